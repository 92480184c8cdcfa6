// The names of games and bots, and the refusals of every game.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export const gameNames = ['carts', 'venise', 'merchants', 'amsterdam'] as const;
export const botNames = [
  'random',
  'greedy',
  'flat',
  'beginner',
  'easy',
  'medium',
  'hard',
  'expert',
] as const;

// Those that people are offered, the weakest first.
export const levels = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;

// The refusals of every game: of an action, and of an action's text.
export const refusals = ['not-your-turn', 'match-over', 'no-such-action'] as const;
export const textRefusals = [
  'unknown-verb',
  'unknown-name',
  'missing-word',
  'bad-word',
  'wrong-actor',
] as const;
