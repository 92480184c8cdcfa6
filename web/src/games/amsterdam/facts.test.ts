import assert from 'node:assert/strict';
import test from 'node:test';

import {
  actorOf,
  bonusOf,
  cardIndex,
  cardName,
  cardsIn,
  classOf,
  costOf,
  discsOn,
  goodHere,
  hiddenTasks,
  holderOf,
  isUsed,
  nodeOf,
  notches,
  numberOf,
  ownerOf,
  phaseOf,
  rowOf,
  seatsOf,
  spread,
  turnedFrom,
} from './facts';
import { type View, blockCount, nodeCount, quarters } from './model';
import { busyView, edition, viewOf, views } from './testing';

test('cards are named by their numbers and know their class', () => {
  for (const { card } of edition.edition.cards) {
    assert.equal(cardName(cardIndex(card)), card);
    assert.equal(rowOf(cardIndex(card), edition)?.card, card);
  }
  const classes = edition.edition.cards.map(({ card }) => classOf(cardIndex(card)));
  const count = (kind: string) => classes.filter((one) => one === kind).length;
  assert.deepEqual([count('artisan'), count('building'), count('plan')], [54, 54, 24]);
  assert.deepEqual(spread(costOf(cardIndex('110'), edition)), ['pink', 'pink']);
});

test('every card of a view is on somebody’s board, laid out, in the deck or discarded', () => {
  for (const view of views) {
    const boards = [...view.below, ...view.active].flatMap(cardsIn);
    const rest = [...cardsIn(view.deck), ...cardsIn(view.discard), ...view.display.map(cardIndex)];
    assert.equal(new Set([...boards, ...rest]).size, 132, view.phase);
    for (const index of boards) assert.ok(holderOf(view, index).seat >= 0);
  }
});

test('who has a card, and whether it was used', () => {
  const view = busyView();
  assert.deepEqual(holderOf(view, cardIndex('117')), { seat: 0, active: true });
  assert.deepEqual(holderOf(view, cardIndex('105')), { seat: 0, active: false });
  assert.equal(ownerOf(view, 'burgwallen-4'), 1);
  assert.ok(isUsed(view, cardIndex('014')) && !isUsed(view, cardIndex('117')));
});

test('places are found by their names', () => {
  for (let i = 0; i < blockCount; ++i) {
    const name = edition.parts[`block:${i}`]!;
    assert.equal(numberOf('block', name, edition), i);
    assert.ok(name.startsWith(quarters[Math.floor(i / 6)]!));
  }
  const kinds = Array.from({ length: nodeCount }, (_, i) => nodeOf(i).kind);
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  assert.deepEqual(
    ['start', 'quay', 'warehouse', 'depot', 'water'].map(count),
    [1, 6, 9, 4, 10],
  );
  assert.equal(numberOf('block', 'nowhere', edition), -1);
});

test('rounds show the bonus of a delivery, then the dice that are turned', () => {
  assert.deepEqual([1, 4, 7, 8, 12].map(bonusOf), [7, 4, 1, 0, 0]);
  assert.deepEqual([1, 7, 8, 12].map(turnedFrom), [0, 0, 6, 2]);
});

test('a secret task of another lies face down', () => {
  const view = { ...busyView(), tasks: [['1', '2', '3'], []], 'task-count': [3, 3] };
  assert.deepEqual([hiddenTasks(view, 0), hiddenTasks(view, 1)], [0, 3]);
});

test('a stack is told from below, the mouth in the order of arrival', () => {
  const view = { ...busyView(), amstel: [3, 3, 19, 19], order: [3, 2, 1, 0] };
  assert.deepEqual(discsOn(view, 3), [0, 1]);
  assert.deepEqual(discsOn(view, 19), [3, 2]);
});

test('the wheel turns once a round, when the dice are taken', () => {
  const at = (phase: View['phase'], round: number) =>
    notches({ ...busyView(), phase, round });
  assert.equal(at('dice', 4), at('actions', 4) - 1);
  assert.equal(at('keep', 4), at('tile', 5));
  assert.equal(at('tile', 5), at('dice', 5));
});

test('a round has four phases', () => {
  assert.equal(phaseOf(viewOf('take')), 'I');
  assert.equal(phaseOf(viewOf('dice')), 'II');
  assert.equal(phaseOf(viewOf('stock')), 'setup');
  assert.equal(phaseOf(viewOf('over')), 'over');
});

test('whoever acts is a seat, and nobody does while chance does', () => {
  for (const view of views) {
    const asked = ['place', 'draft', 'stock', 'take', 'dice', 'actions', 'keep'].includes(
      view.phase,
    );
    if (asked) assert.ok(actorOf(view) >= 0 && actorOf(view) < seatsOf(view), view.phase);
  }
});

test('what lies aboard is delivered where the barge lies, what is stored is loaded', () => {
  const view = busyView();
  const node = (name: string) => numberOf('space', name, edition);
  const here = (name: string, isOpen = true) => goodHere(node(name), view, () => isOpen);
  assert.equal(here('cheese-anchor'), 'cheese');
  assert.equal(here('cheese-anchor', false), undefined);
  assert.equal(here('beer-anchor'), undefined);
  assert.equal(here('depot-1'), 'cheese');
  assert.equal(here('blue-quay'), 'beer');
  assert.equal(here('start'), 'beer');
  assert.equal(here('w1'), undefined);
});
