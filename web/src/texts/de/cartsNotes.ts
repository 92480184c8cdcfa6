// What newcomers to carts are told in their first matches, in German.
import type { Texts } from '../en/cartsNotes';

export const texts: Texts = {
  'carts.note.last-turn':
    'Letzte Runde: Das ist dein letzter Zug. Danach kostet dich jeder nicht erfüllte Auftrag seine Punkte.',
  'carts.note.first-contracts':
    'Behalte einen Auftrag oder beide. Am Ende bringt jeder erfüllte seine Punkte, jeder andere kostet dich seine Punkte.',
  'carts.note.more-contracts':
    'Einen behaltenen Auftrag wirst du nicht mehr los. Erfüllst du ihn nicht, kostet er dich seine Punkte.',
  'carts.note.blocked':
    'Diesen Auftrag kannst du nicht mehr erfüllen: {contract}. Kein Weg ist mehr offen, er wird dich seine Punkte kosten.',
  'carts.note.too-few-carts':
    'Dem Auftrag {contract} {need: fehlt|fehlen} noch {need} {need: Feld|Felder}, und du hast nur {have} Karren. Du kannst ihn nicht mehr erfüllen.',
  'carts.note.double-closed':
    'Zu zweit ist die andere Strecke einer Doppelstrecke gesperrt, sobald die erste genommen ist.',
  'carts.note.own-double':
    'Die andere Strecke dieser Doppelstrecke darfst du nicht nehmen. Andere dürfen es.',
  'carts.note.few-carts':
    'Du hast noch {count} Karren. Die letzte Runde beginnt, wenn jemand am Ende seines Zuges 2 Karren oder weniger hat.',
  'carts.note.others-few-carts':
    'Hier {count: ist|sind} nur noch {count} Karren übrig. Mit 2 oder weniger am Ende eines Zuges beginnt die letzte Runde.',
  'carts.note.no-second-wild':
    'Einen Joker aus der Auslage darfst du nicht als zweite Karte nehmen.',
  'carts.note.face-up-wild':
    'Ein Joker aus der Auslage ist deine einzige Karte in diesem Zug. Ein Joker vom Stapel ist eine Karte wie jede andere.',
  'carts.note.goods':
    'Ein Karrensymbol bringt eine Warenkarte. Am Ende bringen die meisten Warenkarten {first} Punkte, die zweitmeisten {second}.',
  'carts.note.completed':
    'Du hast den Auftrag {contract} erfüllt. Er bleibt geheim und bringt seine Punkte am Ende.',
  'carts.note.can-claim':
    'Karten auf der Hand bringen keine Punkte. Du kannst jetzt eine dieser Strecken nehmen: eine Karte ihrer Farbe für jedes Feld.',
};
