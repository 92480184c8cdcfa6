// The rules pages: from the lobby, the set-up, a table and a "why not?"; pictures whose numbers stand on
// their parts; all cards, searched and filtered; on a phone, on paper.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { gameNames } from '../../src/net/generated/house';
import { fitsAcross, openHouse, shot } from './house';
import { becomes, isAccessible, playNow } from './play';

const { visit } = openHouse();

const pictures = '.rules-picture';

// Until every picture has all its numbers and nothing moves any more.
async function allDrawn(page: Page): Promise<void> {
  const numbered = () =>
    [...document.querySelectorAll('.rules-picture')].map((picture) => {
      const items = picture.querySelectorAll('.picture-items li').length;
      return items - picture.querySelectorAll('.picture-number').length;
    });
  await page.waitForFunction(() => document.querySelectorAll('.rules-picture').length > 0);
  const none = await page.locator(pictures).count();
  await becomes(() => page.evaluate(numbered), Array<number>(none).fill(0), 'parts that are not drawn');
}

// Numbers that do not touch the part that their item names, measured in the frame of the picture.
function strayNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stray: string[] = [];
    for (const picture of document.querySelectorAll<HTMLElement>('.rules-picture')) {
      const iframe = picture.querySelector('iframe')!;
      const outer = iframe.getBoundingClientRect();
      const scale = outer.width / iframe.offsetWidth;
      const clip = picture.querySelector('.picture-stage')!.getBoundingClientRect();
      for (const number of picture.querySelectorAll<HTMLElement>('.picture-number')) {
        const target = number.dataset['of']!;
        const css = target.startsWith('.') ? target : `[data-target="${target}"]`;
        const parts = [...iframe.contentDocument!.querySelectorAll(css)];
        const part = parts.map((e) => e.getBoundingClientRect()).find((box) => box.width > 0);
        const { left, top, right, bottom } = number.getBoundingClientRect();
        const name = `${picture.dataset['picture']} ${number.textContent} ${target}`;
        if (!part) stray.push(`${name}: no part`);
        else if (
          right < outer.left + part.left * scale ||
          left > outer.left + part.right * scale ||
          bottom < outer.top + part.top * scale ||
          top > outer.top + part.bottom * scale
        ) {
          stray.push(name);
        }
        if (left < clip.left - 20 || right > clip.right + 20 || top < clip.top - 20 || bottom > clip.bottom + 20) {
          stray.push(`${name}: outside`);
        }
      }
    }
    return stray;
  });
}

test('Each game has its pictures, with the numbers on their parts, wide and on a phone', async () => {
  const { page, wrongs, context } = await visit({ width: 1440, height: 900 });
  for (const game of gameNames) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/rules/${game}`);
    await allDrawn(page);
    await becomes(() => strayNumbers(page), [], game);
    await page.setViewportSize({ width: 360, height: 740 });
    await becomes(() => strayNumbers(page), [], `${game}, phone`);
    assert.ok(await fitsAcross(page), `${game}, phone`);
    assert.doesNotMatch(await page.locator('main').innerText(), /rulebook\.\w|\{[=?]/, game);
    if (game === 'venise') await isAccessible(page, `${game}, phone`);
  }
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('From the lobby and the set-up; contents, pictures, search and filter, paper', async () => {
  const { page, wrongs, context } = await visit({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('[aria-labelledby=game-venise] [data-do=rules]').click();
  await page.getByRole('heading', { level: 1, name: 'La Venise du Nord' }).waitFor();
  await allDrawn(page);
  await isAccessible(page, 'rules');
  // A place in the contents is a place in the address.
  await page.locator('.rules-contents a', { hasText: 'Market' }).click();
  assert.ok(page.url().endsWith('/rules/venise#market'));
  const top = () => page.locator('#rules-market').evaluate((e) => e.getBoundingClientRect().top < 200);
  await becomes(top, true);
  // A number and its part show each other.
  const picture = page.locator('[data-picture=board]');
  await picture.locator('.item-number').first().click();
  await picture.locator('.picture-ring').waitFor();
  assert.equal(await picture.locator('.picture-number.chosen').textContent(), '1');
  // Search and filter, by the keyboard.
  const hits = page.locator('.all-cards [role=status]');
  const all = Number.parseInt((await hits.textContent()) ?? '', 10);
  await page.locator('.cards-search input').focus();
  await page.keyboard.type('bridge');
  await becomes(async () => Number.parseInt((await hits.textContent()) ?? '', 10) < all, true);
  assert.match(await page.locator('.card-entry').first().innerText(), /bridge/i);
  await page.locator('.cards-search input').fill('');
  await page.locator('.kinds button', { hasText: 'Workshops' }).press('Enter');
  await becomes(() => page.locator('.card-entry:not([data-kind=workshop])').count(), 0);
  await page.locator('.cards-search input').fill('xyzzy');
  await hits.filter({ hasText: 'Nothing found' }).waitFor();
  await page.locator('.cards-search input').fill('');
  await page.locator('.kinds button').first().click();
  // On paper: the text without what only a screen needs, and every card.
  await page.emulateMedia({ media: 'print' });
  for (const css of ['.head', '.cards-search', '.rules-contents', '.show-all']) {
    await becomes(() => page.locator(css).filter({ visible: true }).count(), 0, css);
  }
  assert.equal(await page.locator('.card-entry').filter({ visible: true }).count(), all);
  await page.emulateMedia({ media: 'screen' });
  // From the set-up; a reader of another language is told that there is only English.
  await page.goto('/new/carts');
  await page.locator('.crumb a', { hasText: 'Rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'Carts of Amsterdam' }).waitFor();
  assert.deepEqual(wrongs, []);
  await context.close();
});

// The colours of everything that is drawn, in the pictures too.
const coloursOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument!);
    return [document, ...frames].flatMap((inside) => {
      const view = inside.defaultView!;
      return [inside.documentElement, ...inside.body.querySelectorAll('*')].map((part) => {
        const style = view.getComputedStyle(part);
        const names = ['color', 'fill', 'stroke', 'background-color', 'filter', 'color-scheme'];
        return names.map((name) => style.getPropertyValue(name)).join(' ');
      });
    });
  });

// On paper a browser measures these by the sheet: the tables in the pictures would be those of a phone.
const rulesOfWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument!);
    const rules = frames.flatMap((inside) => [...inside.styleSheets].flatMap((sheet) => [...sheet.cssRules]));
    return rules.filter((rule) => /^@media[^{]*(width|height)/.test(rule.cssText)).length;
  });

test('On paper they have the colours of the day, also in the dark theme', async () => {
  const { page, wrongs, context } = await visit({ width: 1440, height: 900, dark: true });
  for (const game of gameNames) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(`/rules/${game}`);
    await allDrawn(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await becomes(() => strayNumbers(page), [], `${game}, paper`);
    assert.equal(await rulesOfWidth(page), 0, game);
    const dark = await coloursOf(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.waitForSelector('html[data-theme=light]');
    assert.deepEqual(dark, await coloursOf(page), game);
  }
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('At a table they open beside the board where they fit, and from a why-not', async () => {
  const { page, wrongs, context } = await visit({ width: 1440, height: 900 });
  await playNow(page, 'carts');
  const panel = page.locator('.rules-panel');
  const place = () => page.evaluate(() => document.activeElement?.id ?? '');
  await page.locator('.bar [data-do=rules]').focus();
  await page.keyboard.press('r');
  await becomes(place, 'rules-contracts'); // the first contracts are to be kept
  const board = (await page.locator('.board-area').boundingBox())!;
  const beside = (await panel.boundingBox())!;
  assert.ok(beside.x >= board.x + board.width - 2, 'it covers nothing of the board');
  await isAccessible(page, 'rules beside the board');
  await shot(page, 'rules-panel');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  assert.ok(await page.locator('.bar [data-do=rules]').evaluate((e) => e === document.activeElement));
  // A part that leads nowhere says why, with a link to the passage.
  await page.locator('[data-target="pile"]').first().click();
  await page.locator('.toast .rules-link').click();
  await becomes(async () => (await place()).startsWith('rules-'), true);
  await page.locator('[data-do=close-rules]').click();
  await panel.waitFor({ state: 'detached' });
  // On a phone they fill the screen, and the way back is a button.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.top-tools .menu > button').click();
  await page.locator('.menu-list [data-do=rules]').click();
  await becomes(place, 'rules-contracts');
  assert.deepEqual(await panel.boundingBox(), { x: 0, y: 0, width: 360, height: 740 });
  assert.ok(await fitsAcross(page));
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.locator('.bar.asked').waitFor();
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('They are in the reader’s language, at the same places; a game that is not here has none', async () => {
  const { page, wrongs, context } = await visit({ lang: 'nl' });
  await page.goto('/rules/carts#claim');
  await page.getByRole('heading', { level: 1, name: 'Karren van Amsterdam' }).waitFor();
  await becomes(() => page.evaluate(() => document.activeElement?.id ?? ''), 'rules-claim');
  assert.equal(await page.locator('.rules-note').count(), 0);
  assert.equal(await page.locator('.rules-text').getAttribute('lang'), 'nl');
  await page.goto('/rules/nowhere');
  await page.getByText('Dit spel').waitFor();
  assert.deepEqual(wrongs, []);
  await context.close();
});
