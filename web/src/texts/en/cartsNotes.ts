// What newcomers to carts are told in their first matches, in English.
export const texts = {
  'carts.note.last-turn':
    'The final round: this is your last turn. Then each contract that you haven’t completed costs you its points.',
  'carts.note.first-contracts':
    'Keep one contract or both. At the end each completed one scores its points, and each other one costs you its points.',
  'carts.note.more-contracts':
    'You can’t give a kept contract back. If you don’t complete it, it costs you its points.',
  'carts.note.blocked':
    'You can’t complete this contract any more: {contract}. No way is left, so it will cost you its points.',
  'carts.note.too-few-carts':
    'The contract {contract} needs {need} more {need: space|spaces}, and you have only {have} {have: cart|carts}. You can’t complete it any more.',
  'carts.note.double-closed':
    'With 2 players, the second route of a double route is closed as soon as the first is claimed.',
  'carts.note.own-double':
    'You may not claim the second route of this double route. Another player may.',
  'carts.note.few-carts':
    'You have {count} {count: cart|carts} left. The final round begins when a player ends a turn with 2 carts or fewer.',
  'carts.note.others-few-carts':
    'This player has only {count} {count: cart|carts} left. With 2 or fewer at the end of a turn, the final round begins.',
  'carts.note.no-second-wild': 'You can’t take a face-up wild card as your second card.',
  'carts.note.face-up-wild':
    'A face-up wild card is your only card this turn. A wild card from the deck is a card like any other.',
  'carts.note.goods':
    'A cart symbol gives a goods card. At the end, the most goods cards score {first} points, the second most score {second}.',
  'carts.note.completed':
    'You have completed the contract {contract}. It stays secret and scores at the end.',
  'carts.note.can-claim':
    'Cards in hand score nothing. You can claim one of these routes now: one card of its colour for each space.',
};

export type Texts = Record<keyof typeof texts, string>;
