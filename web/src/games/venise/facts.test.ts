import assert from 'node:assert/strict';
import test from 'node:test';

import { placesFor } from './cards';
import {
  cardNamed,
  cardOf,
  cardsNamed,
  isShipped,
  nameOfCard,
  rowsOf,
  seenCards,
} from './facts';
import { orderKinds } from './model';
import { busyView, edition, emptyView, views } from './testing';

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
