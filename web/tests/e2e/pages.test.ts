// Every page in every language, on a phone, in both themes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAcross, openHouse, shot } from './house';
import { isAccessible, pick, playNow, playOn, tableOf } from './play';

const { visit } = openHouse();

const words: Record<string, { title: RegExp; play: string[] }> = {
  en: { title: /four trading games/, play: ['Play now', '1 bot'] },
  fr: { title: /quatre jeux de commerce/, play: ['Jouer maintenant', '1 robot'] },
  de: { title: /vier Handelsspiele/, play: ['Gleich spielen', '1 Bot'] },
  nl: { title: /vier handelsspellen/, play: ['Nu spelen', '1 bot'] },
};

for (const [lang, { title, play }] of Object.entries(words)) {
  test(`The pages speak ${lang}`, async () => {
    const { page, wrongs, context } = await visit({
      lang,
      width: 1280,
      height: 800,
    });
    await page.goto('/');
    await page.waitForSelector('.game-card button');
    assert.match(await page.locator('h1').innerText(), title);
    assert.equal(await page.locator('html').getAttribute('lang'), lang);
    await isAccessible(page, `lobby ${lang}`);
    await shot(page, `lobby-${lang}`);
    for (const path of ['/new/carts', '/help', '/nowhere/at/all']) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.waitForTimeout(300);
      await isAccessible(page, `${path} ${lang}`);
      assert.ok(await fitsAcross(page), `${path} ${lang}`);
    }
    await playNow(page, play);
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
  await page.getByLabel('Language').selectOption('nl');
  await page.getByLabel('Kleuren').selectOption('dark');
  await page.keyboard.press('Escape');
  assert.match(await page.locator('h1').innerText(), words['nl']!.title);
  await page.reload();
  await page.waitForSelector('.game-card button');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.match(await page.locator('h1').innerText(), words['nl']!.title);
  await shot(page, 'lobby-dark');
  for (const path of ['/', '/new/carts', '/help']) {
    await page.goto(path);
    await page.waitForTimeout(400);
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
      await page.goto(path);
      await page.waitForTimeout(500);
      assert.ok(await fitsAcross(page), path);
      await isAccessible(page, `${path} phone`);
      await shot(page, `phone${path === '/' ? '-lobby' : path.replaceAll('/', '-')}`);
    }
    await playNow(page);
    await shot(page, 'phone-table-first');
    await page.locator('.drawer-handle').click();
    await shot(page, 'phone-table-drawer');
    await isAccessible(page, 'phone, drawer open');
    await page.locator('.drawer-handle').click();
    await playOn(page, 5);
    await page.waitForSelector('.bar.asked');
    await pick(page);
    await shot(page, 'phone-table-confirm');
    assert.ok(await fitsAcross(page), 'table');
    await isAccessible(page, 'phone, table');
    const sentence = await page.locator('.sentence').boundingBox();
    assert.ok(sentence && sentence.y > 740 / 2, 'the sentence is within the thumb’s reach');
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
          'button, .button, select, input:not([type=checkbox], [type=radio], [type=file]), .option, .switch, .table-row',
        ),
      ]
        .filter((e) => e.checkVisibility())
        .map((e) => ({ box: e.getBoundingClientRect(), html: e.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width > 1 && (box.height < 39.5 || box.width < 39.5))
        .map(({ html }) => html),
    );
  for (const path of ['/', '/new/carts', '/help']) {
    await page.goto(path);
    await page.waitForTimeout(400);
    assert.deepEqual(await small(), [], path);
  }
  await playNow(page);
  assert.deepEqual(await small(), [], 'table');
  await context.close();
});

test('A wide screen is used and does not scroll sideways', async () => {
  const { page, context } = await visit({ width: 1920, height: 1080 });
  await playNow(page);
  await playOn(page, 4);
  await page.waitForSelector('.bar.asked');
  await shot(page, 'table-wide');
  assert.ok(await fitsAcross(page));
  const board = await page.locator('.board-area').boundingBox();
  assert.ok(board && board.width > 1300);
  await page.setViewportSize({ width: 900, height: 700 });
  await shot(page, 'table-medium');
  assert.ok(await fitsAcross(page));
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
  await page.getByText('A newer version is here: reload the page.').waitFor();
  await page.waitForSelector('.game-card button');
  await shot(page, 'outdated');
  await isAccessible(page, 'outdated');
  newer = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForSelector('.game-card button');
  assert.equal(await page.getByRole('button', { name: 'Reload' }).count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});
