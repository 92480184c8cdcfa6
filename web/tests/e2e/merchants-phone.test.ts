// A match on a phone by touch alone: every tap hits what a finger sees there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAcross, openHouse, shot } from './house';
import { openTable, wholeMatches } from './play';
import { tapOn } from './touch';

const { visit } = openHouse();
const wishes = [
  '[data-do=confirm]',
  '.disc.lit',
  '.lot.lit .ground',
  '.sites.lit .hit',
  '.lane.lit .lane-ground',
  '.tick.lit .tick-ring',
  '.way',
];

const timeout = 580_000;
test('The match is played to its end by touch alone', { skip: !wholeMatches, timeout }, async () => {
  const { page, wrongs } = await visit({ width: 360, height: 740, touch: true });
  await openTable(page, 'merchants', { auction: 'sealed' });
  await tapOn(page, wishes, 30);
  await shot(page, 'merchants-phone-touch');
  assert.ok(await fitsAcross(page));
  assert.ok(await tapOn(page, wishes, 4000));
  assert.deepEqual(wrongs, []);
});
