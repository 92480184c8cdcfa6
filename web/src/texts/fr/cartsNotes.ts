// What newcomers to carts are told in their first matches, in French.
import type { Texts } from '../en/cartsNotes';

export const texts: Texts = {
  'carts.note.last-turn':
    'Dernier tour de table : c’est votre dernier tour. Ensuite, chaque contrat non rempli vous coûte ses points.',
  'carts.note.first-contracts':
    'Gardez un contrat ou les deux. À la fin, un contrat rempli rapporte ses points, un contrat non rempli vous les coûte.',
  'carts.note.more-contracts':
    'Vous ne pourrez plus vous défaire d’un contrat gardé. S’il n’est pas rempli, il vous coûte ses points.',
  'carts.note.blocked':
    'Vous ne pouvez plus remplir ce contrat : {contract}. Il ne reste aucun chemin, et il vous coûtera ses points.',
  'carts.note.too-few-carts':
    'Il manque {need} {need: espace|espaces} au contrat {contract}, et il vous reste {have} {have: chariot|chariots}. Vous ne pouvez plus le remplir.',
  'carts.note.double-closed':
    'À 2 joueurs, la seconde route d’une route double est fermée dès que la première est prise.',
  'carts.note.own-double':
    'Vous ne pouvez pas prendre la seconde route de cette route double. Un autre joueur le peut.',
  'carts.note.few-carts':
    'Il vous reste {count} {count: chariot|chariots}. Le dernier tour de table commence quand un joueur termine son tour avec 2 chariots ou moins.',
  'carts.note.others-few-carts':
    'Il ne reste que {count} {count: chariot|chariots} à ce joueur. Avec 2 ou moins à la fin d’un tour, le dernier tour de table commence.',
  'carts.note.no-second-wild': 'Vous ne pouvez pas prendre un joker visible comme seconde carte.',
  'carts.note.face-up-wild':
    'Un joker visible est votre seule carte ce tour-ci. Un joker de la pioche est une carte comme les autres.',
  'carts.note.goods':
    'Un symbole chariot donne une carte Marchandise. À la fin, le plus de cartes Marchandise rapporte {first} points, la deuxième place {second}.',
  'carts.note.completed':
    'Vous avez rempli le contrat {contract}. Il reste secret et rapporte ses points à la fin.',
  'carts.note.can-claim':
    'Les cartes en main ne rapportent rien. Vous pouvez prendre une de ces routes : une carte de sa couleur par espace.',
};
