// Several at one device, a server that goes away, and the keyboard alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse, shot } from './house';
import { becomes, decide, isAccessible, playNow, playOn, tabTo, tableOf } from './play';

const { house, visit } = openHouse();

test('Two at one device hand it over, and nothing is seen in between', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/new/carts');
  await page.getByLabel('Seat 2').selectOption('here');
  await page.getByLabel('Name of the player in seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Create table' }).click();
  // The first one is also handed the device.
  await page.waitForSelector('.hand-over');
  await page.click('[data-do=take-over]');
  await page.waitForSelector('.bar.asked');
  await decide(page);
  await page.click('[data-do=hide]');
  await page.waitForSelector('.hand-over');
  assert.equal(await page.locator('.board-area, .mine, .side, .log').count(), 0);
  assert.match(await page.locator('h1').innerText(), /Ben/);
  await shot(page, 'hand-over');
  await isAccessible(page, 'hand-over');
  await page.getByRole('button', { name: 'I’m Ben: show my cards' }).click();
  await page.waitForSelector('.bar.asked');
  assert.equal(await page.locator('.player.me .player-name').innerText(), 'Ben');
  await decide(page);
  // Both have chosen: it is the first one's turn.
  await page.click('[data-do=hide]');
  await page.click('[data-do=take-over]');
  await page.waitForSelector('.bar.asked');
  assert.notEqual(await page.locator('.player.me .player-name').innerText(), 'Ben');
  await page.reload();
  await page.waitForSelector('.hand-over');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A server that goes away and comes back loses nothing', { timeout: 120_000 }, async () => {
  const { page, wrongs, context } = await visit();
  await playNow(page);
  await playOn(page, 3);
  await page.waitForSelector('.bar.asked');
  const before = await page.locator('.mine').innerText();
  await house.shut();
  // Stopped by a signal it says so: a notice, no error.
  await page.getByText('The server is restarting').waitFor();
  await shot(page, 'offline');
  await isAccessible(page, 'offline');
  assert.equal(await page.locator('.mine').innerText(), before);
  await house.open();
  await page.locator('.offline').waitFor({ state: 'detached', timeout: 40_000 });
  await page.waitForSelector('.bar.asked');
  assert.equal(await page.locator('.mine').innerText(), before);
  await playOn(page, 3);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('The whole way from the first page into a match is open to the keyboard', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  await page.waitForSelector('.game-card button');
  await tabTo(page, '.game-card input[value=beginner]');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.game-card .on input[value=easy]');
  await tabTo(page, '[data-do=play-now]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.bar.asked');
  // By the list of moves.
  for (let n = 0; n < 4; ++n) {
    await page.waitForSelector('.bar.asked');
    await tabTo(page, '.action');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-do=confirm]');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-do=confirm]')));
    if (n === 0) await shot(page, 'keyboard');
    await page.keyboard.press('Enter');
    await page.locator('[data-do=confirm]').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'tab-actions');
    // One Enter too many opens nothing.
    if (n === 0) await page.keyboard.press('Enter');
    assert.equal(await page.locator('.drawer.open').count(), 0);
  }
  // And on the board itself.
  await page.waitForSelector('.bar.asked');
  await tabTo(page, '.lit[data-target]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-do=confirm], [data-do=cancel]');
  await page.keyboard.press('Escape');
  await page.locator('[data-do=cancel]').waitFor({ state: 'detached' });
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('Enter'); // opens the drawer
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.log');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A setting plays at once', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/Confirm moves/).uncheck();
  await page.keyboard.press('Escape');
  await playNow(page);
  await page.getByRole('tab', { name: /Actions/ }).click();
  const first = await page.locator('.sentence').textContent();
  await page.locator('.action').first().click();
  await page.waitForFunction(
    (old) => document.querySelector('.sentence')?.textContent !== old,
    first,
  );
  await context.close();
});

test('From a table that waits one goes to the next that waits', async () => {
  const { page, context } = await visit();
  await playNow(page);
  const first = tableOf(page);
  await playNow(page);
  const second = tableOf(page);
  await page.getByRole('button', { name: /Your turn at 1 table/ }).click();
  await page.waitForURL(`**/t/${first}`);
  await page.waitForSelector('.bar.asked');
  await page.getByRole('button', { name: /Your turn at 1 table/ }).click();
  await page.waitForURL(`**/t/${second}`);
  await page.goto('/');
  await becomes(() => page.locator('.table-row.waits').count(), 2);
  await shot(page, 'lobby-my-tables');
  await context.close();
});

test('A board is zoomed, dragged and still played on', async () => {
  const { page, wrongs, context } = await visit();
  await playNow(page);
  await playOn(page, 1);
  await page.waitForSelector('.bar.asked');
  const scale = () =>
    page.locator('.pan-inner').evaluate((e) => new DOMMatrix(getComputedStyle(e).transform).a);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await becomes(async () => (await scale()) > 1.5, true);
  const style = () => page.locator('.pan-inner').getAttribute('style');
  const before = await style();
  const box = (await page.locator('.pan-frame').boundingBox())!;
  await page.mouse.move(box.x + 300, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 150, { steps: 5 });
  await page.mouse.up();
  await becomes(async () => (await style()) === before, false);
  assert.equal(
    await page.locator('[data-do=confirm], [data-do=cancel]').count(),
    0,
    'a drag is no click',
  );
  await shot(page, 'table-zoomed');
  await page.getByRole('button', { name: 'Fit board' }).click();
  await becomes(scale, 1);
  await playOn(page, 1);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A guest who logs out is asked first, and is somebody else afterwards', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  await page.waitForSelector('.game-card button'); // before that the page is nobody yet
  const me = () => page.evaluate(async () => (await (await fetch('/api/me')).json()) as unknown);
  const before = await me();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.click('[data-do=log-out]');
  await isAccessible(page, 'log-out');
  await page.getByRole('button', { name: 'Cancel' }).click();
  assert.deepEqual(await me(), before);
  await page.click('[data-do=log-out]');
  await Promise.all([page.waitForEvent('load'), page.click('[data-do=log-out-now]')]);
  assert.notDeepEqual(await me(), before);
  assert.deepEqual(wrongs, []);
  await context.close();
});
