// The guided first games: a lesson by mouse with its answers, left and gone on with; the start of each by
// keyboard; on a phone; without a server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { lessonAfter, lessons, pathOfLesson } from '../../src/lessons/list';
import { answerTo, fitsAny, litCss, type Script, type Words } from '../../src/lessons/script';
import { fitsAcross, openHouse, patience, shot } from './house';
import { becomes, clickOn, confirm, isAccessible, playAction, tabTo, wholeMatches } from './play';

const { visit } = openHouse();

const read = <T>(id: string, ending: string) =>
  JSON.parse(readFileSync(`../texts/lessons/${id}${ending}.json`, 'utf8')) as T;

const next = '[data-do=lesson-next]';
const choice = '.lesson-choices button';

const seeing = (page: Page) => page.locator('.lesson-see').innerText();
const ready = (page: Page) => page.locator(`${next}, ${choice}, .bar.asked`).first().waitFor();

interface Place {
  step: number;
  stage: number;
  said: unknown;
}

const placeOf = (page: Page, id: string): Promise<Place> =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem('pakhuis-settings')!) as {
      lessons: Record<string, { saved: { place: Place } }>;
    };
    return kept.lessons[key]!.saved.place;
  }, id);

const legalNow = (page: Page): Promise<string[]> =>
  page.locator('.action').evaluateAll((all) => all.map((one) => one.getAttribute('data-action')!));

// One thing that leads on. False: the last step is here.
async function goOn(page: Page, id: string, script: Script): Promise<boolean> {
  await ready(page);
  const before = JSON.stringify(await placeOf(page, id));
  const { step: at, stage, said } = await placeOf(page, id);
  const step = script.steps[at]!;
  if (at === script.steps.length - 1 && !said) return false;
  // What a step lights is drawn when it begins; a phone may have some of it on another part of the board.
  if (!said && stage === 0) {
    const lit = step.lit.map(litCss);
    const isWide = page.viewportSize()!.width >= 960;
    for (const css of isWide || lit.length === 0 ? lit : [lit.join(', ')]) {
      await page.locator(css).filter({ visible: true }).first().waitFor();
    }
  }
  if (await page.locator(next).count()) await page.locator(next).click();
  else if (step.ask) await page.locator(`[data-choice="${step.ask.right}"]`).click();
  else {
    const legal = await legalNow(page);
    const first = (wanted?: string[]) => legal.find((action) => fitsAny(wanted, action));
    const accepted = first(step.do![stage]) ?? first(step.also);
    assert.ok(accepted, `${id} ${step.id}`);
    await playAction(page, accepted);
  }
  await becomes(async () => JSON.stringify(await placeOf(page, id)) !== before, true, `${id} ${step.id}`);
  return true;
}

test('A lesson answers a wrong choice, waits when one leaves, and ends at a table of one’s own', async () => {
  const id = 'carts/first';
  const [script, words] = [read<Script>(id, ''), read<Words>(id, '.en')];
  const { page, context, wrongs } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'New here? Learn Carts of Amsterdam in 5 minutes' }).click();
  await page.waitForURL(/\/learn\/carts\/first$/);
  await ready(page);
  assert.equal(await seeing(page), words.steps['goal']!.see);
  await isAccessible(page, 'the first step of a lesson');
  await page.locator(next).click();
  await becomes(() => seeing(page), words.steps['contract']!.see);
  await playAction(page, 'keep haringpakkerstoren-dam');
  await becomes(() => seeing(page), words.steps['draw']!.see);

  // By mouse: the deck, which is lawful and answered. It is not played.
  const { otherwise } = words.steps['draw']!;
  await clickOn(page, '[data-target="pile"].lit');
  await page.locator(confirm).click();
  await becomes(() => page.locator('.lesson-answer').innerText(), otherwise!['deck']!);
  assert.equal(await page.locator('.spotlight-wanted[d=""]').count(), 1);
  await clickOn(page, '[data-target="card:1"].lit');
  await page.locator(confirm).click();
  await becomes(() => page.locator('.lesson-answer').innerText(), otherwise!['other']!);
  await page.locator('.spotlight-wanted:not([d=""])').waitFor({ state: 'attached' });
  await isAccessible(page, 'an answer');
  await clickOn(page, '[data-target="card:4"].lit');
  await page.locator(confirm).click();
  await becomes(() => seeing(page), words.steps['second']!.see);

  await page.locator('[data-do=lesson-leave]').click();
  await page.getByText('Step 4 of').waitFor();
  await isAccessible(page, 'the list of lessons');
  await page.goto('/');
  await page.waitForSelector('.game-card');
  assert.equal(await page.locator('.table-row').count(), 0, 'its table is in no list');
  assert.equal(await page.locator('.newcomer').count(), 0);
  await page.goto('/learn/carts/first');
  await becomes(() => seeing(page), words.steps['second']!.see);
  await page.reload();
  await becomes(() => seeing(page), words.steps['second']!.see);
  while (await goOn(page, id, script));
  await page.getByText('What you have learned').click();
  await page.locator(next).click();
  await page.waitForURL(/\/t\/local-/);
  await page.waitForSelector('.bar.asked');
  await page.locator('.player', { hasText: '(beginner)' }).waitFor();
  await page.goto('/learn');
  await page.getByText('5 minutes · Completed').waitFor();
  await page.locator('[data-do=again]').click();
  await becomes(() => seeing(page), words.steps['goal']!.see);
  assert.deepEqual(wrongs, []);
  await context.close();
});

const boxes = (page: Page, css: string) =>
  page.locator(css).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

test('A lesson lights a slice of the rondel; colours hide no pip of a die, and who is ahead lies on top', async () => {
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844, touch: true }]) {
    const { page, context, wrongs } = await visit(size);
    const id = 'amsterdam/solo';
    const script = read<Script>(id, '');
    await page.goto(`/learn/${id}`);
    const order = () => page.locator('.a-amstel .disc').evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')));
    await ready(page);
    if (size.width > 1000) assert.deepEqual(await order(), ['disc:0', 'disc:tom']);
    const isAt = async (step: string) => script.steps[(await placeOf(page, id)).step]!.id === step;
    while (!(await isAt('dice'))) assert.ok(await goOn(page, id, script));
    await ready(page);
    if ((await placeOf(page, id)).said) await page.locator(next).click();
    await page.locator('.spotlight-ring').first().waitFor({ state: 'attached' });
    const ring = (await page.locator('.spotlight-ring').first().getAttribute('d'))!;
    assert.ok(ring.split('Z').some((part) => part.split('L').length > 20), 'not a square around the slice');
    const [faces, signs] = [await boxes(page, '.die-face:visible'), await boxes(page, '.die-sign:visible')];
    faces.slice(0, signs.length).forEach((face, n) => {
      const sign = signs[n]!;
      assert.ok(sign.left >= face.right - 1 || sign.top >= face.bottom - 1, `die ${n}`);
    });
    while (!(await isAt('all-cards'))) assert.ok(await goOn(page, id, script));
    if (size.width > 1000) assert.deepEqual(await order(), ['disc:tom', 'disc:0']);
    assert.deepEqual(wrongs, []);
    await context.close();
  }
});

test('In the lesson of the harbour a click on the warehouse beside the barge delivers', async () => {
  const id = 'amsterdam/city';
  const [script, words] = [read<Script>(id, ''), read<Words>(id, '.en')];
  const { page, context, wrongs } = await visit();
  await page.goto(`/learn/${id}`);
  await ready(page);
  const at = script.steps.findIndex((step) => step.id === 'deliver');
  for (;;) {
    const { step, said } = await placeOf(page, id);
    if (step === at && !said) break;
    assert.ok(await goOn(page, id, script));
  }
  await becomes(() => seeing(page), words.steps['deliver']!.see);
  await clickOn(page, '.berth.warehouse.lit');
  await page.locator(confirm).click();
  await becomes(() => seeing(page), words.steps['deliver']!.then!['done']!);

  while (await goOn(page, id, script));
  const cards = await boxes(page, '.a-row.below .a-card');
  const [row] = await boxes(page, '.a-row.below');
  assert.ok(cards.length > 3 && cards.every((card) => card.right <= row!.right + 1), 'no card is cut');
  const following = lessonAfter('amsterdam', 'city')!;
  await page.locator('[data-do=lesson-play-on]').waitFor();
  await page.locator(next).click();
  await page.waitForURL(new RegExp(`${pathOfLesson(following)}$`));
  await becomes(() => seeing(page), read<Words>('amsterdam/solo', '.en').steps['goal']!.see);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('The start of each lesson is reached and left by keyboard alone', async () => {
  const { page, context, wrongs } = await visit();
  for (const listed of wholeMatches ? lessons : lessons.slice(0, 1)) {
    const id = `${listed.game}/${listed.lesson}`;
    const script = read<Script>(id, '');
    await page.goto('/learn');
    await tabTo(page, `[data-do=begin][href$="${pathOfLesson(listed)}"]`);
    await page.keyboard.press('Enter');
    await ready(page);
    for (let n = 0; n < 2; ++n) {
      const place = await placeOf(page, id);
      const step = script.steps[place.step]!;
      if (await page.locator(next).count()) await page.keyboard.press('Enter');
      else if (!step.ask) {
        const legal = await legalNow(page);
        const accepted = legal.find((action) => fitsAny(step.do![place.stage], action))!;
        const other = legal.find((a) => !fitsAny(step.do![place.stage], a) && answerTo(step.otherwise, [a]));
        for (const action of other ? [other, accepted] : [accepted]) {
          await tabTo(page, `.action[data-action="${action}"]`);
          await page.keyboard.press('Enter');
          await page.waitForSelector(`${confirm}:focus`);
          await page.keyboard.press('Enter');
          if (action === other) await page.locator('.lesson-answer p').waitFor();
        }
      }
      const moved = async () => JSON.stringify(await placeOf(page, id)) !== JSON.stringify(place);
      if (!step.ask) await becomes(moved, true, `${id} ${step.id}`);
      await ready(page);
    }
    await tabTo(page, '[data-do=lesson-leave]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lesson-row');
  }
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('What a lesson lights reacts in any order, in its own form, and one answer is enough', async () => {
  const id = 'venise/first';
  const [script, words] = [read<Script>(id, ''), read<Words>(id, '.en')];
  const { page, context, wrongs } = await visit();
  await page.goto('/learn/venise/first');
  await ready(page);
  const until = async (step: string) => {
    while (script.steps[(await placeOf(page, id)).step]!.id !== step) await goOn(page, id, script);
    await becomes(() => seeing(page), words.steps[step]!.see);
  };
  await until('move');
  await page.locator('.spotlight-ring').first().waitFor({ state: 'attached' });
  const rings = await page.locator('.spotlight-ring').first().getAttribute('d');
  const corners = rings!.split('M').map((ring) => ring.split('L').length);
  assert.ok(Math.max(...corners) >= 6, 'a district has the ring of its own form');
  // The district before the die: only the 1 leads there.
  await clickOn(page, '[data-target="tile:2"]');
  await page.locator('[data-target="die:1"].chosen').waitFor();
  await page.locator(confirm).click();
  await becomes(() => seeing(page), words.steps['draw']!.see);
  await page.locator('[data-offer="activate"]').click();
  await becomes(() => seeing(page), words.steps['keep']!.see);
  await until('pay');
  // The card before the cube: both would do.
  await clickOn(page, '.venise-mine [data-target="card:8"]');
  await becomes(async () => /which cube/.test(await page.locator('.sentence').innerText()), true);
  await clickOn(page, '.venise-mine [data-target="cube:2"].lit');
  await page.locator(confirm).click();
  await page.locator(confirm).waitFor({ state: 'detached' });
  await until('gift');
  const [keeps, loses] = await Promise.all(
    ['store', 'lose'].map((offer) => page.locator(`.bar [data-offer="${offer}"]`).boundingBox()),
  );
  assert.ok(loses!.x < keeps!.x, 'what discards is not where the turn was ended');
  await until('boat');
  await page.locator('[data-target="tile:7"].lit').waitFor();
  await clickOn(page, '[data-target="tile:7"].lit');
  assert.match(await page.locator('.callout .preview').innerText(), /By boat/);
  await page.waitForSelector('.boat.to-come');
  await page.locator(confirm).click();
  await becomes(() => seeing(page), words.steps['boat']!.then!['port']!);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('What a scoring paid stands beside the board until the step that tells it is read', async () => {
  const { page, context, wrongs } = await visit({ width: 1440, height: 900 });
  const id = 'merchants/first';
  const script = read<Script>(id, '');
  const at = script.steps.findIndex(({ id: step }) => step === 'exchange');
  await page.goto('/learn/merchants/first');
  await ready(page);
  for (;;) {
    const { step, said } = await placeOf(page, id);
    if (step === at && !said && (await page.locator(next).count())) break;
    await goOn(page, id, script);
    await ready(page);
  }
  assert.match(await page.locator('.scene').innerText(), /1597 · Exchange[^]*\+170/);
  await page.locator(next).click();
  await becomes(() => page.locator('.scene').count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('A lesson fits a phone', async () => {
  const { page, context, wrongs } = await visit({ width: 360, height: 740, touch: true });
  await page.goto('/learn/venise/first');
  await ready(page);
  assert.ok(await fitsAcross(page));
  await shot(page, 'lesson-phone');
  const [sheet, board] = await Promise.all(
    ['.lesson-bubble', '.board-area'].map((css) => page.locator(css).boundingBox()),
  );
  assert.ok(board!.y + board!.height <= sheet!.y + 1, 'nothing of the board is covered');
  await isAccessible(page, 'a lesson on a phone');
  assert.deepEqual(wrongs, []);
  await context.close();
});

// Plays on until a step asks.
async function reach(page: Page, id: string, script: Script, step: string): Promise<void> {
  for (;;) {
    await ready(page);
    const place = await placeOf(page, id);
    if (script.steps[place.step]!.id === step && !place.said) return;
    assert.ok(await goOn(page, id, script), step);
  }
}

test('On a phone a step shows where to act, and a question all of its words', async () => {
  const { page, context, wrongs } = await visit({ width: 390, height: 844, touch: true });
  const [board, harbour] = ['merchants/first', 'amsterdam/wheel'];
  await page.goto(`/learn/${board}`);
  for (const [step, part] of Object.entries({ ship: 'good:3', build: 'site:7' })) {
    await reach(page, board, read<Script>(board, ''), step);
    await page.locator(`[data-target="${part}"]`).filter({ visible: true }).first().waitFor();
  }
  const [cards, complete] = ['carts/first', 'complete'];
  await page.goto(`/learn/${cards}`);
  const routes = read<Script>(cards, '');
  await reach(page, cards, routes, complete);
  const { lit } = routes.steps.find(({ id }) => id === complete)!;
  const isLit = page.locator(lit.map(litCss).join(', '));
  await becomes(() => isLit.count(), 1, 'the route that is missing, not the one claimed before');
  await page.goto(`/learn/${harbour}`);
  await ready(page);
  const track = page.locator('[data-target="round:1"]').filter({ visible: true }).first();
  await track.waitFor();
  await becomes(() => track.evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }), true, 'the track of the rounds is in sight');
  await reach(page, harbour, read<Script>(harbour, ''), 'die');
  await becomes(
    () => page.locator('.lesson-room').evaluate((room) => room.scrollHeight <= room.clientHeight + 1),
    true,
    'the question is read without scrolling',
  );
  for (const box of await boxes(page, choice)) assert.ok(box.bottom <= 844);
  assert.deepEqual(wrongs, []);
  await context.close();
});

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844, touch: true } };

for (const [name, size] of Object.entries(sizes)) {
  test(`Every lesson is played to its end: ${name}`, { skip: !wholeMatches }, async () => {
    const { page, context, wrongs } = await visit(size);
    page.setDefaultTimeout(patience);
    for (const listed of lessons) {
      const id = `${listed.game}/${listed.lesson}`;
      await page.goto(pathOfLesson(listed));
      const script = read<Script>(id, '');
      do assert.ok(await fitsAcross(page), id);
      while (await goOn(page, id, script));
      await shot(page, `lesson-${name}-${listed.game}-${listed.lesson}`);
      const following = lessonAfter(listed.game, listed.lesson);
      if (following) {
        await page.locator(next).click();
        await page.waitForURL(new RegExp(`${pathOfLesson(following)}$`));
        await ready(page);
        await page.goBack();
      }
      await page.locator(following ? '[data-do=lesson-play-on]' : next).click();
      await page.waitForURL(/\/t\/local-/);
      await page.waitForSelector('.bar');
    }
    assert.deepEqual(wrongs, []);
    await context.close();
  });
}
