// Long lists of the lobby, and a table that is frozen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fitsAcross, openHouse, shot, type Person } from './house';
import { becomes, decide, isAccessible, playNow, tableOf } from './play';

let anna: Person;
let ben: Person;
const many = ['--requests-per-second', '100000', '--tables-per-guest', '1000', '--tables-per-hour', '1000'];
const { house, visit } = openHouse(async () => {
  anna = await visit({ width: 1440, height: 900 });
  ben = await visit({ width: 360, height: 740, touch: true });
}, many);

async function makeTable(who: Person, terms: object): Promise<string> {
  const data = { terms: { game: 'carts', ...terms } };
  const answer = await who.page.request.post('/api/tables', {
    data,
    headers: { origin: house.url },
  });
  assert.ok(answer.ok());
  return ((await answer.json()) as { table: string }).table;
}

async function makeTables(who: Person, count: number): Promise<void> {
  await who.page.goto('/');
  const make = () => makeTable(who, { seats: ['person', 'person'], listed: true });
  for (let made = 0; made < count; made += 10) {
    await Promise.all(Array.from({ length: 10 }, make));
  }
}

test('Further open tables are shown page by page, and the focus goes to the first new one', async () => {
  await makeTables(ben, 130);
  const { page } = anna;
  await page.goto('/');
  const rows = page.locator('[aria-labelledby=open] .table-row');
  const focused = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-labelledby=open] .table-row')].indexOf(
        document.activeElement!,
      ),
    );
  await page.getByRole('button', { name: 'Show all 100' }).click();
  await page.getByText('80 more tables').waitFor({ state: 'attached' });
  await becomes(() => rows.count(), 100);
  await becomes(focused, 20);
  const more = page.getByRole('button', { name: 'More tables' });
  await more.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 360, height: 740 });
  await more.scrollIntoViewIfNeeded();
  assert.ok(await fitsAcross(page));
  await shot(page, 'lobby-more-phone');
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByText('30 more tables').waitFor({ state: 'attached' });
  await becomes(() => rows.count(), 130);
  await becomes(focused, 100);
  await becomes(() => more.count(), 0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('Two seats of one guest show as the same person’s: before the match, at the table, in lists', async () => {
  const { page } = anna;
  const table = await makeTable(ben, { seats: ['person', 'person', 'person'] });
  await ben.page.goto(`/t/${table}`);
  await ben.page.locator('.room-seats input').first().fill('Bea');
  await ben.page.getByRole('button', { name: 'Join on this device' }).first().click();
  await ben.page.locator('.room-seats').getByText('Bea').waitFor();
  await page.goto(`/t/${table}`);
  const second = page.locator('.room-seats li').nth(1);
  await second.getByText(/same person as Guest/).waitFor();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.waitForSelector('.bar.asked');
  assert.match(await page.locator('.player').nth(1).innerText(), /Bea.*same person as Guest/s);
  await page.setViewportSize({ width: 360, height: 740 });
  const name = page.locator('.narrow-table .player-name', { hasText: 'Bea' });
  const hasRoom = () => name.evaluate((e) => e.scrollWidth <= e.clientWidth);
  await becomes(hasRoom, true, 'the name has room');
  await shot(page, 'same-person-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const row = page.locator('[aria-labelledby=mine] .table-row').first();
  assert.match(await row.innerText(), /Bea \(same person as Guest/);
});

test('A frozen table says so, can be left, and gives its record as far as it goes', async () => {
  const { page, wrongs } = anna;
  await playNow(page);
  await decide(page);
  await decide(page);
  const table = tableOf(page);
  await page.waitForSelector('.bar.asked');
  await house.shut();
  house.damage(table, 8);
  await house.open();
  await page.goto(`/t/${table}`);
  await page.getByText('This table is frozen').waitFor();
  await shot(page, 'frozen');
  await isAccessible(page, 'frozen');
  await page.setViewportSize({ width: 360, height: 740 });
  await shot(page, 'frozen-phone');
  assert.ok(await fitsAcross(page));
  await page.locator('main').getByRole('link', { name: 'Back to lobby' }).click();
  const row = page.locator('[aria-labelledby=mine] .table-row', { hasText: 'frozen' });
  await row.waitFor();
  await row.click();
  await page.getByRole('button', { name: 'Leave this table' }).click();
  await page.getByText('The table is no longer in your list.').waitFor();
  await page.locator('.tally', { hasText: /^1$/ }).waitFor(); // only the table of the test before
  await shot(page, 'frozen-left-phone');
  await page.reload();
  await page.getByText('The table is no longer in your list.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Game file' }).click();
  await ben.page.goto(`/t/${table}`);
  await ben.page.getByText('This table is frozen').waitFor();
  assert.equal(await ben.page.getByRole('button', { name: 'Leave this table' }).count(), 0);
  assert.match(readFileSync(await (await download).path(), 'utf8'), /carts[^]*deal/);
  await page.locator('main').getByRole('link', { name: 'Back to lobby' }).click();
  await page.waitForSelector('[aria-labelledby=mine]');
  assert.equal(await row.count(), 0);
  assert.deepEqual(wrongs, []);
});
