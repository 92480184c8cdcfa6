// The level of bots that suits a player: which games count, and what is advised after them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenSeat } from '../../src/net/messages';
import { advice, counted, levelPlayed, type LevelRun } from '../../src/state/levelAdvice';
import { readSettings } from '../../src/state/settings';
import type { TableState } from '../../src/state/tableState';

const me: SeenSeat = { kind: 'person', name: 'Anna', present: true, mine: true };
const bot = (name: string): SeenSeat => ({ kind: 'bot', name, present: true });
const offered = ['beginner', 'easy', 'medium', 'hard', 'expert'];

let tables = 0;

// A finished match of mine, at a table of its own, with these places by seat.
function match(seats: SeenSeat[], places: number[], part: Partial<TableState> = {}): TableState {
  const result = places.map((place) => ({ place, score: 10 - place, sheet: {} }));
  const told = { table: `t${++tables}`, status: 'over', origin: 'start', terms: {}, seats, result, rival: null };
  return { ...told, ...part } as unknown as TableState;
}

const against = (level: string, ...places: number[]) =>
  match([me, ...places.slice(1).map(() => bot(level))], places);

const after = (...matches: TableState[]): LevelRun | undefined =>
  matches.reduce<LevelRun | undefined>(counted, undefined);

test('Two wins in a row bring the next level', () => {
  const win = () => against('medium', 1, 2);
  assert.equal(advice(after(win()), 'medium', offered), null);
  const expected = { level: 'medium', next: 'hard', harder: true };
  assert.deepEqual(advice(after(win(), win()), 'medium', offered), expected);
  assert.equal(advice(after(win(), against('medium', 2, 1), win()), 'medium', offered), null, 'not in a row');
  assert.equal(advice(after(win(), against('easy', 1, 2)), 'easy', offered), null, 'against two levels');
});

test('Three losses in a row bring the level below', () => {
  const loss = () => against('hard', 3, 1, 2);
  assert.equal(advice(after(loss(), loss()), 'hard', offered), null);
  const expected = { level: 'hard', next: 'medium', harder: false };
  assert.deepEqual(advice(after(loss(), loss(), loss()), 'hard', offered), expected);
  const shared = against('hard', 1, 1, 3);
  assert.equal(advice(after(loss(), loss(), shared, loss()), 'hard', offered), null);
});

test('A shared win is neither a win nor a loss', () => {
  const run = after(against('easy', 1, 2), against('easy', 1, 1));
  assert.deepEqual([run?.wins, run?.losses], [0, 0]);
});

test('There is nothing above the strongest and nothing below the weakest', () => {
  const win = () => against('expert', 1, 2);
  const loss = () => against('beginner', 2, 1);
  assert.equal(advice(after(win(), win()), 'expert', offered), null);
  assert.equal(advice(after(loss(), loss(), loss()), 'beginner', offered), null);
  const easyWin = () => against('easy', 1, 2);
  assert.equal(advice(after(easyWin(), easyWin()), 'easy', ['beginner', 'easy']), null, 'an older server');
});

test('Nothing is advised once another level is chosen, or after the advice was declined', () => {
  const run = after(against('easy', 1, 2), against('easy', 1, 2));
  assert.equal(advice(run, 'medium', offered), null);
  const declined = { ...run!, declined: 'medium' };
  assert.equal(advice(declined, 'easy', offered), null);
  const again = counted(declined, against('easy', 1, 2));
  assert.equal(advice(again, 'easy', offered), null, 'as long as this level is played');
  const back = [against('medium', 1, 2), against('easy', 1, 2), against('easy', 1, 2)].reduce(counted, again);
  assert.equal(advice(back, 'easy', offered)?.next, 'medium');
});

test('A match counts once, however often its end is seen', () => {
  const won = against('easy', 1, 2);
  const run = after(won, won, won);
  assert.equal(run?.wins, 1);
  assert.equal(counted(run, won), run);
});

test('Only whole matches of one person against bots of one level count', () => {
  assert.equal(levelPlayed(against('easy', 1, 2)), 'easy');
  assert.equal(levelPlayed(against('greedy', 1, 2)), '', 'no level for people');
  assert.equal(levelPlayed(match([me], [1])), '', 'alone');
  assert.equal(levelPlayed(match([me, bot('easy'), bot('hard')], [1, 2, 3])), '', 'two levels');
  assert.equal(levelPlayed(match([me, me, bot('easy')], [1, 2, 3])), '', 'two at one device');
  const ben: SeenSeat = { kind: 'person', name: 'Ben', present: true };
  assert.equal(levelPlayed(match([me, ben], [1, 2])), '', 'against a person');
  assert.equal(levelPlayed(match([ben, bot('easy')], [1, 2])), '', 'only watched');
  assert.equal(levelPlayed(match([{ ...me, replaced: true }, bot('easy')], [1, 2])), '', 'resigned');
  const seats = [me, bot('easy')];
  assert.equal(levelPlayed(match(seats, [1, 2], { origin: 'position' })), '', 'from a position');
  assert.equal(levelPlayed(match(seats, [1, 2], { terms: { 'by-hand': true } })), '', 'entered by hand');
  assert.equal(levelPlayed(match(seats, [1, 2], { table: 'local-lesson-1' })), '', 'a lesson');
  assert.equal(levelPlayed(match(seats, [1, 2], { status: 'playing' })), '');
  assert.equal(levelPlayed(match(seats, [], {})), '', 'abandoned');
});

test('The last games are kept in the settings of this browser', () => {
  const run = after(against('easy', 1, 2))!;
  const kept = readSettings(JSON.stringify({ levelRuns: { carts: run } }));
  assert.deepEqual(kept.levelRuns, { carts: run });
  assert.deepEqual(readSettings('{}').levelRuns, {});
});
