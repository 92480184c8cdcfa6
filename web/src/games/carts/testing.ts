// Editions and views for the tests.
import { texts as de } from '../../texts/de/carts';
import { texts as en } from '../../texts/en/carts';
import { texts as fr } from '../../texts/fr/carts';
import { texts as nl } from '../../texts/nl/carts';
import utrechtJson from '../../../../editions/carts/utrecht.json';
import type { GameProps, Parts } from '../game';
import { type Texts, langs, sayerOf, tableOf } from '../shared/testing';
import { namesOf } from './facts';
import { type Edition, type Figures, type View, cardKinds } from './model';
import editionJson from './testdata/edition.json';

type Board = Edition['edition'];

const slug = (name: string): string => name.toLowerCase().replace(/ /g, '-');

// As the server names the parts: twins get a letter.
export function editionOf(board: Board): Edition {
  const parts: Record<string, string> = {};
  const pairs = board.tracks.map((t) => [t.from, t.to].sort().join());
  board.tracks.forEach((t, i) => {
    const before = pairs.slice(0, i).includes(pairs[i]!);
    const after = pairs.slice(i + 1).includes(pairs[i]!);
    parts[`track:${i}`] = `${slug(t.from)}-${slug(t.to)}${before ? '-b' : after ? '-a' : ''}`;
  });
  board.contracts.forEach((c, i) => (parts[`contract:${i}`] = `${slug(c.from)}-${slug(c.to)}`));
  cardKinds.forEach((kind, i) => (parts[`card:${i}`] = kind));
  return { hash: board.title, rules: 2, parts, edition: board };
}

export const edition = editionOf(editionJson as Board);
export const utrecht = editionOf(utrechtJson as Board);

// As many places and tracks as a board may have, in a jittered grid.
export function crowded(): Edition {
  const across = 8;
  let seed = 7;
  const below = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const places = Array.from({ length: 32 }, (_, i) => ({
    place: `Place number ${i}`,
    x: (i % across) * 30 + below(12),
    y: Math.floor(i / across) * 40 + below(14),
    mark: 'ours' as const,
  }));
  const tracks: Board['tracks'] = [];
  const add = (from: number, to: number, length: number) => {
    if (Math.max(from, to) >= 32 || tracks.length >= 64) return;
    const names = { from: places[from]!.place, to: places[to]!.place };
    tracks.push({ ...names, length, colour: 'grey', symbol: below(3) ? '' : 'cart', mark: 'ours' });
  };
  for (let i = 0; i < 32; ++i) {
    const length = 1 + below(3);
    if (i % across < across - 1) add(i, i + 1, length);
    if (i % across < across - 1 && i % 4 === 0) add(i + 1, i, length);
    add(i, i + across, 1 + below(3));
  }
  return editionOf({ ...edition.edition, places, tracks, contracts: [] });
}

export function emptyView(seats: number, viewer = 0): View {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  return {
    viewer,
    phase: 'turn',
    turn: 0,
    'turns-left': 0,
    passes: 0,
    sweeps: 0,
    unswept: false,
    chosen: [],
    row: {},
    discards: {},
    sure: each(() => ({})),
    tracks: each(() => []),
    points: each(() => 0),
    carts: each(() => 16),
    goods: each(() => 0),
    hand: {},
    'hand-size': each(() => 0),
    'pile-size': 30,
    contracts: each(() => []),
    'contract-count': each(() => 0),
    offer: each(() => []),
    'offer-count': each(() => 0),
    'known-to': each(() => []),
    'contract-pile-size': 20,
    queue: [],
    'queue-from': [],
  };
}

// Of a hand that nothing is said about.
export const noHand = { paid: [], useful: [], unseen: 0, 'unseen-useful': 0 };

export const trackOf = (name: string): number => namesOf(edition).track.get(name)!;

export const texts: Texts = { en, fr, de, nl };
export const sayIn = sayerOf(texts);
export const propsOf = (
  view: View,
  edition: Edition,
  parts?: Parts,
  figures?: Figures,
): GameProps<View, Edition, Figures> =>
  tableOf(view, edition, view.points.length, parts, figures);
export { langs };
