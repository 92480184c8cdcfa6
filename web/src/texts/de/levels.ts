// What tables, and the lobby after some games, tell about levels of bots.
export const levels: Record<string, string> = {
  'levels.harder': 'Zwei Siege in Folge auf „{level}“. Versuch „{next}“?',
  'levels.easier': 'Wenn du magst, versuch „{next}“.',
  'levels.take': 'Zu „{next}“ wechseln',
  'levels.play': 'Neue Partie: {next}',
  'levels.decline': 'Nein, danke',
  'levels.hurried': 'Hat kürzer nachgedacht als sonst: Der Server war ausgelastet.',
  'levels.think': '{names} {count: denkt|denken} nach …',
  'levels.loading': 'Die Bots laden, was sie gelernt haben: {percent} %',
  'levels.failed': 'Was die Bots gelernt haben, lässt sich nicht laden. Vorerst spielen sie auf „leicht“.',
  'levels.unknown': 'Diese Ausgabe des Spiels haben die Bots nicht gelernt. Hier spielen sie auf „leicht“.',
};
