// Amsterdam in the browser: a whole match against a bot by clicking, its replay, others' boards,
// and the same table on a phone and in the dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { gains, isFinal } from '../../src/games/amsterdam/gains';
import type { View } from '../../src/games/amsterdam/model';
import type { ReplayPage } from '../../src/net/http';
import { film } from '../../src/state/replay';
import { citizen, goOn, lastSteps, playTo, replayOf } from './amsterdam';
import { fitsAcross, openHouse, shot, type Person } from './house';
import {
  clickOn,
  confirm,
  isAccessible,
  openTable,
  playOn,
  replayTo,
  tableOf,
  tabTo,
  wholeMatches,
} from './play';
import { roomOf } from './room';

const phone = { width: 360, height: 740, touch: true };
const short = { rounds: '10' };
let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1440, height: 900 });
});

test('Options have names, and a table is opened with its whole board', async () => {
  const { page } = one;
  await page.goto('/new/amsterdam');
  await page.getByRole('group', { name: 'Length' }).waitFor();
  assert.equal(await page.getByRole('radio', { name: /12 rounds/ }).isChecked(), true);
  await isAccessible(page, '/new/amsterdam');
  await openTable(page, 'amsterdam', short);
  const counts = {
    '.block': 36,
    '.bridge': 52,
    '.plaque': 6,
    '.berth': 30,
    '.reach': 19,
    '.a-round': 12,
    '.a-die': 6,
  };
  for (const [css, count] of Object.entries(counts)) {
    assert.equal(await page.locator(css).count(), count, css);
  }
  // The other may have taken first.
  assert.ok((await page.locator('.a-display .a-card').count()) >= 2);
  await shot(page, 'amsterdam-first');
  await isAccessible(page, 'amsterdam, first choice');
});

test('A part tells what it is when it is pointed at', async () => {
  const { page } = one;
  await page.locator('.a-offer button').click(); // the cards are put aside
  await page.locator('[data-target="block:0"]').hover();
  await page.waitForSelector('.explain.shown');
  assert.match(await page.locator('.explain').innerText(), /^Plantage 1: open block/);
  await page.locator('.a-offer button').click();
});

// Where board and own things lie, on the screen.
const places = (page: Page) =>
  page.evaluate(() =>
    ['.a-strip', '.a-city', '.a-harbour', '.a-amstel', '.amsterdam-mine', '.a-rondel'].map((css) => {
      const { x, y, width, height } = document.querySelector(css)!.getBoundingClientRect();
      return [css, x, y, width, height].join(' ');
    }),
  );

test('Board and own area have three quarters of the window, and never move', async () => {
  const { page } = one;
  const { both } = await roomOf(page);
  assert.ok(both >= 0.75, `${both}`);
  const before = await places(page);
  for (const phase of ['take', 'dice', 'actions']) {
    await playTo(page, phase);
    assert.deepEqual(await places(page), before, phase);
    await clickOn(page, '.lit[data-target]');
    assert.deepEqual(await places(page), before, `${phase}, after a click`);
    await page.keyboard.press('Escape');
  }
});

test('Every card has its picture', async () => {
  const { page } = one;
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('.card-picture use')]
      .map((use) => use.getAttribute('href')!)
      .filter((href) => !document.querySelector(href)),
  );
  assert.deepEqual(missing, []);
  assert.equal(await page.locator('.picture-symbols symbol').count(), 26);
});

test('Two dice are taken by the keyboard alone, and the rondel turns', async () => {
  const { page } = one;
  await playTo(page, 'dice');
  await shot(page, 'amsterdam-dice');
  await isAccessible(page, 'amsterdam, dice');
  const turned = () =>
    page.locator('.wheel').evaluate((it) => (it as unknown as SVGElement).style.transform);
  const before = await turned();
  await page.locator('.bar .sentence').click();
  await tabTo(page, '.a-die');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector(confirm);
  await page.waitForSelector('.callout .preview');
  assert.match(await page.locator('.callout .preview').innerText(), /On the rondel/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.amsterdam-board[data-phase="actions"]');
  assert.notEqual(await turned(), before);
});

test('Another’s board is shown by a click on his card, and one’s own again', async () => {
  const { page } = one;
  await playTo(page, 'actions');
  await shot(page, 'amsterdam-turn');
  await clickOn(page, '.player:nth-child(2) .look');
  assert.equal(await page.locator('.seat-tabs .seat-1[aria-pressed="true"]').count(), 1);
  assert.equal(await page.locator('.amsterdam-mine .token.part').count(), 0);
  await shot(page, 'amsterdam-other');
  await isAccessible(page, 'amsterdam, another’s board');
  await clickOn(page, '.player:nth-child(1) .look'); // a callout may lie over the tabs
  await page.locator('.amsterdam-mine .token.part').nth(5).waitFor();
});

// In ./test its beginning, and then the end of a recorded one.
test('The match is played to its end by clicking', { timeout: 540_000 }, async () => {
  const { page } = one;
  // A short match has some sixty to eighty decisions.
  await playOn(page, 25, citizen);
  await page.waitForSelector('.bar.asked');
  await shot(page, 'amsterdam-middle');
  await isAccessible(page, 'amsterdam, middle of the match');
  if (!wholeMatches) await goOn(page, '2-version-2', lastSteps);
  assert.ok(await playOn(page, 3000, citizen));
  await shot(page, 'amsterdam-end');
  await isAccessible(page, 'amsterdam, end of the match');
  assert.equal(await page.locator('.score-table tbody tr').count(), 2);
  assert.doesNotMatch(await page.locator('.end-screen').innerText(), /amsterdam\./);
});

test('What events give is what the points and florins of the views change by', async () => {
  const { page, context } = await visit();
  for (const record of ['2-rounds-12', '3-all-extensions']) {
    await replayOf(page, record);
    const path = `/api/tables/${tableOf(page)}`;
    const { views, events } = film((await (await page.request.get(`${path}/replay`)).json()) as ReplayPage);
    events.forEach((list, n) => {
      const gained = list.filter((event) => !isFinal(event)).flatMap(gains);
      const [was, now] = [views[Math.max(0, n - 1)], views[n]] as unknown as View[];
      now!.points.forEach((points, seat) => {
        const sum = (unit: string) =>
          gained.reduce((all, it) => all + (it.seat === seat && it.unit === unit ? it.amount : 0), 0);
        assert.equal(sum('points'), points - was!.points[seat]!, `${record}, step ${n}`);
        assert.equal(sum('money'), now!.florins[seat]! - was!.florins[seat]!, `${record}, step ${n}`);
      });
    });
  }
  await context.close();
});

test('The end is counted on the board, source by source, before the result', async () => {
  const { page, wrongs, context } = await visit({ width: 1440, height: 900, pace: 'slow' });
  await goOn(page, '2-version-2', (actions) => actions.lastIndexOf('0: end'));
  await clickOn(page, '.bar .way');
  await page.click(confirm);
  await page.waitForSelector('.amsterdam-scene .scene-row.on');
  assert.equal(await page.locator('.block').count(), 36);
  assert.equal(await page.locator('.end-screen').count(), 0);
  await page.waitForSelector('.flight.points');
  await shot(page, 'amsterdam-scene');
  await page.getByRole('button', { name: 'Show scores' }).click();
  await page.waitForSelector('.end-screen');
  assert.equal(await page.locator('.amsterdam-scene').count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Its replay shows the board at every step', async () => {
  const { page } = one;
  await page.goto(`/t/${tableOf(page)}/replay`);
  await page.waitForSelector('.scrubber');
  await replayTo(page, 200);
  assert.equal(await page.locator('.block').count(), 36);
  assert.doesNotMatch(await page.locator('.step-words').innerText(), /amsterdam\.|\{/);
  await shot(page, 'amsterdam-replay');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  const skip = width !== 1440 && !wholeMatches;
  test(`Four sit at a table of ${width} by ${height} in the dark`, { skip }, async () => {
    const { page, wrongs, context } = await visit({ width, height, dark: true });
    await openTable(page, 'amsterdam', short, 2);
    await playOn(page, 20, citizen);
    await playTo(page, 'actions');
    await shot(page, `amsterdam-dark-${width}`);
    await isAccessible(page, `amsterdam, dark, ${width}`);
    await playTo(page, 'take');
    await shot(page, `amsterdam-dark-${width}-take`);
    await isAccessible(page, `amsterdam, dark, ${width}, cards`);
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}

test('On a phone every part of the board is a tab away', async () => {
  const { page, wrongs, context } = await visit(phone);
  await openTable(page, 'amsterdam', short);
  assert.equal(await page.locator('#a-tab-cards[aria-selected="true"]').count(), 1);
  await shot(page, 'amsterdam-phone-draft');
  await playTo(page, 'dice');
  assert.equal(await page.locator('.a-die.lit:visible').count(), 5);
  await shot(page, 'amsterdam-phone-dice');
  await isAccessible(page, 'amsterdam, phone, dice');
  await playTo(page, 'actions');
  for (const panel of ['city', 'harbour', 'amstel', 'cards']) {
    await page.locator(`#a-tab-${panel}`).click();
    assert.equal(await page.locator('.a-panel:visible').count(), 1);
    assert.ok(await fitsAcross(page));
    await shot(page, `amsterdam-phone-${panel}`);
    await isAccessible(page, `amsterdam, phone, ${panel}`);
  }
  await shot(page, 'amsterdam-phone-mine');
  await isAccessible(page, 'amsterdam, phone, own board');
  assert.ok(await fitsAcross(page));
  assert.deepEqual(wrongs, []);
  await context.close();
});

const lengths: Record<string, [length: string, tens: RegExp]> = {
  fr: ['Durée', /10 manches/],
  de: ['Länge', /10 Runden/],
  nl: ['Lengte', /10 rondes/],
};
for (const [lang, [length, tens]] of Object.entries(lengths)) {
  test(`Options and cards are told in the reader’s language: ${lang}`, async () => {
    const { page, context } = await visit({ width: 1440, height: 900, lang });
    await page.goto('/new/amsterdam');
    await page.getByRole('group', { name: length }).getByRole('radio', { name: tens }).check();
    await isAccessible(page, `/new/amsterdam ${lang}`);
    await page.locator('button.primary').last().click();
    await page.waitForSelector('.bar.asked');
    await playTo(page, 'actions');
    assert.doesNotMatch(await page.locator('main').innerText(), /amsterdam\./);
    await shot(page, `amsterdam-${lang}`);
    await context.close();
  });
}

test('Nothing went wrong on the page', () => assert.deepEqual(one.wrongs, []));
