// The WebSocket when it is lost: how it comes back, and what the page shows meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { online, restarting, start } from '../../src/net/socket';

// The browser around the module: every connection is kept, so that a test can close it.
class FakeSocket {
  static readonly CONNECTING = 0;
  static made: FakeSocket[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onclose: (e: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  close(): void {
    this.onclose({ code: 1006 });
  }
  send(): void {}
}

// Time passes only when the test says so.
let now = 0;
let timers: { at: number; run: () => void }[] = [];

let answers = true;
Object.assign(globalThis, {
  location: { protocol: 'http:', host: 'localhost' },
  addEventListener: () => undefined,
  WebSocket: FakeSocket,
  setTimeout: (run: () => void, ms: number) => timers.push({ at: now + ms, run }),
  clearTimeout: () => undefined,
  setInterval: () => undefined,
  fetch: () =>
    answers
      ? Promise.resolve(new Response('{}', { status: 200 }))
      : Promise.reject(new Error('no server')),
});

const settle = async () => {
  for (let i = 0; i < 20; ++i) await Promise.resolve();
  await new Promise((go) => setImmediate(go));
};
const pass = async (ms: number) => {
  now += ms;
  const due = timers.filter((timer) => timer.at <= now);
  timers = timers.filter((timer) => timer.at > now);
  for (const timer of due) timer.run();
  await settle();
};
const newest = () => FakeSocket.made.at(-1)!;

test('A page comes back by itself after the server said that it stops', async () => {
  start();
  await settle();
  newest().open();
  const before = FakeSocket.made.length;

  newest().onclose({ code: 1001 });
  assert.equal(restarting.value, true);
  assert.equal(online.value, true, 'a restart is no error');
  await pass(499);
  assert.equal(FakeSocket.made.length, before, 'it waits at least half a second');
  await pass(1501);
  assert.equal(FakeSocket.made.length, before + 1, 'and at most two');
  newest().open();
  assert.equal(restarting.value, false);
});

test('A server that stays away counts as lost after a while', async () => {
  answers = false;
  newest().onclose({ code: 1001 });
  for (let i = 0; i < 3; ++i) await pass(2000);
  assert.equal(restarting.value, true);
  assert.equal(online.value, true);
  for (let i = 0; i < 30; ++i) await pass(1000);
  assert.equal(restarting.value, false);
  assert.equal(online.value, false);
  answers = true;
  await pass(60_000);
  newest().open();
  assert.equal(online.value, true);
});

test('Another loss is tried again at once', async () => {
  const before = FakeSocket.made.length;
  newest().onclose({ code: 1006 });
  assert.equal(restarting.value, false);
  await pass(200);
  assert.equal(FakeSocket.made.length, before + 1);
  newest().open();
});

test('A connection that never opens is given up, and tried again', async () => {
  newest().onclose({ code: 1006 });
  await pass(200);
  const silent = FakeSocket.made.length;
  await pass(9_999);
  assert.equal(FakeSocket.made.length, silent, 'it may still open');
  await pass(1);
  await pass(2_000);
  assert.equal(FakeSocket.made.length, silent + 1);
  newest().open();
});
