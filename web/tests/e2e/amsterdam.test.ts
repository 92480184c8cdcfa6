// Amsterdam in the browser: a whole match against a bot by clicking, its replay, others' boards,
// and the same table on a phone and in the dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citizen, goOn, lastSteps, playTo } from './amsterdam';
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

test('A part tells what it is when it is pointed at, and what is reconstructed', async () => {
  const { page } = one;
  await page.locator('[data-target="block:0"]').hover();
  await page.waitForSelector('.explain.shown');
  assert.match(await page.locator('.explain').innerText(), /Plantage 1: free.*reconstructed/);
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
  await page.waitForSelector('.bar .preview');
  assert.match(await page.locator('.bar .preview').innerText(), /On the rondel/);
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
  await clickOn(page, '.seat-tabs .seat-0');
  assert.equal(await page.locator('.amsterdam-mine .token.part').count(), 6);
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
  await page.locator('.drawer-handle').click();
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
