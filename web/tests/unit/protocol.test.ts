import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  protocolVersion,
  type ClientMessage,
  type Full,
  type ServerMessage,
  type Update,
} from '../../src/net/messages';
import { isOutdated } from '../../src/net/version';
import { firstSetup, termsOf } from '../../src/state/setup';
import { fromFull, withUpdate } from '../../src/state/tableState';
import { example, examples, validator } from './protocol';

const fits = { client: validator('client'), server: validator('server') };

test('Every example fits the schema', () => {
  assert.ok(examples.length >= 20);
  for (const name of examples) {
    const side = name.startsWith('client') ? 'client' : 'server';
    assert.ok(fits[side](example(name)), `${name}: ${JSON.stringify(fits[side].errors)}`);
  }
});

const table = 'k3m9x2w7p4qa';
// Each that the client sends, as it sends it.
const sent: ClientMessage[] = [
  { type: 'hello', name: 'Anna' },
  { type: 'create', terms: { game: 'carts', seats: ['person', 'easy'] }, seat: 0 },
  { type: 'watch', table },
  { type: 'watch', table, seat: 1, version: 7 },
  { type: 'unwatch', table },
  { type: 'leave', table },
  { type: 'rematch', table },
  { type: 'sit', table, seat: 0 },
  { type: 'undo', table, seat: 0 },
  { type: 'resign', table, seat: 0 },
  { type: 'back', table, seat: 0 },
  { type: 'replace', table, seat: 1 },
  { type: 'act', table, seat: 0, action: 'draw', version: 3 },
  { type: 'act', table, seat: 'chance', action: 'deal green', version: 3 },
  { type: 'press', table, seat: 0, version: 41 },
  { type: 'chat', table, text: 'Hello' },
  { type: 'allow-chat', table, allowed: true },
  { type: 'mute', table, version: 41 },
  { type: 'unmute', table, version: 41 },
  { type: 'fork', table, step: 4, seat: 0, seats: ['person', 'easy'] },
  { type: 'webhook', url: 'https://example.com/my-turn' },
  { type: 'ping' },
];

test('What the client sends fits the schema', () => {
  for (const [i, message] of sent.entries()) {
    const whole = { ...message, id: i };
    assert.ok(
      fits.client(whole),
      `${JSON.stringify(whole)}: ${JSON.stringify(fits.client.errors)}`,
    );
  }
});

test('A message with a field too many does not fit', () => {
  assert.equal(fits.client({ type: 'ping', id: 1, extra: true }), false);
});

test('The terms of every setup fit the schema', () => {
  const info = {
    id: 'carts',
    name: '',
    'min-seats': 2,
    'max-seats': 4,
    options: [{ key: 'map', help: '', choices: ['a', 'b'] }],
  };
  const first = firstSetup(info, 'easy');
  for (const tempo of ['untimed', 'live', 'daily'] as const) {
    for (const listed of [true, false]) {
      for (const byHand of [true, false]) {
        const terms = termsOf('carts', { ...first, tempo, listed, byHand });
        assert.ok(
          fits.client({ type: 'create', terms, id: 1 }),
          JSON.stringify(fits.client.errors),
        );
      }
    }
  }
});

test('Every example of the server is understood', () => {
  const types = new Set<ServerMessage['type']>();
  for (const name of examples.filter((n) => n.startsWith('server'))) {
    types.add((example(name) as ServerMessage).type);
  }
  const known: Record<ServerMessage['type'], true> = {
    hello: true,
    ok: true,
    refused: true,
    full: true,
    update: true,
    presence: true,
    turn: true,
    readiness: true,
    clock: true,
  };
  assert.deepEqual([...types].sort(), Object.keys(known).sort());
  const state = fromFull(example('server-full') as Full, 0);
  assert.ok(withUpdate(state, example('server-update') as Update, 0));
});

test('A page is outdated once the server is newer, or refuses it', () => {
  const hello = example('server-hello') as ServerMessage & { type: 'hello' };
  assert.equal(isOutdated(hello, hello.protocol), false);
  assert.equal(isOutdated(hello, hello.protocol + 1), false);
  assert.equal(isOutdated(hello, hello.protocol - 1), true);
  const refused = example('server-refused') as ServerMessage & { type: 'refused' };
  assert.equal(isOutdated(refused), false);
  assert.equal(isOutdated({ ...refused, id: 0, key: 'reload' }), true);
});

test('The page is built for the version of the examples', () => {
  const hello = example('server-hello') as ServerMessage & { type: 'hello' };
  assert.equal(hello.protocol, protocolVersion);
});
