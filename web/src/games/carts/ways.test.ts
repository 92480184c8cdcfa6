import assert from 'node:assert/strict';
import test from 'node:test';

import { aimsOf } from './aims';
import { edition, emptyView, trackOf } from './testing';
import { isJoined, missingWay, spacesOf } from './ways';

const contract = (from: string, to: string): number =>
  edition.edition.contracts.findIndex((c) => c.from === from && c.to === to);

const names = (tracks: number[] | null) => tracks?.map((t) => edition.parts[`track:${t}`]);
const damZuiderkerk = contract('Dam', 'Zuiderkerk');

test('on an empty board every contract misses as many spaces as it is worth', () => {
  const view = emptyView(4);
  edition.edition.contracts.forEach((c, i) => {
    assert.equal(spacesOf(edition, missingWay(i, view, edition, 0)!), c.points);
  });
});

test('own tracks cost nothing and are not missing', () => {
  const view = emptyView(2);
  view.tracks[0] = ['oude-kerk-waag'];
  const way = missingWay(damZuiderkerk, view, edition, 0);
  assert.equal(spacesOf(edition, way!), 3);
  assert.ok(!names(way)!.includes('oude-kerk-waag'));
});

test('others’ tracks are no way, and neither is the twin of an own or closed one', () => {
  const view = emptyView(2);
  view.tracks[1] = ['oost-indisch-huis-dam-a', 'oude-kerk-dam'];
  const way = names(missingWay(damZuiderkerk, view, edition, 0))!;
  assert.ok(!way.includes('oost-indisch-huis-dam-b') && !way.includes('oude-kerk-dam'));
});

test('an end that others have shut off has no way any more', () => {
  const view = emptyView(2);
  const nieuweWaal = edition.edition.tracks.flatMap((t, i) =>
    t.from === 'Nieuwe Waal' || t.to === 'Nieuwe Waal' ? [edition.parts[`track:${i}`]!] : [],
  );
  view.tracks[1] = nieuweWaal;
  const id = edition.edition.contracts.findIndex(
    (c) => c.from === 'Nieuwe Waal' || c.to === 'Nieuwe Waal',
  );
  assert.equal(missingWay(id, view, edition, 0), null);
});

test('joined is joined by own tracks alone', () => {
  const own = [trackOf('oost-indisch-huis-dam-b'), trackOf('zuiderkerk-oost-indisch-huis')];
  assert.ok(isJoined(edition, own, damZuiderkerk));
  assert.ok(!isJoined(edition, own.slice(1), damZuiderkerk));
});

test('contracts on offer come after own ones, each with its letter', () => {
  const view = emptyView(2);
  view.contracts[0] = ['dam-zuiderkerk'];
  view.offer[0] = ['noordermarkt-dam'];
  const aims = aimsOf(view, edition);
  assert.deepEqual(
    aims.map((a) => [a.letter, a.offered]),
    [
      ['A', false],
      ['B', true],
    ],
  );
});

test('at the end what is not joined is lost', () => {
  const view = { ...emptyView(2), phase: 'over' as const };
  view.contracts[0] = ['dam-zuiderkerk'];
  assert.equal(aimsOf(view, edition)[0]!.missing, null);
});
