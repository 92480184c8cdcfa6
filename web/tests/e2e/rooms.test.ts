// How much of the window each board has, and that nothing is cut or covered: one size and language
// of each game in ./test, the others in ./test --long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAcross, openHouse, type Look } from './house';
import { becomes, playNow, wholeMatches } from './play';
import { cutTexts, overlaps, roomOf } from './room';

const { visit } = openHouse();

// Share of a window of 1440 × 900: of the board, or of board and own area together.
const wanted = {
  carts: { board: 0.6 },
  merchants: { board: 0.6 },
  venise: { both: 0.75 },
  amsterdam: { both: 0.75 },
};
const games = Object.keys(wanted) as (keyof typeof wanted)[];

async function nothingIsCut(game: string, look: Look): Promise<void> {
  const { page, wrongs, context } = await visit(look);
  await playNow(page, game);
  const where = `${game} ${look.width} ${look.lang ?? 'en'}`;
  await becomes(() => cutTexts(page), [], where);
  await becomes(() => overlaps(page), [], where);
  assert.ok(await fitsAcross(page), where);
  assert.deepEqual(wrongs, []);
  await context.close();
}

for (const game of games) {
  test(`${game}: the board takes the window, and no text is cut`, async () => {
    const { page, context } = await visit({ width: 1440, height: 900 });
    await playNow(page, game);
    for (const [part, share] of Object.entries(wanted[game])) {
      const hasRoom = async () => (await roomOf(page))[part as 'board' | 'both'] >= share;
      await becomes(hasRoom, true, `${part}: ${JSON.stringify(await roomOf(page))}`);
    }
    await becomes(() => cutTexts(page), []);
    await becomes(() => overlaps(page), []);
    await context.close();
  });
}

const looks: Look[] = [
  { width: 360, height: 780, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

for (const game of games) {
  test(`${game}: no text is cut at four sizes and in four languages`, { skip: !wholeMatches }, async () => {
    for (const lang of ['en-GB', 'fr-FR', 'de-DE', 'nl-NL'])
      for (const look of looks) await nothingIsCut(game, { ...look, lang });
  });
}
