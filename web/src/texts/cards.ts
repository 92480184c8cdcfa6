// The words of Amsterdam's cards, market tiles and tasks, which lie outside of the client because
// the terminal has them, too: as keys like all others.
interface CardTexts {
  cards: Record<string, { name: string; text: string }>;
  tiles: Record<string, { text: string }>;
  tasks: Record<string, { text: string }>;
}

export function cardTexts({ cards, tiles, tasks }: CardTexts): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [id, { name, text }] of Object.entries(cards)) {
    out[`amsterdam.card.${id}.name`] = name;
    out[`amsterdam.card.${id}.text`] = text;
  }
  for (const [id, { text }] of Object.entries(tiles)) out[`amsterdam.tile.${id}`] = text;
  for (const [id, { text }] of Object.entries(tasks)) out[`amsterdam.task.${id}`] = text;
  return out;
}
