// The live clock of Merchants of Amsterdam: its hand moves, the space key and the button stop it,
// and several people at one device have keys of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, shot } from './house';
import {
  clickOn,
  decide,
  isAccessible,
  type Manner,
  openTable,
  tableOf,
  wholeMatches,
} from './play';

const { visit } = openHouse();

const hasty: Manner = {
  wishes: ['.way', '.disc.lit', '.lit'],
  nth: () => 0,
};

const readyButton = '[data-do=ready]:enabled';

// Until a clock is about to run, or runs.
async function playToClock(page: Page): Promise<void> {
  const ways = ['[data-do=hide]', '[data-do=take-over]'];
  for (let n = 0; n < 30; ++n) {
    await page.waitForSelector(['.bar.asked', '.m-dial.runs', readyButton, ...ways].join());
    if (await page.locator(`.m-dial.runs, ${readyButton}`).count()) return;
    for (const way of ways) await clickOn(page, way);
    if (await page.locator('.bar.asked').count()) await decide(page, hasty);
  }
  assert.fail('no clock came');
}

async function playToRun(page: Page): Promise<void> {
  await playToClock(page);
  await clickOn(page, readyButton);
  await page.waitForSelector('.m-dial.runs');
}

test('The clock of an auction waits until the person says that he is ready', async () => {
  for (const size of [{ width: 1440, height: 900 }, { width: 360, height: 740, touch: true }]) {
    const { page, wrongs, context } = await visit(size);
    await openTable(page, 'merchants', { auction: 'live', pace: 'fast' });
    await playToClock(page);
    assert.match(await page.locator('.bar .sentence').innerText(), /up for auction\. Ready\?/);
    assert.match(await page.locator('.ready').innerText(), /starts in \d+ seconds at the latest/);
    assert.equal(await page.locator('[data-do=press]').count(), 0);
    await shot(page, `merchants-ready-${size.width}`);
    await isAccessible(page, 'merchants, before a live run');
    await page.waitForTimeout(1500);
    assert.equal(await page.locator('.m-dial.runs').count(), 0, 'it began by itself');
    await page.waitForFunction(() => document.activeElement?.matches('[data-do=ready]'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.m-dial.runs');
    assert.deepEqual(wrongs, []);
    await context.close();
  }
});

const angle = (page: Page) =>
  page
    .locator('.dial-hand')
    .evaluate((hand) => parseFloat(hand.getAttribute('transform')!.slice(7)));
const words = (page: Page) => page.locator('.sale-words').innerText();

// All of it lies in the window, over nothing else.
const isWhole = (page: Page, css: string) =>
  page.locator(css).evaluate((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return inside && right - left > 40 && part.contains(at);
  });

test('With the side folded the dial, its button and the discs stand on the board', async () => {
  const { page, wrongs, context } = await visit({ width: 1280, height: 800 });
  await openTable(page, 'merchants', { auction: 'live', pace: 'slow' });
  await page.locator('.fold-side').click();
  await page.waitForSelector('.m-corner .desk');
  await playToClock(page);
  for (const css of ['.m-dial', readyButton]) assert.ok(await isWhole(page, css), css);
  assert.equal(await page.locator('.m-dial').count(), 1);
  await clickOn(page, readyButton);
  await page.waitForSelector('.m-dial.runs');
  await page.waitForSelector('[data-do=press]:enabled');
  assert.ok(await isWhole(page, '[data-do=press]'));
  await shot(page, 'merchants-live-folded');
  await isAccessible(page, 'merchants, a live run with the side folded');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('On a phone the clock can be stopped whatever part of the board is shown', async () => {
  const { page, wrongs, context } = await visit({ width: 360, height: 740, touch: true });
  await openTable(page, 'merchants', { auction: 'live', pace: 'slow' });
  await playToRun(page);
  await page.locator('#m-tab-exchange').tap();
  assert.ok(await page.locator('.m-exchange').isVisible());
  assert.ok(await isWhole(page, '[data-do=press]'));
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('The hand of a live clock moves, and the price falls', async () => {
  const { page, wrongs, context } = await visit({ width: 1440, height: 900, still: false });
  await openTable(page, 'merchants', { auction: 'live', pace: 'slow' });
  await playToRun(page);
  const before = await angle(page);
  await page.waitForTimeout(400);
  assert.ok((await angle(page)) > before);
  assert.match(await page.locator('.bar .sentence').innerText(), /stop the clock/i);
  assert.equal(await page.locator('[data-do=press]').count(), 1);
  await shot(page, 'merchants-live');
  await isAccessible(page, 'merchants, a live run');
  await page.waitForFunction(() => !document.querySelector('.m-dial.runs'), null, {
    timeout: 60_000,
  });
  assert.deepEqual(wrongs, []);
  await context.close();
});

const afterRun = (page: Page) =>
  page.waitForSelector('.m-dial.runs', { state: 'detached', timeout: 60_000 });

// A slow machine presses too late, or a bot is faster: then the next run is tried.
async function inSomeRun(page: Page, attempt: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 8; ++n) {
    await playToRun(page);
    if (await attempt()) return;
    await afterRun(page);
  }
  assert.fail('eight runs were over too soon');
}

test('The space key before the highest price makes the clock run again, doubled', async () => {
  const { page, wrongs, context } = await visit({ width: 360, height: 740, touch: true });
  await openTable(page, 'merchants', { auction: 'live', pace: 'slow' });
  await inSomeRun(page, async () => {
    await shot(page, 'merchants-live-phone');
    await page.waitForSelector('[data-do=press]:enabled');
    await page.keyboard.press('Space');
    await page.waitForFunction(
      () =>
        /stopped early/.test(document.querySelector('.sale-words')?.textContent ?? '') ||
        !document.querySelector('.m-dial.runs'),
    );
    // In the doubled run a press on START buys at once, for twice the highest price. (A bot may have
    // been early before us; then the space key has bought.)
    for (let n = 0; n < 200 && /stopped early/.test(await words(page)); ++n) {
      await clickOn(page, '[data-do=press]:enabled');
    }
    return /buys it for 400.*first to stop the clock early/.test(await words(page));
  });
  await shot(page, 'merchants-live-sold');
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Two people at one device press with keys of their own', async () => {
  const { page, wrongs, context } = await visit({ width: 1024, height: 768 });
  await page.goto('/new/merchants');
  await page.waitForSelector('.seats');
  await page.locator('.seats select').nth(1).selectOption('here');
  await page.getByLabel('Name of the player in seat 2').fill('Bram');
  await page.locator('input[name="option-auction"][value="live"]').check();
  await page.locator('input[name="option-pace"][value="slow"]').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await playToRun(page);
  assert.equal(await page.locator('[data-do=press]').count(), 2);
  assert.deepEqual(await page.locator('.press kbd').allInnerTexts(), ['Q', 'P']);
  await shot(page, 'merchants-live-two');
  await isAccessible(page, 'merchants, two at one device');
  // A press shows until its run is over, which may be before we look: the page takes note of it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('.press.pressed')) {
        document.body.dataset['pressed'] = dataset['seat'];
      }
    }).observe(document.querySelector('main')!, { subtree: true, attributeFilter: ['class'] });
  });
  await inSomeRun(page, async () => {
    await page.waitForSelector('[data-do=press]:enabled');
    await page.keyboard.press('p');
    const seen = await page.waitForFunction(
      () => document.body.dataset['pressed'] ?? !document.querySelector('.m-dial.runs'),
    );
    return (await seen.jsonValue()) === '1';
  });
  assert.deepEqual(wrongs, []);
  await context.close();
});

// Of the clocks every other one is stopped, some on START and some while a price shows.
async function attendRun(page: Page, run: number): Promise<void> {
  if (run % 2 === 0) {
    await page.waitForTimeout(run % 6 === 0 ? 200 : 2600);
    await clickOn(page, '[data-do=press]:enabled');
  }
  await afterRun(page);
}

// In ./test five clocks of it.
test('A whole match is played with live clocks', { timeout: 540_000 }, async () => {
  const { page, wrongs, context } = await visit({ width: 1280, height: 800 });
  await openTable(page, 'merchants', { auction: 'live', pace: 'fast' });
  let runs = 0;
  for (let n = 0; n < 1000; ++n) {
    await page.waitForSelector(`.bar.asked, .m-dial.runs, ${readyButton}, .end-screen`);
    if (await page.locator('.end-screen').count()) break;
    if (await clickOn(page, readyButton)) await page.waitForSelector('.m-dial.runs');
    if (await page.locator('.m-dial.runs').count()) {
      await attendRun(page, runs++);
      if (runs === 5 && !wholeMatches) break;
    } else if (await page.locator('.bar.asked').count()) {
      await decide(page, hasty);
    }
  }
  assert.deepEqual(wrongs, []);
  if (!wholeMatches) return context.close();
  assert.equal(await page.locator('.score-table tbody tr').count(), 3);
  // Three players have eighteen auctions; a bot may end a clock before the page shows it.
  const record = await page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/record`)).text(),
    tableOf(page),
  );
  assert.equal(record.match(/^(clock|chance): (sold|unsold)/gm)?.length, 18);
  assert.ok(runs > 5, `${runs} clocks were seen`);
  await context.close();
});
