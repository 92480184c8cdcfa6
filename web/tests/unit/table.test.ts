import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merge } from '../../src/net/merge';
import type { Full, Json, Update } from '../../src/net/messages';
import {
  fromFull,
  mayChat,
  mySeats,
  nextSeat,
  newsFrom,
  ownDecision,
  pastState,
  withPresence,
  withUpdate,
} from '../../src/state/tableState';
import { example } from './protocol';

// The examples of RFC 7396, appendix A.
const cases: [Json, Json, Json][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test('Merge patches do what RFC 7396 lists', () => {
  for (const [old, patch, wanted] of cases) assert.deepEqual(merge(old, patch), wanted);
});

test('A patch leaves alone what it does not name', () => {
  const old = { kept: { deep: 1 }, changed: { x: 1 } };
  const now = merge(old, { changed: { x: 2 } }) as typeof old;
  assert.equal(now.kept, old.kept);
  assert.equal(old.changed.x, 1);
});

const full = () => fromFull(example('server-full') as Full, 1000);

test('An update changes the view and all that it carries', () => {
  const update = example('server-update') as Update;
  const state = withUpdate(full(), update, 2000);
  assert.deepEqual(state?.view, { viewer: 0, phase: 'second', hand: { green: 2 } });
  assert.equal(state?.version, 21);
  assert.deepEqual(state?.legal, [['draw', 'pile']]);
  assert.equal(state?.at, 2000);
  assert.equal(state?.game, 'carts');
});

test('What an update does not name is over', () => {
  const before = {
    ...full(),
    undo: true,
    rematch: 'x',
    legal: [['draw', 'pile'] as [string, string]],
  };
  const update = { ...(example('server-update') as Update) };
  delete update.legal;
  const state = withUpdate(before, update, 0);
  assert.deepEqual(state?.legal, []);
  assert.equal(state?.undo, false);
});

test('An update from another version is not applied', () => {
  assert.equal(withUpdate({ ...full(), version: 19 }, example('server-update') as Update, 0), null);
});

test('Presence changes who is here and nothing else', () => {
  const before = full();
  const state = withPresence(before, {
    type: 'presence',
    table: before.table,
    present: [true, false],
    spectators: 3,
  });
  assert.deepEqual(
    state.seats.map((s) => s.present),
    [true, false],
  );
  assert.equal(state.spectators, 3);
  assert.equal(state.view, before.view);
});

test('Who only watches writes in the chat if the owner allows it', () => {
  const seats = full().seats.map((seat) => ({ ...seat, mine: false }));
  const watcher = { ...full(), seats, owner: false };
  assert.equal(mayChat(watcher), false);
  assert.equal(mayChat({ ...watcher, watchersChat: true }), true);
  assert.equal(mayChat({ ...watcher, watchersChat: true, muted: true }), false);
  assert.equal(mayChat({ ...watcher, owner: true }), true);
  assert.equal(mayChat(full()), true);
});

test('With several seats of mine the one who looks stays while he is asked', () => {
  const seat = { kind: 'person' as const, name: 'A', present: true, mine: true as const };
  const state = { ...full(), viewer: 1, seats: [seat, seat, { ...seat, mine: undefined }] };
  assert.deepEqual(mySeats(state), [0, 1]);
  assert.equal(nextSeat({ ...state, waiting: [0, 1] }), 1);
  assert.equal(nextSeat({ ...state, waiting: [0, 2] }), 0);
  assert.equal(nextSeat({ ...state, waiting: [2] }), null);
  assert.equal(nextSeat({ ...state, waiting: [] }), null);
});

test('A seat that a bot has taken over is not asked of me', () => {
  const seat = { kind: 'person' as const, name: 'A', present: true, mine: true as const };
  const state = {
    ...full(),
    viewer: 1,
    seats: [{ ...seat, replaced: true as const }, seat],
    waiting: [0],
  };
  assert.equal(nextSeat(state), null);
});

const step = (version: number, seat: number) => ({ kind: 'took', seat, text: 'x', version });

test('My decision is the first step of the update that my action led to', () => {
  const before = { ...full(), version: 20, viewer: 0, waiting: [0, 1] };
  const events = [{ kind: 'chat', text: 'hi', version: 21 }, step(21, 0), step(22, 0)];
  assert.equal(ownDecision(before, events, 22), 21);
  assert.equal(ownDecision(before, [step(21, 1)], 20), 0);
});

test('Dice with my seat are no decision of mine', () => {
  const before = { ...full(), version: 20, viewer: 0, waiting: [1] };
  assert.equal(ownDecision(before, [step(21, 0)], 20), 0);
});

test('Whoever alone was asked has decided, on whichever page', () => {
  const before = { ...full(), version: 20, viewer: 0, waiting: [0] };
  assert.equal(ownDecision(before, [step(21, 0), step(22, 5)], 0), 21);
  assert.equal(ownDecision(before, [{ kind: 'chat', text: 'x', version: 21 }], 0), 0);
});

test('News begins after my decision, also in the middle of an update', () => {
  const log = [step(18, 1), step(19, 1)];
  assert.equal(newsFrom(log, [step(20, 0), step(20, 0), step(21, 5)], 20), 4);
});

test('Nothing can be done in an earlier moment', () => {
  const now = { ...full(), legal: [['draw', 'pile'] as [string, string]], undo: true };
  const past = pastState(now, { phase: 'first' }, 3, 9);
  assert.deepEqual(past.legal, []);
  assert.deepEqual(past.waiting, []);
  assert.equal(past.undo, false);
  assert.deepEqual(past.past, { step: 3, steps: 9 });
  assert.deepEqual(past.view, { phase: 'first' });
});
