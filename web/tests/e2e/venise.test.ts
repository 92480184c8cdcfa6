// La Venise du Nord in the browser: a whole match against a bot by clicking, its replay, free
// placement of the quarters, and the same table on a phone and in the dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAcross, openHouse, shot, type Person } from './house';
import {
  clickOn,
  confirm,
  decide,
  isAccessible,
  type Manner,
  openTable,
  pick,
  playOn,
  replayTo,
  tableOf,
} from './play';

const phone = { width: 360, height: 740, touch: true };
let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1360, height: 860 });
});

// What to click if it is lit, in this order: what makes, sells and builds, before what rests.
const wishes = [
  '.way',
  '.offered-card.lit',
  '.venise-mine .row-1 .card-place.lit',
  '.venise-mine .row-2 .card-place.lit',
  '.edge.lit',
  '.placed-die.lit',
  '.venise-mine .cube-slot.lit',
  '.price-column.lit',
  '.tile-choice.lit',
  '.cell.lit',
  '.tile.lit',
  '.rolled-die.lit',
  '.lit[data-target]',
];

// What needs no place on the board first the useful ones: now this, now that.
const burgher = (turn: number): Manner => ({
  wishes: [{ css: '.way', reads: '^Activate' }, ...wishes],
  nth: (_, clicks) => turn + clicks,
});

// What lies on the board, then the rest.
const onPhone = (turn: number): Manner => ({
  wishes: [
    { css: '.way', reads: '^Activate' },
    '.way',
    '.offered-card.lit',
    '.board-area .lit[data-target]',
    '.lit[data-target]:not([data-target^="cube"])',
  ],
  nth: (_, clicks) => turn + clicks,
});

test('A table is opened and the burgher finds a quarter to begin', async () => {
  const { page } = one;
  await openTable(page, 'venise');
  assert.equal(await page.locator('.tile').count(), 9);
  assert.equal(await page.locator('.tile.lit').count(), 9);
  assert.match(await page.locator('.bar .sentence').innerText(), /burgher/);
  await shot(page, 'venise-first');
  await isAccessible(page, 'venise, first choice');
});

test('Every part is explained when it is pointed at', async () => {
  const { page } = one;
  await page.locator('[data-target="tile:0"]').hover();
  await page.waitForSelector('.explain.shown');
  assert.match(await page.locator('.explain').innerText(), /Market: /);
});

test('A move shows what the other die will do before it is confirmed', async () => {
  const { page } = one;
  await decide(page, burgher(0));
  await page.waitForSelector('.rolled-die.lit');
  await clickOn(page, '.rolled-die.lit');
  await clickOn(page, '.tile.lit');
  await page.waitForSelector(confirm);
  const told = await page.locator('.callout .preview').innerText();
  assert.match(told, /Then activate|no effect|nothing/);
  await shot(page, 'venise-move');
  await page.keyboard.press('Escape');
  await page.locator(confirm).waitFor({ state: 'detached' });
});

test('The way to a tile is drawn before the move, and by what the other die is used', async () => {
  const { page } = one;
  // The die of the test before may still be chosen; a click on the other one swaps them.
  await page.waitForSelector('.rolled-die:is(.lit, .chosen)');
  await clickOn(page, '.rolled-die.lit');
  assert.deepEqual(
    (await page.locator('.roll-role').allTextContents()).sort(),
    ['activates', 'moves'],
  );
  assert.match(await page.locator('.sentence').first().innerText(), /\?|die/);
  assert.equal(await page.locator('.trail').count(), 0);
  await page.locator('.tile.lit').last().hover({ force: true });
  await page.waitForSelector('.trail');
  assert.ok((await page.locator('.trail-step').count()) >= 1);
  await page.keyboard.press('Escape');
});

test('The match is played to its end by clicking', { timeout: 540_000 }, async () => {
  const { page } = one;
  await playOn(page, 20, burgher);
  await shot(page, 'venise-middle');
  await isAccessible(page, 'venise, middle of the match');
  assert.ok(await playOn(page, 3000, burgher));
  await shot(page, 'venise-end');
  await isAccessible(page, 'venise, end of the match');
  assert.equal(await page.locator('.score-table tbody tr').count(), 2);
  assert.doesNotMatch(await page.locator('.end-screen').innerText(), /venise\./);
});

test('Its replay shows the board at every step', async () => {
  const { page } = one;
  await page.goto(`/t/${tableOf(page)}/replay`);
  await page.waitForSelector('.scrubber');
  await replayTo(page, 60);
  assert.equal(await page.locator('.tile').count(), 9);
  assert.doesNotMatch(await page.locator('.step-words').innerText(), /venise\.|\{/);
  await shot(page, 'venise-replay');
});

test('With free placement the quarters are laid one by one', async () => {
  const { page, wrongs, context } = await visit({ dark: true });
  await openTable(page, 'venise', { layout: 'free' });
  assert.equal(await page.locator('.tile-choice.lit').count(), 8); // the ports are alike
  await shot(page, 'venise-free-first');
  await playOn(page, 6, burgher);
  await page.waitForSelector('.bar.asked');
  assert.ok((await page.locator('.tile').count()) >= 5);
  await shot(page, 'venise-free');
  await isAccessible(page, 'venise, free placement');
  assert.deepEqual(wrongs, []);
  await context.close();
});

for (const layout of ['ring', 'street', 'islands', 'compact']) {
  test(`On a phone the city can be played: ${layout}`, async () => {
    const { page, wrongs, context } = await visit(phone);
    await openTable(page, 'venise', { layout });
    assert.equal(await page.locator('.tile').count(), 9);
    await playOn(page, 3, onPhone);
    assert.ok(await fitsAcross(page));
    await page.waitForSelector('.bar.asked');
    await shot(page, `venise-phone-${layout}`);
    await isAccessible(page, `venise, phone, ${layout}`);
    // All of the city is seen without scrolling, and every name can be read.
    const bottom = await page
      .locator('[data-board]')
      .evaluate((part) => part.getBoundingClientRect().bottom);
    const dock = await page.locator('.dock').evaluate((it) => it.getBoundingClientRect().top);
    assert.ok(bottom <= dock + 1, 'nothing is behind the dock');
    const letters = await page.evaluate(() =>
      [...document.querySelectorAll('.plaque text')].map((it) => it.getBoundingClientRect().height),
    );
    assert.ok(letters.length === 9 && letters.every((height) => height > 8), letters.join());
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}

test('On a phone the consequences are told before an action is confirmed', async () => {
  const { page, wrongs, context } = await visit(phone);
  await openTable(page, 'venise', { layout: 'compact' });
  await decide(page, onPhone(4)); // the burgher begins
  for (const what of ['move', 'activation']) {
    await pick(page, onPhone(0));
    await page.locator('.preview').first().waitFor();
    assert.ok(await fitsAcross(page));
    await shot(page, `venise-phone-${what}`);
    await page.locator(confirm).click();
    await page.locator(confirm).waitFor({ state: 'detached' });
  }
  assert.deepEqual(wrongs, []);
  await context.close();
});

const cities: Record<string, [city: string, ring: string]> = {
  fr: ['La ville', 'Anneau'],
  de: ['Stadtplan', 'Ring'],
  nl: ['Plattegrond', 'Kring'],
};
for (const [lang, [city, ring]] of Object.entries(cities)) {
  test(`Options are told in the reader’s language: ${lang}`, async () => {
    const { page, context } = await visit({ ...phone, lang });
    await page.goto('/new/venise');
    const options = page.getByRole('group', { name: city });
    await options.getByRole('radio', { name: ring }).check();
    assert.ok(await fitsAcross(page));
    await isAccessible(page, `/new/venise ${lang}`);
    await shot(page, `venise-setup-${lang}`);
    await context.close();
  });
}

test('Nothing went wrong on the page', () => assert.deepEqual(one.wrongs, []));
