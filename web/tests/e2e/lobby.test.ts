// The ways to a table and back: a bot for a free seat, the code of an invitation, results in the
// list, and notice of one's turn.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { openHouse, shot } from './house';
import { becomes, isAccessible, playOn, tableOf } from './play';

const { house, visit } = openHouse();

test('A free seat becomes a bot, and the match begins; the invitation has a code', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/new/carts');
  await page.waitForSelector('.seats');
  await page.locator('.seats select').nth(1).selectOption('guest');
  await page.locator('.setup > .primary').click();
  await page.waitForSelector('.qr-code path');
  assert.ok(await page.locator('.sit-here small').innerText(), 'the box for a name is explained');
  await shot(page, 'waiting-room-owner');
  await isAccessible(page, 'waiting room of the owner');
  const { page: guest, context: other } = await visit();
  await guest.goto('/');
  await guest.fill('#invited', tableOf(page));
  await guest.keyboard.press('Enter');
  await guest.waitForSelector('.waiting-room');
  assert.equal(await guest.locator('[data-do=seat-bot]').count(), 0, 'the owner’s alone');
  await other.close();
  await page.locator('.seat-bot select').selectOption('beginner');
  await page.click('[data-do=seat-bot]');
  await page.waitForSelector('.bar.asked');
  assert.match(await page.locator('.players').innerText(), /[A-Z][a-z]+ \(beginner\)/);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('How heavy a game is explains itself by hover, focus and long press', async () => {
  const { page, wrongs, context } = await visit({ width: 360, height: 740, touch: true });
  await page.goto('/');
  await page.locator('.newcomer').waitFor(); // is seen with the lists, and takes the focus in turn
  const weight = page.locator('.game-facts [data-tip]').first();
  await weight.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.locator('.explain.shown', { hasText: 'Complexity: light' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.explain.shown').waitFor({ state: 'detached' });
  await weight.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  await page.locator('.explain.shown', { hasText: 'Complexity: light' }).waitFor();
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' })));
  await page.mouse.move(1, 1);
  await page.locator('.explain.shown').waitFor({ state: 'detached' });
  await weight.hover();
  await page.locator('.explain.shown', { hasText: 'Complexity: light' }).waitFor();
  assert.deepEqual(wrongs, []);
  await context.close();
});

interface Shifted {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

test('Nothing moves at a first visit while the lists come', async () => {
  for (const look of [{ width: 1440, height: 900 }, { width: 390, height: 844, touch: true }]) {
    const { page, context, wrongs } = await visit(look);
    await page.addInitScript(() => {
      const moved: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Shifted[]) {
          const parts = entry.sources.map(({ node }) => (node as Element | null)?.className ?? '');
          if (!entry.hadRecentInput) moved.push(`${entry.value.toFixed(4)}: ${parts.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(globalThis, { moved });
    });
    await page.route('**/api/{games,me,mine}', async (route) => {
      await new Promise((rest) => setTimeout(rest, 300));
      await route.continue();
    });
    await page.goto('/');
    await page.waitForSelector('.game-card');
    const tops = () =>
      page.locator('.game-card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    const before = await tops();
    await page.locator('.newcomer').waitFor();
    await page.locator('.who').waitFor();
    await page.waitForSelector('[data-do=play-now]');
    assert.deepEqual(await tops(), before, JSON.stringify(look));
    const moved = () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
    assert.deepEqual(await moved(), [], JSON.stringify(look));
    assert.deepEqual(wrongs, []);
    await context.close();
  }
});

test('The list tells the result of a finished table', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await page.waitForSelector('[data-do=play-now]');
  const records = '../tests/records';
  const file = readdirSync(records).find((name) => name.startsWith('carts-2'))!;
  await page.locator('input[type=file]').setInputFiles(`${records}/${file}`);
  await page.waitForSelector('.end-screen');
  await page.goto('/');
  const row = page.locator('[aria-labelledby=over] .table-row');
  assert.match(await row.innerText(), /[A-Z][a-z]+ won, \d+ to -?\d+/);
  // Whoever has played is no newcomer; at the next visit that is known from the beginning.
  assert.equal(await page.locator('.newcomer').isVisible(), false);
  await page.reload();
  await row.waitFor();
  assert.equal(await page.locator('.newcomer').count(), 0);
  await context.close();
});

test('Merchants proposes the secret bids that its lesson teaches; a table on a clock is kept as the choice', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  const card = page.locator('[aria-labelledby=game-merchants]');
  await card.locator('.on input[value=sealed]').waitFor({ state: 'attached' });
  await card.getByText('Live clock').click();
  await card.locator('.on input[value=live]').waitFor({ state: 'attached' });
  await card.locator('[data-do=play-now]').click();
  await page.waitForSelector('.bar');
  const id = tableOf(page);
  const answer = await page.request.get(`/api/tables/${id}`);
  assert.equal(((await answer.json()) as { game: string }).game, 'merchants');
  await page.goto('/');
  await card.locator('.on input[value=live]').waitFor({ state: 'attached' });
  assert.deepEqual(wrongs, []);
  await context.close();
});

interface Told {
  told: { title: string; body: string; note: { onclick: (() => void) | null } }[];
}

test('Whoever looks elsewhere is told by the system, and a click leads to the table', async () => {
  const { page, wrongs, context } = await visit();
  await context.grantPermissions(['notifications'], { origin: house.url });
  await page.addInitScript(() => {
    const told: Told['told'] = [];
    class Noted extends Notification {
      constructor(title: string, options: NotificationOptions = {}) {
        super(title, options);
        told.push({ title, body: options.body ?? '', note: this as never });
      }
    }
    Object.assign(globalThis, { told, Notification: Noted });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Desktop notifications' }).click();
  await page.waitForFunction(() => localStorage.getItem('pakhuis-settings')?.includes('"notify":true'));
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('[aria-labelledby=game-carts] [data-do=play-now]').click();
  await page.waitForURL('**/t/*');
  await page.waitForSelector('.bar.asked');
  await becomes(async () => (await page.title()).startsWith('●'), true);
  const icon = () => page.getAttribute('link[rel=icon]', 'href');
  await becomes(async () => (await icon())?.endsWith('icon-turn.svg'), true);
  const count = () => page.evaluate(() => (globalThis as unknown as Told).told.length);
  assert.equal(await count(), 0, 'not to somebody who looks');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  // The bot has its turn after some decision: then it is told.
  await playOn(page, 4);
  await becomes(async () => (await count()) > 0, true);
  const table = tableOf(page);
  await page.getByRole('link', { name: 'Back to lobby' }).first().click();
  await page.waitForSelector('.game-card');
  await page.evaluate(() => (globalThis as unknown as Told).told[0]!.note.onclick!());
  await page.waitForURL(`**/t/${table}`);
  assert.deepEqual(wrongs, []);
  await context.close();
});
