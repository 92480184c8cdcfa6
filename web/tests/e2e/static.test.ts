// The page as a folder of files (`./run --static`): under a path of any web server, without a network,
// and through a change of builds.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import {
  buildFolder,
  buildIn,
  buildOf,
  isKept,
  keepsBuilds,
  laterBuild,
  PlainServer,
  removeFolders,
  rulesScript,
} from './folder';
import { fitsAcross, openBrowser, person, shot } from './house';
import { gameNames } from '../../src/net/generated/house';
import { isAccessible, playOn, tableOf, wholeMatches } from './play';

const newer = 'A new version is available: reload the page.';
const path = '/games/pakhuis/';
let browser: Browser;
let first = '';
let later = '';
const servers: PlainServer[] = [];

before(async () => {
  first = buildFolder();
  later = laterBuild(first);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  for (const server of servers) await server.shut();
  removeFolders();
});

async function served(folder: string) {
  const server = new PlainServer(folder, path);
  servers.push(server);
  await server.open();
  const visitor = await person(browser, server, { kept: true });
  return { ...visitor, server };
}

// The pages that every folder has. Called with and without a network.
async function opensEverywhere(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('.game-card');
  await page.goto(`${url}?/new/carts`);
  await page.getByRole('heading', { level: 1, name: 'New table: Carts of Amsterdam' }).waitFor();
  await page.goto(`${url}?/help`);
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
}

// ./test --long does these.
const inLong = { skip: !wholeMatches };

test('A folder of files opens at any path and at every deep link, also with the network cut', async () => {
  const { page, context, server, wrongs } = await served(first);
  await opensEverywhere(page, server.url);
  await page.locator('a.brand').click();
  await page.waitForSelector('.game-card');
  assert.equal(page.url(), server.url);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  assert.equal(page.url(), `${server.url}?/help`);
  await isKept(page);
  const files = readdirSync(first);
  for (const net of buildIn(first).nets ?? []) assert.ok(files.includes(net), net);
  const outside = server.asked.filter((asked) => !asked.startsWith(path));
  assert.deepEqual(outside, [], 'all addresses are relative');

  await server.shut();
  await context.setOffline(true);
  await page.reload();
  await opensEverywhere(page, server.url);
  const answer = await page.evaluate(
    async ([file]) => {
      const { ask } = await import(new URL(`./${file}`, location.href).href);
      return ask({ call: 'version' });
    },
    [rulesScript(first)],
  );
  assert.deepEqual(answer.games, buildIn(first).games, 'the module is there too');
  assert.deepEqual(wrongs, []);
  await context.close();
});

// A table by the form, at the address where the page is now.
async function playsHere(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}?/new/${game}`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForSelector('.bar.asked');
  await playOn(page, wholeMatches && game === 'carts' ? 1000 : 2);
}

test('A match of each game is played in a folder of files with the network cut', async () => {
  const { page, context, server, wrongs } = await served(first);
  await page.goto(server.url);
  await isKept(page);
  await server.shut();
  await context.setOffline(true);
  const games = wholeMatches ? gameNames : gameNames.slice(0, 1);
  for (const game of games) await playsHere(page, server.url, game);
  const table = page.url();
  await page.reload();
  await page.waitForSelector('.bar.asked');
  assert.equal(page.url(), table);
  // A lesson too.
  await page.goto(`${server.url}?/learn/carts/first`);
  await page.locator('[data-do=lesson-next]').click();
  await page.getByText('Keep only Haringpakkerstoren').waitFor();
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A newer build announces itself, waits for the reader, and leaves open pages and old matches their files', inLong, async () => {
  const { page, context, server, wrongs } = await served(first);
  const old = buildIn(first)['pakhuis-build'];
  await page.goto(server.url);
  await isKept(page);
  assert.equal(await page.getByText(newer).count(), 0);

  server.folder = later;
  const other = await context.newPage();
  await other.goto(server.url);
  await page.getByText(newer).waitFor();
  await other.getByText(newer).waitFor();
  await shot(page, 'static-update');
  await isAccessible(page, 'a newer build');
  await page.setViewportSize({ width: 360, height: 740 });
  await shot(page, 'static-update-phone');
  assert.ok(await fitsAcross(page));
  await page.reload();
  assert.equal(await buildOf(page), old, 'only the button takes the newer build');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForSelector('meta[name="build"][content="later"]', { state: 'attached' });
  assert.equal(await page.getByText(newer).count(), 0);

  // A language is a script of its own, which the server no longer has under the old name.
  assert.equal(await buildOf(other), old);
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByLabel('Language').selectOption('nl');
  await other.getByText('Een huis voor vier handelsspellen').waitFor();
  await other.close();

  // The later build does not play the first rules of carts.
  await keepsBuilds(page, 2, [{ game: 'carts', rules: 1 }]);
  await context.setOffline(true);
  const match = await context.newPage();
  await match.goto(`${server.url}?/help&build=${old}`);
  await match.waitForSelector('h1');
  assert.equal(await buildOf(match), old);
  assert.equal(await match.getByText(newer).count(), 0, 'it is old on purpose');
  await keepsBuilds(page, 2, []);
  await match.close();
  await keepsBuilds(page, 1, []);
  assert.deepEqual(wrongs, []);
  await context.close();
});

// As if an older build were kept that played a ninth version of the rules.
const keepOlderBuild = (page: Page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    const [own, older] = [await caches.open(name!), await caches.open(name!.replace(/\S+$/, 'older'))];
    for (const request of await own.keys()) {
      const response = (await own.match(request))!;
      const { headers } = response;
      const text = /index\.html$|build\.json$/.test(request.url) ? await response.text() : null;
      const changed = text
        ?.replace(/(name="build" content|"pakhuis-build")(=|: )"\w+"/, '$1$2"older"')
        .replaceAll('"rules": 2', '"rules": 9');
      await older.put(request, changed ? new Response(changed, { headers }) : response);
    }
  });

// The match began by the ninth version of the rules.
const makeMatchOlder = (page: Page, table: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('pakhuis');
        request.onsuccess = () => {
          const work = request.result.transaction('rows', 'readwrite');
          const rows = work.objectStore('rows');
          const first = rows.get([id, 0]);
          first.onsuccess = () => {
            const row = first.result as { body: string };
            rows.put({ ...row, body: row.body.replace('"rules":2', '"rules":9') });
          };
          work.oncomplete = () => done(request.result.close());
        };
      }),
    table,
  );

test('A match of rules that this build does not know opens in a kept build that knows them', inLong, async () => {
  const { page, context, server, wrongs } = await served(first);
  await playsHere(page, server.url, 'carts');
  await isKept(page);
  const table = tableOf(page);
  await keepOlderBuild(page);
  await makeMatchOlder(page, table);
  await page.reload();
  const link = page.getByRole('link', { name: 'Open it in the version it was started with' });
  await link.waitFor();
  await shot(page, 'static-older');
  await isAccessible(page, 'a match of an older build');
  await context.setOffline(true);
  const [older] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await older.waitForSelector('meta[name="build"][content="older"]', { state: 'attached' });
  assert.match(older.url(), new RegExp(`/t/${table}&build=older$`));
  // It has a house of its own, with the module of its own build.
  await older.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === 'pakhuis-house older');
  });
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A folder that is not ours is refused, and one of ours is written anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pakhuis-other-'));
  const write = () => spawnSync('../run', ['--static', folder], { encoding: 'utf8' });
  writeFileSync(join(folder, 'letter.txt'), 'dear reader');
  assert.equal(write().status, 2);
  assert.match(write().stderr, /holds files that are not from .*name a new or empty folder/);
  const file = spawnSync('../run', ['--static', join(folder, 'letter.txt')], { encoding: 'utf8' });
  assert.match(file.stderr, /is not a folder/);
  const missing = spawnSync('../run', ['--static'], { encoding: 'utf8' });
  assert.equal(missing.stderr, 'usage: ./run --static DIR\n');
  rmSync(folder, { recursive: true });

  mkdirSync(folder);
  const old = { 'pakhuis-build': 'old', games: [], files: ['old-12345678.js'] };
  for (const [name, text] of [
    ['build.json', JSON.stringify(old)],
    ['old-12345678.js', ''],
    ['robots.txt', 'mine'],
  ] as const) {
    writeFileSync(join(folder, name), text);
  }
  const again = spawnSync(process.execPath, ['build.mjs', '--static', folder], { encoding: 'utf8' });
  assert.equal(again.stderr, '');
  assert.throws(() => readFileSync(join(folder, 'old-12345678.js')), 'the former build goes');
  assert.equal(readFileSync(join(folder, 'robots.txt'), 'utf8'), 'mine');
  assert.deepEqual(buildIn(folder), buildIn(first));
  rmSync(folder, { recursive: true });
});
