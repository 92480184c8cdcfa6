// The house of this device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elsewhere } from '../../src/local/elsewhere';
import { isLocal } from '../../src/local/ids';
import { gameNames } from '../../src/net/generated/house';
import type { ServerMessage } from '../../src/net/messages';
import { Refusal } from '../../src/net/refusal';
import { askToKeep, summaryOf } from '../../src/state/here';
import type { TableState } from '../../src/state/tableState';
import { toast } from '../../src/state/toast';
import { Channel, MemoryShelf } from './device';

const mayAct = (state: TableState) => state.legal.length > 0 || state.status === 'over';
const duel = { game: 'carts', seats: ['person', 'easy'] };

async function opened() {
  const shelf = new MemoryShelf();
  const channel = new Channel();
  await channel.openHouse(shelf);
  const page = channel.page();
  const table = await page.create(duel);
  await page.watch(table);
  await page.until(mayAct);
  return { shelf, channel, page, table };
}

test('A match on this device is played to its end, and its rows are kept', async () => {
  const { shelf, channel, page, table } = await opened();
  assert.ok(isLocal(table));
  while ((await page.until(mayAct)).status !== 'over') {
    const { version } = page.state!;
    await page.act(table);
    await page.until((state) => state.version > version && mayAct(state));
  }
  assert.equal(shelf.kept.get(table)!.rows.length, page.state!.version);
  const record = await page.line.page('GET', `/api/tables/${table}/record`);
  assert.match(record.body, /^pakhuis-record 1\n/);
  channel.house!.stop();
});

test('Every game has its pages on this device from its first moment on', async () => {
  const channel = new Channel();
  await channel.openHouse(new MemoryShelf());
  const page = channel.page();
  for (const game of gameNames) {
    const table = await page.create({ game, seats: ['person', 'easy', 'easy'] });
    for (const word of ['log', 'log?seat=0', 'replay', 'edition']) {
      const answer = await page.line.page('GET', `/api/tables/${table}/${word}`);
      assert.equal(answer.status, 200, `${game} ${word}: ${answer.body.slice(0, 200)}`);
    }
  }
  channel.house!.stop();
});

test('A new house goes on with the rows that another one kept', async () => {
  const { shelf, channel, page, table } = await opened();
  const { version } = page.state!;
  await page.act(table);
  await page.until((state) => state.version > version && mayAct(state));
  const before = page.state!;
  await channel.openHouse(shelf);
  while (page.opened < 2) await new Promise((go) => setTimeout(go, 1));
  await page.watch(table);
  const after = await page.until(mayAct);
  assert.deepEqual([after.version, after.view], [before.version, before.view]);
  channel.house!.stop();
});

test('A request that the lost house did not answer is refused', async () => {
  const { shelf, channel, page, table } = await opened();
  channel.house!.stop();
  const lost = page.act(table);
  const refused = assert.rejects(lost, (why: Refusal) => why.key === 'offline');
  await channel.openHouse(shelf);
  await refused;
  channel.house!.stop();
});

test('Without space an action is refused, the match stays and can be exported', async () => {
  const { shelf, channel, page, table } = await opened();
  const rows = shelf.kept.get(table)!.rows.length;
  shelf.full = true;
  await assert.rejects(page.act(table), (why: Refusal) => why.key === 'storage-full');
  assert.equal(shelf.kept.get(table)!.rows.length, rows);
  const record = await page.line.page('GET', `/api/tables/${table}/export`);
  assert.match(record.body, /^pakhuis-record 1\n/);
  shelf.full = false;
  await page.watch(table);
  await page.until(mayAct);
  await page.act(table);
  assert.ok(shelf.kept.get(table)!.rows.length > rows);
  channel.house!.stop();
});

test('A damaged row freezes its table, and others go on', async () => {
  const { shelf, channel, page, table } = await opened();
  const other = await page.create(duel);
  shelf.kept.get(table)!.rows[2] = { seq: 2, kind: 7 };
  await channel.openHouse(shelf);
  while (page.opened < 2) await new Promise((go) => setTimeout(go, 1));
  await assert.rejects(page.watch(table), (why: Refusal) => why.key === 'frozen');
  const record = await page.line.page('GET', `/api/tables/${table}/export`);
  assert.match(record.body, /^pakhuis-record 1\n/);
  await page.watch(other);
  await page.until(mayAct);
  channel.house!.stop();
});

test('A record of unknown rules is refused with a sentence', async () => {
  const { channel, page, table } = await opened();
  const { body } = await page.line.page('GET', `/api/tables/${table}/export`);
  const terms = { begin: body.replace(/^rules: \d+/m, 'rules: 99') };
  const made = await page.line.page('POST', '/api/tables', JSON.stringify({ terms }));
  assert.equal(made.status, 400);
  assert.ok((JSON.parse(made.body) as { sentence: string }).sentence.length > 10);
  channel.house!.stop();
});

test('A file that is too large is refused, and the house goes on', async () => {
  const { channel, page, table } = await opened();
  const terms = { begin: 'x'.repeat(5_000_000) };
  const made = await page.line.page('POST', '/api/tables', JSON.stringify({ terms }));
  assert.equal(made.status, 400);
  assert.notEqual((JSON.parse(made.body) as { key: string }).key, '');
  await page.act(table);
  channel.house!.stop();
});

test('That the browser may delete games is said once', async () => {
  const kept = new Map<string, string>();
  let asked = 0;
  const persist = () => Promise.resolve((asked += 1) < 0);
  const globals = {
    navigator: { storage: { persist }, languages: ['en'] },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  };
  for (const [key, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, key, { value, configurable: true });
  }
  toast.value = null;
  await askToKeep();
  assert.match(toast.value!.text, /may delete games/);
  assert.equal(toast.value!.kind, 'calm', 'nothing went wrong');
  toast.value = null;
  await askToKeep();
  assert.equal(toast.value, null);
  assert.equal(asked, 1);
});

test('A tab only watches a table that another tab plays', async () => {
  const { channel, page, table } = await opened();
  const second = channel.page();
  elsewhere.value = new Set([table]);
  await second.watch(table);
  await second.until(mayAct);
  await assert.rejects(second.act(table), (why: Refusal) => why.key === 'other-tab');
  elsewhere.value = new Set();
  await page.act(table);
  const version = page.state!.version;
  await second.until((state) => state.version >= version);
  channel.house!.stop();
});

test('A tab with a house of its own reads anew what another tab has written', async () => {
  const shelf = new MemoryShelf();
  const [one, other] = [new Channel(), new Channel()];
  await one.openHouse(shelf);
  await other.openHouse(shelf);
  const first = one.page();
  const table = await first.create(duel);
  await first.watch(table);
  await first.until(mayAct);
  const second = other.page(() => void other.openHouse(shelf));
  await second.watch(table);
  const seen = (await second.until(mayAct)).version;
  await first.act(table);
  await first.until((state) => state.version > seen && mayAct(state));
  const unasked = second.opened;
  second.line.changed('local-another');
  assert.equal(second.opened, unasked, 'its house has never read it');
  second.line.changed(table);
  await second.watch(table);
  assert.deepEqual((await second.until(mayAct)).view, first.state!.view);
  await second.act(table);
  await assert.rejects(first.act(table), 'a row that the other tab has written stays');
  one.house!.stop();
  other.house!.stop();
});

test('A page that comes late to the line learns the name too', async () => {
  const { shelf, channel, page } = await opened();
  await page.line.send({ type: 'hello', name: 'Clara' });
  assert.equal(shelf.person?.name, 'Clara');
  const second = channel.page();
  while (second.opened === 0) await new Promise((go) => setTimeout(go, 1));
  const heard: ServerMessage[] = [];
  second.line.attach({ receive: (message) => heard.push(message), opened: () => undefined });
  assert.deepEqual(
    heard.map((message) => message.type === 'hello' && message.name),
    ['Clara'],
  );
  channel.house!.stop();
});

test('A summary that can’t be read is listed as frozen', () => {
  const found = summaryOf({ table: 'local-abc', json: '{' });
  assert.deepEqual([found.id, found.frozen], ['local-abc', true]);
});

test('A deleted table is gone, also while the module still has it', async () => {
  const { shelf, channel, page, table } = await opened();
  const other = await page.create(duel);
  const answer = await page.line.page('DELETE', `/api/tables/${table}`);
  assert.equal(answer.status, 200);
  assert.deepEqual([...shelf.kept.keys()], [other]);
  await assert.rejects(page.act(table), (why: Refusal) => why.key === 'no-such-table');
  const asked = await page.line.page('GET', `/api/tables/${table}/log`);
  assert.equal(asked.status, 404);
  assert.deepEqual([...shelf.kept.keys()], [other], 'nothing of it is written again');
  channel.house!.stop();
});

test('A live auction runs at a table on this device', async () => {
  const shelf = new MemoryShelf();
  const channel = new Channel();
  await channel.openHouse(shelf);
  const page = channel.page();
  const seats = ['person', 'easy', 'easy'];
  const table = await page.create({ game: 'merchants', seats, options: { auction: 'live' } });
  await page.watch(table);
  while (!page.runs) {
    if (page.readiness !== null) {
      const version = page.readiness;
      page.readiness = null;
      await page.line.send({ type: 'ready', table, version });
    } else if (page.state?.legal.length) {
      const { version } = page.state;
      await page.act(table);
      await page.until((state) => state.version > version);
    }
    await new Promise((go) => setTimeout(go, 5));
  }
  const version = page.state!.version;
  await page.line.send({ type: 'press', table, version });
  const bought = await page.until((state) => state.version > version);
  assert.equal(bought.status, 'playing');
  channel.house!.stop();
});
