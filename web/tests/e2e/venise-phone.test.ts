// A match on a phone by touch alone: every tap hits what a finger sees there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAcross, openHouse, shot } from './house';
import { openTable, wholeMatches } from './play';
import { tapOn } from './touch';

const { visit } = openHouse();
const wishes = ['[data-do=confirm]', '.offered-card.lit', '.way', '.board-area .lit[data-target]', '.lit[data-target]'];

test('The match is played to its end by touch alone', { skip: !wholeMatches, timeout: 580_000 }, async () => {
  const { page, wrongs } = await visit({ width: 360, height: 740, touch: true });
  await openTable(page, 'venise');
  await tapOn(page, wishes, 20);
  await shot(page, 'venise-phone-touch');
  assert.ok(await fitsAcross(page));
  assert.ok(await tapOn(page, wishes, 4000));
  assert.deepEqual(wrongs, []);
});
