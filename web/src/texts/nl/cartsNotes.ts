// What newcomers to carts are told in their first matches, in Dutch.
import type { Texts } from '../en/cartsNotes';

export const texts: Texts = {
  'carts.note.last-turn':
    'De laatste ronde: dit is je laatste beurt. Daarna kost elk contract dat niet is voltooid je zijn punten.',
  'carts.note.first-contracts':
    'Houd één contract of beide. Aan het einde levert elk voltooid contract zijn punten op, elk ander kost je zijn punten.',
  'carts.note.more-contracts':
    'Een contract dat je houdt, raak je niet meer kwijt. Voltooi je het niet, dan kost het je zijn punten.',
  'carts.note.blocked':
    'Dit contract kun je niet meer voltooien: {contract}. Er is geen weg meer open, dus het zal je zijn punten kosten.',
  'carts.note.too-few-carts':
    'Het contract {contract} heeft nog {need} {need: vak|vakken} nodig, en je hebt maar {have} {have: kar|karren}. Je kunt het niet meer voltooien.',
  'carts.note.double-closed':
    'Met 2 spelers is de tweede route van een dubbele route gesloten zodra de eerste is geclaimd.',
  'carts.note.own-double':
    'De tweede route van deze dubbele route mag je niet claimen. Een andere speler wel.',
  'carts.note.few-carts':
    'Je hebt nog {count} {count: kar|karren}. De laatste ronde begint als een speler een beurt eindigt met 2 karren of minder.',
  'carts.note.others-few-carts':
    'Deze speler heeft nog maar {count} {count: kar|karren}. Met 2 of minder aan het einde van een beurt begint de laatste ronde.',
  'carts.note.no-second-wild': 'Een open joker mag je niet als tweede kaart nemen.',
  'carts.note.face-up-wild':
    'Een open joker is deze beurt je enige kaart. Een joker van de stapel is een kaart als elke andere.',
  'carts.note.goods':
    'Een karsymbool geeft een goederenkaart. Aan het einde leveren de meeste goederenkaarten {first} punten op, de op een na meeste {second}.',
  'carts.note.completed':
    'Je hebt het contract {contract} voltooid. Het blijft geheim en levert aan het einde zijn punten op.',
  'carts.note.can-claim':
    'Kaarten in je hand leveren niets op. Je kunt nu een van deze routes claimen: één kaart van de kleur per vak.',
};
