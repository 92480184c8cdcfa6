// Words of the rules pages, besides the rules themselves.
export const texts: Record<string, string> = {
  'rulebook.contents': 'Inhoud',
  'rulebook.print': 'Afdrukken',
  'rulebook.english-only': 'Deze regels zijn er voorlopig alleen in het Engels.',
  'rulebook.dagger': 'Het regelboek toont deze waarde alleen op een afbeelding: dit is onze reconstructie.',
  'rulebook.reading': 'Lezing {number}: het regelboek is hier niet duidelijk. docs/rules legt het uit.',
  'rulebook.picture': 'Afbeelding: {title}',
  'rulebook.search': 'Kaarten en tegels zoeken',
  'rulebook.kind': 'Soort',
  'rulebook.all': 'Alles',
  'rulebook.hits': '{count} {count: item|items}',
  'rulebook.no-hits': 'Niets gevonden. Probeer een ander woord of een andere soort.',
  'rulebook.show-all': 'Alle {count} tonen',
  'rulebook.back': 'Terug naar de tafel',
  'rulebook.whole': 'Als pagina openen',
};
