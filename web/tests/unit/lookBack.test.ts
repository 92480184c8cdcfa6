import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Full } from '../../src/net/messages';
import { momentsSince } from '../../src/state/lookBack';
import { film } from '../../src/state/replay';
import { fromFull } from '../../src/state/tableState';
import { example } from './protocol';

const seen = film({
  version: 9,
  game: 'carts',
  viewer: 0,
  view: { n: 0 },
  steps: [1, 2, 3].map((n) => ({ events: [{ kind: 'took', text: 'x', n }], view: { n } })),
});
const now = { ...fromFull(example('server-full') as Full, 0), view: { n: 3 } };

test('What happened begins where the last own decision led and ends at now', () => {
  const moments = momentsSince(seen, 1, now, 'normal', () => 0);
  assert.deepEqual(
    moments.map(({ state }) => state.view),
    [{ n: 1 }, { n: 2 }, { n: 3 }],
  );
  assert.deepEqual(
    moments.map(({ events }) => events.map((e) => e['n'])),
    [[], [2], [3]],
  );
  assert.equal(moments[2]!.state, now);
  assert.ok(moments.every(({ fresh, time }) => !fresh && time > 0));
  assert.deepEqual(moments[1]!.state.past, { step: 2, steps: 3 });
});
