// Words of the rules pages, besides the rules themselves.
export const texts: Record<string, string> = {
  'rulebook.contents': 'Contents',
  'rulebook.print': 'Print',
  'rulebook.english-only': 'These rules are only available in English so far.',
  'rulebook.dagger': 'The rulebook shows this value only in a picture: it is our reconstruction.',
  'rulebook.reading': 'Reading {number}: the rulebook is not clear here. docs/rules explains it.',
  'rulebook.picture': 'Picture: {title}',
  'rulebook.search': 'Search cards and tiles',
  'rulebook.kind': 'Kind',
  'rulebook.all': 'All',
  'rulebook.hits': '{count} {count: entry|entries}',
  'rulebook.no-hits': 'Nothing found. Try another word or kind.',
  'rulebook.show-all': 'Show all {count}',
  'rulebook.back': 'Back to the table',
  'rulebook.whole': 'Open as a page',
};
