// Words of the rules pages, besides the rules themselves.
export const texts: Record<string, string> = {
  'rulebook.contents': 'Sommaire',
  'rulebook.print': 'Imprimer',
  'rulebook.english-only': 'Ces règles ne sont disponibles qu’en anglais pour le moment.',
  'rulebook.dagger': 'La règle ne montre cette valeur que sur une image : c’est notre reconstitution.',
  'rulebook.reading': 'Lecture {number} : la règle n’est pas claire ici. docs/rules l’explique.',
  'rulebook.picture': 'Image : {title}',
  'rulebook.search': 'Chercher une carte ou une tuile',
  'rulebook.kind': 'Type',
  'rulebook.all': 'Tout',
  'rulebook.hits': '{count} {count: élément|éléments}',
  'rulebook.no-hits': 'Rien trouvé. Essayez un autre mot ou un autre type.',
  'rulebook.show-all': 'Tout afficher ({count})',
  'rulebook.back': 'Retour à la table',
  'rulebook.whole': 'Ouvrir comme page',
};
