// How the tests play Amsterdam by clicking.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fitsAcross, shot } from './house';
import { createTable, decide, isAccessible, type Manner, replayTo } from './play';

// What to click if it is lit, in this order: what brings something, before what moves on.
export const wishes = [
  '.callout .way',
  '.a-display .a-card.lit',
  '.a-die.lit',
  '.rondel-space.lit',
  '.stall-part.lit',
  '.crate-slot.lit',
  '.hireable.lit',
  '.amsterdam-mine .a-card.lit',
  '.a-panel .a-card.lit',
  '.block.lit',
  '.a-tile.lit',
  '.token.lit',
  '.berth.lit',
  '.reach.lit',
  '.bar .way',
];

// Now this, now that; a turn ends before all is spent.
export const citizen = (turn: number): Manner => ({
  wishes: turn % 6 === 5 ? [{ css: '.bar .way', reads: 'End turn' }, ...wishes] : wishes,
  nth: (_, clicks) => turn * 7 + clicks,
});

// Whoever plays so gathers Florins and spends them on C tiles.
export const trader = (turn: number): Manner => ({
  ...citizen(turn),
  wishes: [
    { css: '.callout .way', reads: '[Ff]lorins' },
    '.a-tile.lit [data-piece^="tile:c"]',
    '.hireable.lit',
    ...citizen(turn).wishes.filter((wish) => wish !== '.a-tile.lit'),
  ],
});

// The page that is open, on a phone's screen for as long as it takes.
export async function onPhone(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await shot(page, name);
  await isAccessible(page, name);
  assert.ok(await fitsAcross(page), name);
  await page.setViewportSize(wide);
}

export const phaseOf = (page: Page) => page.locator('.amsterdam-board').getAttribute('data-phase');

// Until something is asked that `found` likes; false: the match is over before.
export async function playUntil(
  page: Page,
  found: () => Promise<boolean>,
  manner = citizen,
  most = 400,
): Promise<boolean> {
  for (let turn = 0; turn < most; ++turn) {
    await page.waitForSelector('.bar.asked, .end-screen');
    if (await page.locator('.end-screen').count()) return false;
    if (await found()) return true;
    await decide(page, manner(turn));
  }
  return false;
}

export async function playTo(page: Page, phase: string): Promise<void> {
  const came = await playUntil(page, async () => (await phaseOf(page)) === phase, citizen, 90);
  assert.ok(came, `no ${phase} came`);
}

// The replay of a record, and the actions that it has.
export async function replayOf(page: Page, record: string): Promise<string[]> {
  const begin = readFileSync(`../tests/records/amsterdam-${record}.record`, 'utf8');
  await page.goto('/');
  const table = await createTable(page, { begin });
  await page.goto(`/t/${table}/replay`);
  await page.waitForSelector('.scrubber');
  return begin.split('actions:\n')[1]!.split('\n');
}

// A table that goes on at a step of a record, with the visitor in the seat that is asked.
export async function goOn(
  page: Page,
  record: string,
  stepOf: (actions: string[]) => number,
): Promise<void> {
  const actions = await replayOf(page, record);
  const step = stepOf(actions);
  await replayTo(page, step);
  await page.click('[data-do=fork]');
  const seat = Number(actions[step]!.charAt(0));
  await page.locator('dialog select').nth(seat).selectOption('me');
  // Whose place I had proposed is a bot's now.
  if (seat !== 0) await page.locator('dialog select').first().selectOption('easy');
  await page.click('[data-do=fork-now]');
  await page.waitForSelector('.bar.asked');
}

// Where the last twenty-odd steps of a record begin with a decision of the first seat.
export const lastSteps = (actions: string[]): number =>
  actions.findIndex((line, i) => i > actions.length - 25 && line.startsWith('0: '));
