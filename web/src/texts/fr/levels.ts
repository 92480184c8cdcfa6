// What tables, and the lobby after some games, tell about levels of bots.
export const levels: Record<string, string> = {
  'levels.harder': 'Deux victoires de suite au niveau « {level} ». Essayer « {next} » ?',
  'levels.easier': 'Si vous voulez, essayez « {next} ».',
  'levels.take': 'Passer à « {next} »',
  'levels.play': 'Nouvelle partie : {next}',
  'levels.decline': 'Non merci',
  'levels.hurried': 'A réfléchi moins que d’habitude : le serveur était occupé.',
  'levels.think': '{names} {count: réfléchit|réfléchissent}…',
  'levels.loading': 'Chargement de ce que les bots ont appris : {percent} %',
  'levels.failed':
    'Impossible de charger ce que les bots ont appris. Pour l’instant, ils jouent au niveau « facile ».',
  'levels.unknown': 'Les bots n’ont pas appris cette édition du jeu. Ici, ils jouent au niveau « facile ».',
};
