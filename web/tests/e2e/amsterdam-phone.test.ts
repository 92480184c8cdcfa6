// A match on a phone by touch alone: every tap hits what a finger sees there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wishes } from './amsterdam';
import { fitsAcross, openHouse, shot } from './house';
import { openTable, wholeMatches } from './play';
import { tapOn } from './touch';

const { visit } = openHouse();
const taps = ['[data-do=confirm]', ...wishes];
const tabs = ['city', 'harbour', 'amstel', 'cards'];

const timeout = 580_000;
// In ./test its beginning.
test('The match is played to its end by touch alone', { timeout }, async () => {
  const { page, wrongs } = await visit({ width: 360, height: 740, touch: true });
  await openTable(page, 'amsterdam', { rounds: '10' });
  assert.ok(!(await tapOn(page, taps, 40)));
  await shot(page, 'amsterdam-phone-touch');
  assert.ok(await fitsAcross(page));
  // Some taps on each part of the board.
  let over = false;
  for (let turn = 0; wholeMatches && !over && turn < 400; ++turn) {
    await tapOn(page, [`#a-tab-${tabs[turn % tabs.length]}`], 1);
    // What is lit further down is reached by a swipe.
    await page.evaluate(() =>
      document.querySelector('.a-panel:not([hidden]) .a-card.lit')?.scrollIntoView({ block: 'center' }),
    );
    over = await tapOn(page, taps, 12);
  }
  assert.equal(over, wholeMatches);
  assert.deepEqual(wrongs, []);
});
