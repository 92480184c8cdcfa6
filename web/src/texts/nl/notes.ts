// The frame of the notes for newcomers; what a game says is in its own file.
export const notes: Record<string, string> = {
  'notes.title': 'Notitie',
  'notes.got-it': 'Begrepen',
  'notes.no-more': 'Geen notities meer',
  'notes.setting': 'Notities in de eerste partijen',
  'notes.setting-help': 'Korte uitleg naast het bord, in je eerste drie partijen van elk spel.',
  'notes.anew': 'Alle notities opnieuw tonen',
};
