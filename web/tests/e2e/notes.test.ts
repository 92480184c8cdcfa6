// Notes for newcomers: in a first match, closed and switched off, and what they light on the boards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, shot } from './house';
import { isAccessible, playNow, wholeMatches } from './play';
import { goOnAt } from './records';
import { moments } from '../noteMoments';

const { visit } = openHouse();

const note = '.first-note';
const noteNow = (page: Page) => page.locator(note).getAttribute('data-note');
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.closest('.first-note') !== null);

test('In a first match a note comes beside the board, takes no focus, and is closed by its button', async () => {
  const { page, wrongs, context } = await visit({ notes: [] });
  await page.goto('/');
  await playNow(page);
  await page.waitForSelector(note);
  assert.equal(await noteNow(page), 'first-contracts');
  assert.equal(await hasFocus(page), false);
  await page.waitForSelector('.of-note .spotlight-ring:not([d=""])', { state: 'attached' });
  assert.equal(await page.locator('.spotlight-dim').count(), 0, 'nothing is dimmed');
  await isAccessible(page, 'a note');
  await page.locator('.first-note .rules-link').click();
  await page.waitForSelector('.rules-panel h2');
  await page.keyboard.press('Escape');
  await page.locator('.rules-panel').waitFor({ state: 'detached' });
  await page.locator(note).waitFor(); // Escape has closed the rules alone
  await page.locator('[data-do=close-note]').click();
  await page.locator(note).waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForSelector('.bar.asked');
  await page.waitForSelector('.first-note-place', { state: 'attached' });
  assert.equal(await page.locator(note).count(), 0, 'it was told');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('“No more notes” holds after a reload, until the settings switch them on', async () => {
  const { page, wrongs, context } = await visit({ notes: [] });
  const [record, step, seat, key] = moments.find(([name]) => name.startsWith('venise'))!;
  await goOnAt(page, record, step, seat);
  await page.waitForSelector(note);
  await page.locator('[data-do=no-more-notes]').click();
  await page.locator(note).waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForSelector('.bar.asked');
  await page.waitForSelector('.first-note-place', { state: 'attached' });
  assert.equal(await page.locator(note).count(), 0);
  await page.goto(page.url().replace(/\/t\/.*/, '/'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await isAccessible(page, 'the settings');
  await page.locator('[data-do=notes-anew]').click();
  await page.keyboard.press('Escape');
  await goOnAt(page, record, step, seat);
  await page.waitForSelector(note);
  assert.equal(await noteNow(page), key, 'told once more');
  await page.keyboard.press('Escape');
  await page.locator(note).waitFor({ state: 'detached' });
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('The key ? shows goal and end, also while something is asked', async () => {
  const { page, wrongs, context } = await visit();
  await page.goto('/');
  await playNow(page);
  await page.waitForSelector('.bar.asked');
  await page.keyboard.press('?');
  const dialog = page.locator('dialog[open]');
  await dialog.locator('.essentials section').nth(1).waitFor();
  const places = await dialog.locator('.essentials h3').allInnerTexts();
  assert.deepEqual(places, ['Goal', 'The end']);
  for (const words of ['Have the most points', '2 carts or fewer']) {
    const box = await dialog.getByText(words).first().boundingBox();
    assert.ok(box && box.y + box.height < page.viewportSize()!.height, `in sight at once: ${words}`);
  }
  await isAccessible(page, 'goal and end');
  await shot(page, 'goal-and-end');
  assert.deepEqual(wrongs, []);
  await context.close();
});

// One of each game; with PAKHUIS_WHOLE_MATCHES=1 all. Wide and on a phone in turn, or both.
const games = new Set<string>();
const gameOf = (record: string) => record.split('-')[0]!;
const walked = moments.filter(
  ([record]) => wholeMatches || (!games.has(gameOf(record)) && games.add(gameOf(record))),
);
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, touch: true };

test('What a note lights is drawn, and the note covers nothing of the board', async () => {
  for (const [n, [record, step, seat, key, lights]] of walked.entries()) {
    const told = moments.map(([name, , , other]) => `${gameOf(name)}/${other}`);
    const notes = told.filter((id) => id !== `${gameOf(record)}/${key}`);
    for (const look of wholeMatches ? [wide, phone] : [n % 2 ? phone : wide]) {
      const { page, wrongs, context } = await visit({ ...look, notes });
      await goOnAt(page, record, step, seat);
      await page.waitForSelector(note);
      assert.equal(await noteNow(page), key, record);
      // A phone shows some parts only further down, or in another tab.
      const ring = '.of-note .spotlight-ring:not([d=""])';
      if (lights && look === wide) await page.waitForSelector(ring, { state: 'attached' });
      await shot(page, `note-${gameOf(record)}-${key}-${look.width}`);
      const [card, board] = [await page.locator(note).boundingBox(), await page.locator('.board-area').boundingBox()];
      const apart = card!.y + card!.height <= board!.y + 1 || card!.y >= board!.y + board!.height - 1;
      assert.ok(apart, `${record} ${key}: ${JSON.stringify([card, board])}`);
      assert.deepEqual(wrongs, []);
      await context.close();
    }
  }
});
