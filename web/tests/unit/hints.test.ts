// Who may have a hint, and what it says where there is little to tell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionPreview, PageCall } from '../../src/net/generated/calls';
import { spectator, type SeenSeat } from '../../src/net/messages';
import { Foresight } from '../../src/state/foresight';
import { hintSeed, mayHint, openReason } from '../../src/state/hints';
import { changed, firstSetup, termsOf } from '../../src/state/setup';

const bot: SeenSeat = { kind: 'bot', name: 'easy', present: true };
const me: SeenSeat = { kind: 'person', name: 'Anna', present: true, mine: true };
const other: SeenSeat = { kind: 'person', name: 'Bea', present: true };
const table = (seats: SeenSeat[], hints = false, viewer = 0) => ({
  status: 'playing' as const,
  viewer,
  seats,
  terms: { game: 'carts', ...(hints ? { hints } : {}) },
});

test('Alone against bots, and where all persons sit at one device, there are hints', () => {
  assert.ok(mayHint(table([me, bot])));
  assert.ok(mayHint(table([bot, me, { ...me, name: 'Ben' }], false, 2)));
  assert.ok(!mayHint(table([me, other])));
  assert.ok(!mayHint(table([me, bot, other])));
});

test('With others there are hints only if the terms say so', () => {
  assert.ok(mayHint(table([me, other], true)));
  assert.ok(mayHint(table([other, me], true, 1)));
});

test('A player for whom a bot plays may come back; one who has resigned does not', () => {
  assert.ok(!mayHint(table([me, { ...other, replaced: true }])));
  assert.ok(mayHint(table([me, { ...other, replaced: true, resigned: true }])));
});

test('Nobody else gets a hint: spectators, in a replay, before and after the match', () => {
  assert.ok(!mayHint(table([me, bot], true, spectator)));
  assert.ok(!mayHint(table([other, bot], true)));
  assert.ok(!mayHint({ ...table([me, bot]), past: { step: 1, steps: 2 } }));
  assert.ok(!mayHint({ ...table([me, bot]), status: 'over' }));
  assert.ok(!mayHint({ ...table([me, bot]), status: 'open' }));
});

test('The same position has the same seed, another one another', () => {
  assert.equal(hintSeed('k3m9', 20), hintSeed('k3m9', 20));
  assert.notEqual(hintSeed('k3m9', 20), hintSeed('k3m9', 21));
  assert.notEqual(hintSeed('k3m9', 20), hintSeed('k3m8', 20));
  assert.ok(hintSeed('k3m9', 20) >= 0 && hintSeed('k3m9', 20) < 2 ** 32);
});

test('Where nothing can be told, the reason is told', () => {
  const none = { action: 'x', events: [], changes: [], points: [] };
  const of = (foreseen: ActionPreview['foreseen'], next: ActionPreview['next']) =>
    openReason({ ...none, foreseen, next });
  assert.equal(of('all', 'chance'), 'hint-chance');
  assert.equal(of('all', 'others'), 'hint-nothing-now');
  assert.equal(of('nothing', 'unknown'), 'hint-open');
});

test('The rules are asked once, with the view and the seat of the viewer', async () => {
  const calls: PageCall[] = [];
  const ask = (call: PageCall) => {
    calls.push(call);
    return Promise.resolve(call.call === 'hint' ? { action: 'draw', then: [] } : { figures: {} });
  };
  const foresight = new Foresight(ask as never);
  const match = { game: 'carts', seats: 2, options: {}, rules: 2, edition: '00000000000000ff' };
  assert.equal(await foresight.hint(1), null, 'no view yet');
  foresight.show({ match, tables: {} }, { viewer: 1 }, 1);
  assert.deepEqual(await foresight.hint(5), { action: 'draw', then: [] });
  const asked = calls.filter((call) => call.call === 'hint');
  assert.deepEqual(asked, [{ call: 'hint', match, view: { viewer: 1 }, seat: 1, seed: 5 }]);
  foresight.show({ match, tables: {} }, { viewer: spectator }, spectator);
  assert.equal(await foresight.hint(5), null);
});

test('The form allows hints to everybody, but not on this device, where they are always there', () => {
  const info = { id: 'carts', name: 'Carts', 'min-seats': 2, 'max-seats': 4, options: [] };
  const first = firstSetup(info, 'easy');
  assert.equal(termsOf('carts', first).hints, undefined);
  const allowed = changed(first, { hints: true });
  assert.equal(termsOf('carts', allowed).hints, true);
  assert.equal(termsOf('carts', changed(allowed, { here: true })).hints, undefined);
});
