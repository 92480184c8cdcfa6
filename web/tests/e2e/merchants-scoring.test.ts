// A scoring of Merchants of Amsterdam is counted where it comes from: on the board with its side, with
// the side folded, and on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, shot, type Look } from './house';
import { isAccessible } from './play';
import { actionsOf, tableAt } from './records';

const { visit } = openHouse();

// A table at the decision after the scoring of 1611, of which the viewer has not seen anything yet.
function tableAfterScoring(page: Page): Promise<string> {
  const record = 'merchants-4-sealed';
  const actions = actionsOf(record);
  const glasses = actions.flatMap((line, i) => (line === 'chance: turn hourglass' ? [i] : []));
  const next = actions.findIndex((line, i) => i > glasses[8]! && /^\d: /.test(line));
  return tableAt(page, record, next, Number(actions[next]![0]));
}

const foldSide = (page: Page) =>
  page.evaluate(() => {
    const key = 'pakhuis-settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, sideFolded: true }));
  });

// Its middle lies in the window, and it is what one sees there.
const isSeen = (page: Page, css: string) =>
  page.locator(css).first().evaluate((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && at !== null && (part.contains(at) || at.contains(part));
  });

const looks: [name: string, look: Look, folded: boolean][] = [
  ['wide', { width: 1440, height: 900 }, false],
  ['with the side folded', { width: 1440, height: 900 }, true],
  ['on a phone', { width: 360, height: 780, touch: true }, false],
];
for (const [name, look, folded] of looks) {
  test(`A scoring is a scene: ${name}`, async () => {
    const { page, wrongs, context } = await visit({ ...look, still: false, pace: 'slow' });
    await page.goto('/');
    if (folded) await foldSide(page);
    await page.goto(`/t/${await tableAfterScoring(page)}`);
    await page.waitForSelector('.bar.asked');
    await page.waitForSelector('[data-do=what-happened]', { state: 'attached' });
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-do=what-happened]')!.click(),
    );
    await page.waitForSelector('.scene-row.on');
    assert.equal(await page.locator('.scene-row').count(), 4);
    assert.ok(await isSeen(page, '.merchants-scene'), 'the scene');
    await page.waitForSelector('.block.scored');
    assert.ok(await page.locator('.block.scored').isVisible(), 'what is counted');
    await page.waitForSelector('.flight.money');
    await shot(page, `merchants-scoring-${look.width}${folded ? '-folded' : ''}`);
    await isAccessible(page, `merchants, a scoring ${name}`);
    // On a slow machine the scene may have ended by itself.
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-do=skip]')?.click());
    await page.locator('.scored').first().waitFor({ state: 'detached' });
    await page.locator('.merchants-scene').waitFor({ state: 'detached' });
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}
