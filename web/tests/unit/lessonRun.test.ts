// The steps of a lesson and its runner, without a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextOf } from '../../src/lessons/feed';
import {
  afterAction,
  afterReading,
  comes,
  countOf,
  firstPlace,
  replyTo,
  type Place,
} from '../../src/lessons/machine';
import { LessonRun, type Moment } from '../../src/lessons/run';
import { fits, litOf, type Script, type Step } from '../../src/lessons/script';
import { recordOf } from '../../src/lessons/table';

const scriptWith = (steps: Step[], more: Partial<Script> = {}): Script => ({
  lesson: 'first',
  game: 'carts',
  rules: 2,
  edition: 'abc',
  seats: 2,
  options: {},
  minutes: 5,
  before: [],
  outcomes: [],
  others: {},
  after: 'beginner',
  steps,
  ...more,
});

const entered: Place = { ...firstPlace, entered: true };

test('A pattern stands for whole actions, with a rest or a letter open', () => {
  assert.ok(fits('take red', 'take red'));
  assert.ok(!fits('take red', 'take red x2'));
  assert.ok(fits('claim * x2', 'claim dam-waag red x2'));
  assert.ok(fits('bid 5?', 'bid 50'));
  assert.ok(!fits('bid 5?', 'bid 500'));
  assert.ok(fits('dice (a+b)', 'dice (a+b)'));
});

test('A step accepts one action of each stage, plays what it also allows, and answers the rest', () => {
  const script = scriptWith([
    {
      id: 'one',
      lit: [],
      do: [['move 1'], ['rest', 'work']],
      also: ['pay *'],
      otherwise: [['move *', 'far'], ['*', 'else']],
      then: [['pay *', 'paid'], ['*', 'done']],
    },
    { id: 'two', lit: [], next: true },
  ]);
  assert.deepEqual(replyTo(script, entered, 'move 2'), { plays: false, answer: 'far' });
  assert.deepEqual(replyTo(script, entered, 'work'), { plays: false, answer: 'else' });
  assert.deepEqual(replyTo(script, entered, 'pay wool'), { plays: true, leads: false });
  const paid = afterAction(script, entered, 'pay wool', false);
  const moved = afterAction(script, paid, 'move 1', true);
  assert.deepEqual([moved.step, moved.stage], [0, 1]);
  const done = afterAction(script, moved, 'work', true);
  assert.deepEqual([done.step, done.said, done.past.length], [1, ['one', 'paid'], 3]);
  // What the step has left to say is read first.
  assert.deepEqual(replyTo(script, { ...done, entered: true }, 'move 1'), { plays: false, answer: null });
  assert.equal(afterReading(script, done).said, null);
});

test('A step lights what its stage is about, until a later stage lights something else', () => {
  const step: Step = { id: 'x', lit: ['tile:4'], litAt: { 1: ['activate'], 3: ['end'] } };
  assert.deepEqual([0, 1, 2, 3].map((stage) => litOf(step, stage)[0]), ['tile:4', 'activate', 'activate', 'end']);
  assert.deepEqual(litOf({ id: 'y', lit: ['end'] }, 2), ['end']);
});

test('A step comes by what was done earlier', () => {
  const step = (when: string[]): Step => ({ id: 'x', lit: [], when });
  assert.ok(comes(step(['keep a', 'keep b']), ['keep b']));
  assert.ok(!comes(step(['keep a']), ['keep b']));
  assert.ok(!comes(step(['keep a', '!take *']), ['keep a', 'take red']));
  assert.ok(comes(step(['!take *']), []));
});

test('Steps of which only some come count as one', () => {
  const steps: Step[] = [
    { id: 'a', lit: [] },
    { id: 'b', lit: [], when: ['x'] },
    { id: 'c', lit: [], when: ['!x'] },
    { id: 'd', lit: [] },
  ];
  const count = (step: number) => countOf(scriptWith(steps), { ...firstPlace, step });
  assert.deepEqual([0, 1, 2, 3].map((n) => count(n).step), [1, 2, 2, 3]);
  assert.equal(count(0).steps, 3);
});

test('An entry of chance may be a pattern, a list or left out', () => {
  const script = scriptWith([], { outcomes: ['sold *', ['turn a', 'deal b'], '? turn c'] });
  const at = (n: number, legal: string[]) => nextOf(script, { chance: n }, 'chance', legal);
  assert.deepEqual(at(0, ['sold 1 90'])!.actions, ['sold 1 90']);
  assert.deepEqual(at(1, ['deal b'])!.actions, ['deal b']);
  assert.deepEqual(at(2, ['turn d']), { actions: [], optional: true });
  assert.equal(at(3, []), null);
});

test('The match goes on from the actions before the first step', () => {
  const script = scriptWith([], { before: ['deal red', '1: draw'], options: { auction: 'sealed' } });
  const record = recordOf(script);
  assert.match(record, /\noption: auction=sealed\nedition: abc\n/);
  assert.match(record, /\nactions:\nchance: deal red\n1: draw\n$/);
});

// A table that takes everything: seat 0, seat 1 and chance act in turn.
function opened(script: Script, saved?: ConstructorParameters<typeof LessonRun>[2]) {
  const played: string[] = [];
  const act = (actor: string, action: string, version: number) => {
    played.push(`${actor}: ${action}`);
    return Promise.resolve(version + 1);
  };
  const run = new LessonRun(script, { act, keep: () => undefined }, saved);
  const hear = async (version: number, waiting: number[], legal: string[]) => {
    const moment: Moment = { version, waiting, legal, over: false };
    run.heard(moment);
    for (let n = 0; n < 20; ++n) await Promise.resolve();
  };
  return { run, played, hear };
}

const two = scriptWith(
  [
    { id: 'draw', lit: [], do: [['draw']], otherwise: [['*', 'no']] },
    { id: 'end', lit: [], next: true, until: 'turn red' },
  ],
  { outcomes: ['turn red', 'turn blue'], others: { 1: ['? claim', 'pass'] } },
);

test('The others play until the next step holds them back', async () => {
  const { run, played, hear } = opened(two);
  await hear(1, [0], ['draw', 'pass']);
  assert.equal(run.judge('pass'), false);
  assert.deepEqual(run.answer.value, { key: 'no', wrongs: 1 });
  assert.equal(run.judge('draw'), true);
  run.acted('draw', 2);
  await hear(2, [1], []);
  assert.deepEqual(played, ['1: claim']);
  await hear(3, [], ['turn red', 'turn blue']);
  await hear(4, [], ['turn red', 'turn blue']);
  assert.deepEqual(played, ['1: claim', 'chance: turn red'], 'turn blue waits');
  assert.ok(run.resting.value);
  run.next();
  assert.equal(run.place.value.step, 2);
});

test('A page that was closed before it wrote catches up', async () => {
  const { run, hear } = opened(two);
  run.catchUp([
    { actor: '0', action: 'draw' },
    { actor: '1', action: 'pass' },
    { actor: 'chance', action: 'turn red' },
  ]);
  await hear(9, [], ['turn blue']);
  assert.deepEqual([run.place.value.step, run.saved.cursors], [1, { 1: 2, chance: 1 }]);
});

test('A script that does not fit the rules is stuck, and says so', async () => {
  const { run, hear } = opened(two);
  await hear(1, [], ['turn green']);
  assert.ok(run.stuck.value);
});
