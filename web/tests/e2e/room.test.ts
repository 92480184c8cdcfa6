// The room of a table's page, and what stands beside the part that is clicked or pointed at.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, shot, type Person } from './house';
import { becomes, confirm, decide, isAccessible, playNow } from './play';
import { overlaps } from './room';

let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1440, height: 900 });
});

const boxOf = async (page: Page, css: string) => (await page.locator(css).first().boundingBox())!;
type Box = { x: number; y: number; width: number; height: number };
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
// What the mouse clicks: the middle of a part.
async function clickPart(page: Page, css: string): Promise<void> {
  const { x, y, width, height } = await boxOf(page, css);
  await page.mouse.click(x + width / 2, y + height / 2);
}
const pile = '[data-target=pile].lit';
const slowClick = 320; // milliseconds after which a second click is meant

test('Bar, board, own area and side share the window, and keep their places', async () => {
  const { page } = one;
  await playNow(page);
  await decide(page);
  await page.waitForSelector('.bar.asked');
  const parts = ['.bar', '.board-area', '.mine', '.side'];
  const places = () => Promise.all(parts.map((css) => boxOf(page, css)));
  const before = await places();
  assert.equal(before[0]!.height, 56);
  assert.deepEqual(await overlaps(page, parts), []);
  await clickPart(page, pile);
  await page.waitForSelector(confirm);
  assert.deepEqual(await places(), before, 'nothing moves between the steps of a turn');
});

test('Choice and confirming stand beside the part, never over it', async () => {
  const { page } = one;
  assert.match(await page.locator(confirm).innerText(), /^Draw/, 'the button says what it does');
  const [callout, part] = [await boxOf(page, '.callout'), await boxOf(page, '[data-target=pile]')];
  assert.ok(!meet(callout, part));
  assert.ok(callout.x >= 0 && callout.y >= 56 && callout.x + callout.width <= 1440);
  await page.setViewportSize({ width: 1100, height: 760 });
  const covers = async () => meet(await boxOf(page, '.callout'), await boxOf(page, '[data-target=pile]'));
  await becomes(covers, false);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('Escape goes back; a double click only chooses, a second click confirms', async () => {
  const { page } = one;
  await page.keyboard.press('Escape');
  await page.locator(confirm).waitFor({ state: 'detached' });
  const { x, y, width, height } = await boxOf(page, pile);
  // Both clicks in one go: a busy machine would make two slow ones of them.
  await page.locator(pile).evaluate((part) => {
    for (let n = 0; n < 2; ++n) part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await page.waitForTimeout(slowClick);
  assert.equal(await page.locator(confirm).count(), 1, 'too quick to be meant');
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator(confirm).waitFor({ state: 'detached' });
  await page.waitForSelector('[data-do=undo]:not([disabled])');
});

test('Enter confirms', async () => {
  const { page } = one;
  await page.waitForSelector('.bar.asked');
  await clickPart(page, pile);
  await page.waitForSelector(confirm);
  await page.keyboard.press('Enter');
  await page.locator(confirm).waitFor({ state: 'detached' });
  await page.waitForSelector('.bar.asked');
});

test('An explanation covers neither its part nor a button, and goes by Escape', async () => {
  const { page } = one;
  for (const part of ['[data-target=pile]', '.fact[data-tip]']) {
    if ((await page.locator(part).count()) === 0) continue;
    await page.mouse.move(700, 20); // away from all parts
    await page.locator('.explain.shown').waitFor({ state: 'detached' });
    await page.locator(part).first().hover();
    await page.waitForSelector('.explain.shown');
    const tip = await boxOf(page, '.explain');
    // A part that pulses is some pixels larger now and then.
    const { x, y, width, height } = await boxOf(page, part);
    const core = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
    assert.ok(!meet(tip, core), part);
    for (const button of await page.locator('.bar button, .drawer > button, [role=tab]').all()) {
      const box = await button.boundingBox();
      assert.ok(!box || box.width < 2 || !meet(tip, box), `${part} and a button`);
    }
  }
  await page.keyboard.press('Escape');
  await page.locator('.explain.shown').waitFor({ state: 'detached' });
});

// Points at each part and sign in turn, on the page, and lists those that their explanation covers.
const coveredParts = (page: Page, css: string) =>
  page.evaluate(async (wanted) => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const covered: string[] = [];
    for (const part of document.querySelectorAll(wanted)) {
      const box = part.getBoundingClientRect();
      const within = box.right <= innerWidth && box.bottom <= innerHeight && box.x >= 0 && box.y >= 0;
      if (box.width === 0 || !within) continue;
      part.dispatchEvent(new PointerEvent('pointerenter'));
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await drawn();
      const tip = document.querySelector('.explain.shown')?.getBoundingClientRect();
      const name = part.getAttribute('data-target') ?? part.getAttribute('data-tip') ?? '';
      if (!tip) covered.push(`${name}: no words`);
      const edge = 4; // a part that pulses is some pixels larger now and then
      const meets =
        tip &&
        tip.left < box.right - edge &&
        tip.right > box.left + edge &&
        tip.top < box.bottom - edge &&
        tip.bottom > box.top + edge;
      if (meets) covered.push(name);
      part.dispatchEvent(new PointerEvent('pointerleave'));
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await drawn();
    }
    return covered;
  }, css);

test('No explanation covers its part: tracks, cards, signs', async () => {
  const { page } = one;
  await page.mouse.move(700, 20);
  assert.ok((await page.locator('.track[data-target]').count()) > 30);
  assert.deepEqual(await coveredParts(page, '.track[data-target], .fact[data-tip]'), []);
});

test('A sign with a number is explained when it has the focus', async () => {
  const { page } = one;
  const fact = page.locator('.player .fact[tabindex="0"]').first();
  if ((await fact.count()) === 0) return; // its game does without shared signs
  await page.locator('.side-scroll').focus();
  await page.keyboard.press('Tab');
  await page.waitForSelector('.explain.shown');
  const words = await page.locator('.explain').innerText();
  assert.equal(words, await page.locator('.fact:focus').getAttribute('aria-label'));
  await page.keyboard.press('ArrowRight');
  await becomes(async () => (await page.locator('.explain').innerText()) === words, false);
});

test('The legend is one key away, and the menu tells about the edition', async () => {
  const { page } = one;
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] .essentials section');
  assert.match(await page.locator('dialog').innerText(), /Goal[^]*Enter/);
  await isAccessible(page, 'legend');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.click('[data-do=about-edition]');
  await page.waitForSelector('dialog[open]');
  await page.locator('.menu-list').waitFor({ state: 'detached' });
  await isAccessible(page, 'about the edition');
  await shot(page, 'about-edition');
});

test('A table is opened with values from a file', async () => {
  const { page } = one;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('[data-do=save-edition]'),
  ]);
  const path = await download.path();
  const before = page.url();
  await page.locator('dialog input[type=file]').setInputFiles({
    name: 'edition.json',
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  await page.waitForURL((url) => url.href !== before);
  await page.waitForSelector('.bar.asked');
});

test('The side folds away and stays folded', async () => {
  const { page } = one;
  const before = await boxOf(page, '.board-area');
  await page.getByRole('button', { name: 'Fold the side panel' }).click();
  await page.reload();
  await page.waitForSelector('.bar.asked');
  const width = async () => (await boxOf(page, '.board-area')).width;
  await becomes(async () => (await width()) > before.width + 120, true);
  await isAccessible(page, 'side folded');
  await shot(page, 'side-folded');
  await page.getByRole('button', { name: 'Unfold the side panel' }).click();
});

test('On a phone a tap leaves no words over the board, a long press explains', async () => {
  const { page, context, wrongs } = await visit({ width: 390, height: 844, touch: true });
  await playNow(page);
  await page.mouse.move(1, 1); // a phone has no mouse that points at something
  const contract = page.locator('.lit[data-target]').first();
  // In one go: on a busy machine a tap would become a long press.
  await contract.evaluate((part) => {
    for (const type of ['pointerdown', 'pointerup'])
      part.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await page.waitForSelector('[data-do=cancel]');
  await page.waitForTimeout(150);
  const strip = await boxOf(page, '.mine');
  assert.ok(!meet(await boxOf(page, '.callout'), strip), 'one’s own strip stays in sight');
  assert.equal(await page.locator('.explain.shown').count(), 0);
  await page.keyboard.press('Escape');
  await page.locator('[data-do=cancel]').waitFor({ state: 'detached' });
  const box = (await contract.boundingBox())!;
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const touch = { ...at, pointerId: 9, pointerType: 'touch', isPrimary: true };
  await contract.dispatchEvent('pointerdown', touch);
  await page.waitForSelector('.explain.shown');
  await contract.dispatchEvent('pointerup', touch);
  assert.ok(!meet(await boxOf(page, '.explain'), box));
  await shot(page, 'phone-explained');
  await page.locator('.sentence').dispatchEvent('pointerdown', touch);
  await page.locator('.explain.shown').waitFor({ state: 'detached' });
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Nothing went wrong on the page', () => assert.deepEqual(one.wrongs, []));
