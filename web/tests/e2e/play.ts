// How a test plays: by clicking what is lit, as a person would who reads no rules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

// axe-core finds nothing wrong with what is on the page now.
export async function isAccessible(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(350); // pieces on their way are half faded
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

// A table by its form, with other options and more seats than it proposes.
export async function openTable(
  page: Page,
  game: string,
  options: Record<string, string> = {},
  moreSeats = 0,
): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.waitForSelector('.seats');
  for (const [key, value] of Object.entries(options)) {
    await page.locator(`#option-${key}-${value}`).check();
  }
  for (let n = 0; n < moreSeats; ++n) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.bar.asked');
}

// The middle of the nth of the parts that a wish names, once it is in view. Found and measured on
// the page in one go: a redraw between the two would leave us with a part that is gone. Null: it is
// gone all the same, or has no place.
async function spotOf(page: Page, wish: string, which: (n: number) => number) {
  const n = await page.locator(wish).count();
  return page.locator(wish).evaluateAll(
    (parts, at) => {
      const part = parts[Math.min(at, parts.length - 1)];
      (part as unknown as { scrollIntoViewIfNeeded(): void } | undefined)?.scrollIntoViewIfNeeded();
      const box = part?.getBoundingClientRect();
      if (!part?.isConnected || !box || box.width === 0 || box.height === 0) return null;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    which(Math.max(n, 1)),
  );
}

// Until what a click or a message changed is drawn.
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

// With the mouse: what lies on top counts. False: nothing such is there.
export async function clickOn(page: Page, wish: string, which = (_n: number) => 0) {
  const spot = await spotOf(page, wish, which);
  if (!spot) return false;
  await page.mouse.click(spot.x, spot.y);
  await drawn(page);
  return true;
}

export const confirm = '[data-do=confirm]';

// What somebody clicks: the first of the wishes that is there, and which of those that it names.
export interface Manner {
  wishes: string[];
  which(wish: string, n: number, clicks: number): number; // 0 … n - 1
}

// First what leads to the end of the match.
const carter: Manner = {
  wishes: [
    '.way',
    '.track.lit .slot',
    '[data-target="only"].lit:visible',
    '.lit[data-target]:visible',
  ],
  which: (_, n, clicks) => (clicks * 7) % n,
};

async function clickWish(page: Page, { wishes, which }: Manner, clicks: number): Promise<boolean> {
  for (const wish of wishes) {
    if (await clickOn(page, wish, (n) => which(wish, n, clicks))) return true;
  }
  return false;
}

// Clicks until one action is left. What is drawn anew meanwhile is looked for again.
export async function pick(page: Page, manner = carter): Promise<void> {
  for (let clicks = 0, tries = 0; clicks < 16 && tries < 200; ++tries) {
    if (await page.locator(confirm).count()) return;
    if (await clickWish(page, manner, clicks)) ++clicks;
    else await drawn(page);
  }
  await page.waitForSelector(confirm);
}

// One decision, from the first click to the confirmed action.
export async function decide(page: Page, manner = carter): Promise<void> {
  await pick(page, manner);
  await page.locator(confirm).click();
  await page.locator(confirm).waitFor({ state: 'detached' });
}

// Until it is the end, or enough.
export async function playOn(
  page: Page,
  decisions = 1000,
  manner: (turn: number) => Manner = () => carter,
): Promise<boolean> {
  for (let n = 0; n < decisions; ++n) {
    await page.waitForSelector('.bar.asked, .end-screen');
    if (await page.locator('.end-screen').count()) return true;
    await decide(page, manner(n));
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
