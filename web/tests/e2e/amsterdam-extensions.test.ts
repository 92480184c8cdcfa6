// Amsterdam with all extensions: those who walk, tasks, C tiles; a whole match, its end, a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { citizen, goOn, lastSteps, onPhone, playTo, playUntil, trader } from './amsterdam';
import { fitsAcross, openHouse, shot, type Person } from './house';
import { clickOn, confirm, isAccessible, openTable, pick, playOn, wholeMatches } from './play';

const phone = { width: 360, height: 740, touch: true };
const all = { rounds: '10', characters: 'on', tasks: 'secret-3', dealer: 'on', tiles: 'mixed' };
let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1440, height: 900 });
});

// What the rules foresee, a moment after the choice.
async function told(page: Page, words: RegExp): Promise<void> {
  const shown = ([source]: string[]) => {
    const lines = [...document.querySelectorAll<HTMLElement>('.callout .preview')];
    return new RegExp(source!).test(lines.map((line) => line.innerText).join(' '));
  };
  await page.waitForFunction(shown, [words.source]);
}

const question = (page: Page) => page.locator('.bar .sentence').innerText();

test('Every option says what it means', async () => {
  const { page } = one;
  await page.goto('/new/amsterdam');
  await page.waitForSelector('.seats');
  const helps = await page.locator('.option:has(input[name^="option-"]) small').count();
  assert.equal(helps, await page.locator('input[name^="option-"]').count());
  await page.locator('input[name="option-tiles"]').last().scrollIntoViewIfNeeded();
  await shot(page, 'amsterdam-options');
});

test('Foreman, bailiff and dealer are put by clicking on the board', async () => {
  const { page } = one;
  await openTable(page, 'amsterdam', all);
  const asked = await playUntil(page, async () => /foreman|bailiff|dealer/.test(await question(page)));
  assert.ok(asked);
  await shot(page, 'amsterdam-walkers');
  await isAccessible(page, 'walkers');
  await pick(page, citizen(0));
  await told(page, /from now on|Your next good here/i);
  await shot(page, 'amsterdam-walkers-preview');
  await page.locator(confirm).click();
  await playTo(page, 'draft');
  assert.equal(await page.locator('.figure').count(), 3);
});

test('Own tasks tell how far they are, others’ lie face down', async () => {
  const { page } = one;
  await playTo(page, 'actions');
  assert.equal(await page.locator('.amsterdam-side .a-task').count(), 3);
  await page.waitForSelector('.a-task small'); // the rules tell it a moment later
  assert.equal(await page.locator('.a-task small').count(), 3);
  await shot(page, 'amsterdam-tasks');
  await isAccessible(page, 'tasks');
  await page.locator('.a-task').first().hover();
  await page.waitForSelector('.explain.shown');
  assert.match(await page.locator('.explain').innerText(), /Task \d+: .*points\./);
  await page.locator('.seat-tabs .seat-1').click();
  assert.equal(await page.locator('.amsterdam-side .a-task').count(), 0);
  assert.equal(await page.locator('.task-back').count(), 3);
  await shot(page, 'amsterdam-tasks-other');
  await page.locator('.seat-tabs .seat-0').click();
});

// In ./test its beginning, and then the end of a recorded one.
test('The match is played to its end by clicking', { timeout: 560_000 }, async () => {
  const { page } = one;
  const met = new Set<string>();
  const kinds = /discard pile|another|no cost|moor|foreman|bailiff|dealer/;
  const look = async () => {
    const words = await question(page);
    const kind = kinds.exec(words)?.[0];
    if (!kind || met.has(kind)) return false;
    met.add(kind);
    await shot(page, `amsterdam-asks-${kind.replace(' ', '-')}`);
    await isAccessible(page, words);
    return false;
  };
  if (!wholeMatches) {
    await playUntil(page, look, trader, 25);
    await goOn(page, '2-secret-3', lastSteps);
  }
  assert.equal(await playUntil(page, look, trader, 3000), false);
  assert.equal(await page.locator('.score-table tbody tr').count(), 2);
  await page.waitForSelector('.tasks-of li');
  assert.equal(await page.locator('.tasks-of li').count(), 6);
  assert.doesNotMatch(await page.locator('.end-screen').innerText(), /amsterdam\./);
  await shot(page, 'amsterdam-extensions-end');
  await page.locator('.all-tasks').scrollIntoViewIfNeeded();
  await shot(page, 'amsterdam-extensions-end-tasks');
  await isAccessible(page, 'extensions, end of the match');
  await onPhone(page, 'amsterdam-extensions-phone-end');
  await page.setViewportSize({ width: 360, height: 740 });
  const total = (await page.locator('.score-table .total').first().boundingBox())!;
  assert.ok(total.x + total.width <= 360, 'the points are on the screen');
});

// Records in which a bot was asked this, and what is clicked to answer.
const cases: Record<string, [record: string, part: string, preview: RegExp]> = {
  return: ['2-mixed', '.amsterdam-mine .a-card.lit', /another card/],
  fetch: ['2-mixed', '.pile .a-card.lit', /Activation cost/],
  'activate-free': ['2-secret-5-c-for-b-rounds-10', '.amsterdam-mine .a-card.lit', /./],
  moor: ['4-c-for-b', '.berth.lit', /^/],
  'claim-free': ['4-open-2-c-for-b', '.block.lit', /[Gg]ain|Then/],
};

const first = (verb: string) => (actions: string[]) =>
  actions.findIndex((line) => line.includes(`: ${verb} `));

for (const [verb, [record, part, preview]] of Object.entries(cases)) {
  test(`What a C tile asks is answered by clicking: ${verb}`, async () => {
    const { page, wrongs, context } = await visit({ width: 1440, height: 900 });
    await goOn(page, record, first(verb));
    await shot(page, `amsterdam-c-${verb}`);
    await isAccessible(page, `C tile, ${verb}`);
    await clickOn(page, part);
    await page.waitForSelector(confirm);
    await told(page, preview);
    await page.locator(confirm).click();
    await page.locator(confirm).waitFor({ state: 'detached' });
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}

test('On a phone a card is fetched from the discard pile', async () => {
  const { page, context } = await visit(phone);
  await goOn(page, '2-mixed', first('fetch'));
  assert.ok((await page.locator('.pile .a-card.lit:visible').count()) > 0);
  assert.ok(await fitsAcross(page));
  await shot(page, 'amsterdam-phone-fetch');
  await isAccessible(page, 'phone, discard pile');
  await context.close();
});

test('On a phone what is asked comes to the front', async () => {
  const { page, wrongs, context } = await visit(phone);
  await openTable(page, 'amsterdam', all);
  await playUntil(page, async () => /foreman|bailiff|dealer/.test(await question(page)), citizen, 4);
  await shot(page, 'amsterdam-phone-walkers');
  assert.ok((await page.locator('.lit:visible').count()) > 0);
  await isAccessible(page, 'phone, walkers');
  await playTo(page, 'actions');
  await page.locator('#a-tab-cards').click();
  await page.locator('.a-panel .a-task').last().scrollIntoViewIfNeeded();
  await shot(page, 'amsterdam-phone-tasks');
  await isAccessible(page, 'phone, tasks');
  assert.ok(await fitsAcross(page));
  await playOn(page, 20, trader);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Open tasks are seen by all', async () => {
  const { page, context } = await visit({ width: 1440, height: 900, dark: true });
  await openTable(page, 'amsterdam', { ...all, tasks: 'open-2', tiles: 'c-for-b' });
  await playTo(page, 'actions');
  await page.locator('.seat-tabs .seat-1').click();
  assert.equal(await page.locator('.amsterdam-side .a-task').count(), 2);
  await shot(page, 'amsterdam-tasks-open');
  await isAccessible(page, 'open tasks, dark');
  await context.close();
});

test('Nothing went wrong on the page', () => assert.deepEqual(one.wrongs, []));
