// What tables, and the lobby after some games, tell about levels of bots.
export const levels: Record<string, string> = {
  'levels.harder': 'Two wins in a row at “{level}”. Try “{next}”?',
  'levels.easier': 'If you like, try “{next}”.',
  'levels.take': 'Switch to “{next}”',
  'levels.play': 'New game: {next}',
  'levels.decline': 'No, thanks',
  'levels.hurried': 'Thought less than usual: the server was busy.',
  'levels.think': '{names} {count: is|are} thinking…',
  'levels.loading': 'Loading what the bots have learned: {percent} %',
  'levels.failed': 'Could not load what the bots have learned. They play at “easy” for now.',
  'levels.unknown': 'The bots have not learned this edition of the game. Here they play at “easy”.',
};
