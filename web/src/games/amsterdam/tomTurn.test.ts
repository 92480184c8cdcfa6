import assert from 'node:assert/strict';
import test from 'node:test';

import type { GameEvent } from '../game';
import { deedsOf, gained, spaceReached } from './tomTurn';

const event = (kind: string, fields: object = {}): GameEvent => ({ kind, seat: 5, amount: 0, ...fields });
const dice = [1, 6, 1, 2, 2, 2]; // pink grey orange brown violet black

// Round 4: two 1s, three 2s, a grey 6, the market.
const log = [
  event('tom-points', { amount: 99 }), // of an earlier round
  event('round', { amount: 4 }),
  event('tom-removed', { card: '122' }),
  event('tom-stepped', { amount: 2 }),
  event('tom-moved', { amount: 6 }),
  event('tom-points', { amount: 2 }),
  event('tom-docker', { amount: 2, docker: 'white' }),
  event('tom-florins', { amount: 1 }),
  event('tom-points', { amount: 7 }),
  event('tom-block', { colour: 'grey', spot: 'haarlemmerbuurt-2' }),
  event('tom-sold', { good: 'lace' }),
  event('tom-florins', { amount: 2 }),
  event('tom-saved', { spot: 'b16' }),
  event('tom-florins', { amount: 1 }),
];

test('a turn is told deed by deed, each with its dice and what it brings', () => {
  const deeds = deedsOf(log, dice);
  const kinds = deeds.map(({ kind }) => kind);
  assert.deepEqual(kinds, ['removed', 'ones', 'docker', 'block', 'market']);
  assert.deepEqual(deeds[1]!.dice, ['pink', 'orange']);
  assert.deepEqual(deeds[2]!.dice, ['brown', 'violet', 'black']);
  assert.deepEqual(deeds[3]!.dice, ['grey']);
  assert.deepEqual([spaceReached(deeds[1]!), gained(deeds[1]!, 'tom-points')], [6, 2]);
  assert.deepEqual([gained(deeds[2]!, 'tom-florins'), gained(deeds[2]!, 'tom-points')], [1, 7]);
  assert.equal(deeds[3]!.gains.length, 2);
});

test('what was rolled in vain is a deed, too', () => {
  const vain = [
    event('tom-idle', { amount: 1 }),
    event('tom-idle', { amount: 2, docker: 'white' }),
    event('tom-idle', { amount: 6, colour: 'grey' }),
  ];
  assert.deepEqual(deedsOf(vain, dice).map(({ kind }) => kind), ['ones', 'docker', 'block']);
});
