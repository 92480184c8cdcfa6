// What is told before an action, from the rules themselves to the words.
import assert from 'node:assert/strict';
import test from 'node:test';

import { figuresBy, previewBy } from '../shared/rulesTesting';
import { still } from '../shared/testing';
import { wholeIn } from '../shared/wordsTesting';
import { consequences } from './consequences';
import { explain, label } from './explain';
import type { Figures, View } from './model';
import { edition, emptyView, langs, propsOf, sayIn } from './testing';

const say = sayIn('en');
const whole = wholeIn('venise');

const matchOf = (view: View, options: Record<string, string>) => ({
  game: 'venise',
  seats: view.points.length,
  options,
  rules: edition.rules,
  edition: '8afe3f6641bc8a13', // the built-in one
});
const figuresOf = (view: View, options = {}): Figures =>
  figuresBy<Figures>(matchOf(view, options), view);

function told(action: string, view: View, options = {}, lang = say): string[] {
  const preview = previewBy(matchOf(view, options), view, view.actor, action);
  return consequences(preview, propsOf(view, undefined, figuresOf(view, options)), lang);
}

// Takes cards out of a deck, so that they may lie elsewhere.
function without(view: View, deck: 'workshop-deck' | 'master-deck', ...names: string[]): void {
  view[deck].left = view[deck].left.filter((name) => !names.includes(name));
  view[deck].layers[0]!.size = view[deck].left.length;
}

function withOrders(view: View, left: View['order-deck']['left']): void {
  view['order-deck'].left = left;
  view['order-deck'].layers[0]!.size = Object.values(left).reduce((sum, n) => sum + (n ?? 0), 0);
}

function activating(seats: number, tile: View['boat'], die: number): View {
  const view = emptyView(seats);
  view.phase = 'activate';
  view.burgher[0] = tile!;
  view.rolled = [die, 0];
  return view;
}

test('an activation tells what it gives, and whom besides', () => {
  const view = activating(3, 'gold', 4);
  view.stock[0] = {};
  view.burgher[1] = 'gold';
  assert.deepEqual(told('activate 4', view), [
    '+4 gold',
    'Your 4 stays there',
    'Secondary activation for Bram: 1',
  ]);
  view.dice[6] = { owner: 1, value: 1 };
  assert.deepEqual(told('activate 4', view).slice(1), [
    'Bram’s 1 is lower and stays',
    'Secondary activation for Bram: 2',
  ]);
  view.dice[6] = { owner: 1, value: 5 };
  assert.deepEqual(told('activate 4', view).slice(1), [
    'Bram’s 5 returns to Bram',
    'Secondary activation for Bram: 1',
  ]);
  assert.deepEqual(told('rest 4', view), ['Bram’s 5 returns to Bram']);
});

test('a card is promised only to others that have a place for it', () => {
  const view = activating(3, 'order', 5);
  view.burgher = ['order', 'order', 'order'];
  assert.deepEqual(told('activate 5', view), [
    'Draw 5 cards, keep 1',
    'Your 5 stays there',
    'Secondary activation for Bram: 1',
    'Secondary activation for Cor: 1',
  ]);
  const { left } = view['order-deck'];
  view.orders[1] = { 'cloth-plus-1': 4 };
  withOrders(view, { ...left, 'cloth-plus-1': (left['cloth-plus-1'] ?? 0) - 4 });
  assert.deepEqual(told('activate 5', view).slice(2), ['Secondary activation for Cor: 1']);
});

test('a card that may be gone by then is not promised', () => {
  const view = activating(2, 'order', 5);
  view.burgher[1] = 'order';
  withOrders(view, { 'lace-plus-1': 1 });
  assert.deepEqual(told('activate 5', view), [
    'Draw 1 card, keep 1',
    'Your 5 stays there',
    'Secondary activation for Bram, if a card is left: 1',
  ]);
});

test('a secondary activation tells how many cards are looked at', () => {
  const view = activating(2, 'order', 0);
  Object.assign(view, { phase: 'look', rolled: [0, 0], turn: 1, value: 1 });
  view.burgher[1] = 'order';
  assert.deepEqual(told('look', view), ['Draw 1 card, keep 1']);
  assert.deepEqual(told('decline', view), []);
});

test('market and port tell what they open, and nobody gains besides', () => {
  const view = activating(2, 'market', 5);
  view.store[0] = { lace: 2 };
  assert.equal(told('activate 5', view)[0], 'Sell up to 2, each for its price + 4');
  assert.equal(told('activate 5', view).length, 2);
  view.burgher = ['port-a', 'port-a'];
  assert.deepEqual(told('activate 5', view), ['5 points for 1 good', 'Your 5 stays there']);
});

test('a move tells what the other die can do there', () => {
  const view = emptyView(2);
  view.rolled = [1, 4];
  view.dice[6] = { owner: 1, value: 6 };
  assert.deepEqual(told('move 1 gold', view), ['Then activate Gold with 4', 'Bram’s 6 returns to Bram']);
  view.dice[6] = { owner: 1, value: 2 };
  assert.equal(told('move 1 gold', view)[1], 'Bram’s 2 is lower and stays');
  view.burgher[0] = 'gold';
  assert.equal(told('move 1 market', view)[0], 'Market with 4 has no effect for you');
});

test('where the table says so, a die without a place counts one', () => {
  const view = activating(2, 'linen', 5);
  view.dice[5] = { owner: 1, value: 2 };
  assert.equal(told('activate 5', view)[0], '+5 linen');
  assert.deepEqual(told('activate 5', view, { unplaced: 'one' }).slice(0, 3), [
    '+1 linen',
    'Bram’s 2 is lower and stays',
    'Your die can’t stay there: it counts as 1',
  ]);
});

test('a move tells of the boat', () => {
  const view = emptyView(2); // the boat lies at Orders, next to Market and Wool
  view.burgher[0] = 'market';
  view.rolled = [4, 1];
  assert.equal(told('move 4 master', view)[0], 'By boat: it stays at Masters');
  assert.match(told('move 1 order', view)[0]!, /^Then activate/);
  view.rolled = [5, 1];
  assert.equal(told('move 5 master', view)[0], 'By boat: then choose where it stays');
  view.burgher[0] = 'wool';
  view.rolled = [4, 1];
  assert.match(told('move 4 master', view)[0]!, /^With or without the boat: then choose/);
});

test('a die of one’s own that is replaced is one’s own', () => {
  const view = activating(2, 'gold', 2);
  view.dice[6] = { owner: 0, value: 3 };
  assert.equal(told('rest 2', view)[0], 'Your own 3 returns');
});

test('a sale tells price, bonus and points, and no loss of goods that are sold', () => {
  const view = activating(3, 'market', 3);
  view.phase = 'sell';
  view.rolled = [0, 0];
  view.value = 3;
  view.points[0] = 24;
  view.store[0] = { jewels: 3 };
  view.ones[2] = 4;
  assert.deepEqual(told('sell jewels x3', view), [
    '3 × (4 + 4) = 24',
    '+24 points, 48 in total',
    'Price of jewellery: 4 → 3',
  ]);
  const props = propsOf(
    view,
    { ...still, chosen: (target) => target === 'good:2' },
    figuresOf(view),
  );
  assert.equal(label('count:2', props, say), '2 for 16');
  assert.equal(explain('count:2', props, say), 'Sell 2: 16 points');
});

test('a bridge tells what it costs and whose it replaces', () => {
  const view = emptyView(2);
  view.phase = 'finish';
  view.dice[0] = { owner: 0, value: 4 };
  view.dice[1] = { owner: 0, value: 2 };
  const edge = () => explain('edge:0', propsOf(view, undefined, figuresOf(view)), say);
  assert.match(edge(), /costs you 2 cubes/);
  assert.deepEqual(told('bridge market-order wool x1 gold x1 back order', view), [
    'Cost: 1 wool and 1 gold',
    'Take your die back from Orders',
    '4 bridges left',
    'At the end of the game, as things stand: Bridge chains +1',
  ]);
  view.bridges[1] = ['market-order'];
  assert.match(edge(), /costs you 6 cubes/);
  view.stock[0] = { wool: 6 };
  assert.deepEqual(told('bridge market-order wool x6 back order', view).slice(0, 2), [
    'Cost: 6 wool',
    'Bram’s bridge returns to Bram',
  ]);
  view.bridged = true;
  assert.doesNotMatch(edge(), /costs you/);
});

test('a cube that goes down tells what is still missing, and a production what it makes', () => {
  const view = emptyView(2);
  view.phase = 'finish';
  view.workshops[0] = ['jewels-3'];
  without(view, 'workshop-deck', 'jewels-3');
  const down = () => told('down gold jewels-3', view);
  assert.deepEqual(down(), ['Still missing: 1 linen and 1 gold']);
  view['on-workshop'][12] = { linen: 1, gold: 1 };
  assert.deepEqual(down(), ['Completes the workshop']);
  view.built = ['jewels-3'];
  view['on-workshop'][12] = { gold: 1 };
  assert.deepEqual(down(), ['Full: ready to produce']);
  view['on-workshop'][12] = { gold: 2 };
  view.orders[0] = { 'jewels-plus-2': 1 };
  const { left } = view['order-deck'];
  withOrders(view, { ...left, 'jewels-plus-2': (left['jewels-plus-2'] ?? 0) - 1 });
  assert.deepEqual(told('produce jewels-3 plus-2', view), [
    '+2 jewellery, 2 in the warehouse',
    'Price of jewellery: 0 → 2',
    'At the end of the game, as things stand: Final sale +2',
  ]);
});

test('a master that is engaged tells its points and the prices it changes', () => {
  const view = emptyView(2);
  view.phase = 'finish';
  view.masters[0] = ['price-lace'];
  without(view, 'master-deck', 'price-lace');
  view.ones = [1, 0, 0];
  assert.deepEqual(told('down linen price-lace', view), [
    'Hires the master',
    'Price of clothes: 1 → 0',
    'Price of lace: 0 → 1',
    'At the end of the game, as things stand: Masters +1',
  ]);
});

test('changes of a price name the new price', () => {
  const view = activating(2, 'port-a', 3);
  Object.assign(view, { phase: 'price', rolled: [0, 0], value: 3, good: 'lace', shipped: [2, 0] });
  view.ones[1] = 1;
  view.twos[1] = 1;
  const props = propsOf(view, undefined, figuresOf(view));
  assert.equal(explain('raise', props, say), 'The price rises to 4.');
  assert.equal(explain('drop:1', props, say), 'Remove a +1: the price drops to 2.');
  assert.equal(explain('split', props, say), 'Replace a +2 with a +1: the price drops to 2.');
  assert.deepEqual(told('split', view), ['Price of lace: 3 → 2']);
  assert.deepEqual(told('stay', view), []);
  assert.equal(explain('raise', propsOf(view), say), 'Price +1'); // the rules have not answered yet
});

test('consequences have words in every language', () => {
  const view = activating(3, 'order', 5);
  view.burgher = ['order', 'order', 'order'];
  view.dice[1] = { owner: 1, value: 2 };
  withOrders(view, { 'lace-plus-1': 2 });
  for (const lang of langs) {
    const lines = told('activate 5', view, { unplaced: 'one' }, sayIn(lang));
    assert.equal(lines.length, 5);
    lines.forEach((line) => whole(line, lang));
  }
});
