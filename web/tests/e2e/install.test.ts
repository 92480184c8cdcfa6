// The page of a server: kept for use without a network, and installed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { isKept } from './folder';
import { fitsAcross, House, openBrowser, person, shot } from './house';
import { becomes, isAccessible, playNow, playOn, tableOf } from './play';

const house = new House();
let browser: Browser;

before(async () => {
  await house.open();
  // A name that is not this machine itself, so that the page is not secure.
  browser = await openBrowser(['--host-resolver-rules=MAP pakhuis.test 127.0.0.1']);
});
after(async () => {
  await browser?.close();
  await house.remove();
});

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, what: { notification: Notification }) => Event;
}

async function openSettings(page: Page): Promise<void> {
  await page.waitForSelector('.game-card button');
  await page.getByRole('button', { name: 'Settings' }).click();
}

test('The page of a server opens at every address while the server is away, and nothing of it is kept but files', async () => {
  const { page, context, wrongs } = await person(browser, house, { kept: true });
  await page.goto('/');
  await page.waitForSelector('.game-card button');
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caught)).flat().map(({ url }) => new URL(url).pathname);
  });
  assert.ok(kept.some((path) => path.endsWith('.wasm')));
  assert.deepEqual(kept.filter((path) => /^\/(api|ws)/.test(path)), []);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  assert.deepEqual(errors.filter((error) => error !== 'in-incognito'), []);

  await house.shut();
  await page.goto('/help');
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await page.goto('/new/carts');
  await page.waitForSelector('h1');
  await house.open();
  await page.goto('/');
  await page.waitForSelector('.game-card button');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Settings offer to install the page where the browser does', async () => {
  const { page, context, wrongs } = await person(browser, house, { width: 360, height: 740 });
  await page.goto('/');
  await openSettings(page);
  assert.equal(await page.locator('[data-install]').count(), 0, 'no offer yet');
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt');
    dispatchEvent(Object.assign(offer, { prompt: async () => (document.title = 'asked') }));
  });
  const button = page.getByRole('button', { name: 'Install Pakhuis' });
  await button.scrollIntoViewIfNeeded();
  await shot(page, 'install-phone');
  await isAccessible(page, 'install');
  await button.click();
  await becomes(() => page.title(), 'asked');
  await becomes(() => button.count(), 0, 'an offer can be used once');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Settings say at a plain HTTP address why the page can’t be installed', async () => {
  const url = house.url.replace('127.0.0.1', 'pakhuis.test');
  const { page, context } = await person(browser, { url }, { kept: true, width: 1440, height: 900 });
  await page.goto('/');
  await openSettings(page);
  await page.getByText('only from an HTTPS address').waitFor();
  await page.locator('[data-install]').scrollIntoViewIfNeeded();
  await shot(page, 'install-insecure');
  assert.ok(await fitsAcross(page));
  await context.close();
});

test('Where a page may show no message of the system its worker does, and a click leads to the table', async () => {
  const { page, context, wrongs } = await person(browser, house, { kept: true });
  await context.grantPermissions(['notifications'], { origin: house.url });
  await page.addInitScript(() => {
    // As on Android.
    const Refusing = function () {
      throw new TypeError('Illegal constructor');
    };
    Object.setPrototypeOf(Refusing, Notification);
    Object.assign(globalThis, { Notification: Refusing });
    const stored = JSON.parse(localStorage.getItem('pakhuis-settings') ?? '{}') as object;
    localStorage.setItem('pakhuis-settings', JSON.stringify({ ...stored, notify: true }));
  });
  await page.goto('/');
  await isKept(page);
  await playNow(page);
  const path = `/t/${tableOf(page)}`;
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  const notes = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map((note) => (note.data as { path: string }).path);
    });
  await playOn(page, 4);
  await becomes(notes, [path]);

  await page.goto('/help');
  await context.serviceWorkers()[0]!.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
  });
  await page.waitForURL(`**${path}`);
  await page.waitForSelector('.bar.asked');
  await becomes(notes, []);
  assert.deepEqual(wrongs, []);
  await context.close();
});
