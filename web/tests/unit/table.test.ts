import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merge } from '../../src/net/merge';
import type { Full, Json, Update } from '../../src/net/messages';
import {
  fromFull,
  mayChat,
  mySeats,
  nextSeat,
  sinceMine,
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

test('News is what came after the latest of my own', () => {
  const event = (seat: number, kind = 'took') => ({ kind, seat, text: 'x' });
  const log = [
    event(0),
    event(1),
    event(0),
    event(1, 'claimed'),
    { kind: 'sit', seat: 0 },
    event(5, 'turned'),
  ];
  assert.deepEqual(
    sinceMine(log, 0).map((e) => e.kind),
    ['claimed', 'turned'],
  );
  assert.deepEqual(sinceMine(log, 3), []);
});
