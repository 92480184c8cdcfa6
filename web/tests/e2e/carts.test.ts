// One match against a bot from the first click to the end, then its replay and a fork.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openHouse, screens, shot, type Person } from './house';
import { decide, hoverOn, isAccessible, playNow, playOn, replayTo, tableOf } from './play';

let one: Person;
const { visit } = openHouse(async () => {
  one = await visit({ width: 1360, height: 860 });
});

test('Two clicks lead from the first page to a match against a bot', async () => {
  await playNow(one.page);
  await shot(one.page, 'table-first-choice');
  await isAccessible(one.page, 'table, first choice');
});

test('An action is shown with cost and gain before it is confirmed, and can be dropped', async () => {
  const { page } = one;
  await decide(page);
  await page.waitForSelector('.bar.asked');
  await page.locator('[data-target=pile].lit').click();
  await page.waitForSelector('[data-do=confirm]');
  assert.match(await page.locator('.callout').innerText(), /deck/i);
  await page.getByText('One of').waitFor(); // a card that chance brings is not named
  await shot(page, 'table-confirm');
  await page.keyboard.press('Escape');
  await page.locator('[data-do=confirm]').waitFor({ state: 'detached' });
  assert.ok(await page.locator('[data-target=pile].lit').count());
});

test('A part that leads nowhere says why, when it is pointed at and in a list', async () => {
  const { page } = one;
  const closed = '[data-target^="track:"]:not(.lit)';
  await hoverOn(page, closed);
  await page.locator('.explain .why-not').waitFor();
  const reason = await page.locator('.explain .why-not').innerText();
  assert.match(reason, /\d/);
  await shot(page, 'table-why-not');
  const target = await page.locator(closed).first().getAttribute('aria-label');
  await page.getByText('Why can’t I do something else?').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: target!, exact: true }).press('Enter');
  await page.locator('.why-list [role=status]').getByText(reason).waitFor();
  await isAccessible(page, 'why not');
  await page.getByText('Why can’t I do something else?').press('Enter');
});

test('A decision is taken back', async () => {
  const { page } = one;
  const cards = () => page.locator('.player').first().innerText();
  const before = await cards();
  await page.locator('[data-target=pile].lit').click();
  await page.click('[data-do=confirm]');
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.player')!.innerText !== old,
    before,
  );
  await page.click('[data-do=undo]');
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.player')!.innerText === old,
    before,
  );
  await page.getByRole('tab', { name: 'Log' }).click();
  assert.match(await page.locator('.log').innerText(), /undoes/);
});

test('A log line points at the parts that it speaks of', async () => {
  const { page } = one;
  await page.locator('.log .line[tabindex]').first().hover();
  await page.waitForSelector('.glowing');
  await shot(page, 'table-log');
  await isAccessible(page, 'log');
  await page.getByRole('tab', { name: /Actions/ }).click();
});

test('From the table to its replay and back it stays alive', async () => {
  const { page } = one;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('.menu-list').getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.scrubber');
  await page.getByRole('link', { name: 'Back to the table', exact: true }).click();
  await page.waitForSelector('.bar.asked');
  await decide(page);
  await page.waitForSelector('.bar.asked');
});

test('Any part is explained when it is pointed at', async () => {
  const { page } = one;
  await page.locator('[data-target=contracts]').hover();
  await page.waitForSelector('.explain.shown');
  assert.match(await page.locator('.explain').innerText(), /\w+ \w+/);
});

test('The match is played to its end by clicking', { timeout: 240_000 }, async () => {
  const { page } = one;
  await playOn(page, 12);
  await page.waitForSelector('.bar.asked, .end-screen');
  await shot(page, 'table-middle');
  await isAccessible(page, 'table, middle of the match');
  assert.ok(await playOn(page));
  await shot(page, 'end');
  await isAccessible(page, 'end of the match');
  assert.match(await page.locator('.end-screen h2').innerText(), /wins?\./);
  assert.equal(await page.locator('.score-table tbody tr').count(), 2);
  assert.ok(await page.locator('.score-chart .source').count());
});

test('The record is downloaded, and a file becomes a table', async () => {
  const { page } = one;
  const table = tableOf(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.end-screen').getByRole('link', { name: 'Download game file' }).click(),
  ]);
  const path = `${screens}/record.txt`;
  await download.saveAs(path);
  assert.match(readFileSync(path, 'utf8'), /carts/);
  await page.goto('/');
  const text = (value: string) => ({
    name: 'match.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(value),
  });
  await page.locator('input[type=file]').setInputFiles(text('This is no record.'));
  await page.waitForSelector('.toast.bad');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForSelector('.end-screen');
  assert.notEqual(tableOf(page), table);
  assert.equal(await page.locator('.toast.bad').count(), 0, 'the error of the file before is gone');
  assert.match(await page.locator('.score-table').innerText(), /[A-Z][a-z]+ \(beginner\)/, 'a bot is named with its level');
  await page.goto(`/t/${table}`);
});

test('The replay goes by buttons, slider and keys', async () => {
  const { page } = one;
  await page.waitForSelector('.end-screen');
  await page.locator('.end-screen').getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.scrubber');
  const heading = page.locator('.step-words h2');
  const steps = Number(/of (\d+)/.exec(await heading.innerText())?.[1]);
  assert.ok(steps > 40);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.match(await heading.innerText(), /Step 2 /);
  await page.keyboard.press('End');
  assert.match(await heading.innerText(), new RegExp(`Step ${steps} `));
  await page.getByRole('button', { name: 'Previous step' }).click();
  assert.match(await heading.innerText(), new RegExp(`Step ${steps - 1} `));
  await replayTo(page, 60);
  assert.match(await heading.innerText(), /Step 60 /);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() =>
    /Step 6[12] /.test(document.querySelector('.step-words h2')!.textContent!),
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  await shot(page, 'replay');
  await isAccessible(page, 'replay');
});

test('A match goes on from a step of its replay', async () => {
  const { page } = one;
  await replayTo(page, 40);
  await page.click('[data-do=fork]');
  await page.waitForSelector('dialog[open]');
  await shot(page, 'fork');
  await isAccessible(page, 'fork dialog');
  const before = tableOf(page);
  await page.click('[data-do=fork-now]');
  await page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname) && !url.pathname.includes(before));
  await playOn(page, 2);
});

test('Nothing went wrong on the page', () => assert.deepEqual(one.wrongs, []));
