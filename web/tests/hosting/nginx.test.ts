// The Debian package behind nginx with TLS, as docs/hosting.md sets it up.
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '../e2e/house';
import { decide, playNow, tableOf } from '../e2e/play';
import { Proxied } from './proxy';

const proxied = new Proxied();
let browser: Browser;

before(async () => {
  await proxied.open(['--requests-per-second', '20']);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await proxied.remove();
});

const visit = (): Promise<BrowserContext> =>
  browser.newContext({ baseURL: proxied.url, locale: 'en-GB', ignoreHTTPSErrors: true });

const cookieOf = (headers: Record<string, string | string[] | undefined>): string =>
  [headers['set-cookie'] ?? []].flat()[0] ?? '';

// What a browser sends to open a WebSocket.
const upgrade = (cookie: string, origin: string) => ({
  headers: {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    Cookie: cookie.split(';')[0]!,
    Origin: origin,
  },
});

test('http leads to https', async () => {
  const location = await new Promise((resolve, reject) => {
    const headers = { Host: 'localhost' };
    get({ host: '127.0.0.1', port: proxied.httpPort, path: '/t/abc', headers }, (response) => {
      response.resume();
      resolve(`${response.statusCode} ${response.headers.location}`);
    }).on('error', reject);
  });
  assert.equal(location, '301 https://localhost/t/abc');
});

test('/api/me gives a cookie', async () => {
  const { status, headers } = await proxied.ask('/api/me', '127.0.0.1');
  assert.equal(status, 200);
  assert.match(cookieOf(headers), /^pakhuis=[a-z0-9]{26}; .*HttpOnly.*; Secure/);
  assert.match(String(headers['strict-transport-security']), /^max-age=\d+$/);
});

test('Figures are not public', async () => {
  assert.equal((await proxied.ask('/metrics', '127.0.0.1')).status, 404);
});

test('A table is opened, played and watched in browsers', async () => {
  const player = await (await visit()).newPage();
  await playNow(player);
  await decide(player);
  const watcher = await (await visit()).newPage();
  await watcher.goto(`/t/${tableOf(player)}`);
  await watcher.waitForSelector('.players');
  await player.getByText('1 spectator').waitFor();
  await player.context().close();
  await watcher.context().close();
});

test('A page comes back by itself when the server has restarted', async () => {
  const page = await (await visit()).newPage();
  await playNow(page);
  await proxied.house.shut();
  await page.waitForSelector('.offline');
  await proxied.house.open();
  await page.locator('.offline').waitFor({ state: 'detached' });
  await decide(page);
  await page.context().close();
});

test('A WebSocket opens for a page of this site only', async () => {
  const cookie = cookieOf((await proxied.ask('/api/me', '127.0.0.1')).headers);
  const open = (origin: string) => proxied.ask('/ws', '127.0.0.1', upgrade(cookie, origin));
  assert.equal((await open(proxied.url)).status, 101);
  const refused = await open('https://elsewhere.example');
  assert.equal(refused.status, 403);
  assert.match(refused.body, /"bad-origin"/);
});

test('Limits count the address that nginx sees', async () => {
  const games = (from: string, claims = {}) =>
    proxied.ask('/api/games', from, { headers: claims });
  // Three seconds' worth may come at once: 60 requests, less what the size of the answers costs.
  const many = await Promise.all(Array.from({ length: 200 }, () => games('127.0.0.2')));
  const counted = (status: number) => many.filter((answer) => answer.status === status).length;
  assert.ok(counted(200) >= 50, `${counted(200)} answered`);
  assert.ok(counted(429) > 0, 'none refused');
  assert.equal(counted(200) + counted(429), many.length);
  assert.equal((await games('127.0.0.3')).status, 200, 'another address');
  const claims = await Promise.all(
    Array.from({ length: 50 }, (_, n) => games('127.0.0.2', { 'X-Forwarded-For': `10.0.0.${n}` })),
  );
  assert.ok(claims.some((answer) => answer.status === 429), 'a claimed address counts');
});

test('A body beyond the bound is refused by nginx', async () => {
  const post = (bytes: number) =>
    proxied.ask('/api/tables', '127.0.0.4', { method: 'POST' }, ' '.repeat(bytes));
  assert.equal((await post(513 * 1024)).status, 413);
  assert.equal((await post(511 * 1024)).status, 400);
});
