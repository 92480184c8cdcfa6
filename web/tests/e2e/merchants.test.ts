// Merchants of Amsterdam in the browser: a whole match with secret prices by clicking, its replay,
// and the same table on a phone and in the dark. Live clocks: merchants-live.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { gains } from '../../src/games/merchants/gains';
import type { View } from '../../src/games/merchants/model';
import { edition } from '../../src/games/merchants/testing';
import type { ReplayPage } from '../../src/net/http';
import { merge } from '../../src/net/merge';
import { fitsAcross, openHouse, shot, type Person } from './house';
import {
  confirm,
  decide,
  isAccessible,
  type Manner,
  openTable,
  playOn,
  replayTo,
  tableOf,
  tabTo,
  wholeMatches,
} from './play';

const sealed = { auction: 'sealed' };
const phone = { width: 360, height: 740, touch: true };
let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1440, height: 900 });
});

// What to click if it is lit, in this order: what builds and advances, before what does without.
const wishes = ['.disc.lit', '.lot.lit', '.sites.lit', '.lane.lit', '.tick.lit', '.way'];

// Now this, now that; each third time no bid.
const merchant = (turn: number): Manner => ({
  wishes: turn % 3 === 0 ? [{ css: '.way', reads: 'No bid' }, ...wishes] : wishes,
  nth: (_, clicks) => turn * 7 + clicks,
});

const phaseOf = (page: Page) => page.locator('.merchants-board').getAttribute('data-phase');

// Until it is asked for a disc or a price. (Years that ask something may come before.)
async function playTo(page: Page, phase: 'place' | 'auction'): Promise<void> {
  for (let turn = 1; turn < 90; turn += 3) {
    await page.waitForSelector('.bar.asked');
    if ((await phaseOf(page)) === phase) return;
    await decide(page, merchant(turn));
  }
  assert.fail(`no ${phase} came`);
}

test('Options have names, and a table is opened with its whole board', async () => {
  const { page } = one;
  await page.goto('/new/merchants');
  await page.getByRole('group', { name: 'Auction' }).waitFor();
  assert.equal(await page.getByRole('radio', { name: /^Secret/ }).isChecked(), true);
  await isAccessible(page, '/new/merchants');
  await openTable(page, 'merchants', sealed);
  await playTo(page, 'place');
  const counts = { '.lot': 40, '.m-continent': 4, '.sites': 16, '.lane': 4, '.time-space': 26 };
  for (const [css, count] of Object.entries(counts)) {
    assert.equal(await page.locator(css).count(), count, css);
  }
  assert.equal(await page.locator('.disc.lit').count(), 3);
  assert.match(await page.locator('.bar .sentence').innerText(), /keep, auction or discard\?/);
  await shot(page, 'merchants-first');
  await isAccessible(page, 'merchants, first choice');
});

test('A year tells what it brings and pays when it is pointed at', async () => {
  const { page } = one;
  await page.locator('[data-target="space:4"]').hover();
  await page.waitForSelector('.explain.shown');
  assert.match(await page.locator('.explain').innerText(), /1597: .*80,000 \/ 50,000/);
});

test('A price is named by the keyboard alone, and the result is announced', async () => {
  const { page } = one;
  await playTo(page, 'auction');
  await shot(page, 'merchants-auction');
  await isAccessible(page, 'merchants, auction');
  await page.locator('.bar .sentence').click();
  await tabTo(page, '.tick');
  for (let n = 0; n < 4; ++n) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForSelector(confirm);
  assert.match(await page.locator('.bar .sentence').innerText(), /Bid 170/);
  assert.match(await page.locator('.callout .preview').innerText(), /If you buy it/);
  await shot(page, 'merchants-price');
  await page.keyboard.press('Enter');
  await page.locator(confirm).waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    /buys it for|No bids|double price/.test(
      document.querySelector('.sale-words')?.textContent ?? '',
    ),
  );
  await shot(page, 'merchants-sold');
});

test('The match is played to its end by clicking', { timeout: 540_000 }, async () => {
  const { page } = one;
  await playOn(page, 20, merchant);
  await page.waitForSelector('.bar.asked');
  await shot(page, 'merchants-middle');
  await isAccessible(page, 'merchants, middle of the match');
  assert.ok(await playOn(page, 3000, merchant));
  await shot(page, 'merchants-end');
  await isAccessible(page, 'merchants, end of the match');
  assert.equal(await page.locator('.score-table tbody tr').count(), 3);
  await page.waitForSelector('.score-lines .score-line');
  assert.equal(await page.locator('.score-lines .score-line').count(), 3);
  assert.doesNotMatch(await page.locator('.end-screen').innerText(), /merchants\./);
});

test('What its events gave comes to the money that its positions show', async () => {
  const { page } = one;
  const told = await page.evaluate(async (table) => {
    const answer = await fetch(`/api/tables/${table}/replay`);
    return (await answer.json()) as ReplayPage;
  }, tableOf(page));
  const moneyOf = (view: unknown) => (view as View).money;
  const sums = moneyOf(told.view).map(() => 400);
  assert.ok(told.steps.length > 100);
  let view = told.view;
  for (const step of told.steps) {
    view = merge(view, step.view);
    for (const event of step.events) {
      for (const { seat, amount, at } of gains(event, edition)) {
        sums[seat]! += amount;
        assert.ok(at.length > 0 || event.kind === 'forced', `${event.kind} comes from nowhere`);
      }
    }
    assert.deepEqual(sums, moneyOf(view));
  }
});

test('Its replay shows the board at every step', async () => {
  const { page } = one;
  await page.goto(`/t/${tableOf(page)}/replay`);
  await page.waitForSelector('.scrubber');
  await replayTo(page, 120);
  assert.equal(await page.locator('.lot').count(), 40);
  assert.doesNotMatch(await page.locator('.step-words').innerText(), /merchants\.|\{/);
  await shot(page, 'merchants-replay');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  const skip = width !== 1440 && !wholeMatches;
  test(`Five sit at a table of ${width} by ${height} in the dark`, { skip }, async () => {
    const { page, wrongs, context } = await visit({ width, height, dark: true });
    await openTable(page, 'merchants', sealed, 2);
    await playOn(page, 6, merchant);
    await playTo(page, 'auction');
    await shot(page, `merchants-dark-${width}`);
    await isAccessible(page, `merchants, dark, ${width}`);
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}

const box = (page: Page, css: string) =>
  page.locator(css).first().evaluate((part) => part.getBoundingClientRect().toJSON());

for (const seats of [3, 5]) {
  test(`On a phone what is asked comes to the front, with ${seats} seats`, async () => {
    const { page, wrongs, context } = await visit(phone);
    await openTable(page, 'merchants', sealed, seats - 3);
    await playTo(page, 'place');
    assert.equal(await page.locator('#m-tab-auction[aria-selected="true"]').count(), 1);
    assert.equal(await page.locator('.disc.lit:visible').count(), 3);
    await shot(page, `merchants-phone-${seats}-place`);
    await isAccessible(page, 'merchants, phone, first choice');
    await playTo(page, 'auction');
    assert.ok(await fitsAcross(page));
    await shot(page, `merchants-phone-${seats}-auction`);
    await isAccessible(page, 'merchants, phone, auction');
    // The whole dial is seen without scrolling, its marks wide enough for a finger.
    const [dial, dock, mark] = await Promise.all(
      ['.m-dial', '.dock', '.tick circle'].map((css) => box(page, css)),
    );
    assert.ok(dial!.bottom <= dock!.top + 1, `${dial!.bottom} ${dock!.top}`);
    assert.ok(mark!.width >= 22, `${mark!.width}`);
    for (const panel of ['amsterdam', 'colonies', 'exchange', 'time']) {
      await page.locator(`#m-tab-${panel}`).click();
      assert.equal(await page.locator('.m-panel:visible').count(), 1);
      assert.ok(await fitsAcross(page));
      await shot(page, `merchants-phone-${seats}-${panel}`);
      await isAccessible(page, `merchants, phone, ${panel}`);
    }
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}

const auctions: Record<string, [auction: string, live: RegExp]> = {
  fr: ['Les enchères', /En direct/],
  de: ['Auktion', /Live/],
  nl: ['Veiling', /Live/],
};
for (const [lang, [auction, live]] of Object.entries(auctions)) {
  test(`Options are told in the reader’s language: ${lang}`, async () => {
    const { page, context } = await visit({ ...phone, lang });
    await page.goto('/new/merchants');
    await page.getByRole('group', { name: auction }).getByRole('radio', { name: live }).check();
    assert.ok(await fitsAcross(page));
    await isAccessible(page, `/new/merchants ${lang}`);
    await context.close();
  });
}

test('Nothing went wrong on the page', () => assert.deepEqual(one.wrongs, []));
