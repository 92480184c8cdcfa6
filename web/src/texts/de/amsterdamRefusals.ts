// Why amsterdam refuses something, in German, and the words for the facts that are named there.
import type { Texts } from '../en/amsterdamRefusals';

export const texts: Texts = {
  'amsterdam.refused.not-now': 'Das geht jetzt nicht. Entscheide zuerst: {due}.',
  'amsterdam.refused.answer-due': 'Entscheide zuerst: {due}.',
  'amsterdam.refused.nothing-asked': 'Das wird jetzt nicht gefragt. Entscheide zuerst: {due}.',
  'amsterdam.refused.not-laid-out': '{card} liegt nicht in der Auslage.',
  'amsterdam.refused.not-your-card': '{card} ist keine deiner {state} Karten.',
  'amsterdam.refused.needs-card': 'Dafür brauchst du diese Karte aktiv: {card}.',
  'amsterdam.refused.no-discount': 'Bei {card} sparst du nichts.',
  'amsterdam.refused.not-in-cost': '{card} kostet kein {colour}.',
  'amsterdam.refused.name-discount':
    '{by}: Du sparst 1 Ressource. Wähle, welche, zum Beispiel {colour}.',
  'amsterdam.refused.already-used': '{card} wurde in diesem Zug schon {times}-mal genutzt.',
  'amsterdam.refused.plan-repeated':
    '{by} wiederholt nur einen Plan pro Zug; in diesem Zug ist es {card}.',
  'amsterdam.refused.condition-fails': 'Bedingung für {card}: {condition}.',
  'amsterdam.refused.too-few-for-card': 'Für {card} brauchst du {need} {counted}; du hast {have}.',
  'amsterdam.refused.too-many-for-card': '{card} erlaubt höchstens {most} {counted}; du hast {have}.',
  'amsterdam.refused.not-usable':
    '{card} kannst du nicht nutzen. Die Karte wirkt von selbst: {timing}.',
  'amsterdam.refused.used-by': '{card} nutzt du anders: {action}.',
  'amsterdam.refused.not-a-plan': '{card} ist kein Quartier-Plan.',
  'amsterdam.refused.too-few-resources':
    'Du brauchst {need} {need: Ressource|Ressourcen} ({colour}) und hast {have}.',
  'amsterdam.refused.too-few-any':
    'Du brauchst {need} beliebige {need: Ressource|Ressourcen} und hast {have}.',
  'amsterdam.refused.too-few-florins': 'Du brauchst {need} Gulden und hast {have}.',
  'amsterdam.refused.colour-order':
    'Wähle Ressourcen in der Reihenfolge Rosa, Grau, Orange, Braun, Violett, Schwarz; {colour} geht jetzt nicht.',
  'amsterdam.refused.same-colour': 'Wähle eine andere Farbe als {colour}.',
  'amsterdam.refused.not-taken': 'Diesen Würfel hast du nicht genommen: {colour}.',
  'amsterdam.refused.not-next-space': 'Fach {space} liegt nicht neben Fach {own} dieses Würfels.',
  'amsterdam.refused.two-dice': 'Nimm zwei verschiedene Würfel, nicht zweimal {colour}.',
  'amsterdam.refused.block-limit':
    'Du darfst nur {most} {most: Häuserblock|Häuserblocks} pro Zug für Ressourcen oder Gulden nehmen.',
  'amsterdam.refused.block-taken': '{block} ist schon in Besitz.',
  'amsterdam.refused.market-used': 'Das Marktplättchen wurde in diesem Zug schon {times}-mal genutzt.',
  'amsterdam.refused.market-idle':
    'Marktplättchen {tile} hätte keine Wirkung. Bedingung: {condition}.',
  'amsterdam.refused.already-advanced': 'Du bist in diesem Zug schon auf der Amstel vorgerückt.',
  'amsterdam.refused.too-far': 'Bis zur Mündung {most: ist|sind} es nur noch {most} {most: Feld|Felder}.',
  'amsterdam.refused.not-beside': 'Dein Lastkahn liegt nicht neben: {space}. Er liegt hier: {here}.',
  'amsterdam.refused.no-quay':
    'Dockarbeiter nimmst du an einem Kai auf. Dein Lastkahn liegt hier: {here}.',
  'amsterdam.refused.no-loading':
    'Laden kannst du an einem Kai oder am Startfeld. Dein Lastkahn liegt hier: {here}.',
  'amsterdam.refused.not-here': 'Diese Ware gehört in ihr Lagerhaus oder einen Speicher: {good}. Dein Lastkahn liegt hier: {here}.',
  'amsterdam.refused.already-hired': 'Nur 1 Dockarbeiter pro Halt: Bewege zuerst deinen Lastkahn.',
  'amsterdam.refused.crew-full': 'Dein Lastkahn ist voll: {most} Dockarbeiter an Bord.',
  'amsterdam.refused.none-there': 'Hier wartet kein solcher Dockarbeiter ({docker}): {here}.',
  'amsterdam.refused.none-in-store': 'Nicht in deinem Zwischenlager: {good}.',
  'amsterdam.refused.none-aboard': 'Nicht an Bord deines Lastkahns: {good}.',
  'amsterdam.refused.full': 'Hier ist kein Platz mehr: {here}.',
  'amsterdam.refused.not-removed': 'TOM entfernt nicht {card}, sondern zum Beispiel {one}.',
  'amsterdam.refused.both-rewards': 'Hier bekommst du für diese Ware beides: {good}.',
  'amsterdam.refused.foreman-begins': 'Der Vorarbeiter beginnt bei einem Speicher.',
  'amsterdam.refused.bailiff-begins': 'Der Amtmann beginnt auf einem Häuserblock mit Kosten {cost}.',
  'amsterdam.refused.not-there':
    '{walker} geht zum nächsten freien Platz, zum Beispiel {nearest}, nicht hierhin: {place}.',
  'amsterdam.refused.not-in-pile': '{card} liegt nicht auf dem Ablagestapel.',
  'amsterdam.refused.just-returned': '{card} hast du gerade abgegeben: Nimm eine andere Karte.',
  'amsterdam.refused.pile-first':
    'Im Ablagestapel {have: liegt|liegen} {have} andere {have: Karte|Karten}: Nimm eine davon.',
  'amsterdam.refused.deck-empty': 'Dieser Stapel ist leer: {deck}.',
  'amsterdam.refused.one-at-least': 'Aktiviere mindestens eine Karte.',
  'amsterdam.refused.there-already': 'Dein Lastkahn liegt schon dort: {here}.',
  'amsterdam.refused.impossible-chance': 'Das ist jetzt nicht möglich.',
  'amsterdam.refused.solo-extension': 'Das Solospiel spielst du ohne Erweiterungen.',

  // What is due instead.
  'amsterdam.due.draft': 'mit welcher Karte du beginnst',
  'amsterdam.due.stock': 'welche Ressource auf dein Rondell kommt',
  'amsterdam.due.take': 'welche Karte du nimmst',
  'amsterdam.due.dice': 'welche zwei Würfel du nimmst',
  'amsterdam.due.actions': 'was du in deinem Zug tust',
  'amsterdam.due.keep': 'welche Ressource du behältst',
  'amsterdam.due.pay': 'welche Ressource du zahlst',
  'amsterdam.due.gain': 'welche Ressource du erhältst',
  'amsterdam.due.trade': 'was aus der Ware wird',
  'amsterdam.due.drop': 'welche inaktive Karte du abwirfst',
  'amsterdam.due.shift': 'ob du Ressourcen in ein Nachbarfach legst',
  'amsterdam.due.remove': 'welche Karte TOM entfernt',
  'amsterdam.due.foreman': 'wohin der Vorarbeiter geht',
  'amsterdam.due.bailiff': 'wohin der Amtmann geht',
  'amsterdam.due.dealer': 'wohin der Schwarzmarkthändler geht',
  'amsterdam.due.return': 'welche inaktive Karte du tauschst',
  'amsterdam.due.fetch': 'welche Karte du dafür nimmst',
  'amsterdam.due.free-card': 'welche Karte du kostenlos aktivierst',
  'amsterdam.due.moor': 'wo dein Lastkahn anlegt',
  'amsterdam.due.free-block': 'welchen Häuserblock du kostenlos nimmst',

  // What a card or a tile asks for.
  'amsterdam.condition.plan-used': 'ein in diesem Zug genutzter Plan',
  'amsterdam.condition.plan-used-of': 'ein in diesem Zug genutzter Plan von {quarter}',
  'amsterdam.condition.active-plan': 'ein aktiver Plan',
  'amsterdam.condition.active-plan-of': 'ein aktiver Plan von {quarter}',
  'amsterdam.condition.step-on-amstel': 'ein Schritt auf der Amstel in diesem Zug',
  'amsterdam.condition.not-first-on-amstel': 'du liegst auf der Amstel nicht vorn',
  'amsterdam.condition.before-the-mouth': 'eine Scheibe, die noch nicht in der Mündung liegt',
  'amsterdam.condition.last-on-amstel': 'du liegst auf der Amstel hinten',
  'amsterdam.condition.fewest-points': 'weniger Punkte als alle anderen',
  'amsterdam.condition.most-points': 'mehr Punkte als alle anderen',
  'amsterdam.condition.florin-by-a-card': 'ein Gulden durch eine andere Karte in diesem Zug',
  'amsterdam.condition.point-by-a-card': 'ein Punkt durch eine andere Karte in diesem Zug',
  'amsterdam.condition.own-crest': 'ein eigenes Wappen in der Stadt',
  'amsterdam.condition.inactive-card': 'eine eigene inaktive Karte',
  'amsterdam.condition.card-to-fetch': 'eine Karte, die dafür kommt',
  'amsterdam.condition.free-block': 'ein freier Häuserblock',

  // What is counted.
  'amsterdam.counted.active-artisans': 'aktive Handwerker',
  'amsterdam.counted.active-buildings': 'aktive Gebäude',
  'amsterdam.counted.active-plans': 'aktive Pläne',
  'amsterdam.counted.spaces-sailed': 'in diesem Zug gefahrene Felder',
  'amsterdam.counted.goods-aboard': 'Waren an Bord',
  'amsterdam.counted.inactive-cards': 'inaktive Karten',

  // How a card is used.
  'amsterdam.way.cede': 'einen aktiven Plan für Gulden abgeben',
  'amsterdam.way.buy': 'eine Karte für 3 Gulden aktivieren',
  'amsterdam.way.acquire': 'einen Häuserblock für 2 Gulden nehmen',
  'amsterdam.way.market': 'das Marktplättchen ein zweites Mal nutzen',
  'amsterdam.way.claim': 'einen zweiten Häuserblock nehmen',
  'amsterdam.way.use-of-a-plan': 'einen Plan noch einmal nutzen',
  'amsterdam.way.skip': 'in Phase I keine Karte nehmen',
  'amsterdam.way.shift': 'in Phase II Ressourcen in ein Nachbarfach legen',

  // Where a card lies.
  'amsterdam.state.active': 'aktiven',
  'amsterdam.state.inactive': 'inaktiven',

  // Who walks.
  'amsterdam.who.foreman': 'Der Vorarbeiter',
  'amsterdam.who.bailiff': 'Der Amtmann',
  'amsterdam.who.dealer': 'Der Schwarzmarkthändler',
};
