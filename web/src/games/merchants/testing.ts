// The edition and views for the tests.
import { texts as de } from '../../texts/de/merchants';
import { texts as en } from '../../texts/en/merchants';
import { texts as fr } from '../../texts/fr/merchants';
import { texts as nl } from '../../texts/nl/merchants';
import type { GameEvent, GameProps, Parts } from '../game';
import { type Texts, langs, sayerOf, tableOf } from '../shared/testing';
import type { Edition, Figures, View } from './model';
import editionJson from './testdata/edition.json';
import seen from './testdata/seen.json';

export const edition = editionJson as unknown as Edition;
// As the server sent them: one view of each phase and question, one event of each kind.
export const views = seen.views as unknown as View[];
export const events = seen.events as unknown as GameEvent[];

// The beginning, for so many seats.
export function emptyView(seats = 3, viewer = 0): View {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const first = <T>(values: T[]): T[] => values.slice(0, seats);
  return {
    viewer,
    phase: 'turn',
    mayor: 0,
    actor: 0,
    ask: 'nothing',
    space: 0,
    hourglasses: 24,
    decided: [],
    early: 5,
    discs: [null, null, null],
    steps: {},
    placed: false,
    'free-houses': [],
    markers: first([{ silk: 1 }, { spices: 1 }, { gems: 1 }, { sugar: 1 }, { spices: 1 }]),
    credits: each(() => 0),
    money: each(() => 400),
    ledger: each(() => ({ payouts: [0, 0, 0], auctions: 0 })),
    houses: first([['g2'], ['oz2'], ['nz7'], ['l2'], ['l8']]),
    colonies: first([
      { 'far-east-silk': 1 },
      { 'east-indies-spices': 1 },
      { 'africa-gems': 1 },
      { 'americas-sugar': 1 },
      { 'africa-spices': 1 },
    ]),
    pile: Object.fromEntries(
      edition.edition.cards.map((it) => [
        it.card,
        it.count - (seats === 3 ? it['not-with-three'] : 0),
      ]),
    ),
    'own-bid': 0,
  };
}

// In the middle of a match, with something of everything.
export function busyView(seats = 5): View {
  const view = emptyView(seats);
  view.phase = 'use';
  view.space = 12;
  view.hourglasses = 12;
  view.discs = ['house-g-oz-gems', 'goods', null];
  view.pile['goods']! -= 2; // one of them in the bucket
  view.pile['house-g-oz-gems']! -= 1;
  view.ledger[0]!.auctions = 390;
  view.ledger[1]!.auctions = 40;
  view.money[0] = 170;
  view.credits[0] = 1;
  view.markers[0] = { sugar: 2, gems: 1, spices: 3, silk: 8 };
  view.markers[1] = { sugar: 2, gems: 4, spices: 3 };
  view.houses[0] = ['g2', 'g3', 'g4', 'nz0', 'l0'];
  view.houses[1] = ['oz2', 'nz9', 'oz5'];
  view.colonies[0] = { 'far-east-silk': 2, 'africa-sugar': 1, 'east-indies-gems': 1 };
  view.colonies[1] = { 'americas-sugar': 2, 'east-indies-spices': 1 };
  return view;
}

// The first run of an auction at the beginning.
export function auctionView(seats = 3): View {
  const view = { ...emptyView(seats), phase: 'auction' as const };
  view.discs = [null, 'colony-silk', null];
  view.pile['colony-silk']! -= 1;
  view.pile['goods']! -= 2;
  return view;
}

export const texts: Texts = { en, fr, de, nl };
export const sayIn = sayerOf(texts);
export const propsOf = (
  view: View,
  parts?: Parts,
  figures?: Figures,
): GameProps<View, Edition, Figures> => tableOf(view, edition, view.money.length, parts, figures);
export { langs };
