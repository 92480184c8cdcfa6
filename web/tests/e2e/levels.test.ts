// Levels of bots: what "Play now" proposes after wins and losses, names, and the nets of this device.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { LevelRun } from '../../src/state/levelAdvice';
import { isKept } from './folder';
import { fitsAcross, openHouse, shot } from './house';
import { becomes, createTable, decide, isAccessible, playNow, playOn, tableOf } from './play';

const { visit } = openHouse();

const runOf = (page: Page): Promise<LevelRun | undefined> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('pakhuis-settings') ?? '{}') as {
      levelRuns?: Record<string, LevelRun>;
    };
    return kept.levelRuns?.['carts'];
  });

// As if these had been the last games; the page reads it when it is loaded again.
const haveRun = (page: Page, run: LevelRun): Promise<void> =>
  page.evaluate((levelRun) => {
    const key = 'pakhuis-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const playNow = { carts: { level: levelRun.level } };
    localStorage.setItem(key, JSON.stringify({ ...kept, playNow, levelRuns: { carts: levelRun } }));
  }, run);

const won = (level: string, ...tables: string[]): LevelRun => {
  return { level, wins: 2, losses: 0, tables, declined: '' };
};

const card = '[aria-labelledby=game-carts]';
const chosen = (page: Page, level: string) =>
  page.locator(`${card} .on input[value=${level}]`).waitFor({ state: 'attached' });

// A board on which a match lasts some turns.
function tinyBoard(): unknown {
  const record = readFileSync('../tests/records/carts-4-all-passed.record', 'utf8');
  return JSON.parse(/^edition-json: (.*)$/m.exec(record)![1]!);
}

test('The end of a match counts, and proposes the next level; one click begins a game there', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  await page.waitForSelector('[data-do=play-now]');
  const terms = { game: 'carts', seats: ['person', 'beginner'], edition: tinyBoard() };
  const table = await createTable(page, terms);
  await page.goto(`/t/${table}`);
  await playOn(page, 100);
  await page.waitForSelector('.score-table');
  const run = await runOf(page);
  assert.deepEqual([run?.level, run?.tables], ['beginner', [table]]);
  assert.equal(await page.locator('.level-advice').count(), 0, 'after one game');

  await haveRun(page, won('beginner', table));
  await page.reload();
  await page.locator('.level-advice', { hasText: 'Two wins in a row at “beginner”. Try “easy”?' }).waitFor();
  await shot(page, 'level-advice-end');
  await isAccessible(page, 'advice at the end');
  await page.getByRole('button', { name: 'New game: easy' }).click();
  await page.waitForSelector('.bar.asked');
  assert.notEqual(tableOf(page), table);
  assert.match(await page.locator('.players').innerText(), /[A-Z][a-z]+ \(easy\)/);
  assert.ok((await page.locator('.board-area').innerText()).includes('Noord'), 'the same board');
  await page.goto('/');
  await chosen(page, 'easy');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Play now proposes another level after wins and losses; what is declined is not proposed again', async () => {
  for (const look of [{}, { width: 390, height: 844, touch: true, dark: true, lang: 'de-DE' }]) {
    const { page, wrongs, context } = await visit(look);
    await page.goto('/');
    await page.waitForSelector('[data-do=play-now]');
    await haveRun(page, won('medium', 'x'));
    await page.reload();
    const advice = page.locator(`${card} .level-advice.harder`);
    await advice.waitFor();
    assert.ok(await fitsAcross(page));
    await isAccessible(page, 'advice in the lobby');
    await shot(page, `level-advice-lobby${look.touch ? '-phone' : ''}`);
    await advice.locator('[data-do=take-level]').click();
    await chosen(page, 'hard');
    await advice.waitFor({ state: 'detached' });

    await haveRun(page, { ...won('hard', 'x'), wins: 0, losses: 3 });
    await page.reload();
    const easier = page.locator(`${card} .level-advice:not(.harder)`);
    await easier.waitFor();
    await easier.locator('[data-do=decline-level]').click();
    await easier.waitFor({ state: 'detached' });
    await page.reload();
    await chosen(page, 'hard');
    assert.equal(await page.locator('.level-advice').count(), 0);
    assert.equal((await runOf(page))?.declined, 'medium');
    assert.deepEqual(wrongs, []);
    await context.close();
  }
});

test('The levels for people stand in Play now and at the seats, each with a sentence', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  await page.waitForSelector('[data-do=play-now]');
  const levels = await page.locator(`${card} [name=level-carts]`).evaluateAll((all) =>
    all.map((one) => (one as HTMLInputElement).value),
  );
  assert.deepEqual(levels, ['beginner', 'easy', 'medium', 'hard', 'expert']);
  await page.locator(`${card} label`, { hasText: 'Expert' }).click();
  await page.getByText('Thinks ahead further: about 1 s per turn.').waitFor();
  await page.goto('/new/carts');
  const seat = page.getByLabel('Seat 2');
  await seat.waitFor();
  const offered = await seat.locator('optgroup option').allInnerTexts();
  assert.deepEqual(offered, levels.map((level) => `Bot (${level})`));
  await seat.selectOption('bot:medium');
  await page.getByText('Has learned by playing against itself.').waitFor();
  await isAccessible(page, 'levels at the seats');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Bots for comparison still play at the tables that have them, by their names', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  await page.waitForSelector('[data-do=play-now]');
  await page.goto(`/t/${await createTable(page, { game: 'carts', seats: ['person', 'greedy'] })}`);
  await page.locator('.player', { hasText: /[A-Z][a-z]+ \(greedy\)/ }).waitFor();
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A decision for which a bot had less time has a sign with a sentence', async () => {
  const { page, wrongs, context } = await visit();
  // A server that is so busy is not easily had: what it would say is put into what it says.
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const isUpdate = String(message).includes('"type":"update"');
      const say = isUpdate ? String(message).replaceAll('"text":"', '"hurried":true,"text":"') : message;
      socket.send(say);
    });
  });
  await playNow(page);
  await playOn(page, 2);
  await page.waitForSelector('.bar.asked');
  const sign = page.locator('.player .hurried').first();
  await sign.waitFor();
  assert.equal(await sign.innerText(), 'Thought less than usual: the server was busy.');
  await sign.hover();
  await page.locator('.explain.shown', { hasText: 'Thought less than usual' }).waitFor();
  await page.locator('#tab-log').click();
  await page.locator('.log .hurried').first().waitFor();
  await isAccessible(page, 'a hurried decision');
  await shot(page, 'hurried');
  assert.deepEqual(wrongs, []);
  await context.close();
});

// At a table of this device.
async function against(page: Page, level: string): Promise<void> {
  await page.goto('/new/carts');
  await page.getByLabel('On this device, without a server').click();
  await page.getByLabel('Seat 2').selectOption(`bot:${level}`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL(/\/t\/local-/);
}

const notLoaded = 'Could not load what the bots have learned.';
const hasNet = readdirSync('dist').some((name) => /^carts-.*\.net$/.test(name));

test('A match at hard on this device moves on', { skip: !hasNet && 'no net' }, async () => {
  const { page, wrongs, context } = await visit();
  await against(page, 'hard');
  await playOn(page, 4);
  await page.waitForSelector('.bar.asked');
  assert.match(await page.locator('.players').innerText(), /[A-Z][a-z]+ \(hard\)/);
  assert.equal(await page.getByText(notLoaded).count(), 0);
  await shot(page, 'hard-on-this-device');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Where the net can’t be loaded the bot plays as easy, and the table says so', { skip: !hasNet && 'no net' }, async () => {
  const { page, wrongs, context } = await visit();
  await context.route('**/*.net', (route) => route.abort());
  await against(page, 'expert');
  await page.getByText(notLoaded).waitFor();
  await playOn(page, 4);
  await page.waitForSelector('.bar.asked');
  await isAccessible(page, 'a table without its net');
  await shot(page, 'net-not-loaded');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('On a board that the bots have not learned they play as easy, and the table says so', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  await page.waitForSelector('[data-do=play-now]');
  const sentence = 'The bots have not learned this edition of the game. Here they play at “easy”.';
  const at = async (level: string) => {
    const terms = { game: 'carts', seats: ['person', level], edition: tinyBoard() };
    await page.goto(`/t/${await createTable(page, terms)}`);
    await page.waitForSelector('.bar.asked');
  };
  await at('hard');
  await page.getByText(sentence).waitFor();
  await at('easy');
  assert.equal(await page.getByText(sentence).count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('While the net is on its way the table says how much of it is here', { skip: !hasNet && 'no net' }, async () => {
  const { page, wrongs, context } = await visit();
  let goOn = () => {};
  const held = new Promise<void>((go) => (goOn = go));
  await context.route('**/*.net', async (route) => {
    await held;
    await route.continue();
  });
  await against(page, 'medium');
  await page.getByText(/Loading what the bots have learned: \d+ %/).waitFor();
  await decide(page); // the page answers meanwhile
  goOn();
  await page.getByText('Loading what the bots have learned').waitFor({ state: 'detached' });
  await becomes(async () => (await page.locator('.bar.asked').count()) > 0, true);
  assert.equal(await page.getByText(notLoaded).count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});

const keptNets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const files = await Promise.all(opened.map((cache) => cache.keys()));
    return files.flat().flatMap(({ url }) => (url.endsWith('.net') ? [new URL(url).pathname] : []));
  });

test('A net that was needed once is there without a network, too', { skip: !hasNet && 'no net' }, async () => {
  const { page, wrongs, context } = await visit({ kept: true });
  await page.goto('/');
  await isKept(page);
  assert.deepEqual(await keptNets(page), [], 'none is fetched before');
  await against(page, 'medium');
  await playOn(page, 2);
  await page.waitForSelector('.bar.asked');
  const [kept = '', ...others] = await keptNets(page);
  assert.match(kept, /^\/carts-[0-9A-Z]{8}\.net$/);
  assert.deepEqual(others, [], 'that of this game alone');
  await context.setOffline(true);
  await page.reload();
  await playOn(page, 2);
  await page.waitForSelector('.bar.asked');
  assert.equal(await page.getByText(notLoaded).count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});
