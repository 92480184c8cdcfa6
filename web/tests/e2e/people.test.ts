// Two people with a browser each at one table, and a third who looks on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, shot, type Person } from './house';
import { becomes, confirm, decide, isAccessible, pick, tableOf } from './play';

let anna: Person;
let ben: Person;
let eva: Person;
const { house, visit } = openHouse(async () => {
  anna = await visit({ width: 1360, height: 860 });
  ben = await visit({ width: 1100, height: 760, dark: true });
  eva = await visit();
});

async function callMe(who: Person, name: string): Promise<void> {
  const { page } = who;
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForSelector('.toast');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

// An open drawer may lie over the players.
async function voteFor(page: Page): Promise<void> {
  const handle = page.locator('.drawer.open > .drawer-handle');
  if (await handle.count()) await handle.click();
  await page.getByRole('button', { name: 'Vote to replace with a bot' }).click();
}

test('Everybody chooses a name', async () => {
  await callMe(anna, 'Anna');
  await callMe(ben, 'Ben');
  await anna.page.reload();
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  await becomes(() => anna.page.getByLabel('Name', { exact: true }).inputValue(), 'Anna');
  await shot(anna.page, 'settings');
  await isAccessible(anna.page, 'settings');
  await anna.page.keyboard.press('Escape');
});

test('A table with clocks is set up, and its link is copied', async () => {
  const { page } = anna;
  await page.locator('[data-do=set-up]').first().click();
  await page.getByLabel('Seat 2').selectOption('guest');
  await page.locator('#tempo-live').check();
  await page.locator('#minutes').fill('20');
  const [live, minutes, daily] = await Promise.all(
    ['#tempo-live', '#minutes', '#tempo-daily'].map((css) => page.locator(css).boundingBox()),
  );
  assert.ok(live!.y < minutes!.y && minutes!.y < daily!.y, 'the minutes stand under their choice');
  await page.getByLabel('Public').check();
  await shot(page, 'setup');
  await isAccessible(page, 'setup');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForSelector('.waiting-room');
  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await becomes(copied, `${house.url}/t/${tableOf(page)}`);
  await shot(page, 'waiting-room');
  await isAccessible(page, 'waiting room');
});

test('An open table is in the list, and who sits down begins the match', async () => {
  const { page } = ben;
  await page.goto('/');
  await page.locator('.table-row').first().click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.waitForSelector('.bar.asked');
  await anna.page.waitForSelector('.bar.asked');
  assert.match(await anna.page.locator('.players').innerText(), /Ben/);
  assert.match(await anna.page.locator('.clock.runs').first().innerText(), /(20:00|19:\d\d)$/);
  await shot(page, 'table-dark');
  await isAccessible(page, 'table, dark');
});

test('Who looks on is counted and can do nothing', async () => {
  await eva.page.goto(`/t/${tableOf(anna.page)}`);
  await eva.page.waitForSelector('.players');
  assert.equal(await eva.page.locator('[data-do=undo], .lit').count(), 0);
  await eva.page.getByRole('tab', { name: /Chat/ }).click();
  await eva.page.getByText('Only players can write here.').waitFor();
  await anna.page.getByText('1 spectator').waitFor();
});

test('The owner lets a watcher write, mutes her and lets her write again', async () => {
  const say = async (line: string) => {
    await eva.page.getByLabel('Say something').fill(line);
    await eva.page.keyboard.press('Enter');
    await anna.page.locator('.chat').getByText(line).waitFor();
  };
  await anna.page.getByRole('tab', { name: /Chat/ }).click();
  await anna.page.getByLabel('Spectators can write').click();
  await say('Hello from the quay.');
  await anna.page.getByRole('button', { name: /^Mute/ }).click();
  await eva.page.getByText('The host has muted you.').waitFor();
  await isAccessible(anna.page, 'muted');
  await shot(anna.page, 'muted');
  await anna.page.getByRole('button', { name: /^Unmute/ }).click();
  await anna.page.getByRole('button', { name: /^Mute/ }).waitFor();
  await say('Thank you.');
});

test('What one does the other sees, and chat goes both ways', async () => {
  await decide(anna.page);
  await decide(ben.page);
  await anna.page.waitForSelector('.bar.asked');
  await decide(anna.page);
  await ben.page.getByRole('tab', { name: 'Log' }).click();
  await ben.page.locator('.log').getByText(/Anna/).first().waitFor();
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.getByLabel('Say something').fill('Good luck!');
  await ben.page.keyboard.press('Enter');
  await anna.page.getByRole('tab', { name: /Chat/ }).click();
  await anna.page.locator('.chat').getByText('Good luck!').waitFor();
  await shot(anna.page, 'chat');
  await isAccessible(anna.page, 'chat');
});

test('What somebody has begun to choose outlasts what others say', async () => {
  const isAsked = async ({ page }: Person) => (await page.locator('.bar.asked').count()) > 0;
  await becomes(async () => (await isAsked(anna)) !== (await isAsked(ben)), true);
  const [asked, other] = (await isAsked(anna)) ? [anna, ben] : [ben, anna];
  await pick(asked.page);
  await other.page.getByRole('tab', { name: /Chat/ }).click();
  await other.page.getByLabel('Say something').fill('Take your time.');
  await other.page.keyboard.press('Enter');
  await asked.page.getByRole('tab', { name: /Chat/ }).click();
  await asked.page.locator('.chat').getByText('Take your time.').waitFor();
  assert.equal(await asked.page.locator(confirm).count(), 1);
  await asked.page.keyboard.press('Escape');
  await asked.page.locator(confirm).waitFor({ state: 'detached' });
});

test('The title says whose turn it is', async () => {
  const told = async () => {
    const titles = [await anna.page.title(), await ben.page.title()];
    return titles.filter((title) => title.startsWith('●')).length;
  };
  await becomes(told, 1);
});

test('Who goes away is seen to, and a bot takes over if the others agree', async () => {
  await ben.page.goto('/help');
  await voteFor(anna.page);
  await anna.page.locator('.players').getByText('replaced by a bot').waitFor();
});

test('Who was replaced takes his seat back', async () => {
  const { page } = ben;
  await page.goto(`/t/${tableOf(anna.page)}`);
  await page.getByText('The other players had a bot play for you').waitFor();
  await isAccessible(page, 'replaced');
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await anna.page.getByText('replaced by a bot').waitFor({ state: 'detached' });
  await page.goto('/help');
  await voteFor(anna.page);
  await anna.page.locator('.players').getByText('replaced by a bot').waitFor();
});

test('Who gives up is asked once more; alone at the table, it ends', async () => {
  const { page } = anna;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await shot(page, 'menu');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.menu-list').waitFor({ state: 'detached' });
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.waitForSelector('.end-screen');
  await page.getByRole('button', { name: 'Show board' }).click();
  await page.waitForSelector('.board-area');
  await page.getByRole('button', { name: 'Show scores' }).click();
});

test('A rematch is found by the others', async () => {
  await eva.page.waitForSelector('.end-screen');
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.waitForSelector('.waiting-room');
  await eva.page.getByRole('link', { name: 'Go to the rematch' }).click();
  await eva.page.waitForSelector('.waiting-room');
  assert.equal(tableOf(eva.page), tableOf(anna.page));
});

test('Whose time is up is played for until he is back', async () => {
  const { page } = eva;
  await page.goto('/');
  const terms = {
    game: 'carts',
    seats: ['person', 'person'],
    tempo: { kind: 'live', base: 8000, increment: 60_000 },
  };
  const made = await page.request.post('/api/tables', {
    data: { terms },
    headers: { origin: house.url },
  });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await anna.page.goto(`/t/${table}`);
  await anna.page.getByRole('button', { name: 'Join', exact: true }).click();
  await decide(anna.page); // in time; if both were late, bots would play to the end at once
  await page.getByRole('button', { name: 'I’m back' }).click();
  await page.getByRole('button', { name: 'I’m back' }).waitFor({ state: 'detached' });
});

test('Cards of a real table are entered by hand', async () => {
  const { page } = eva;
  await page.goto('/new/carts');
  await page.getByLabel(/Enter cards and dice by hand/).check();
  await page.getByLabel('Seat 1').selectOption('bot:easy');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForSelector('.bar.asked');
  assert.match(await page.locator('.sentence').innerText(), /card drawn/);
  await page.getByRole('tab', { name: /actions/i }).click();
  for (let n = 0; n < 3; ++n) {
    await page.waitForSelector('.bar.asked');
    await page.locator('.action').nth(n).click();
    await page.click('[data-do=confirm]');
    await page.locator('[data-do=confirm]').waitFor({ state: 'detached' });
  }
  await page.waitForSelector('.bar.asked');
  await page.getByText('Entered by hand').waitFor();
  await shot(page, 'dealing');
  await page.locator('.origin button').click();
  await page.getByText('Entered by hand').waitFor({ state: 'detached' });
});

test('Nothing went wrong on the pages', () => {
  assert.deepEqual([...anna.wrongs, ...ben.wrongs, ...eva.wrongs], []);
});
