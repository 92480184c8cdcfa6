import assert from 'node:assert/strict';
import test from 'node:test';

import { still } from '../shared/testing';
import { aimsOf } from './aims';
import { comesFromEnd, contractPile, offeredTo, ownContracts, owners } from './facts';
import type { Figures } from './model';
import { progressAlong, wayOver } from './progress';
import { edition, emptyView, noHand, propsOf, trackOf } from './testing';

test('every track knows its owner', () => {
  const view = emptyView(3);
  view.tracks[2] = ['dam-waag', 'oude-kerk-waag'];
  const owner = owners(view, edition);
  assert.equal(owner[trackOf('oude-kerk-waag')], 2);
  assert.equal(owner.filter((seat) => seat === 2).length, 1);
});

test('carts come from the end of a track that their owner has reached', () => {
  const view = emptyView(2);
  const fromEnd = (name: string) =>
    comesFromEnd(trackOf(name), owners(view, edition), edition);
  view.tracks[0] = ['oude-kerk-waag'];
  assert.equal(fromEnd('oude-kerk-waag'), false);
  assert.equal(fromEnd('waag-oost-indisch-huis'), false, 'nobody’s');
  view.tracks[0] = ['oude-kerk-waag', 'waag-oost-indisch-huis'];
  assert.equal(fromEnd('oude-kerk-waag'), true);
  assert.equal(fromEnd('waag-oost-indisch-huis'), false);
  view.tracks = [['oude-kerk-waag'], ['waag-oost-indisch-huis']];
  assert.equal(fromEnd('oude-kerk-waag'), false, 'the other end is another’s');
});

test('contracts on offer are not owned yet, and are no longer offered once chosen', () => {
  const view = { ...emptyView(2), phase: 'choose' as const };
  view.contracts[0] = ['dam-zuiderkerk'];
  view.offer[0] = ['dam-zuiderkerk', 'noordermarkt-dam'];
  assert.equal(offeredTo(view, edition).length, 2);
  assert.deepEqual(ownContracts(view, edition), []);
  view.chosen = [0];
  assert.deepEqual(offeredTo(view, edition), []);
  assert.equal(ownContracts(view, edition).length, 1);
});

test('contracts that were put back count as part of the pile', () => {
  const view = emptyView(2);
  view['contract-pile-size'] = 5;
  view.queue = ['dam-zuiderkerk'];
  assert.equal(contractPile(view), 6);
});

test('a contract tells how many spaces of its way are built, and what the route chosen adds', () => {
  const view = emptyView(2);
  view.contracts[0] = ['dam-zuiderkerk'];
  view.tracks[0] = ['oost-indisch-huis-dam-a'];
  const missing = 'zuiderkerk-oost-indisch-huis';
  const contract = { contract: 'dam-zuiderkerk', seat: 0, offered: false, done: false, lost: false };
  const figures: Figures = {
    closed: [],
    contracts: [{ ...contract, missing: [missing], spaces: 1 }],
    'goods-left': 16,
    'goods-bonus': [0, 0],
    ...noHand,
  };
  const progress = (chosen: string) => {
    const parts = { ...still, chosen: (target: string) => target === chosen };
    const props = propsOf(view, edition, parts, figures);
    return progressAlong(aimsOf(props)[0]!, props);
  };
  assert.deepEqual(progress(''), { built: 2, more: 0, all: 3 });
  assert.deepEqual(progress(`track:${trackOf(missing)}`), { built: 2, more: 1, all: 3 });
});

test('at the end a contract is completed or failed', () => {
  const view = emptyView(2);
  view.contracts = [['dam-zuiderkerk', 'noordermarkt-dam'], []];
  const of = (contract: string, done: boolean) => ({
    contract, done, seat: 0, offered: false, lost: false, missing: [], spaces: 1,
  });
  const contracts = [of('dam-zuiderkerk', true), of('noordermarkt-dam', false)];
  const figures: Figures = { closed: [], contracts, 'goods-left': 16, 'goods-bonus': [0, 0], ...noHand };
  const failed = (phase: 'turn' | 'over') =>
    aimsOf(propsOf({ ...view, phase }, edition, undefined, figures)).map((aim) => aim.failed);
  assert.deepEqual(failed('turn'), [false, false]);
  assert.deepEqual(failed('over').sort(), [false, true]);
});

test('no way is found where tracks do not meet', () => {
  const { tracks } = edition.edition;
  assert.deepEqual(wayOver([tracks[0]!], 'Nieuwe Waal', 'Dam'), []);
  assert.deepEqual(wayOver([tracks[0]!], 'Noordermarkt', 'Nieuwe Waal'), [tracks[0]]);
});
