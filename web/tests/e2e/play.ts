// How a test plays: by clicking what is lit, as a person would who reads no rules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { screens } from './house';

// Reads until it reads what is wanted. A page draws a moment after a click or a message: nothing is
// to be read only once.
export async function becomes<T>(read: () => Promise<T>, wanted: T, what = ''): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end && !isDeepStrictEqual(await read(), wanted)) {
    await new Promise((next) => setTimeout(next, 50));
  }
  assert.deepEqual(await read(), wanted, what);
}

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

// Whole matches that take more than a minute: ./test --long plays them, ./test parts of them.
export const wholeMatches = process.env['PAKHUIS_WHOLE_MATCHES'] === '1';

// axe-core finds nothing wrong with what is on the page now.
export async function isAccessible(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(350); // pieces on their way are half faded
  const rests = () =>
    document.getAnimations().every((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState !== 'running' || endTime === Infinity;
    });
  await page.waitForFunction(rests, null, { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // To describe what is in order takes half of its time.
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
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
interface Axe {
  run(part: Document, options: { resultTypes: string[] }): Promise<{ violations: Violation[] }>;
}
interface Violation {
  id: string;
  nodes: { html: string }[];
}

// Play now, against one bot: one click.
export async function playNow(page: Page, game = 'carts'): Promise<void> {
  await page.goto('/');
  await page.locator(`[aria-labelledby=game-${game}] [data-do=play-now]`).click();
  await page.waitForSelector('.bar.asked');
}

// A table by its terms, without a form.
export function createTable(page: Page, terms: object): Promise<string> {
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await answer.json()) as { table: string }).table;
  }, JSON.stringify({ terms }));
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
    await page.getByRole('button', { name: 'Add seat' }).click();
  }
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForSelector('.bar.asked');
}

// Something to click: what a selector names, if need be only what reads so.
export type Wish = string | { css: string; reads: string };

// Where a part can be hit once it is in view: of the first wish of which anything is to be seen, the
// nth, counted round. A group of pieces may have another's piece in its middle: then the first of its
// own pieces that can be hit. Found and measured on the page in one go: a redraw in between would
// leave us with a part that is gone. Null: there is none.
function spotOf(page: Page, wishes: { css: string; reads: string; nth: number }[]) {
  return page.evaluate((wanted) => {
    for (const { css, reads, nth } of wanted) {
      const parts = [...document.querySelectorAll(css)].filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        const seen = width > 0 && height > 0 && getComputedStyle(part).visibility === 'visible';
        return seen && new RegExp(reads).test(part.textContent ?? '');
      });
      const part = parts.at(nth % parts.length);
      if (!part) continue;
      (part as unknown as { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
      const middles = [part, ...part.querySelectorAll('*')].map((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      return middles.find(({ x, y }) => part.contains(document.elementFromPoint(x, y))) ?? middles[0]!;
    }
    return null;
  }, wishes);
}

// Until what a click or a message changed is drawn.
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

export const confirm = '[data-do=confirm]';

// What somebody clicks: the first of the wishes that is there, and the nth of what it names.
export interface Manner {
  wishes: Wish[];
  nth(wish: Wish, clicks: number): number; // counted round, -1 is the last
}

// First what leads to the end of the match.
const carter: Manner = {
  wishes: ['.way', '.track.lit .slot', '[data-target="only"].lit', '.lit[data-target]'],
  nth: (_, clicks) => clicks * 7,
};

// With the mouse: what lies on top counts. False: nothing such is there.
async function clickWish(page: Page, { wishes, nth }: Manner, clicks = 0): Promise<boolean> {
  const wanted = wishes.map((wish) => {
    const { css, reads } = typeof wish === 'string' ? { css: wish, reads: '' } : wish;
    return { css, reads, nth: nth(wish, clicks) };
  });
  const spot = await spotOf(page, wanted);
  if (!spot) return false;
  await page.mouse.click(spot.x, spot.y);
  await drawn(page);
  return true;
}

// Points at the first such part, where nothing lies over it.
export async function hoverOn(page: Page, css: string): Promise<void> {
  const spot = await spotOf(page, [{ css, reads: '', nth: 0 }]);
  assert.ok(spot, `nothing to point at: ${css}`);
  await page.mouse.move(spot.x, spot.y);
}

export const clickOn = (page: Page, css: string) => clickWish(page, { wishes: [css], nth: () => 0 });

// Clicks until one action is left. What is drawn anew meanwhile is looked for again.
export async function pick(page: Page, manner = carter): Promise<void> {
  for (let clicks = 0, tries = 0; clicks < 40 && tries < 300; ++tries) {
    if (await page.locator(confirm).count()) return;
    // What stands beside the part clicked may lie over what comes next: then another way is tried.
    if (clicks % 10 === 9) await page.keyboard.press('Escape');
    if (await clickWish(page, manner, clicks)) ++clicks;
    else await drawn(page);
  }
  if (await page.locator(confirm).count()) return;
  await page.screenshot({ path: `${screens}/stuck.png` });
  assert.fail(`no click leads to an action: ${JSON.stringify(await page.evaluate(choosable))}`);
}

// What the page asks, what it offers, and what was chosen on the way.
function choosable() {
  const namesOf = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].map((e) => e.dataset['target'] ?? e.innerText);
  return {
    asked: namesOf('.bar .sentence'),
    callout: namesOf('.callout'),
    lit: namesOf('.lit'),
    chosen: namesOf('.chosen'),
  };
}

// One decision, from the first click to the confirmed action.
export async function decide(page: Page, manner = carter): Promise<void> {
  await page.waitForSelector('.bar.asked');
  await pick(page, manner);
  await page.locator(confirm).click();
  await page.locator(confirm).waitFor({ state: 'detached' });
}

// By the list of actions, as the keyboard does.
export async function playAction(page: Page, action: string): Promise<void> {
  await page.locator(`.action[data-action="${action}"]`).evaluate((e: HTMLElement) => e.click());
  await page.locator(confirm).evaluate((e: HTMLElement) => e.click());
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

// On a replay's page: the position before this step.
export const replayTo = (page: Page, step: number): Promise<void> =>
  page.locator('.scrubber input').fill(String(step));
