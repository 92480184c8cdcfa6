// What others do is shown one step after the other, can be skipped and seen again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, shot, type Person } from './house';
import { becomes, confirm, decide, isAccessible, openTable, playNow } from './play';

let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1440, height: 900, pace: 'slow' });
});

const skipButton = '[data-do=skip]';

// Decides until others' steps are shown, by the sign for it. On a busy machine all of them may have
// been shown before we look: then the next decision leads to others.
async function decideUntilOthers(page: Page, sign = skipButton): Promise<void> {
  for (let n = 0; n < 8; ++n) {
    await page.waitForSelector(`${sign}, .bar.asked`);
    if (await page.locator(sign).count()) return;
    await decide(page);
  }
  assert.fail(`${sign} never came`);
}

// An event of the page skips: what it draws next is now. Measured in the page, because the steps would
// end by themselves while a busy machine answers.
async function skipsBy(page: Page, type: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(
    ([name, css]) => {
      const listen = () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const left = document.querySelectorAll(css).length;
            document.body.dataset['skipped'] = String(left === 0);
          }),
        );
      delete document.body.dataset['skipped'];
      document.addEventListener(name, listen, { once: true, capture: true });
    },
    [type, skipButton] as const,
  );
  await act();
  await page.waitForSelector('body[data-skipped]');
  assert.equal(await page.getAttribute('body', 'data-skipped'), 'true');
}

test('Bots’ steps are shown one after the other, with their sentence in the card', async () => {
  const { page } = one;
  await openTable(page, 'carts', {}, 1);
  await decideUntilOthers(page, '.table-page:not(:has(.bar.asked, .lit[data-target])) .player.speaks .player-says');
  await shot(page, 'follow-step');
  await isAccessible(page, 'a step of a bot');
});

test('A key skips to now', async () => {
  const { page } = one;
  await decideUntilOthers(page);
  await page.getByRole('tab').first().focus(); // as after a decision
  await skipsBy(page, 'keydown', () => page.keyboard.press('Escape'));
  await page.waitForSelector('.bar.asked');
});

test('A click on the board skips to now', async () => {
  const { page } = one;
  await decideUntilOthers(page);
  const click = () => page.locator('.board-area').click({ position: { x: 30, y: 30 } });
  await skipsBy(page, 'click', click);
});

test('What happened since the last own decision is shown again, and ends at now', async () => {
  const { page } = one;
  await page.waitForSelector('.bar.asked');
  await page.waitForSelector('.news li');
  const news = () => page.locator('.news li').allInnerTexts();
  const lines = await news();
  await page.click('[data-do=what-happened]');
  await page.locator('.strip-words', { hasText: /Step \d+ of \d+/ }).waitFor();
  await skipsBy(page, 'keydown', () => page.keyboard.press('Escape'));
  await page.waitForSelector('.bar.asked');
  await page.waitForSelector('.news li');
  assert.deepEqual(await news(), lines);
  await page.reload();
  await page.waitForSelector('.bar.asked');
  await page.waitForSelector('.news li');
  assert.deepEqual(await news(), lines);
});

test('Arrow keys show earlier moments, in which nothing can be done, and End brings one back', async () => {
  const { page } = one;
  await page.locator('#tab-actions').focus(); // where it is after a decision
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('[data-do=now]');
  const words = await page.locator('.strip-words', { hasText: /Step \d+ of \d+/ }).innerText();
  const [, step, steps] = /Step (\d+) of (\d+)/.exec(words)!.map(Number);
  assert.equal(step, steps! - 1);
  await page.keyboard.press('ArrowLeft');
  await page.getByText(`Step ${steps! - 2} of ${steps}`).waitFor();
  assert.equal(await page.locator('.lit[data-target]').count(), 0);
  await shot(page, 'follow-back');
  await isAccessible(page, 'an earlier moment');
  await page.keyboard.press('ArrowRight');
  await page.getByText(`Step ${steps! - 1} of ${steps}`).waitFor();
  await page.keyboard.press('End');
  await page.locator('[data-do=now]').waitFor({ state: 'detached' });
  await page.waitForSelector('.lit[data-target]');
});

test('Bots think as long as the settings say, and not at all at once', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const thought = page.getByLabel('Bots think');
  assert.ok(await thought.isDisabled(), 'all is shown at once');
  await page.locator('#my-pace').selectOption('normal');
  await thought.selectOption('none');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  assert.equal(await thought.inputValue(), 'none');
  await isAccessible(page, 'settings of the pace');
  await context.close();
});

test('A page in the background does not lag behind', async () => {
  const { page } = one;
  await decideUntilOthers(page);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await skipsBy(page, 'visibilitychange', hide);
});

test('On a phone the sentence of a step is a line over the board', async () => {
  const { page } = await visit({ width: 390, height: 844, touch: true, pace: 'slow' });
  await playNow(page);
  await decideUntilOthers(page, '.step-line');
  await shot(page, 'follow-phone');
  await page.locator(skipButton).or(page.locator('.bar.asked')).first().waitFor();
  assert.deepEqual(one.wrongs, []);
});

const hintTitle = '.callout .hint-title';

test('A hint shows its part and its reason; Escape drops it, Enter plays it', async () => {
  const { page, context, wrongs } = await visit({ width: 1440, height: 900 });
  await playNow(page);
  await decide(page);
  await page.waitForSelector('.bar.asked');
  await page.keyboard.press('h');
  await page.waitForSelector(hintTitle);
  await page.waitForSelector('.callout .preview li');
  assert.match(await page.locator('.callout h2').innerText(), /^Hint\s+\S+/);
  assert.ok((await page.locator('.chosen[data-target]').count()) > 0, 'shown on the board');
  const words = await page.locator('.callout').innerText();
  await shot(page, 'hint');
  await isAccessible(page, 'a hint');
  await page.keyboard.press('Escape');
  await page.locator(hintTitle).waitFor({ state: 'detached' });
  assert.equal(await page.locator(confirm).count(), 0);
  await page.click('[data-do=hint]');
  await page.waitForSelector('.callout .preview li');
  assert.equal(await page.locator('.callout').innerText(), words, 'the same hint');
  await page.keyboard.press('Enter');
  await page.locator(hintTitle).waitFor({ state: 'detached' });
  await page.waitForSelector('[data-do=undo]:not([disabled]), .bar.asked');
  assert.deepEqual(wrongs, []);
  await context.close();
});

// How many parts of the board that are shown as chosen lie under the callout.
const underCallout = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('.callout')!.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.board-area .chosen[data-target]')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return boxes.filter((box) => box.bottom > top && box.top < bottom).length;
  });

test('On a phone the part of a hint is not under its callout', async () => {
  const { page, context } = await visit({ width: 390, height: 844, touch: true });
  await playNow(page);
  let seen = 0;
  for (let n = 0; n < 12 && seen < 2; ++n) {
    await page.waitForSelector('.bar.asked');
    await page.click('[data-do=hint]');
    await page.waitForSelector(hintTitle);
    await page.waitForSelector('.callout .preview li');
    await becomes(() => underCallout(page), 0, 'under the callout');
    seen += await page.locator('.board-area .chosen[data-target]').count();
    await page.click(confirm);
    await page.locator(hintTitle).waitFor({ state: 'detached' });
  }
  assert.ok(seen > 0, 'no route was claimed');
  await context.close();
});

test('With a second person there are hints only if the table’s terms allow them', async () => {
  const { page, context } = await visit();
  const guest = await visit();
  for (const hints of [false, true]) {
    await page.goto('/new/carts');
    await page.getByLabel('Seat 2').selectOption('guest');
    if (hints) await page.getByLabel('Hints for everybody').check();
    if (hints) await isAccessible(page, 'setup with hints');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.waitForSelector('.waiting-room');
    const told = page.getByText('Everybody can ask for hints here.');
    assert.equal(await told.count(), hints ? 1 : 0);
    await guest.page.goto(new URL(page.url()).pathname);
    await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
    for (const at of [page, guest.page]) {
      await at.waitForSelector('.bar.asked');
      await at.keyboard.press('h');
      if (hints) await at.waitForSelector(hintTitle);
      else assert.equal(await at.locator(`[data-do=hint], ${hintTitle}`).count(), 0);
    }
  }
  await context.close();
  await guest.context.close();
});
