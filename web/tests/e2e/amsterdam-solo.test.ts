// Amsterdam alone against TOM: the table, his turn step by step, a whole match, its end, a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { citizen, goOn, lastSteps, onPhone, playTo, replayOf } from './amsterdam';
import { fitsAcross, openHouse, shot, type Person } from './house';
import { isAccessible, playOn, replayTo, tableOf, wholeMatches } from './play';

const phone = { width: 360, height: 740, touch: true };
let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1440, height: 900 });
});

const note = 'Solo against TOM, you play without extensions.';
const on = '[data-do="tom-on"]';

// One seat, the short game.
async function openAlone(page: Page): Promise<void> {
  await page.goto('/new/amsterdam');
  await page.waitForSelector('.seats');
  await page.locator('#option-rounds-10').check();
  await page.getByRole('button', { name: 'Remove seat' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForSelector('.bar.asked');
}

test('A table for one says why it has no extensions, and gives them up', async () => {
  const { page } = one;
  await page.goto('/new/amsterdam');
  await page.waitForSelector('.seats');
  await page.locator('#option-dealer-on').check();
  assert.equal(await page.getByText(note).count(), 0);
  await page.getByRole('button', { name: 'Remove seat' }).click();
  assert.equal(await page.locator('.seats > li').count(), 1);
  assert.equal(await page.locator('#option-dealer-on').isDisabled(), true);
  assert.equal(await page.locator('#option-dealer-off').isChecked(), true);
  assert.equal(await page.locator('#option-rounds-10').isDisabled(), false);
  assert.equal(await page.getByText(note).count(), 8);
  await page.getByText(/you play solo against TOM/).waitFor();
  await shot(page, 'amsterdam-solo-setup');
  await page.locator('.why-closed').last().scrollIntoViewIfNeeded();
  await shot(page, 'amsterdam-solo-setup-options');
  await isAccessible(page, 'setting up a table for one');
  await onPhone(page, 'amsterdam-solo-phone-setup');
});

test('TOM sits among the players and tells how he plays', async () => {
  const { page } = one;
  await openAlone(page);
  await playTo(page, 'take');
  assert.equal(await page.locator('.player.toms').count(), 1);
  assert.equal(await page.locator('.disc.toms').count(), 1);
  await page.locator('.tom-help summary').click();
  assert.equal(await page.locator('.tom-help li').count(), 7);
  await shot(page, 'amsterdam-solo-help');
  await isAccessible(page, 'TOM’s rules');
  await page.locator('.tom-help summary').click();
});

test('His turn is read step by step before the dice are taken', async () => {
  const { page } = one;
  await playTo(page, 'dice');
  await page.waitForSelector('.tom-turn');
  const deeds = await page.locator('.deed').count();
  assert.ok(deeds >= 1);
  await shot(page, 'amsterdam-solo-tom');
  await isAccessible(page, 'TOM’s turn');
  // He always ends with the market.
  for (let n = 1; n < deeds; ++n) await page.locator(on).click();
  assert.match(await page.locator('.tom-words').innerText(), /market tile/);
  assert.match(await page.locator('.tom-why').innerText(), /pays|can’t pay/);
  await page.locator(on).focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.tom-turn').count(), 0);
  await page.locator('.player.toms .look').click();
  await page.waitForSelector('.tom-turn');
});

test('Whoever reads that TOM takes a block reads why this one', async () => {
  const { page, wrongs, context } = await visit({ width: 1440, height: 900 });
  const actions = await replayOf(page, '1-rounds-10');
  const rolled = actions.indexOf('chance: roll 6');
  await replayTo(page, actions.findIndex((it, n) => n > rolled && it.startsWith('0: dice ')));
  await page.waitForSelector('.tom-turn');
  const told: string[] = [];
  for (const deed of await page.locator('.deed').all()) {
    await deed.click();
    told.push(await page.locator('.tom-words').innerText());
    if (/shows 6: TOM takes/.test(told.at(-1)!)) await shot(page, 'amsterdam-solo-block');
  }
  assert.doesNotMatch(told.join(), /amsterdam\.|\{|undefined/);
  assert.match(told.join('\n'), /shows 6: TOM claims[^]*(sells|delivers)[^]*open block/);
  assert.deepEqual(wrongs, []);
  await context.close();
});

// In ./test its beginning, and then the end of a recorded one.
test('The match is played to its end by clicking', { timeout: 540_000 }, async () => {
  const { page } = one;
  await playOn(page, 20, citizen);
  await page.waitForSelector('.bar.asked');
  await shot(page, 'amsterdam-solo-middle');
  await isAccessible(page, 'solo, middle of the match');
  if (!wholeMatches) await goOn(page, '1-version-2', lastSteps);
  assert.ok(await playOn(page, 2000, citizen));
  assert.equal(await page.locator('.score-table tbody tr').count(), 2);
  assert.match(await page.locator('.end-screen').innerText(), /TOM/);
  assert.match(await page.locator('.against-tom').innerText(), /TOM/);
  assert.doesNotMatch(await page.locator('.end-screen').innerText(), /amsterdam\./);
  await shot(page, 'amsterdam-solo-end');
  await isAccessible(page, 'solo, end of the match');
  await onPhone(page, 'amsterdam-solo-phone-end');
});

test('Its replay shows TOM’s turns, too', async () => {
  const { page } = one;
  await page.goto(`/t/${tableOf(page)}/replay`);
  await page.waitForSelector('.scrubber');
  for (let step = 60; step < 200 && !(await page.locator('.tom-turn').count()); ++step) {
    await replayTo(page, step);
  }
  await page.waitForSelector('.tom-turn');
  assert.doesNotMatch(await page.locator('.tom-turn').innerText(), /amsterdam\.|\{/);
});

test('On a phone TOM’s turn comes before the dice', async () => {
  const { page, wrongs, context } = await visit(phone);
  await openAlone(page);
  await playTo(page, 'dice');
  await page.waitForSelector('.tom-turn');
  assert.ok(await fitsAcross(page));
  await shot(page, 'amsterdam-solo-phone-tom');
  await isAccessible(page, 'phone, TOM’s turn');
  await page.locator('.tom-help summary').click();
  await shot(page, 'amsterdam-solo-phone-help');
  assert.ok(await fitsAcross(page));
  await isAccessible(page, 'phone, TOM’s rules');
  await page.locator('.tom-help summary').click();
  await playTo(page, 'actions');
  for (const panel of ['city', 'amstel']) {
    await page.locator(`#a-tab-${panel}`).click();
    await shot(page, `amsterdam-solo-phone-${panel}`);
  }
  await isAccessible(page, 'phone, alone');
  assert.deepEqual(wrongs, []);
  await context.close();
});

for (const [lang, words] of Object.entries({ fr: /Le tour de TOM/, de: /TOMs Zug/, nl: /beurt van TOM/ })) {
  test(`TOM speaks the reader’s language: ${lang}`, async () => {
    const { page, context } = await visit({ width: 1440, height: 900, lang });
    await page.goto('/new/amsterdam');
    await page.waitForSelector('.seats');
    await page.locator('.seats ~ .hrow button').last().click();
    await page.locator('button.primary').last().click();
    await page.waitForSelector('.bar.asked');
    await playTo(page, 'dice');
    assert.match(await page.locator('.tom-turn').innerText(), words);
    assert.doesNotMatch(await page.locator('main').innerText(), /amsterdam\./);
    await shot(page, `amsterdam-solo-${lang}`);
    await context.close();
  });
}

test('Nothing went wrong on the page', () => assert.deepEqual(one.wrongs, []));
