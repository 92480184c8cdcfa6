// The frame of the notes for newcomers; what a game says is in its own file.
export const notes: Record<string, string> = {
  'notes.title': 'Notiz',
  'notes.got-it': 'Verstanden',
  'notes.no-more': 'Keine Notizen mehr',
  'notes.setting': 'Notizen in den ersten Partien',
  'notes.setting-help': 'Kurze Erklärungen neben dem Spielplan, in deinen ersten drei Partien jedes Spiels.',
  'notes.anew': 'Alle Notizen wieder zeigen',
};
