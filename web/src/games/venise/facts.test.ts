import assert from 'node:assert/strict';
import test from 'node:test';

import { placesFor } from './cards';
import {
  bonusOf,
  bridgesLeft,
  cardNamed,
  cardOf,
  cardsNamed,
  diceLeft,
  isShipped,
  nameOfCard,
  priceOf,
  rowsOf,
  seenCards,
  spacesOf,
} from './facts';
import { orderKinds } from './model';
import { busyView, edition, emptyView, views } from './testing';

test('a price is its ones and twice its twos', () => {
  const view = emptyView(2);
  view.ones = [3, 0, 0];
  view.twos = [1, 2, 0];
  assert.deepEqual(
    [0, 1, 2].map((good) => priceOf(good, view)),
    [5, 4, 0],
  );
});

test('with fewer players some spaces of the market are closed', () => {
  const states = (seats: number) => spacesOf(emptyView(seats), edition).map((s) => s.state);
  assert.equal(states(4).filter((s) => s === 'closed').length, 0);
  assert.deepEqual(states(3).indexOf('closed'), 1);
  assert.equal(states(2).filter((s) => s === 'closed').length, 2);
});

test('the bonus is that of the first free space, at last none', () => {
  const view = emptyView(2);
  const bonuses = [0, 1, 2, 3, 4, 5].map((sales) => bonusOf({ ...view, sales }, edition));
  assert.deepEqual(bonuses, [4, 3, 2, 1, 1, 0]);
});

test('cards are numbered orders, workshops, masters', () => {
  assert.equal(cardOf(3, edition)!.kind, 'order');
  assert.equal(cardNamed('jewels-3', edition)!.id, 18);
  assert.equal(cardNamed('step-b', edition)!.id, 29);
  assert.equal(cardOf(37, edition), undefined);
  for (let id = 0; id < 37; ++id) {
    assert.equal(cardNamed(nameOfCard(cardOf(id, edition)!, edition), edition)!.id, id);
  }
});

test('masters lie in the row they were put in', () => {
  const [first, second] = rowsOf(busyView(3), edition, 0);
  assert.deepEqual(
    first.map((card) => card.kind),
    ['workshop', 'workshop', 'workshop', 'master'],
  );
  assert.deepEqual(
    second.map((card) => card.kind),
    ['order', 'order', 'master'],
  );
});

test('what is in reserve is what is not on the board', () => {
  const view = busyView(3);
  assert.deepEqual([diceLeft(0, view), diceLeft(1, view), diceLeft(2, view)], [3, 3, 4]);
  assert.deepEqual([bridgesLeft(0, view), bridgesLeft(2, view)], [3, 5]);
});

test('each port keeps its own goods', () => {
  const view = busyView(2);
  assert.deepEqual(
    [0, 1, 2].map((g) => isShipped('port-a', g, view)),
    [true, false, false],
  );
  assert.deepEqual(
    [0, 1, 2].map((g) => isShipped('port-b', g, view)),
    [false, true, true],
  );
});

test('cards looked at are the viewer’s own only', () => {
  const view = emptyView(2);
  view['order-deck']['seen-count'] = 2;
  assert.equal(seenCards(view, edition).length, 0);
  view['order-deck'].seen = { 'lace-plus-1': 2 };
  assert.equal(seenCards(view, edition).length, 2);
});

test('a cost shows each of its cubes, those that lie there filled', () => {
  const places = placesFor({ wool: 2, gold: 1 }, { wool: 1 });
  assert.deepEqual(
    places.map((p) => `${p.kind} ${p.filled}`),
    ['wool true', 'wool false', 'gold false'],
  );
});

test('every card that a view names is known', () => {
  for (const view of views) {
    const names = [...view.workshops, ...view.masters, ...view.under].flat();
    assert.equal(cardsNamed(names, edition).length, names.length);
    for (const orders of view.orders) {
      for (const kind of Object.keys(orders))
        assert.ok((orderKinds as readonly string[]).includes(kind));
    }
  }
});
