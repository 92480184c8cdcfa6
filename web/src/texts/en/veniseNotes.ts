// What newcomers to venise are told in their first matches, in English.
export const texts = {
  'venise.note.an-order': 'an order for {good}',
  'venise.note.last-turn':
    'This is your last turn. After it, up to 6 of each good are sold, for the price − 1 and without a bonus.',
  'venise.note.secondary':
    'Another player activated a district with your burgher or die. So you gain too: value 1 for either, 2 for both.',
  'venise.note.die-returned':
    'Another player placed an equal or lower die here. So your die returned to your reserve.',
  'venise.note.bridge-lost':
    'Another player replaced your bridge. It returned to you, and you may build it again.',
  'venise.note.no-workshop': 'Goods come from workshops. Fetch one in this district.',
  'venise.note.place-cubes':
    'Your stock holds cubes that this workshop still needs. Place them on it.',
  'venise.note.missing': 'Your workshop still needs: {what}. Then it can produce.',
  'venise.note.needs-order':
    'This workshop is full, but it needs an order to produce. Good: {good}.',
  'venise.note.not-placed':
    'The die here is lower, so yours returns to your reserve. You may still activate, with value {count}.',
  'venise.note.masters':
    'First pay a master’s cubes. Then permanent masters work until the end of the game, one-time masters act at once.',
  'venise.note.hired':
    'This is a permanent master: it works until the end of the game. Hired masters also score, at the end.',
  'venise.note.port':
    'Export one good for {count} {count: point|points}, whatever its price. Each port takes each good only once per game.',
  'venise.note.bridge':
    'You may build a bridge now. At the end, each group of connected bridges scores its number × itself.',
  'venise.note.end-near':
    'The end is near. All 5 bridges of a player, an empty order deck or a full market bring the final round.',
};

export type Texts = Record<keyof typeof texts, string>;
