// What tables, and the lobby after some games, tell about levels of bots.
export const levels: Record<string, string> = {
  'levels.harder': 'Twee keer op rij gewonnen op ‘{level}’. ‘{next}’ proberen?',
  'levels.easier': 'Als je wilt, probeer ‘{next}’.',
  'levels.take': 'Naar ‘{next}’',
  'levels.play': 'Nieuwe partij: {next}',
  'levels.decline': 'Nee, bedankt',
  'levels.hurried': 'Heeft korter nagedacht dan anders: de server had het druk.',
  'levels.think': '{names} {count: denkt|denken} na…',
  'levels.loading': 'Laden wat de bots hebben geleerd: {percent} %',
  'levels.failed': 'Wat de bots hebben geleerd kan niet worden geladen. Voorlopig spelen ze op ‘makkelijk’.',
  'levels.unknown': 'De bots hebben deze editie van het spel niet geleerd. Hier spelen ze op ‘makkelijk’.',
};
