// The frame of a lesson; the words of its steps are in texts/lessons.
export const lesson: Record<string, string> = {
  'lesson.title': 'Lektionen',
  'lesson.intro':
    'Lerne ein Spiel an einem echten Tisch, gegen einen Bot. Jede Lektion zeigt eins nach dem anderen. Du kannst aufhören und später weitermachen.',
  'lesson.of': 'Lektion: {title}',
  'lesson.minutes': '{minutes} Minuten',
  'lesson.step': 'Schritt {step} von {steps}',
  'lesson.new': 'Noch nicht begonnen',
  'lesson.done': 'Abgeschlossen',
  'lesson.begin': 'Beginnen',
  'lesson.resume': 'Weitermachen',
  'lesson.again': 'Neu beginnen',
  'lesson.next': 'Weiter',
  'lesson.play-on': 'Weiterspielen',
  'lesson.leave': 'Lektion verlassen. Du kannst später weitermachen.',
  'lesson.repeat': 'Diesen Schritt noch einmal lesen',
  'lesson.to-list': 'Alle Lektionen',
  'lesson.learnt': 'Was du gelernt hast ({count})',
  'lesson.watch': 'Sieh zu: {name} spielt.',
  'lesson.first-read': 'Lies zuerst die Lektion und mach mit „Weiter“ weiter.',
  'lesson.stuck': 'Diese Lektion kann nicht weitergehen. Beginne sie neu.',
  'lesson.not-here': 'Lektionen brauchen einen neueren Browser.',
};
