// Pieces travel to where they belong, and are there in the end, with motion and without.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse } from './house';
import { clickOn, confirm, decide, playNow } from './play';
import { act, goOnAt } from './records';

const { visit } = openHouse();

interface Travel {
  piece: string;
  moves: boolean; // else it fades
}

// Notes what the page sets in motion from now on.
async function watchTravels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Travel[] = [];
    Object.assign(globalThis, { travels: seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, frames, options) {
      const moves = JSON.stringify(frames).includes('translate');
      seen.push({ piece: this.dataset['piece'] ?? '', moves });
      return animate.call(this, frames, options);
    };
  });
}

const forget = (page: Page) =>
  page.evaluate(() => void ((globalThis as unknown as { travels: Travel[] }).travels.length = 0));

// Of pieces whose name begins so, once one has travelled and nothing is on its way any more.
async function travelsOf(page: Page, name: string): Promise<Travel[]> {
  const travels = await page.waitForFunction((begin) => {
    const seen = (globalThis as unknown as { travels: Travel[] }).travels;
    const own = seen.filter(({ piece }) => piece.startsWith(begin));
    const pieces = [...document.querySelectorAll('[data-piece]')];
    const ended = pieces.every((it) => it.getAnimations().length === 0);
    return own.length > 0 && ended ? own : null;
  }, name);
  return (await travels.jsonValue()) as Travel[];
}

const middleOf = (page: Page, css: string) =>
  page.locator(css).evaluate((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  });

for (const still of [false, true]) {
  const how = still ? 'fades in where it belongs' : 'travels along a curve';

  test(`A burgher ${how}`, async () => {
    const { page, wrongs, context } = await visit({ still, width: 1360, height: 860 });
    await watchTravels(page);
    // Dice that leave nothing to be asked about the boat.
    await goOnAt(page, 'venise-3-market', 5, 0);
    const [move, die, tile] = ['move 3 port-a', 'die:3', 'tile:7'];
    await page.waitForSelector(`[data-target="${die}"].lit`);
    const before = await middleOf(page, '[data-piece="burgher:0"]');
    await forget(page);
    await act(page, move);
    const own = await travelsOf(page, 'burgher:0');
    assert.ok(own.every(({ moves }) => moves === !still));
    const [now, there] = [
      await middleOf(page, '[data-piece="burgher:0"]'),
      await middleOf(page, `.tile[data-target="${tile}"]`),
    ];
    assert.ok(Math.hypot(now.x - before.x, now.y - before.y) > 20, 'it is elsewhere');
    assert.ok(Math.abs(now.x - there.x) < there.width / 2, 'on the quarter it moved to');
    assert.ok(Math.abs(now.y - there.y) < there.height / 2, 'on the quarter it moved to');
    assert.deepEqual(wrongs, []);
    await context.close();
  });

  test(`A card that is drawn ${how}`, async () => {
    const { page, wrongs, context } = await visit({ still });
    await watchTravels(page);
    await playNow(page);
    await decide(page); // contracts
    await page.waitForSelector('[data-target="pile"].lit');
    const sum = () =>
      page
        .locator('.hand .count')
        .allInnerTexts()
        .then((counts) => counts.reduce((all, n) => all + Number(n), 0));
    const hand = await sum();
    await clickOn(page, '[data-target="pile"]');
    await forget(page);
    await page.locator(confirm).click();
    const cards = await travelsOf(page, 'hand:');
    // It travels and turns over; without motion it fades in once.
    assert.equal(cards.some(({ moves }) => moves), !still);
    assert.equal(cards.length, still ? 1 : 2);
    assert.equal(await sum(), hand + 1);
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}
