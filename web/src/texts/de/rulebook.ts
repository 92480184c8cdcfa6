// Words of the rules pages, besides the rules themselves.
export const texts: Record<string, string> = {
  'rulebook.contents': 'Inhalt',
  'rulebook.print': 'Drucken',
  'rulebook.english-only': 'Diese Regeln gibt es bisher nur auf Englisch.',
  'rulebook.dagger': 'Die Spielregel zeigt diesen Wert nur auf einem Bild: Er ist unsere Rekonstruktion.',
  'rulebook.reading': 'Lesart {number}: Die Spielregel ist hier nicht eindeutig. docs/rules erklärt sie.',
  'rulebook.picture': 'Bild: {title}',
  'rulebook.search': 'Karten und Plättchen suchen',
  'rulebook.kind': 'Art',
  'rulebook.all': 'Alle',
  'rulebook.hits': '{count} {count: Eintrag|Einträge}',
  'rulebook.no-hits': 'Nichts gefunden. Versuche ein anderes Wort oder eine andere Art.',
  'rulebook.show-all': 'Alle {count} zeigen',
  'rulebook.back': 'Zurück zum Tisch',
  'rulebook.whole': 'Als Seite öffnen',
};
