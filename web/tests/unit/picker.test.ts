import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Legal } from '../../src/net/messages';
import {
  choose,
  click,
  clickEarly,
  confirms,
  kept,
  keptAction,
  offersAfter,
  onlyAction,
} from '../../src/state/picker';

const legal: Legal[] = [
  ['draw', 'pile'],
  ['take green', 'card:2'],
  ['claim a green x2', 'track:1', 'pay:2', 'jokers:0'],
  ['claim a green x1 joker x1', 'track:1', 'pay:2', 'jokers:1'],
  ['claim b red x1', 'track:2', 'pay:4', 'jokers:0'],
];
const keep: Legal[] = [
  ['keep x', 'contract:3', 'only'],
  ['keep y', 'contract:7', 'only'],
  ['keep x y', 'contract:3', 'contract:7'],
];

test('At first the first target of every action is lit', () => {
  const start = choose(legal, []);
  assert.deepEqual(start.next, ['pile', 'card:2', 'track:1', 'track:2']);
  assert.equal(start.done, null);
  assert.equal(start.left.length, 5);
});

test('A click that leaves one action has found it', () => {
  assert.equal(choose(legal, ['pile']).done?.[0], 'draw');
  assert.equal(choose(legal, ['track:2']).done?.[0], 'claim b red x1');
});

test('What all that are left have in common needs no click', () => {
  const choice = choose(legal, ['track:1']);
  assert.deepEqual(choice.next, ['jokers:0', 'jokers:1']);
  assert.equal(choose(legal, ['track:1', 'jokers:1']).done?.[0], 'claim a green x1 joker x1');
});

test('Targets may be clicked in another order than they are listed', () => {
  const choice = choose(keep, ['contract:7']);
  assert.deepEqual(choice.next.sort(), ['contract:3', 'only']);
  assert.equal(choose(keep, ['contract:7', 'contract:3']).done?.[0], 'keep x y');
  assert.equal(choose(keep, ['contract:7', 'only']).done?.[0], 'keep y');
});

test('A lone action is not played without a click', () => {
  const pass: Legal[] = [['pass', 'pass']];
  assert.equal(choose(pass, []).done, null);
  assert.deepEqual(choose(pass, []).next, ['pass']);
  assert.equal(choose(pass, ['pass']).done?.[0], 'pass');
});

test('A second click takes the first one back', () => {
  assert.deepEqual(click(legal, ['track:1'], 'track:1'), []);
  assert.deepEqual(click(legal, ['track:1', 'jokers:1'], 'track:1'), []);
});

test('A click on something else that is legal begins anew', () => {
  assert.deepEqual(click(legal, ['track:1'], 'pile'), ['pile']);
  assert.deepEqual(click(legal, ['track:1', 'jokers:1'], 'pile'), ['pile']);
});

test('A part that is asked for later takes what comes before it, if only one thing can', () => {
  const moves: Legal[] = [
    ['move 1 wool', 'die:1', 'tile:4'],
    ['move 1 order', 'die:1', 'tile:1'],
    ['move 3 order', 'die:3', 'tile:1'],
  ];
  assert.deepEqual(clickEarly(moves, [], 'tile:4'), ['die:1', 'tile:4']);
  // Both dice lead there: the tile is kept, and a die is asked for.
  const tile = clickEarly(moves, [], 'tile:1')!;
  assert.deepEqual(choose(moves, tile).next, ['die:1', 'die:3']);
  assert.equal(choose(moves, click(moves, tile, 'die:3')).done?.[0], 'move 3 order');
  // The die that was chosen before does not lead there.
  assert.deepEqual(clickEarly(moves, ['die:3'], 'tile:4'), ['die:1', 'tile:4']);
  assert.equal(clickEarly(moves, [], 'tile:9'), null);
});

test('Another choice of the last step takes its place', () => {
  assert.deepEqual(click(legal, ['track:1', 'jokers:1'], 'jokers:0'), ['track:1', 'jokers:0']);
});

test('A second click on the part that completed an action confirms it', () => {
  assert.ok(confirms(legal, ['pile'], 'pile'));
  assert.ok(confirms(legal, ['track:1', 'jokers:1'], 'jokers:1'));
  assert.ok(!confirms(legal, ['track:1', 'jokers:1'], 'track:1'), 'an earlier part goes back');
  assert.ok(!confirms(legal, ['track:1'], 'track:1'), 'nothing is complete yet');
  assert.ok(!confirms(legal, [], 'pile'));
});

test('A part that can be chosen again is chosen again and confirms nothing', () => {
  const twice: Legal[] = [
    ['lay one', 'block:1', 'end'],
    ['lay two', 'block:1', 'block:1', 'end'],
  ];
  assert.ok(!confirms(twice, ['block:1'], 'block:1'));
  assert.deepEqual(click(twice, ['block:1'], 'block:1'), ['block:1', 'block:1']);
});

test('A turn that has one action left has one to play with a key', () => {
  assert.equal(onlyAction([['end', 'end']])?.[0], 'end');
  assert.equal(onlyAction(legal), null);
  assert.equal(onlyAction([]), null);
});

const away = (target: string) => /^(jokers|pay|only)/.test(target);
const keysOf = (path: string[], from = legal) => offersAfter(from, path, away).map((o) => o.key);

test('Ways without a place on the board are offered once a part is clicked', () => {
  assert.deepEqual(keysOf([]), []);
  assert.deepEqual(keysOf(['track:1']), ['jokers:0', 'jokers:1']);
  const [first] = offersAfter(legal, ['track:1'], away);
  assert.equal(first?.action?.[0], 'claim a green x2');
});

test('An offer beside parts that are lit is one of several ways on', () => {
  assert.deepEqual(keysOf(['contract:7'], keep), ['only']);
  assert.equal(offersAfter(keep, ['contract:7'], away)[0]?.action?.[0], 'keep y');
});

test('Few actions are offered whole where a target names more than one', () => {
  const pay: Legal[] = [
    ['pay a', 'block:1', 'pay:1', 'jokers:0'],
    ['pay b', 'block:1', 'pay:1', 'jokers:1'],
    ['pay c', 'block:1', 'pay:2', 'jokers:0'],
  ];
  assert.deepEqual(keysOf(['block:1'], pay), ['pay a', 'pay b', 'pay c']);
});

test('An action that needs nothing more is offered while others go on', () => {
  const more: Legal[] = [
    ['take', 'card:1'],
    ['take and pay', 'card:1', 'block:3'],
  ];
  assert.deepEqual(keysOf(['card:1'], more), ['take']);
});

test('Every action can be reached by offers and clicks on the board', () => {
  const reached = new Set<string>();
  const walk = (path: string[], from: Legal[]): void => {
    const { next, done } = choose(from, path);
    if (done) return void reached.add(done[0]);
    for (const { target, action } of offersAfter(from, path, away)) {
      if (action) reached.add(action[0]);
      else if (target) walk([...path, target], from);
    }
    for (const target of next.filter((one) => !away(one))) walk([...path, target], from);
  };
  for (const from of [legal, keep]) {
    walk([], from);
    for (const [action] of from) assert.ok(reached.has(action), action);
  }
});

test('A click on what is not legal changes nothing', () => {
  assert.deepEqual(click(legal, ['track:1'], 'track:9'), ['track:1']);
});

test('A target that an action names twice is clicked twice', () => {
  const pair: Legal[] = [
    ['two green', 'card:2', 'card:2'],
    ['green, red', 'card:2', 'card:4'],
  ];
  assert.deepEqual(choose(pair, ['card:2']).next, ['card:2', 'card:4']);
  assert.deepEqual(click(pair, ['card:2'], 'card:2'), ['card:2', 'card:2']);
  assert.equal(choose(pair, ['card:2', 'card:2']).done?.[0], 'two green');
});

test('What was clicked stays while it fits what has become legal', () => {
  assert.deepEqual(kept(legal, ['track:1']), ['track:1']);
  assert.deepEqual(kept(keep, ['track:1']), []);
  assert.deepEqual(kept([], ['track:1']), []);
  const again: Legal[] = legal.map((action) => [...action]);
  assert.equal(keptAction(again, legal[1]!), again[1]);
  assert.equal(keptAction(keep, legal[1]!), null);
  assert.equal(keptAction(legal, null), null);
});
