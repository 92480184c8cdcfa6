import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuickOption } from '../../src/games/card';
import {
  botCounts,
  levelsOf,
  proposed,
  proposedLevel,
  quickTerms,
} from '../../src/state/playNow';
import {
  changed,
  firstSetup,
  fitting,
  isClosedByTempo,
  withTempo,
} from '../../src/state/setup';

const info = {
  id: 'harbour',
  name: 'Harbour',
  'min-seats': 1,
  'max-seats': 4,
  options: [
    { key: 'length', help: '', choices: ['long', 'short'] },
    { key: 'fog', help: '', choices: ['off', 'on'] },
  ],
};
const isClosed = (seats: number) => (option: string, choice: string) =>
  option === 'fog' && choice === 'on' && seats === 1;

test('Two sit at the table that is proposed, even where one can play alone', () => {
  assert.equal(firstSetup(info, 'easy').seats.length, 2);
});

test('A choice that does not go with the number of seats is given up, others stay', () => {
  const options = { length: 'short', fog: 'on' };
  const two = changed(firstSetup(info, 'easy'), { options });
  assert.deepEqual(fitting(two, info, isClosed(2)).options, options);
  const alone = changed(two, { seats: [{ kind: 'me' }] });
  assert.deepEqual(fitting(alone, info, isClosed(1)).options, { length: 'short', fog: 'off' });
});

const words = (text: string) => ({ en: text, fr: text, de: text, nl: text });
const quick: QuickOption = {
  option: 'length',
  choices: [
    { value: 'short', label: words('Short'), needsAll: true },
    { value: 'long', label: words('Long') },
  ],
};

test('The quick option of a game is proposed where people play at once, and closed over days', () => {
  const first = firstSetup(info, 'easy', quick);
  assert.equal(first.options['length'], 'short');
  const daily = changed(first, withTempo(first, 'daily', quick));
  assert.ok(isClosedByTempo(daily, quick, 'length', 'short'));
  assert.ok(!isClosedByTempo(daily, quick, 'length', 'long'));
  assert.ok(!isClosedByTempo(first, quick, 'length', 'short'));
  const fits = fitting(daily, info, (...choice) => isClosedByTempo(daily, quick, ...choice));
  assert.equal(fits.options['length'], 'long');
  const live = changed(fits, withTempo(fits, 'live', quick));
  assert.equal(live.options['length'], 'short', 'the default comes back with the clock');
});

test('Play now proposes what was chosen the last time, if it is still there', () => {
  const bots = ['random', 'greedy', 'flat', 'beginner', 'easy'];
  assert.deepEqual(levelsOf(bots), ['beginner', 'easy'], 'the weakest first, none for research');
  assert.equal(proposedLevel(bots), 'beginner', 'to whoever has chosen none');
  assert.equal(proposedLevel(bots, 'easy'), 'easy');
  assert.equal(proposedLevel(bots, 'greedy'), 'beginner', 'it was for people once');
  assert.equal(proposedLevel(bots, 'expert'), 'beginner');
  assert.deepEqual(botCounts(info), [0, 1, 2, 3]);
  assert.deepEqual(proposed(info, bots, quick), { level: 'beginner', bots: 1, choice: 'short' });
  const last = { level: 'easy', bots: 3, choice: 'long' };
  assert.deepEqual(proposed(info, bots, quick, last), last);
  assert.deepEqual(proposed(info, bots, undefined, { bots: 9, choice: 'gone' }), {
    level: 'beginner',
    bots: 1,
    choice: '',
  });
  assert.deepEqual(quickTerms('harbour', last, quick), {
    game: 'harbour',
    seats: ['person', 'easy', 'easy', 'easy'],
    options: { length: 'long' },
  });
});
