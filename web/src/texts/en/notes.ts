// The frame of the notes for newcomers; what a game says is in its own file.
export const notes: Record<string, string> = {
  'notes.title': 'Note',
  'notes.got-it': 'Got it',
  'notes.no-more': 'No more notes',
  'notes.setting': 'Notes in first games',
  'notes.setting-help': 'Short explanations beside the board, the first three times you play a game.',
  'notes.anew': 'Show all notes again',
};
