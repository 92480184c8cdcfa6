// What newcomers to amsterdam are told in their first matches, in German.
import type { Texts } from '../en/amsterdamNotes';

export const texts: Texts = {
  'amsterdam.note.last-turn':
    'Das ist dein letzter Zug. Jede inaktive Karte kostet nun einen Strafmarker; je 2 Stück restliches Material bringen 1 Punkt.',
  'amsterdam.note.sixth':
    'Fünf inaktive Karten darfst du haben. Wirf eine der sechs ab und nimm einen Strafmarker.',
  'amsterdam.note.penalty':
    'Du hast einen Strafmarker bekommen. Am Ende kostet der erste 3 Punkte, der zweite 5, jeder weitere 7.',
  'amsterdam.note.toms-turn':
    'TOM ist vor dir dran, mit den Würfeln, wie sie gefallen sind. Jede 1 bringt TOM auf der Amstel voran, jede 6 einen Häuserblock.',
  'amsterdam.note.high-dice':
    'Diese Würfel kämen zu spät an. Deshalb zählen sie in dieser Runde als 1.',
  'amsterdam.note.empty-space':
    'Fach 1 deines Rondells ist leer. Ohne einen Würfel, der 1 zählt, bekommst du einen Strafmarker.',
  'amsterdam.note.first-card':
    'Die Karte ist kostenlos, aber inaktiv: Bezahle sie später, dann wirkt sie. Am Ende kostet jede inaktive Karte einen Strafmarker.',
  'amsterdam.note.store-or-sell':
    'Eine Ware im Zwischenlager kannst du nicht mehr verkaufen. Jede Ware wird auf dem Schwarzmarkt nur einmal pro Partie verkauft.',
  'amsterdam.note.many-inactive':
    'Du hast {count} inaktive Karten. Mehr als fünf geht nicht, und am Ende kostet jede einen Strafmarker.',
  'amsterdam.note.undelivered':
    'Du musst noch {count} Waren abliefern. Der Bonus „Schnelle Lieferung“ ist jetzt {bonus} und wird mit jeder Runde kleiner.',
  'amsterdam.note.unkept':
    'Nur 1 Ressource deines Vorrats bleibt für die nächste Runde. Gib die anderen aus, sonst verlierst du {count}.',
  'amsterdam.note.docker':
    'Nimm einen Dockarbeiter auf und erhalte 1 Gulden. Am Kai seiner Farbe geht er ins Magazin: {count} Punkte für den nächsten.',
  'amsterdam.note.connected':
    'Am Ende bringt dein größtes Gebiet 3 Punkte pro Wappen. Häuserblocks sind durch Brücken verbunden, auch von Quartier zu Quartier.',
  'amsterdam.note.amstel':
    'Das erste Feld kostet 1 Ressource, jedes weitere 2. Die vorderste Scheibe ist zuerst dran.',
};
