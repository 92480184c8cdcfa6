// The frame of the notes for newcomers; what a game says is in its own file.
export const notes: Record<string, string> = {
  'notes.title': 'Note',
  'notes.got-it': 'Compris',
  'notes.no-more': 'Plus de notes',
  'notes.setting': 'Notes des premières parties',
  'notes.setting-help': 'De courtes explications à côté du plateau, dans vos trois premières parties de chaque jeu.',
  'notes.anew': 'Revoir toutes les notes',
};
