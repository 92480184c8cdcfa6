import assert from 'node:assert/strict';
import test from 'node:test';

import { contractPile, offeredTo, ownContracts, owners } from './facts';
import { edition, emptyView, trackOf } from './testing';

test('every track knows its owner', () => {
  const view = emptyView(3);
  view.tracks[2] = ['dam-waag', 'oude-kerk-waag'];
  const owner = owners(view, edition);
  assert.equal(owner[trackOf('oude-kerk-waag')], 2);
  assert.equal(owner.filter((seat) => seat === 2).length, 1);
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
