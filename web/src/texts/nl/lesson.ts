// The frame of a lesson; the words of its steps are in texts/lessons.
export const lesson: Record<string, string> = {
  'lesson.title': 'Lessen',
  'lesson.intro':
    'Leer een spel aan een echte tafel, tegen een bot. Elke les laat één ding tegelijk zien. Je kunt stoppen en later verdergaan.',
  'lesson.of': 'Les: {title}',
  'lesson.minutes': '{minutes} minuten',
  'lesson.step': 'Stap {step} van {steps}',
  'lesson.new': 'Nog niet begonnen',
  'lesson.done': 'Voltooid',
  'lesson.begin': 'Beginnen',
  'lesson.resume': 'Verdergaan',
  'lesson.again': 'Opnieuw beginnen',
  'lesson.next': 'Verder',
  'lesson.play-on': 'Verder spelen',
  'lesson.leave': 'Les verlaten. Je kunt later verdergaan.',
  'lesson.repeat': 'Deze stap nog eens lezen',
  'lesson.to-list': 'Alle lessen',
  'lesson.learnt': 'Wat je hebt geleerd ({count})',
  'lesson.watch': 'Kijk mee: {name} speelt.',
  'lesson.first-read': 'Lees eerst de les en ga door met “Verder”.',
  'lesson.stuck': 'Deze les kan niet verdergaan. Begin opnieuw.',
  'lesson.not-here': 'Lessen hebben een nieuwere browser nodig.',
};
