// The nets of bots on this device: fetched when a bot needs one, and done without if there is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetSupply, type NetPorts } from '../../src/local/netSupply';
import { hasNet } from '../../src/state/netMatches';
import { netNews, type NetNews } from '../../src/local/nets';
import type { TableState } from '../../src/state/tableState';
import { Channel, MemoryShelf } from './device';

const mayAct = (state: TableState) => state.legal.length > 0;

function supply(part: Partial<NetPorts> = {}) {
  const told: NetNews[] = [];
  const times = { now: 0 };
  let asked = 0;
  const ports: NetPorts = {
    fetch: async (_, tell) => {
      asked += 1;
      tell(50);
      return new Uint8Array(3);
    },
    put: () => undefined,
    tell: (news) => told.push(news),
    now: () => times.now,
    ...part,
  };
  return { nets: new NetSupply(ports), told, times, asked: () => asked };
}

test('A net is fetched once, and its way is told', async () => {
  const put: number[] = [];
  const { nets, told, asked } = supply({ put: (bytes) => put.push(bytes.length) });
  assert.ok(nets.isWanted('carts'));
  await nets.get('carts');
  assert.deepEqual(put, [3]);
  assert.deepEqual(told.map(({ state, percent }) => [state, percent]), [
    ['loading', 0],
    ['loading', 50],
    ['here', 100],
  ]);
  assert.ok(!nets.isWanted('carts'));
  assert.ok(nets.isWanted('venise'), 'each game has its own');
  assert.equal(asked(), 1);
});

test('After a failure bots go on without it for a while, then it is tried again', async () => {
  const { nets, told, times } = supply({ fetch: () => Promise.reject(new Error('offline')) });
  times.now = 1000;
  await nets.get('carts');
  assert.equal(told.at(-1)?.state, 'failed');
  times.now = 20_999;
  assert.ok(!nets.isWanted('carts'));
  times.now = 21_000;
  assert.ok(nets.isWanted('carts'));
});

test('A net that the module refuses is a failure, too', async () => {
  const { nets, told } = supply({
    put: () => {
      throw new Error('damaged');
    },
  });
  await nets.get('carts');
  assert.equal(told.at(-1)?.state, 'failed');
});

test('A net plays the rules and the editions that its file names', () => {
  const known = { harbour: { rules: [2, 3] as [number, number], editions: ['aa', 'bb'] } };
  const plays = (game: string, rules: number, edition: string) => hasNet({ game, rules, edition }, known);
  assert.ok(plays('harbour', 2, 'aa') && plays('harbour', 3, 'bb'));
  assert.ok(!plays('harbour', 1, 'aa') && !plays('harbour', 4, 'aa'));
  assert.ok(!plays('harbour', 2, 'cc') && !plays('quay', 2, 'aa'));
});

async function tableAgainst(level: string, fetchNet?: NetPorts['fetch']) {
  const channel = new Channel();
  const asked: string[] = [];
  channel.fetchNet = (game, tell) => {
    asked.push(game);
    return fetchNet ? fetchNet(game, tell) : Promise.reject(new Error('There is no net.'));
  };
  netNews.value = new Map();
  await channel.openHouse(new MemoryShelf());
  const page = channel.page();
  const table = await page.create({ game: 'carts', seats: ['person', level] });
  await page.watch(table);
  return { channel, page, table, asked };
}

test('A bot of this device waits for its net; without one it goes on as easy, and the page is told', async () => {
  let fail = () => {};
  const { channel, page, asked } = await tableAgainst('hard', (_, tell) => {
    tell(40);
    return new Promise((__, reject) => (fail = () => reject(new Error('offline'))));
  });
  await page.until((state) => mayAct(state) && state.waiting.length === 2);
  await new Promise((rest) => setTimeout(rest, 20));
  assert.deepEqual(netNews.value.get('carts'), { game: 'carts', state: 'loading', percent: 40 });
  assert.deepEqual(page.state!.waiting, [0, 1], 'it has not decided');
  await page.act(page.state!.table);
  fail();
  await page.until((state) => mayAct(state) && !state.waiting.includes(1));
  assert.equal(netNews.value.get('carts')?.state, 'failed');
  assert.deepEqual(asked, ['carts'], 'not at each decision');
  channel.house!.stop();
});

test('A table whose bots need no net fetches none', async () => {
  const { channel, page, asked } = await tableAgainst('easy');
  await page.until((state) => mayAct(state) && !state.waiting.includes(1));
  assert.deepEqual(asked, []);
  assert.equal(netNews.value.size, 0);
  channel.house!.stop();
});

test('While a bot waits for its net a decision can be taken back', async () => {
  let fail = () => {};
  const { channel, page, table } = await tableAgainst('expert', () => {
    return new Promise((_, reject) => (fail = () => reject(new Error('offline'))));
  });
  await page.until((state) => mayAct(state) && state.waiting.length === 2);
  await page.act(table);
  await page.until((state) => !state.waiting.includes(0));
  await page.line.send({ type: 'undo', table, seat: 0 });
  await page.until((state) => mayAct(state) && state.waiting.length === 2);
  fail();
  await page.until((state) => mayAct(state) && !state.waiting.includes(1));
  await page.act(table);
  await page.until((state) => mayAct(state));
  channel.house!.stop();
});
