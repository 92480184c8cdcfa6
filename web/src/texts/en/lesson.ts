// The frame of a lesson; the words of its steps are in texts/lessons.
export const lesson: Record<string, string> = {
  'lesson.title': 'Lessons',
  'lesson.intro':
    'Learn a game at a real table, against a bot. Each lesson shows one thing at a time. You can stop and go on later.',
  'lesson.of': 'Lesson: {title}',
  'lesson.minutes': '{minutes} minutes',
  'lesson.step': 'Step {step} of {steps}',
  'lesson.new': 'Not begun',
  'lesson.done': 'Completed',
  'lesson.begin': 'Begin',
  'lesson.resume': 'Continue',
  'lesson.again': 'Begin again',
  'lesson.next': 'Next',
  'lesson.play-on': 'Play on',
  'lesson.leave': 'Leave the lesson. You can go on later.',
  'lesson.repeat': 'Read this step again',
  'lesson.to-list': 'All lessons',
  'lesson.learnt': 'What you have learned ({count})',
  'lesson.watch': 'Watch: {name} plays.',
  'lesson.first-read': 'First read the lesson and go on with Next.',
  'lesson.stuck': 'This lesson can’t go on. Begin it again.',
  'lesson.not-here': 'Lessons need a newer browser.',
};
