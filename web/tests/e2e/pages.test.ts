// Every page in every language, on a phone, in both themes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { fitsAcross, openHouse, shot } from './house';
import { becomes, isAccessible, pick, playNow, playOn, tableOf } from './play';

const { visit } = openHouse();

const titles: Record<string, RegExp> = {
  en: /Four games/,
  fr: /Quatre jeux/,
  de: /Vier Spiele/,
  nl: /Vier spellen/,
};

// A page with all that it shows.
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const sign = { '/': '.game-card button', '/new/carts': '.seats' }[path] ?? 'h1';
  await page.waitForSelector(sign);
}

for (const [lang, title] of Object.entries(titles)) {
  test(`The pages speak ${lang}`, async () => {
    const { page, wrongs, context } = await visit({
      lang,
      width: 1280,
      height: 800,
    });
    await page.goto('/');
    await page.waitForSelector('.game-card button');
    await page.locator('h1', { hasText: title }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), lang);
    await isAccessible(page, `lobby ${lang}`);
    await shot(page, `lobby-${lang}`);
    for (const path of ['/new/carts', '/help', '/nowhere/at/all']) {
      await open(page, path);
      await isAccessible(page, `${path} ${lang}`);
      assert.ok(await fitsAcross(page), `${path} ${lang}`);
    }
    await playNow(page);
    await playOn(page, 2);
    await page.waitForSelector('.bar.asked');
    await shot(page, `table-${lang}`);
    const text = await page.locator('main').innerText();
    assert.doesNotMatch(text, /carts\.\w|\{\w+\}/, 'a key or a hole shows');
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}

test('Language and theme are switched on the spot and kept', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('#my-lang').selectOption('nl');
  await page.locator('#my-theme').selectOption('dark');
  await page.keyboard.press('Escape');
  await page.locator('h1', { hasText: titles['nl']! }).waitFor();
  await page.reload();
  await page.waitForSelector('.game-card button');
  await becomes(() => page.locator('html').getAttribute('data-theme'), 'dark');
  await page.locator('h1', { hasText: titles['nl']! }).waitFor();
  await shot(page, 'lobby-dark');
  for (const path of ['/', '/new/carts', '/help']) {
    await open(page, path);
    await isAccessible(page, `${path} dark`);
  }
  await context.close();
});

test(
  'A phone of 360 pixels shows everything without sideways scrolling',
  { timeout: 120_000 },
  async () => {
    const phone = { width: 360, height: 740, touch: true };
    const { page, wrongs, context } = await visit(phone);
    for (const path of ['/', '/new/carts', '/help']) {
      await open(page, path);
      assert.ok(await fitsAcross(page), path);
      await isAccessible(page, `${path} phone`);
      await shot(page, `phone${path === '/' ? '-lobby' : path.replaceAll('/', '-')}`);
    }
    await playNow(page);
    await shot(page, 'phone-table-first');
    assert.ok(await page.locator('.mine').isVisible(), 'my things are always in sight');
    await isAccessible(page, 'phone, first choice');
    await playOn(page, 5);
    await page.waitForSelector('.bar.asked');
    await pick(page);
    await shot(page, 'phone-table-confirm');
    assert.ok(await fitsAcross(page), 'table');
    await isAccessible(page, 'phone, table');
    const sentence = async () => ((await page.locator('.sentence').boundingBox())?.y ?? 0) > 740 / 2;
    await becomes(sentence, true, 'the sentence is within the thumb’s reach');
    const table = tableOf(page);
    await page.goto(`/t/${table}/replay`);
    await page.waitForSelector('.scrubber');
    await shot(page, 'phone-replay');
    assert.ok(await fitsAcross(page), 'replay');
    await isAccessible(page, 'phone, replay');
    assert.deepEqual(wrongs, []);
    await context.close();
  },
);

test('What can be touched is at least 40 pixels', async () => {
  const { page, context } = await visit({ width: 360, height: 740, touch: true });
  const small = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, .button, select, input:not([type=checkbox], [type=radio], [type=file]), .option, .switch, .segments > label, .table-row',
        ),
      ]
        .filter((e) => e.checkVisibility())
        .map((e) => ({ box: e.getBoundingClientRect(), html: e.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width > 1 && (box.height < 39.5 || box.width < 39.5))
        .map(({ html }) => html),
    );
  for (const path of ['/', '/new/carts', '/help']) {
    await open(page, path);
    await becomes(small, [], path);
  }
  await playNow(page);
  await becomes(small, [], 'table');
  await context.close();
});

test('A wide screen is used and does not scroll sideways', async () => {
  const { page, context } = await visit({ width: 1920, height: 1080 });
  await playNow(page);
  await playOn(page, 4);
  await page.waitForSelector('.bar.asked');
  await shot(page, 'table-wide');
  assert.ok(await fitsAcross(page));
  const width = async () => (await page.locator('.board-area').boundingBox())?.width ?? 0;
  await becomes(async () => (await width()) > 1300, true);
  await page.setViewportSize({ width: 900, height: 700 });
  await shot(page, 'table-medium');
  assert.ok(await fitsAcross(page));
  await context.close();
});

test('On a very wide screen cards grow, two beside each other', async () => {
  const { page, context } = await visit({ width: 2560, height: 1440 });
  await open(page, '/');
  const cards = async () => {
    const boxes = await Promise.all((await page.locator('.game-card').all()).map((c) => c.boundingBox()));
    const [first, second, third] = boxes.map((box) => box!);
    return first!.width > 700 && second!.y === first!.y && third!.y > first!.y;
  };
  await becomes(cards, true);
  await context.close();
});

test('A page that is older than its server asks to be reloaded and keeps what it shows', async () => {
  const { page, context, wrongs } = await visit();
  let newer = false;
  await page.routeWebSocket(/\/ws\?protocol=\d+$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; protocol: number };
      if (newer && message.type === 'hello') message.protocol += 1;
      socket.send(JSON.stringify(message));
    });
  });
  await page.goto('/');
  await page.waitForSelector('.game-card button');
  assert.equal(await page.getByRole('button', { name: 'Reload' }).count(), 0);
  newer = true;
  await page.reload();
  await page.getByText('A new version is available: reload the page.').waitFor();
  await page.waitForSelector('.game-card button');
  await shot(page, 'outdated');
  await isAccessible(page, 'outdated');
  newer = false;
  const again = page.waitForEvent('load'); // the page before shows the same cards
  await page.getByRole('button', { name: 'Reload' }).click();
  await again;
  await page.waitForSelector('.game-card button');
  assert.equal(await page.getByRole('button', { name: 'Reload' }).count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});
