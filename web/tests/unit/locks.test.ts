// Tabs that ask each other who has a table, where the browser has no locks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChannelLocks } from '../../src/local/locks';

type Message = Parameters<Parameters<ConstructorParameters<typeof ChannelLocks>[0]['hear']>[0]>[0];

// All tabs of one browser; a message reaches the others a moment later.
class Tabs {
  private readonly hearers = new Map<string, (message: Message) => void>();

  open(id: string, changed: (name: string) => void = () => undefined): ChannelLocks {
    const port = {
      post: (message: Message) => {
        for (const [other, hear] of this.hearers) {
          if (other !== id) queueMicrotask(() => hear(structuredClone(message)));
        }
      },
      hear: (receive: (message: Message) => void) => void this.hearers.set(id, receive),
    };
    return new ChannelLocks(port, changed, { answerTime: 10, askAgain: 20 }, id);
  }
  kill(id: string): void {
    this.hearers.delete(id);
  }
}

// Takes the lock and keeps it until `end`.
function keeps(tab: ChannelLocks, signal?: AbortSignal) {
  let end = () => {};
  const ended = new Promise<void>((go) => (end = go));
  let has = () => {};
  const got = new Promise<void>((go) => (has = go));
  const options = signal ? { signal } : {};
  const done = tab.request('table', options, () => {
    has();
    return ended;
  });
  return { got, end, done };
}
const isFree = (tab: ChannelLocks) =>
  tab.request('table', { ifAvailable: true }, (got) => Promise.resolve(got));

test('One tab at a time has a lock, the next when it gives it back', async () => {
  const tabs = new Tabs();
  const [a, b] = [tabs.open('a'), tabs.open('b')];
  const first = keeps(b);
  await first.got;
  assert.equal(await isFree(a), false);
  assert.equal(await isFree(b), false);
  const second = keeps(a);
  first.end();
  await second.got;
  assert.equal(await isFree(b), false);
  second.end();
  await second.done;
  assert.equal(await isFree(b), true);
});

test('Of two that ask at the same time one gets it', async () => {
  const tabs = new Tabs();
  const [a, b] = [tabs.open('a'), tabs.open('b')];
  const both = [keeps(b), keeps(a)];
  const first = await Promise.race(both.map(({ got }, tab) => got.then(() => tab)));
  assert.equal(first, 1);
  assert.equal(await isFree(b), false);
  both.forEach(({ end }) => end());
  await Promise.all(both.map(({ done }) => done));
});

test('The lock of a tab that was killed is free after a while', async () => {
  const tabs = new Tabs();
  const [a, b] = [tabs.open('a'), tabs.open('b')];
  const first = keeps(a);
  await first.got;
  const second = keeps(b);
  tabs.kill('a');
  await second.got;
  second.end();
});

test('Who no longer wants it does not get it', async () => {
  const tabs = new Tabs();
  const [a, b] = [tabs.open('a'), tabs.open('b')];
  const first = keeps(a);
  await first.got;
  const leaving = new AbortController();
  const second = keeps(b, leaving.signal);
  leaving.abort();
  await assert.rejects(second.done);
  first.end();
  await first.done;
  assert.equal(await isFree(b), true);
});

test('The others hear of a lock that is got and given back', async () => {
  const tabs = new Tabs();
  const heard: string[] = [];
  const [a] = [tabs.open('a'), tabs.open('b', (name) => heard.push(name))];
  const first = keeps(a);
  await first.got;
  a.releaseAll();
  await new Promise((rest) => setImmediate(rest));
  assert.deepEqual(heard, ['table', 'table']);
  first.end();
});
