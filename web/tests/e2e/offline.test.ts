// Tables on this device: played without a server, kept in the browser.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { House, openBrowser, patience, person, shot } from './house';
import { decide, isAccessible, playOn, tableOf, wholeMatches } from './play';

// A plain file server: files of dist/, and the first page for every other address.
class FileServer {
  private server: Server | null = null;
  url = '';

  async open(): Promise<void> {
    const types: Record<string, string> = {
      html: 'text/html',
      js: 'text/javascript',
      css: 'text/css',
      wasm: 'application/wasm',
      svg: 'image/svg+xml',
    };
    this.server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
      if (path.startsWith('/api/')) return void response.writeHead(404).end();
      const file = /\.\w+$/.test(path) ? path : '/index.html';
      readFile(join('dist', file)).then(
        (bytes) => {
          const type = types[file.split('.').at(-1)!] ?? 'text/plain';
          response.writeHead(200, { 'content-type': type }).end(bytes);
        },
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => this.server!.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server?.closeAllConnections?.();
    this.server?.close();
  }
}

const house = new House();
const files = new FileServer();
let browser: Browser;
before(async () => {
  await Promise.all([house.open(), files.open()]);
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  files.close();
  await house.remove();
});

const visitHouse = () => person(browser, house);
const visitFiles = () => person(browser, { url: files.url } as House);

// A table by the form.
async function openHere(page: Page, game = 'carts'): Promise<string> {
  await page.goto(`/new/${game}`);
  await page.locator('#where-here').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForSelector('.bar.asked');
  return tableOf(page);
}

const tabOf = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(path);
  return page;
};

// Changes what is kept, as a broken disk would.
const damage = (page: Page, table: string, seq: number) =>
  page.evaluate(
    ([id, row]) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('pakhuis');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const work = request.result.transaction('rows', 'readwrite');
          work.objectStore('rows').put({ table: id, seq: row, kind: 7 });
          work.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    [table, seq] as const,
  );

// In all workers of the page: one is the house, where rows are kept.
async function turnDisk(page: Page, to: 'full' | 'free'): Promise<void> {
  const turn = (state: string) => {
    const stores = IDBObjectStore.prototype as unknown as Record<string, unknown>;
    stores['add0'] ??= stores['add'];
    const refuse = () => {
      throw new DOMException('No space.', 'QuotaExceededError');
    };
    stores['add'] = state === 'full' ? refuse : stores['add0'];
  };
  await Promise.all(page.workers().map((worker) => worker.evaluate(turn, to)));
}

async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do=export]').click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

const chooseRecord = (page: Page, record: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });

test('Without a server a match goes on after a reload, and in another tab', async () => {
  const { page, wrongs, context } = await visitFiles();
  await page.goto('/');
  await page.getByText('The server can’t be reached.').waitFor();
  await page.locator('[data-do=play-now]').first().click();
  await playOn(page, 1);
  await page.waitForSelector('.bar.asked');
  await page.reload();
  await page.waitForSelector('.bar.asked');

  const second = await tabOf(context, page.url());
  const watching = second.locator('.table-notices').getByText('You are playing this table in another tab.');
  await watching.waitFor();
  assert.equal(await second.locator('.lit').count(), 0); // nothing to click that would be refused
  await shot(second, 'offline-watching');
  await playOn(page, 2);
  await page.close();
  await watching.waitFor({ state: 'detached' });
  await playOn(second, 2);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A damaged row or a full disk costs one sentence, and nothing is lost', async () => {
  const { page, wrongs, context } = await visitFiles();
  const bad = await openHere(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  await damage(page, bad, 3);
  await page.goto(`/t/${bad}`);
  await page.getByText('This table is frozen').waitFor();
  await shot(page, 'offline-frozen');
  assert.match(await exported(page), /^pakhuis-record 1\n/);

  await openHere(page);
  await turnDisk(page, 'full');
  await decide(page);
  await page.getByText('This browser has no space left').waitFor();
  await shot(page, 'offline-full');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  assert.match(await exported(page), /^pakhuis-record 1\n/);
  await page.keyboard.press('Escape');
  await turnDisk(page, 'free');
  await playOn(page, 1);
  await page.waitForSelector('.bar.asked');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test(
  'A match on this device is exported, imported, replayed and forked',
  { skip: !wholeMatches },
  async () => {
    const { page, wrongs, context } = await visitFiles();
    await page.goto('/new/carts');
    await page.getByLabel('Seat 2').selectOption('here');
    await page.locator('.seats input').fill('Ben');
    await page.getByRole('button', { name: 'Create table' }).click();
    const look = page.locator('.hand-over-card button');
    for (let n = 0; n < 4; ++n) {
      await page.waitForSelector('.bar.asked, .hand-over-card, [data-do=hide]');
      if (await page.locator('[data-do=hide]').count()) await page.click('[data-do=hide]');
      if (await look.count()) await look.click();
      await page.waitForSelector('.bar.asked');
      await decide(page);
    }
    const table = tableOf(page);
    await page.goto(`/t/${table}`);
    await look.click();
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    const record = await exported(page);

    await page.goto(`/t/${table}/replay`);
    await page.locator('[data-do=fork]').click();
    await page.locator('[data-do=fork-now]').click();
    await page.waitForURL((url) => /\/t\/local-\w+$/.test(url.pathname) && !url.href.includes(table));

    await page.goto('/');
    await chooseRecord(page, record);
    await page.waitForURL(/\/t\/local-/);
    await page.goto('/');
    await chooseRecord(page, record.replace(/^rules: \d+/m, 'rules: 99'));
    await page.locator('.toast.bad').waitFor();
    assert.equal(new URL(page.url()).pathname, '/');
    assert.deepEqual(wrongs, []);
    await context.close();
  },
);

test(
  'A finished match is uploaded to the server as a record, and a server’s is kept here',
  { skip: !wholeMatches },
  async () => {
    const { page, wrongs, context } = await visitHouse();
    await openHere(page);
    assert.ok(await playOn(page));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('[data-do=upload]').click();
    await page.waitForURL((url) => !url.pathname.includes('local-'));
    await page.waitForSelector('.end-screen');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('[data-do=keep-here]').click();
    await page.waitForURL(/\/t\/local-/);
    await page.waitForSelector('.end-screen');
    assert.deepEqual(wrongs, []);
    await context.close();
  },
);

test('A table on this device goes on when the server is gone', async () => {
  const { page, wrongs, context } = await visitHouse();
  const table = await openHere(page);
  assert.match(table, /^local-/);
  await house.shut('SIGKILL');
  await context.setOffline(true);
  await decide(page);
  await page.waitForSelector('.bar.asked');
  await page.click('[data-do=undo]');
  await page.waitForSelector('[data-do=undo][disabled]'); // it is taken back
  await playOn(page, 2);
  await page.waitForSelector('.bar.asked');
  await page.getByRole('link', { name: 'Back to lobby' }).first().click();
  await page.getByText('The server can’t be reached.').waitFor();
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  await shot(page, 'offline-lobby');
  await isAccessible(page, 'the lobby without a server');
  await page.locator(`a[href="/t/${table}"]`).click();
  await page.waitForSelector('.bar.asked');
  await page.goBack();
  await page.locator('[data-do=delete-table]').click();
  await page.locator('dialog button').nth(1).click(); // Cancel
  await page.locator(`a[href="/t/${table}"]`).waitFor();
  await page.locator('[data-do=delete-table]').click();
  await isAccessible(page, 'a table is deleted?');
  await page.locator('[data-do=delete-now]').click();
  await page.locator(`a[href="/t/${table}"]`).waitFor({ state: 'detached' });
  await page.goForward();
  await page.waitForSelector('.lost');
  assert.deepEqual(wrongs, []);
  await context.close();
});
