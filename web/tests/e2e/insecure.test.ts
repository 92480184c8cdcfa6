// A house at home: plain HTTP from another device, where browsers have no locks, no clipboard and no
// service worker. Lessons and tables on the device work there, too.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { House, openBrowser, person, type Look } from './house';
import { becomes, decide, isAccessible, playAction, tableOf } from './play';

const house = new House();
let browser: Browser;

before(async () => {
  await house.open();
  browser = await openBrowser(['--host-resolver-rules=MAP pakhuis.test 127.0.0.1']);
});
after(async () => {
  await browser.close();
  await house.remove();
});

async function visit(look: Look = {}) {
  const found = await person(browser, { url: house.url.replace('127.0.0.1', 'pakhuis.test') }, look);
  await found.page.goto('/');
  await found.page.waitForSelector('.game-card button');
  const missing = () => [isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator, 'randomUUID' in crypto];
  assert.deepEqual(await found.page.evaluate(missing), [false, false, false, false]);
  return found;
}

const next = '[data-do=lesson-next]';
const otherTab = 'You are playing this table in another tab. Close that tab to play here.';

test('A lesson begins, waits while the page is away, and is played by one tab at a time', async () => {
  const { page, context, wrongs } = await visit();
  await page.getByRole('link', { name: 'New here? Learn Carts of Amsterdam in 5 minutes' }).click();
  await page.locator(next).click();
  await playAction(page, 'keep haringpakkerstoren-dam');
  const step = async () => /Step \d+/.exec(await page.locator('.lesson-count').innerText())?.[0];
  await becomes(step, 'Step 3');
  await page.reload();
  await becomes(step, 'Step 3');

  const second = await context.newPage();
  await second.goto('/learn/carts/first');
  await second.getByText(otherTab).waitFor();
  await page.bringToFront();
  await playAction(page, 'take red');
  await becomes(step, 'Step 4');
  await page.close();
  await second.getByText(otherTab).waitFor({ state: 'detached' });
  await second.getByText('Step 4 of').waitFor();
  await isAccessible(second, 'a lesson without locks');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A table on the device is made, listed, gone on with in another tab and deleted', async () => {
  const { page, context, wrongs } = await visit();
  await page.goto('/new/carts');
  await page.locator('input[name=where][value=here]').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL(/\/t\/local-/);
  await decide(page);
  await page.getByText('may delete games').waitFor();
  const table = tableOf(page);
  const toLobby = () => page.getByRole('link', { name: 'Back to lobby' }).first().click();
  await toLobby();
  await page.locator('[aria-labelledby=here] .table-row').waitFor();

  const second = await context.newPage();
  await second.goto(`/t/${table}`);
  await decide(second);
  await decide(second);
  const hand = await second.locator('.mine').innerText();
  await second.goto('/');
  // The house of the first tab has read less of it.
  await page.locator('[aria-labelledby=here] .table-row').click();
  await page.waitForSelector('.bar.asked');
  await becomes(() => page.locator('.mine').innerText(), hand);
  await decide(page);
  // While one tab plays it, the other can't delete it.
  await second.locator('[data-do=delete-table]').first().click();
  await second.click('[data-do=delete-now]');
  await second.getByText('Another tab is playing this table.').waitFor();
  await toLobby();
  await second.locator('[data-do=delete-table]').first().click();
  await second.click('[data-do=delete-now]');
  await second.locator('[aria-labelledby=here] .table-row').waitFor({ state: 'detached' });
  assert.deepEqual(wrongs, []);
  await context.close();
});
