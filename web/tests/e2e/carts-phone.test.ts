// A match on a phone by touch alone: every tap hits what a finger sees there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAcross, openHouse, shot } from './house';
import { playNow, wholeMatches } from './play';
import { tapOn } from './touch';

const { visit } = openHouse();
const wishes = ['[data-do=confirm]', '.way', '.track.lit .slot', '[data-target].lit'];

test('The match is played to its end by touch alone', { skip: !wholeMatches, timeout: 400_000 }, async () => {
  const { page, wrongs } = await visit({ width: 360, height: 740, touch: true });
  await playNow(page);
  await tapOn(page, wishes, 20);
  await shot(page, 'carts-phone');
  assert.ok(await fitsAcross(page));
  assert.ok(await tapOn(page, wishes, 1500));
  assert.deepEqual(wrongs, []);
});
