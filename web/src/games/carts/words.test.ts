import assert from 'node:assert/strict';
import test from 'node:test';

import { sameKeys } from '../shared/wordsTesting';
import { actionText, question } from './actions';
import { eventKinds, eventText } from './events';
import { explain } from './explain';
import { preview } from './gains';
import { edition, emptyView, langs, propsOf, sayIn, texts, utrecht } from './testing';

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
  assert.equal(words({ card: 'red' }), 'Bram gets red from the pile.');
  assert.equal(words({}), 'Bram gets a card from the pile.');
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

test('what was reconstructed says so, what is published does not', () => {
  const props = propsOf(emptyView(2), edition);
  assert.doesNotMatch(explain('track:0', props, say), /reconstructed/);
  assert.match(explain('track:12', props, say), /Length reconstructed/);
  assert.match(explain('contract:0', props, say), /Contract reconstructed/);
  assert.doesNotMatch(explain('place:0', props, say), /reconstructed/);
  assert.match(explain('place:2', props, say), /Name reconstructed/);
});

test('a claim tells what it costs, gives and completes', () => {
  const view = emptyView(2);
  view.points = [5, 0];
  view.goods = [1, 0];
  view.contracts[0] = ['dam-zuiderkerk'];
  view.tracks[0] = ['oost-indisch-huis-dam-b'];
  const props = propsOf(view, edition);
  const track = Object.entries(edition.parts).find(
    ([, n]) => n === 'zuiderkerk-oost-indisch-huis',
  )![0];
  const targets = [track, 'pay:2', 'jokers:0'];
  assert.equal(
    actionText('claim x', targets, props, say),
    'Claim Zuiderkerk – Oost-Indisch Huis with 1 green',
  );
  const lines = preview('claim x', targets, props, say);
  assert.deepEqual(lines.slice(0, 3), [
    'Costs 1 green',
    '+1 point, 6 in all for tracks',
    '15 carts left after it',
  ]);
  assert.equal(lines.at(-1), 'Completes Dam – Zuiderkerk: +3');
});

test('jokers alone are paid as jokers', () => {
  const props = propsOf(emptyView(2), edition);
  assert.match(
    actionText('claim x', ['track:1', 'pay:6', 'jokers:2'], props, say),
    /with 2 jokers$/,
  );
  assert.match(
    actionText('claim x', ['track:1', 'pay:1', 'jokers:1'], props, say),
    /with 1 blue and 1 joker$/,
  );
});

test('every verb has words and tells before it is done what it does', () => {
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
      preview(action, targets, props, sayIn(lang)).forEach(whole);
    }
  }
  assert.equal(preview('keep a', ['contract:3', 'only'], props, say).length, 2);
});

test('a question is asked only of who is to decide', () => {
  const view = emptyView(2);
  assert.notEqual(question(view, 0, say), '');
  assert.equal(question({ ...view, turn: 1 }, 0, say), '');
  assert.equal(question({ ...view, phase: 'choose', chosen: [0] }, 0, say), '');
  assert.notEqual(question({ ...view, phase: 'choose', turn: 1 }, 0, say), '');
  assert.equal(question({ ...view, viewer: 5 }, 5, say), '');
});
