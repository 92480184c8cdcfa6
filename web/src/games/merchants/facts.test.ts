import assert from 'node:assert/strict';
import test from 'node:test';

import {
  cardOf,
  colonyHolders,
  colonyName,
  discardedNow,
  glassesUntilScoring,
  houseOwner,
  priceOf,
  scoreOf,
  seatFigures,
  sectorFigures,
  siteId,
  siteName,
} from './facts';
import { earlyBid } from './model';
import { keyFor } from './press';
import { latestSale, saleBetween } from './sale';
import { figuresOf } from './rulesTesting';
import { auctionView, busyView, edition, emptyView, views } from './testing';

test('sites are named by their quarter', () => {
  assert.equal(siteName(23), 'nz7');
  for (const [target, name] of Object.entries(edition.parts)) {
    const [kind, id] = target.split(':');
    if (kind === 'site') assert.deepEqual([siteId(name), siteName(Number(id))], [Number(id), name]);
    if (kind === 'colony') assert.equal(colonyName(Number(id)), name);
  }
});

test('every card of the edition is understood', () => {
  const kinds = edition.edition.cards.map(({ card }) => cardOf(card).kind);
  assert.deepEqual([...new Set(kinds)], ['goods', 'colony', 'trade', 'house']);
  assert.deepEqual(cardOf('house-g-oz-gems'), { kind: 'house', quarters: [0, 2], good: 1 });
  assert.deepEqual(cardOf('house-l'), { kind: 'house', quarters: [3], good: -1 });
  assert.deepEqual(cardOf('colony-far-east'), { kind: 'colony', continent: 3 });
  assert.deepEqual(cardOf('colony-silk'), { kind: 'trade', good: 3 });
  assert.equal(cardOf('hourglass').kind, 'hourglass');
});

test('the score of every view is the one that the rules tell', () => {
  for (const view of [...views, busyView(), emptyView()]) {
    const told = figuresOf(view).seats.map(({ score }) => score);
    assert.deepEqual(told.map((_, seat) => scoreOf(view, seat, edition)), told.slice(0, view.money.length));
  }
  assert.equal(scoreOf(busyView(), 0, edition), -30); // one loan
});

test('who has what', () => {
  const view = busyView();
  assert.equal(houseOwner(view, siteId('nz9')), 1);
  assert.equal(houseOwner(view, siteId('g0')), -1);
  assert.deepEqual(colonyHolders(view, 15), [0, 0]);
});

test('the rules have figures for every view that a server sends', () => {
  for (const view of views) {
    const figures = figuresOf(view);
    assert.equal(figures.seats.length, view.money.length);
    assert.equal(figures.sectors.length, 12);
    const runs = ['auction', 'doubled'].includes(view.phase);
    assert.equal(figures.prices.length > 0, runs, view.phase);
  }
});

test('figures are found by seat, sector and bid', () => {
  const figures = figuresOf(busyView());
  assert.deepEqual(seatFigures(figures, 0), {
    score: -30,
    debt: 200,
    tiles: 24 - 5 - 4 - 4,
    markers: 3,
    continents: 3,
    quarters: 3,
    bridges: 1,
    next: seatFigures(figures, 0)!.next,
  });
  assert.equal(seatFigures(null, 0), null);
  // The house over the bridge counts too.
  assert.equal(sectorFigures(figures, 'amsterdam', 0)?.values[0], 4);
  assert.equal(priceOf(figures, 140), undefined);
  const run = figuresOf(auctionView());
  assert.equal(priceOf(run, 140)?.left, 260);
  assert.equal(priceOf(run, earlyBid)?.pays, 200);
});

test('the last scoring comes when the deck is empty, not with an hourglass', () => {
  const at = (space: number) => figuresOf({ ...emptyView(), space, hourglasses: 24 - space });
  assert.equal(glassesUntilScoring(at(0), edition), 4);
  assert.equal(glassesUntilScoring(at(20), edition), 1);
  assert.equal(glassesUntilScoring(at(23), edition), 0, '1664: one hourglass is left');
  assert.equal(glassesUntilScoring(at(24), edition), 0);
});

const paid = (seat: number, auctions: number) => {
  const view = emptyView();
  view.ledger[seat]!.auctions = auctions;
  return view;
};

test('the discarded card is known until the mayor’s turn is over', () => {
  const log = [
    { kind: 'mayor', seat: 1 },
    { kind: 'kept', seat: 1, card: 'goods' },
    { kind: 'discarded', seat: 1, card: 'colony-africa' },
  ];
  const used = { ...emptyView(), phase: 'use' as const, mayor: 1 };
  assert.equal(discardedNow(used, log), 'colony-africa');
  assert.equal(discardedNow({ ...used, discs: [null, null, 'goods'] }, log), '', 'it lies there');
  assert.equal(discardedNow({ ...used, mayor: 2 }, log), '', 'one looks at another turn');
  assert.equal(discardedNow(used, log.slice(0, 2)), '');
  assert.equal(discardedNow({ ...used, mayor: 2 }, [...log, { kind: 'mayor', seat: 2 }]), '');
  assert.equal(discardedNow({ ...used, mayor: 0 }, log.slice(2)), 'colony-africa', 'the first turn');
});

test('an auction’s end is told from what was paid', () => {
  const running = { ...emptyView(), phase: 'auction' as const };
  const sold = { ...paid(1, 140), phase: 'use' as const };
  assert.deepEqual(saleBetween(running, sold), { buyer: 1, price: 140, tied: false, early: -1 });
  const doubled = { ...running, phase: 'doubled' as const, early: 2 };
  assert.deepEqual(saleBetween(doubled, sold), { buyer: 1, price: 140, tied: false, early: 2 });
  assert.deepEqual(saleBetween(running, emptyView()), { buyer: -1, price: 0, tied: false, early: -1 });
  assert.ok(saleBetween({ ...running, 'own-bid': 140 }, sold)?.tied, 'an equal bid');
  assert.ok(!saleBetween({ ...running, viewer: 1, 'own-bid': 140 }, sold)?.tied, 'one’s own');
  assert.equal(saleBetween(running, doubled), null);
  assert.equal(saleBetween(emptyView(), emptyView()), null);
});

test('a sale is told until the next one, and not when one goes back in time', () => {
  const sale = { buyer: 1, price: 140, tied: false, early: -1 };
  const sold = paid(1, 140);
  assert.equal(latestSale(sale, sold, { ...sold, space: 3 }), sale);
  assert.equal(latestSale(sale, sold, { ...sold, phase: 'auction' }), sale);
  assert.equal(latestSale(sale, sold, emptyView()), null);
});

test('alone one presses the space key, several at a device have keys of their own', () => {
  assert.equal(keyFor(0, 1), ' ');
  const keys = [0, 1, 2, 3, 4].map((i) => keyFor(i, 5));
  assert.equal(new Set(keys).size, 5);
});
