// What newcomers to venise are told in their first matches, in German.
import type { Texts } from '../en/veniseNotes';

export const texts: Texts = {
  'venise.note.an-order': 'ein Auftrag für {good}',
  'venise.note.last-turn':
    'Das ist dein letzter Zug. Danach werden bis zu 6 von jeder Ware verkauft, zum Kurs − 1 und ohne Bonus.',
  'venise.note.secondary':
    'Jemand hat ein Viertel aktiviert, in dem dein Bürger oder dein Würfel ist. Du bekommst auch etwas: eins davon zählt 1, beides 2.',
  'venise.note.die-returned':
    'Jemand hat hier einen gleichen oder niedrigeren Würfel gelegt. Dein Würfel ging in deine Reserve zurück.',
  'venise.note.bridge-lost':
    'Jemand hat deine Brücke ersetzt. Sie ging an dich zurück, und du darfst sie wieder bauen.',
  'venise.note.no-workshop': 'Waren kommen aus Werkstätten. Hol dir eine in diesem Viertel.',
  'venise.note.place-cubes':
    'In deinem Vorrat liegen Steine, die dieser Werkstatt noch fehlen. Lege sie darauf.',
  'venise.note.missing': 'Deiner Werkstatt fehlt noch: {what}. Dann kann sie produzieren.',
  'venise.note.needs-order':
    'Diese Werkstatt ist voll. Zum Produzieren fehlt ihr ein Auftrag. Ware: {good}.',
  'venise.note.not-placed':
    'Hier liegt ein niedrigerer Würfel, also geht deiner in deine Reserve zurück. Du darfst trotzdem aktivieren, mit Wert {count}.',
  'venise.note.masters':
    'Bezahle zuerst die Steine eines Meisters. Dann wirkt ein dauerhafter bis zum Ende, ein einmaliger sofort.',
  'venise.note.hired':
    'Das ist ein dauerhafter Meister: Er wirkt bis zum Spielende. Angeheuerte Meister bringen am Ende auch Punkte.',
  'venise.note.port':
    'Exportiere eine Ware für {count} {count: Punkt|Punkte}, egal wie hoch ihr Kurs ist. Jeder Hafen nimmt jede Ware nur einmal pro Partie.',
  'venise.note.bridge':
    'Du darfst jetzt eine Brücke bauen. Am Ende bringt jede Gruppe verbundener Brücken ihre Anzahl im Quadrat.',
  'venise.note.end-near':
    'Das Ende ist nah. 5 Brücken einer Person, ein leerer Auftragsstapel oder ein voller Markt bringen die letzte Runde.',
};
