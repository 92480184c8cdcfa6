import assert from 'node:assert/strict';
import test from 'node:test';

import type { GameEvent } from '../game';
import { siteId } from './facts';
import { gains } from './gains';
import { figuresOf, previewOf } from './rulesTesting';
import { rowNow, rowsOf } from './scene';
import { busyView, edition, emptyView, events } from './testing';

const payout = (sector: number, number: number, amounts: number[], area = 'exchange'): GameEvent => ({
  kind: 'payout',
  area,
  sector,
  number,
  amounts,
});

test('a payout is given payment by payment, the most first, from where it is earned', () => {
  assert.deepEqual(gains(payout(1, 2, [30, 0, 100]), edition), [
    { seat: 2, amount: 100, unit: 'money', at: ['marker:gems:2', 'good:1'] },
    { seat: 0, amount: 30, unit: 'money', at: ['marker:gems:0', 'good:1'] },
  ]);
  assert.deepEqual(gains(payout(3, 1, [0, 60], 'amsterdam'), edition)[0]?.at, ['quarter:3']);
  assert.deepEqual(gains(payout(2, 1, [60, 0], 'colonies'), edition)[0]?.at, ['continent:2']);
});

test('only events that move money give or take it', () => {
  const moving = ['payout', 'bought', 'borrowed', 'forced', 'bonus', 'returned'];
  for (const event of events) {
    assert.equal(gains(event, edition).length > 0, moving.includes(event.kind), event.kind);
  }
});

// What the rules say of the money is what the gains of their events come to.
test('the gains of an action are what it changes of the money', () => {
  const atSpace = (event: string) => {
    const view = { ...emptyView(), phase: 'event' as const };
    view.space = edition.edition.spaces.findIndex((it) => it.event === event);
    view.hourglasses = 24 - view.space;
    return view;
  };
  const loss = atSpace('barred-crest');
  loss.houses[0] = ['g4', 'nz0'];
  loss.money[0] = 20;
  loss.ledger[0]!.auctions = 420;
  const cases: [ReturnType<typeof busyView>, string, number][] = [
    [busyView(), 'build oz0', 100],
    [busyView(), 'build g0', 0],
    [atSpace('credit'), 'borrow', 120],
    [loss, 'demolish g4', 80], // a bridge lost, a loan forced
  ];
  for (const [view, action, sum] of cases) {
    assert.ok(figuresOf(view));
    const preview = previewOf(view, action);
    const told = (preview.events as unknown as GameEvent[])
      .flatMap((event) => gains(event, edition))
      .reduce((all, { seat, amount }) => all + (seat === view.viewer ? amount : 0), 0);
    const changed = preview.changes.find(({ kind }) => kind === 'florins')?.more ?? 0;
    assert.equal(told, changed, action);
    assert.equal(told, sum, action);
  }
});

test('a bonus comes from the tile that completes it, a loan from the bank’s year', () => {
  const at = (event: GameEvent) => gains(event, edition)[0]?.at;
  assert.deepEqual(at({ kind: 'bonus', seat: 1, amount: 40, site: 'nz7' }), ['site:23']);
  assert.deepEqual(at({ kind: 'returned', seat: 1, amount: 40, colony: 'africa-gems' }), ['colony:5']);
  assert.deepEqual(at({ kind: 'borrowed', seat: 1, amount: 120 }), ['space:7']);
  assert.deepEqual(at({ kind: 'bought', seat: 1, amount: 120 }), ['disc:1']);
  const told = previewOf(busyView(), 'build oz0').events as unknown as GameEvent[];
  const bonus = told.find(({ kind }) => kind === 'bonus');
  assert.deepEqual(at(bonus!), [`site:${siteId('oz0')}`]);
});

test('a scene counts on after what its step gave before', () => {
  const step: GameEvent[] = [
    { kind: 'bonus', seat: 1, amount: 40 },
    { kind: 'space', number: 25 },
    payout(2, 1, [30, 120, 0]),
    payout(0, 2, [0, 0, 0]),
    payout(1, 1, [60, 0, 0], 'amsterdam'),
  ];
  const rows = rowsOf(step, edition);
  const areaNow = (n: number) => rowNow(rows, n)?.area;
  assert.deepEqual(rows.map(({ from }) => from), [1, 3, 3]);
  assert.deepEqual([0, 1, 2].map(areaNow), Array(3).fill('exchange'));
  assert.equal(areaNow(3), 'amsterdam');
  assert.equal(areaNow(4), 'amsterdam');
  assert.equal(rowNow([], 0), undefined);
});
