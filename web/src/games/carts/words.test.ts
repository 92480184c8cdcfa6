import assert from 'node:assert/strict';
import test from 'node:test';

import { sameKeys } from '../shared/wordsTesting';
import type { ActionPreview } from '../../net/generated/calls';
import { actionText, question } from './actions';
import { consequences } from './consequences';
import { eventKinds, eventText } from './events';
import { explain } from './explain';
import { gains } from './gains';
import type { ContractFigures, Figures } from './model';
import { letterNumbers } from './aims';
import { label, paymentFor } from './targets';
import { still } from '../shared/testing';
import type { Legal } from '../../net/messages';
import { edition, emptyView, langs, noHand, propsOf, sayIn, texts, trackOf, utrecht } from './testing';

const say = sayIn('en');
const seatName = (seat: number) => ['Anna', 'Bram'][seat]!;

test('all languages have the same keys with the same holes', () => sameKeys(texts));

const whole = (text: string): void => {
  assert.ok(text.length > 3, text);
  assert.doesNotMatch(text, /[{}]|undefined|NaN|carts\./);
};

test('every kind of event has words in every language', () => {
  const event = {
    seat: 1,
    card: 'green',
    track: 'oude-kerk-waag',
    contract: 'dam-zuiderkerk',
    count: 1,
    jokers: 2,
    points: 4,
  };
  for (const lang of langs) {
    for (const kind of eventKinds) {
      whole(eventText({ kind, ...event }, edition, seatName, sayIn(lang)));
      whole(
        eventText(
          { kind, seat: 1, count: 2, jokers: 0, points: 0 },
          edition,
          seatName,
          sayIn(lang),
        ),
      );
    }
  }
});

test('what another seat gets stays hidden', () => {
  const words = (event: object) =>
    eventText({ kind: 'dealt', seat: 1, ...event }, edition, seatName, say);
  assert.equal(words({ card: 'red' }), 'Bram draws red from the deck.');
  assert.equal(words({}), 'Bram draws a card from the deck.');
});

test('an unknown kind of event keeps the server’s words', () => {
  assert.equal(eventText({ kind: 'flood', text: 'Water!' }, edition, seatName, say), 'Water!');
});

test('all kinds of targets are explained in every language', () => {
  const view = emptyView(3);
  view.contracts[0] = ['dam-zuiderkerk'];
  view.discards = { green: 2, joker: 1 };
  const kinds = [
    'pile',
    'card:2',
    'card:6',
    'track:12',
    'pay:1',
    'pay:6',
    'jokers:0',
    'jokers:1',
    'contract:3',
    'contracts',
    'only',
    'pass',
    'seat:1',
    'place:4',
    'discards',
    'goods',
  ];
  for (const lang of langs) {
    for (const board of [edition, utrecht]) {
      for (const target of kinds) whole(explain(target, propsOf(view, board), sayIn(lang)));
    }
  }
});

test('what was reconstructed is told about the edition, not of each part', () => {
  const props = propsOf(emptyView(2), edition);
  for (const target of ['track:12', 'contract:0', 'place:2']) {
    assert.doesNotMatch(explain(target, props, say), /reconstruct/i);
  }
  for (const lang of langs) {
    for (const of of ['rulebook', 'published', 'ours']) whole(sayIn(lang)(`carts.about.${of}`));
  }
});

const contractOf = (contract: string, more: Partial<ContractFigures> = {}): ContractFigures => ({
  contract,
  seat: 0,
  offered: false,
  done: false,
  lost: false,
  missing: [],
  spaces: 1,
  ...more,
});
const figuresOf = (...contracts: ContractFigures[]): Figures => ({
  closed: [],
  contracts,
  'goods-left': 15,
  'goods-bonus': [0, 0],
  ...noHand,
});
const foreseen = (more: Partial<ActionPreview>): ActionPreview => ({
  action: '',
  foreseen: 'all',
  events: [],
  changes: [],
  points: [],
  next: 'others',
  ...more,
});

test('a claim tells what it costs, gives and completes', () => {
  const view = emptyView(2);
  view.points = [5, 0];
  const props = propsOf(view, edition, undefined, figuresOf(contractOf('dam-zuiderkerk')));
  const track = Object.entries(edition.parts).find(
    ([, n]) => n === 'zuiderkerk-oost-indisch-huis',
  )![0];
  assert.equal(
    actionText('claim x', [track, 'pay:2', 'jokers:0'], props, say),
    'Claim Zuiderkerk – Oost-Indisch Huis with 1 green',
  );
  const preview = foreseen({
    changes: [
      { kind: 'card', name: 'green', count: 2, more: -1 },
      { kind: 'carts', count: 15, more: -1 },
      { kind: 'goods', count: 2, more: 1 },
    ],
    points: [
      { source: 'routes', points: 1, count: 1 },
      { source: 'contracts-done', points: 3, count: 1 },
      { source: 'contracts-failed', points: 3, count: -1 },
      { source: 'goods', points: 5, count: 1 },
    ],
    figures: figuresOf(contractOf('dam-zuiderkerk', { done: true })) as never,
  });
  assert.deepEqual(consequences(preview, props, say), [
    'Costs 1 green',
    '+1 point, 6 in total for routes',
    'Completes Dam – Zuiderkerk: +3',
    'Goods bonus at the end of the game, as things stand: +5',
    '15 carts left',
    '+1 goods card, 2 in total',
  ]);
  // The last claim of a match opens everybody's contracts: then only the points are told.
  const last = consequences({ ...preview, foreseen: 'result', figures: undefined }, props, say);
  assert.ok(last.includes('Completes contracts: +3'));
});

test('a claim tells which own contracts it brings nearer', () => {
  const now = figuresOf(contractOf('dam-zuiderkerk', { spaces: 4 }));
  const props = propsOf(emptyView(2), edition, undefined, now);
  const lines = (more: object) =>
    consequences(foreseen({ figures: figuresOf(contractOf('dam-zuiderkerk', more)) as never }), props, say);
  assert.deepEqual(lines({ spaces: 2 }), ['Dam – Zuiderkerk: 4 → 2 spaces to go']);
  assert.deepEqual(lines({ spaces: 4 }), []);
  assert.deepEqual(lines({ spaces: 2, lost: true }), []);
});

test('what is kept, returned and left to chance is told', () => {
  const lost = contractOf('noordermarkt-dam', { offered: true, lost: true });
  const props = propsOf(emptyView(2), edition, undefined, figuresOf(lost));
  const lines = (more: Partial<ActionPreview>) => consequences(foreseen(more), props, say);
  const event = (kind: string) => ({ kind, version: 0, contract: 'noordermarkt-dam' });
  assert.match(lines({ events: [event('kept-contract')] })[0]!, /can no longer be completed$/);
  assert.match(lines({ events: [event('returned-contract')] })[0]!, /goes under the contract deck$/);
  assert.deepEqual(lines({ next: 'chance', chance: 'deal' }), ['One of 30 face-down cards']);
  assert.equal(lines({ next: 'chance', chance: 'turn' }).length, 1);
  assert.equal(lines({ next: 'chance', chance: 'offer' }).length, 1);
});

test('jokers alone are paid as jokers', () => {
  const props = propsOf(emptyView(2), edition);
  assert.match(
    actionText('claim x', ['track:1', 'pay:6', 'jokers:2'], props, say),
    /with 2 wilds$/,
  );
  assert.match(
    actionText('claim x', ['track:1', 'pay:1', 'jokers:1'], props, say),
    /with 1 blue and 1 wild$/,
  );
});

test('every verb has words', () => {
  const view = emptyView(2);
  view.offer[0] = [edition.parts['contract:3']!, edition.parts['contract:5']!];
  const props = propsOf(view, edition);
  const actions: [string, string[]][] = [
    ['draw', ['pile']],
    ['take green', ['card:2']],
    ['contracts', ['contracts']],
    ['pass', ['pass']],
    ['keep a', ['contract:3', 'only']],
    ['keep a b', ['contract:3', 'contract:5']],
    ['deal red', ['card:4']],
    ['turn red', ['card:4']],
    ['offer a', ['contract:3']],
  ];
  for (const lang of langs) {
    for (const [action, targets] of actions) {
      whole(actionText(action, targets, props, sayIn(lang)));
    }
  }
});

test('a question is asked only of who is to decide', () => {
  const view = emptyView(2);
  assert.notEqual(question(view, 0, say), '');
  assert.equal(question({ ...view, turn: 1 }, 0, say), '');
  assert.equal(question({ ...view, phase: 'choose', chosen: [0] }, 0, say), '');
  assert.notEqual(question({ ...view, phase: 'choose', turn: 1 }, 0, say), '');
  assert.equal(question({ ...view, viewer: 5 }, 5, say), '');
});

test('the question follows the clicks', () => {
  const view = emptyView(2);
  const asks = (path: string[], left: Legal[]) =>
    question(view, 0, say, edition, null, { path, left });
  const claim = (track: number, pay: number, jokers: number): Legal => [
    `claim ${track} ${pay} ${jokers}`,
    `track:${track}`,
    `pay:${pay}`,
    `jokers:${jokers}`,
  ];
  const first = question(view, 0, say);
  assert.equal(asks([], [claim(0, 1, 0), claim(0, 2, 0)]), first);
  assert.equal(asks(['track:0'], [claim(0, 1, 0), claim(0, 2, 0)]), say('carts.ask.pay'));
  assert.equal(asks(['track:0'], [claim(0, 1, 0), claim(0, 1, 1)]), say('carts.ask.jokers'));
  assert.equal(
    asks(['track:0', 'pay:1'], [claim(0, 1, 0), claim(0, 1, 1)]),
    say('carts.ask.jokers'),
  );
  assert.equal(asks(['pay:1'], [claim(0, 1, 0), claim(3, 1, 0)]), say('carts.ask.track'));
  const keep: Legal[] = [
    ['keep a', 'contract:1', 'only'],
    ['keep a b', 'contract:1', 'contract:2'],
  ];
  assert.equal(asks(['contract:1'], keep), say('carts.ask.keep-more'));
});

test('a claim gives its points at its track, contracts at their places', () => {
  const track = 'oude-kerk-waag';
  assert.deepEqual(gains({ kind: 'claimed', seat: 1, track, points: 1 }, edition), [
    { seat: 1, amount: 1, unit: 'points', at: [`track:${trackOf(track)}`] },
  ]);
  const of = (kind: string) => gains({ kind, seat: 0, contract: 'dam-zuiderkerk' }, edition)[0]!;
  const place = (name: string) =>
    `place:${edition.edition.places.findIndex((p) => p.place === name)}`;
  assert.equal(of('contract-done').amount, 3);
  assert.equal(of('contract-failed').amount, -3);
  assert.deepEqual(of('contract-done').at, [place('Zuiderkerk'), place('Dam')]);
  assert.equal(of('contract-done').to, undefined);
  assert.deepEqual(gains({ kind: 'took', seat: 0, card: 'red' }, edition), []);
});

test('a contract that is completed meanwhile is counted beside the score, the goods bonus in it', () => {
  const contract = 'dam-zuiderkerk';
  const [joined] = gains({ kind: 'completed', seat: 0, contract }, edition);
  const [done] = gains({ kind: 'contract-done', seat: 0, contract }, edition);
  assert.deepEqual(joined, { ...done, to: 'contracts-sum' });
  assert.deepEqual(gains({ kind: 'goods-bonus', seat: 2, count: 3, points: 8 }, edition), [
    { seat: 2, amount: 8, unit: 'points', at: ['goods:2', 'seat:2'] },
  ]);
});

test('a payment shows the cards that it takes for the track chosen', () => {
  const view = { ...emptyView(2), hand: { red: 1, joker: 2 } };
  const parts = { ...still, chosen: (target: string) => target === 'track:0' };
  const props = propsOf(view, edition, parts);
  assert.deepEqual(paymentFor('red', props), ['red', 'joker']);
  assert.deepEqual(paymentFor('joker', props), ['joker', 'joker']);
  assert.deepEqual(paymentFor('red', propsOf({ ...view, hand: { red: 3 } }, edition, parts), 1), [
    'red',
    'joker',
  ]);
});

test('the symbols of the legend have words in every language', () => {
  const keys = Object.keys(texts.en).filter((key) => key.startsWith('carts.legend.'));
  assert.ok(keys.length > 8);
  for (const lang of langs) {
    for (const key of keys) whole(sayIn(lang)(key, { points: '1 → 1', bonus: '8 · 4' }));
  }
});

test('beside the first contract the other one means both', () => {
  const chosen = (target: string) => ({ ...still, chosen: (it: string) => it === target });
  const props = propsOf(emptyView(2), edition, chosen('contract:1'));
  assert.equal(label('contract:2', props, say), say('carts.both'));
  assert.notEqual(label('contract:1', props, say), say('carts.both'));
  assert.equal(label('only', props, say), say('carts.only-this'));
});

test('a contract keeps its letter when others come and go', () => {
  const table = { ...edition };
  assert.deepEqual(letterNumbers(table, 0, [7]), [0]);
  assert.deepEqual(letterNumbers(table, 0, [3, 7, 9]), [1, 0, 2]);
  assert.deepEqual(letterNumbers(table, 0, [7, 9]), [0, 2]);
  assert.deepEqual(letterNumbers(table, 0, [2, 7, 9]), [1, 0, 2]);
  assert.deepEqual(letterNumbers(table, 1, [9]), [0]); // another seat of this device
});
