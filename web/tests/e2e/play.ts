// How a test plays: by clicking what is lit, as a person would who reads no rules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

// axe-core finds nothing wrong with what is on the page now.
export async function isAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } })
      .axe;
    const { violations } = await axe.run();
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .map((n) => n.html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    );
  });
  assert.deepEqual(found, [], what);
}
interface Violation {
  id: string;
  nodes: { html: string }[];
}

// Play now, against one bot: two clicks.
export async function playNow(page: Page, words = ['Play now', '1 bot']): Promise<void> {
  await page.goto('/');
  // Of several games carts comes first.
  for (const word of words) {
    await page.getByRole('button', { name: word, exact: true }).first().click();
  }
  await page.waitForSelector('.bar.asked');
}

// In the middle of what is seen of it, with the mouse: what lies on top counts.
async function clickOn(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  assert.ok(box, 'a lit part has a place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const confirm = '[data-do=confirm]';
// What to click if it is there, in this order: first what leads to the end of the match.
const wishes = [
  '.way',
  '.track.lit .slot',
  '[data-target="only"].lit:visible',
  '.lit[data-target]:visible',
];

// Clicks until one action is left.
export async function pick(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 6; ++clicks) {
    if (await page.locator(confirm).count()) break;
    for (const wish of wishes) {
      const parts = page.locator(wish);
      const n = await parts.count();
      if (n === 0) continue;
      await clickOn(page, parts.nth((clicks * 7) % n));
      break;
    }
    await page.waitForTimeout(30);
  }
  await page.waitForSelector(confirm);
}

// One decision, from the first click to the confirmed action.
export async function decide(page: Page): Promise<void> {
  await pick(page);
  await page.locator(confirm).click();
  await page.locator(confirm).waitFor({ state: 'detached' });
}

// Until it is the end, or enough.
export async function playOn(page: Page, decisions = 1000): Promise<boolean> {
  for (let n = 0; n < decisions; ++n) {
    await page.waitForSelector('.bar.asked, .end-screen');
    if (await page.locator('.end-screen').count()) return true;
    await decide(page);
  }
  return false;
}

// With the Tab key alone.
export async function tabTo(page: Page, wanted: string, most = 150): Promise<void> {
  for (let n = 0; n < most; ++n) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, wanted)) return;
  }
  assert.fail(`Tab never reached ${wanted}`);
}

export const tableOf = (page: Page) => /\/t\/([^/]+)/.exec(page.url())?.[1] ?? '';
