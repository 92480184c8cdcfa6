// What scores is a scene: carts roll over their route, and numbers fly from where they come from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, shot, type Look } from './house';
import { act, actionsOf, goOnAt } from './records';

const { visit } = openHouse();
const record = 'carts-2-last-lap';
const actions = actionsOf(record);
const completing = 85; // so many steps are over: the next one is a claim that completes a contract

// A table that has come so far in the record.
async function openAt(step: number, look: Look): Promise<Page> {
  const { page } = await visit({ width: 1440, height: 900, pace: 'normal', ...look });
  await goOnAt(page, record, step);
  // The rules have told what is completed already.
  await page.locator('[data-piece=contracts-sum], .contracts .none').first().waitFor();
  await watch(page);
  return page;
}

const play = (page: Page, step: number) => act(page, actions[step]!.replace(/^0: /, ''));

// What flew and rolled; the page keeps it, so that nothing is missed.
interface Seen {
  flights: { text: string; onBoard: boolean }[];
  rolled: (string | undefined)[];
}

function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: Seen = { flights: [], rolled: [] };
    Object.assign(window, { seen });
    const flights = (list: NodeList) =>
      [...list].filter((it): it is HTMLElement => it instanceof HTMLElement && it.matches('.flight'));
    new MutationObserver((changes) => {
      for (const { innerText: text } of changes.flatMap((it) => flights(it.addedNodes))) {
        seen.flights.push({ text, onBoard: document.querySelector('.carts-map') !== null });
      }
    }).observe(document.body, { childList: true, subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const { way, piece } = (this as SVGElement).dataset;
      if (way) seen.rolled.push(piece);
      return animate.apply(this, how);
    };
  });
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test('A claim that completes a contract: carts roll, both numbers fly, the score counts one', async () => {
  const page = await openAt(completing, { still: false });
  const score = page.locator('[data-score="0"]');
  const before = Number(/\d+/.exec(await score.innerText())?.[0]);
  await play(page, completing);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.flights.length > 1);
  await shot(page, 'carts-completed');
  const { flights, rolled } = await seenOn(page);
  assert.deepEqual(flights.slice(0, 2).map(({ text }) => text), ['+4', '+6']);
  assert.equal(rolled.length, 3, String(rolled));
  await page.waitForFunction(() => document.querySelectorAll('.flight').length === 0);
  await score.getByText(String(before + 4)).waitFor();
  await page.context().close();
});

test('The end is counted on the board first, then source by source', async () => {
  const page = await openAt(actions.length - 1, { pace: 'fast' });
  await play(page, actions.length - 1);
  await page.locator('.carts-ending').waitFor({ timeout: 30_000 });
  const { flights } = await seenOn(page);
  const texts = ['+5', '+6', '+3', '+3', '−2', '−4', '−3', '−7', '+8', '+4'];
  assert.deepEqual(flights.map(({ text }) => text), texts);
  assert.ok(flights.every(({ onBoard }) => onBoard));
  await shot(page, 'carts-ending');
  assert.match(await page.locator('.carts-ending').innerText(), /−4/);
  await page.context().close();
});
