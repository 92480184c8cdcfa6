// Names that the house has: games, bots, reasons of every game to refuse.
// Made of the C++ by `pakhuis types`: change the C++ and run it again.

export const gameNames = ['carts', 'venise', 'merchants', 'amsterdam'] as const;
export const botNames = ['random', 'greedy', 'flat', 'easy'] as const;

// Why an action may be refused in every game; and what is wrong with its text.
export const refusals = ['not-your-turn', 'match-over', 'no-such-action'] as const;
export const textRefusals = [
  'unknown-verb',
  'unknown-name',
  'missing-word',
  'bad-word',
  'wrong-actor',
] as const;
