// What is drawn while something happens in venise: the way really taken, the boat's ride, points that
// are counted; and whole boards of the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse, shot, type Look } from './house';
import { isAccessible } from './play';
import { act, actionsOf, goOnAt } from './records';

const { visit } = openHouse();
const wide = { width: 1360, height: 860 };

test('The burgher waits until the place of the boat is chosen, then both go', async () => {
  const { page, wrongs, context } = await visit({ ...wide, still: false });
  const record = 'venise-2-bridges';
  const step = actionsOf(record).findIndex((action, i) => i > 60 && action.startsWith('0: boat'));
  await goOnAt(page, record, step - 1, 0);
  await page.waitForSelector('.rolled-die.lit');
  const placeOf = (piece: string) =>
    page.locator(`[data-piece="${piece}"]`).evaluate((part: SVGElement) => part.style.transform);
  const before = { burgher: await placeOf('burgher:0'), boat: await placeOf('boat') };
  await act(page, actionsOf(record)[step - 1]!.slice('0: '.length));
  await page.waitForFunction(() => /boat/.test(document.querySelector('.sentence')!.textContent!));
  assert.equal(await placeOf('burgher:0'), before.burgher);
  await page.waitForSelector('.trail'); // one of the ways that are open
  await page.locator('.tile.lit').last().click({ force: true });
  await page.waitForSelector('.boat.to-come', { state: 'attached' });
  assert.ok((await page.locator('.trail-step.ride').count()) > 0);
  await page.locator('[data-do=confirm]').click();
  // The boat is still on its way while the burgher is.
  await page.waitForFunction(() =>
    ['burgher:0', 'boat'].every((piece) =>
      document.querySelector(`[data-piece="${piece}"]`)!.getAnimations().length > 0,
    ),
  );
  assert.notEqual(await placeOf('burgher:0'), before.burgher);
  assert.notEqual(await placeOf('boat'), before.boat);
  assert.deepEqual(wrongs, []);
  await context.close();
});

// The last turn of a match of three is the visitor's.
async function endMatch(look: Look) {
  const visitor = await visit({ ...wide, ...look });
  const record = 'venise-3-bridges';
  await goOnAt(visitor.page, record, actionsOf(record).length - 1, 2);
  await act(visitor.page, 'end');
  return visitor;
}

test('At the end each source is counted on the board, then comes the result', async () => {
  const { page, wrongs, context } = await endMatch({ pace: 'normal', still: false });
  await page.waitForSelector('.venise-scene.final');
  await page.waitForSelector('.flight.points');
  assert.equal(await page.locator('.end-screen').count(), 0);
  assert.doesNotMatch(await page.locator('.bar .sentence').innerText(), /won|wins/);
  assert.match(await page.locator('.venise-scene h2').innerText(), /Bridge chains/);
  await page.waitForFunction(() => /Masters/.test(document.querySelector('.venise-scene h2')?.textContent ?? ''));
  await shot(page, 'venise-final-count');
  await page.waitForSelector('.end-screen');
  assert.equal(await page.locator('.venise-scene').count(), 0);
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('The final count can be skipped, and is still without motion', async () => {
  const { page, context } = await endMatch({ pace: 'slow', still: true });
  await page.waitForSelector('.flight.points');
  const moves = await page.locator('.flight').first().evaluate((part) =>
    part.getAnimations().some((it) => JSON.stringify((it.effect as KeyframeEffect).getKeyframes()).includes('translate')),
  );
  assert.equal(moves, false);
  await page.locator('[data-do=skip]').click();
  await page.waitForSelector('.end-screen', { timeout: 3000 });
  await context.close();
});

test('The whole board of another is opened by mouse, by key and by touch', async () => {
  const step = actionsOf('venise-3-market').findIndex((action, i) => i > 600 && action.startsWith('0: '));
  const ways: [Look, boolean][] = [[wide, false], [wide, true], [{ width: 360, height: 740, touch: true }, false]];
  for (const [look, byKey] of ways) {
    const { page, wrongs, context } = await visit(look);
    await goOnAt(page, 'venise-3-market', step, 0);
    const button = page.locator('.player.seat-1 [data-do=show-board-of]');
    if (byKey) {
      await button.focus();
      await page.keyboard.press('Enter');
    } else if (look.touch) {
      await page.locator('.player.seat-1').tap();
    } else {
      await button.click();
    }
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    assert.match(await dialog.innerText(), /[A-Z][a-z]+’s player board/);
    assert.ok((await dialog.locator('.vcard').count()) > 2);
    if (!byKey) await isAccessible(page, 'a whole board');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(wrongs, []);
    await context.close();
  }
});
