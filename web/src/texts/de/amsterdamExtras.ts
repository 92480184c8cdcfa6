import type { Texts } from '../en/amsterdamExtras';

export const texts: Texts = {
  // Parts.
  'amsterdam.pile': 'Ablagestapel · {count}',
  'amsterdam.river.tom': 'Hier liegt TOMs Scheibe.',
  'amsterdam.walker.foreman':
    'Vorarbeiter: Jede Ware, die du hier ablieferst, gibt 2 Punkte mehr. Am Ende dieses Zuges geht er zum nächsten anderen Ankerplatz mit Platz.',
  'amsterdam.walker.bailiff':
    'Amtmann: Dieser Häuserblock kostet 1 Ressource weniger. Am Ende dieses Zuges geht er über eine Brücke auf einen freien Häuserblock.',
  'amsterdam.walker.dealer':
    'Schwarzmarkthändler: Verkaufst du diese Ware, bekommst du beides. Am Ende dieses Zuges geht er auf ein freies Nachbarfeld.',

  // What an action brings.
  'amsterdam.preview.bailiff': 'Ab jetzt 1 Ressource weniger: {from} → {to}',
  'amsterdam.preview.foreman': 'Deine Ware hier: {from} → {to} Punkte',
  'amsterdam.preview.dealer': 'Ab jetzt 2 Gulden und 1 Ressource für {good}',
  'amsterdam.preview.return': 'Du erhältst dafür eine andere Karte vom Ablagestapel',
  'amsterdam.preview.draw': 'Die Karte wird zufällig gezogen',
  'amsterdam.preview.removed': 'Kommt auf den Ablagestapel',

  // TOM.
  'amsterdam.tom': 'TOM, der Solo-Gegner',
  'amsterdam.tom.sits': 'Solo-Gegner',
  'amsterdam.tom.turn': 'TOMs Zug in Runde {round}',
  'amsterdam.tom.turn.short': 'TOMs Zug',
  'amsterdam.tom.step': '{step} von {steps}',
  'amsterdam.tom.back': 'Zurück',
  'amsterdam.tom.on': 'Weiter',
  'amsterdam.tom.close': 'Fertig',
  'amsterdam.tom.deed.removed': 'Entfernt eine Karte',
  'amsterdam.tom.deed.ones': 'Amstel',
  'amsterdam.tom.deed.docker': 'Dockarbeiter',
  'amsterdam.tom.deed.market': 'Markt',
  'amsterdam.tom.space': 'Feld {number}',
  'amsterdam.tom.why.removed':
    'TOM liegt auf der Amstel vorn. Er entfernt die billigste Karte der Auslage; bei Gleichstand Quartier-Plan vor Gebäude vor Handwerker.',
  'amsterdam.tom.why.ones': 'Jede 1 ist 1 Feld. Brücken und Mündung geben TOM Punkte wie dir.',
  'amsterdam.tom.why.docker':
    'Drei gleiche Würfel bestimmen einen Dockarbeiter: {list}. TOM erhält die nächsten Punkte des Magazins und 1 Gulden.',
  'amsterdam.tom.why.only': 'Einziger freier Häuserblock in diesem Quartier.',
  'amsterdam.tom.why.cheapest': 'Billigster freier Häuserblock in diesem Quartier: Kosten {cost}.',
  'amsterdam.tom.why.beside':
    'Von den {count} billigsten freien Häuserblocks (Kosten {cost}) grenzt er an einen eigenen.',
  'amsterdam.tom.why.left':
    'Von den {count} billigsten freien Häuserblocks (Kosten {cost}) liegt er am weitesten links; keiner grenzt besser an eigene.',
  'amsterdam.tom.why.market':
    'TOM zahlt einmal, wenn er kann, und nimmt Punkte und Felder, aber keine Ressourcen.',
  'amsterdam.tom.why.saved': 'TOM kann nicht zahlen und erhält 1 Gulden.',
  'amsterdam.tom.now': 'Stand, wenn die Partie jetzt endet: {points} Punkte.',
  'amsterdam.tom.next':
    'Bei der nächsten 6 des Würfels {colour} nimmt TOM diesen Häuserblock: {why}.',
  'amsterdam.tom.because.only': 'kein anderer Häuserblock des Quartiers ist frei',
  'amsterdam.tom.because.cheapest': 'kein anderer freier Häuserblock des Quartiers ist so billig',
  'amsterdam.tom.because.beside': 'von den {count} billigsten freien Häuserblocks liegt er neben seinen',
  'amsterdam.tom.because.left': 'von den {count} billigsten freien Häuserblocks liegt er am weitesten links',
  'amsterdam.tom.crests': 'TOM: {count} Wappen, größtes Gebiet: {group}',
  'amsterdam.tom.help': 'So spielt TOM',
  'amsterdam.tom.help.1':
    'TOM hat kein Tableau und keine Karten. Die Würfel entscheiden für ihn, bevor du deine nimmst.',
  'amsterdam.tom.help.2':
    'Phase I: Liegt TOM auf der Amstel vorn, entfernt er vor dir eine Karte: die billigste, bei Gleichstand Quartier-Plan vor Gebäude vor Handwerker. Sind mehrere gleich, wählst du.',
  'amsterdam.tom.help.3': 'Danach in dieser Reihenfolge. Jede 1: 1 Feld auf der Amstel.',
  'amsterdam.tom.help.4': 'Drei gleiche Würfel: Ein Dockarbeiter geht von seinem Kai ins Magazin, für dessen Punkte und 1 Gulden. 1 blau, 2 weiß, 3 gelb, 4 braun, 5 rosa, 6 grün.',
  'amsterdam.tom.help.5':
    'Jede 6, in der Reihenfolge Braun, Grau, Violett, Orange, Rosa, Schwarz: TOM nimmt einen Häuserblock im Quartier dieser Farbe in Besitz: den billigsten, dann einen neben eigenen, dann den am weitesten links. Die Ware verkauft er für 2 Gulden oder liefert sie ab, wenn ihr Feld auf dem Schwarzmarkt belegt ist.',
  'amsterdam.tom.help.6':
    'Markt: TOM zahlt, wenn er kann, und nimmt Punkte und Felder. Sonst erhält er 1 Gulden.',
  'amsterdam.tom.help.7':
    'Am Spielende zählen sein größtes Gebiet, das Quartier-Plättchen und seine Gulden. Du gewinnst nur mit mehr Punkten als TOM.',
  'amsterdam.tom.won': 'Du schlägst TOM um {count} {count: Punkt|Punkte}.',
  'amsterdam.tom.lost': 'TOM liegt {count} {count: Punkt|Punkte} vorn.',
  'amsterdam.tom.tied': 'Gleichstand: TOM gewinnt.',

  // Tasks.
  'amsterdam.tasks.met': 'erfüllt',
  'amsterdam.tasks.elsewhere': 'das Material bringt bei einem anderen Auftrag mehr',
  'amsterdam.tasks.points': '{count} {count: Punkt|Punkte}',
  'amsterdam.tasks.give':
    'Am Spielende gibst du das Material ab; jedes Teil zählt nur für einen Auftrag.',
  'amsterdam.task-is': 'Auftrag {number}: {task}',
  'amsterdam.progress.quarter': '{have} von {need} Wappen in {quarter}',
  'amsterdam.progress.dockers': '{have} von {need} Dockarbeitern im Magazin',
  'amsterdam.progress.sold': '{have} von {need} Waren auf dem Schwarzmarkt',
  'amsterdam.progress.roofs': '{have} von {need} Dächern voll',
  'amsterdam.progress.depots': '{have} von {need} Speichern voll',
  'amsterdam.progress.crests': '{have} von {need} Wappen',
  'amsterdam.progress.each': '{artisans} Handwerker, {buildings} Gebäude, {plans} {plans: Plan|Pläne}',
  'amsterdam.progress.amstel': 'Feld {have} von {need}',
  'amsterdam.progress.cards': '{have} von {need} Karten aktiv',
  'amsterdam.progress.kinds': '{have} von {need} Sorten an Bord',
  'amsterdam.progress.home.away': 'hat das Startfeld noch nicht verlassen',
  'amsterdam.progress.home.out': 'unterwegs',
  'amsterdam.progress.home.back': 'ist zurück',
  'amsterdam.progress.pieces': '{have} von {need} Teilen',
  'amsterdam.progress.colours': '{have} {have: Farbe|Farben} im Vorrat',
  'amsterdam.progress.aboard': '{have} von {need} an Bord',

  // Setting up a table.
  'amsterdam.option.not-solo': 'Solo gegen TOM spielst du ohne Erweiterungen.',
  'amsterdam.option.solo':
    'Ein Platz: Du spielst solo gegen TOM, den die Würfel steuern. Du gewinnst nur mit mehr Punkten als TOM.',
  'amsterdam.option.characters.off.help': 'Ohne diese Figuren spielen.',
  'amsterdam.option.characters.on.help':
    'Der Vorarbeiter gibt 2 Punkte mehr je Ware, der Amtmann spart 1 Ressource bei einem Häuserblock. Wer sie nutzt, versetzt sie.',
  'amsterdam.option.tasks.none.help': 'Keine Aufträge.',
  'amsterdam.option.tasks.secret-3.help': 'Alle erhalten drei geheime Aufträge.',
  'amsterdam.option.tasks.secret-5.help': 'Alle erhalten fünf geheime Aufträge.',
  'amsterdam.option.tasks.open-1.help': 'Alle erhalten einen offenen Auftrag.',
  'amsterdam.option.tasks.open-2.help': 'Alle erhalten zwei offene Aufträge.',
  'amsterdam.option.dealer.off.help': 'Der Schwarzmarkt gibt Gulden oder 1 Ressource.',
  'amsterdam.option.dealer.on.help': 'Wo er steht, gibt es einmal beides; dann geht er weiter.',
  'amsterdam.option.tiles.base.help': 'Plättchen für Punkte, Felder und Ressourcen.',
  'amsterdam.option.tiles.mixed.help': 'In jeder Hälfte einige C-Plättchen mit eigenen Wirkungen.',
  'amsterdam.option.tiles.c-for-b.help': 'Die zweite Hälfte deckt nur C-Plättchen auf.',
};
