// The frame of a lesson; the words of its steps are in texts/lessons.
export const lesson: Record<string, string> = {
  'lesson.title': 'Leçons',
  'lesson.intro':
    'Apprenez un jeu à une vraie table, contre un bot. Chaque leçon montre une chose à la fois. Vous pouvez vous arrêter et continuer plus tard.',
  'lesson.of': 'Leçon : {title}',
  'lesson.minutes': '{minutes} minutes',
  'lesson.step': 'Étape {step} sur {steps}',
  'lesson.new': 'Pas commencée',
  'lesson.done': 'Terminée',
  'lesson.begin': 'Commencer',
  'lesson.resume': 'Continuer',
  'lesson.again': 'Recommencer',
  'lesson.next': 'Suivant',
  'lesson.play-on': 'Continuer la partie',
  'lesson.leave': 'Quitter la leçon. Vous pourrez continuer plus tard.',
  'lesson.repeat': 'Relire cette étape',
  'lesson.to-list': 'Toutes les leçons',
  'lesson.learnt': 'Ce que vous avez appris ({count})',
  'lesson.watch': 'Regardez : {name} joue.',
  'lesson.first-read': 'Lisez d’abord la leçon et continuez avec « Suivant ».',
  'lesson.stuck': 'Cette leçon ne peut pas continuer. Recommencez-la.',
  'lesson.not-here': 'Les leçons demandent un navigateur plus récent.',
};
