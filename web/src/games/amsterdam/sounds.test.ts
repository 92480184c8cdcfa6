import assert from 'node:assert/strict';
import test from 'node:test';

import { soundsOf } from '../../state/sound';
import { sound } from './sounds';

const heard = (...events: { kind: string; verb?: string }[]) => soundsOf(events, { sound });

test('what is heard is what happens: dice roll, barges move, florins ring, pieces are put down', () => {
  assert.deepEqual(heard({ kind: 'done', verb: 'roll' }), ['dice']);
  assert.deepEqual(heard({ kind: 'done', verb: 'sail' }), ['wheels']);
  assert.deepEqual(heard({ kind: 'done', verb: 'moor' }), ['wheels']);
  // Resources are no money, and a resource that is kept is no card.
  assert.deepEqual(heard({ kind: 'done', verb: 'pay' }), ['wood']);
  assert.deepEqual(heard({ kind: 'done', verb: 'keep' }), ['wood']);
  assert.deepEqual(heard({ kind: 'done', verb: 'sell-florins' }, { kind: 'florins' }), ['coin']);
  assert.deepEqual(heard({ kind: 'done', verb: 'deliver' }, { kind: 'points' }), ['wood', 'score']);
  assert.deepEqual(heard({ kind: 'done', verb: 'advance' }, { kind: 'moved' }, { kind: 'points' }), [
    'wood',
    'score',
  ]);
  assert.deepEqual(heard({ kind: 'done', verb: 'activate-free' }, { kind: 'florins' }), ['card', 'coin']);
});

test('the last sound is that of the end, and what the table tells is silent', () => {
  const end = [{ kind: 'done', verb: 'end' }, { kind: 'laurels' }, { kind: 'city' }, { kind: 'over' }];
  assert.deepEqual(heard(...end), ['score', 'end']);
  assert.deepEqual(heard({ kind: 'chat' }, { kind: 'turn' }), []);
});
