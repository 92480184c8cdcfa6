import assert from 'node:assert/strict';
import test from 'node:test';

import type { GameEvent } from '../game';
import { sameKeys, wholeIn } from '../shared/wordsTesting';
import { actionText, meanwhile, question } from './actions';
import { eventKinds, eventText } from './events';
import { explain } from './explain';
import { preview } from './gains';
import { type View, discs } from './model';
import { cardTitle } from './phrases';
import { factWord } from './refusals';
import {
  busyView,
  edition,
  emptyView,
  events,
  langs,
  propsOf,
  sayIn,
  texts,
  views,
} from './testing';

const say = sayIn('en');
const name = (seat: number) => ['Anna', 'Bram', 'Cor', 'Dina', 'Els'][seat]!;

const whole = wholeIn('merchants');

test('all languages have the same keys with the same holes', () => sameKeys(texts));

test('no language copies another', () => {
  const same = Object.entries(texts.en).filter(
    ([key, text]) =>
      text.replace(/\{[^}]*\}/g, '').length > 14 &&
      langs.some((lang) => lang !== 'en' && texts[lang][key] === text),
  );
  assert.deepEqual(same, []);
});

const unsold: GameEvent = { kind: 'unsold', seat: 5, card: 'goods', targets: ['card:0'] };

test('every kind of event of the server is told in every language', () => {
  const all = [...events, unsold];
  assert.deepEqual([...new Set(all.map((e) => e.kind))].sort(), [...eventKinds].sort());
  for (const lang of langs) {
    for (const event of all) {
      const words = eventText(event, edition, name, sayIn(lang));
      whole(words, `${lang} ${event.kind}`);
      assert.match(words, /\.$/);
    }
  }
});

test('one’s own price is told, another’s is not', () => {
  const told = (amount: number, number: number) =>
    eventText({ kind: 'decided', seat: 1, amount, number }, edition, name, say);
  assert.equal(told(0, 0), 'Bram has named a price.');
  assert.equal(told(140, 1), 'Bram would press at 140 thousand florins.');
  assert.equal(told(9999, 1), 'Bram would press early.');
  assert.equal(told(0, 1), 'Bram would not press.');
});

test('a sale names the card and its price in every language', () => {
  const event = { kind: 'bought', seat: 1, card: 'colony-africa', amount: 220 };
  assert.equal(
    eventText(event, edition, name, say),
    'Bram buys for 220 thousand florins: colony: Africa, any good.',
  );
  for (const lang of langs) {
    const words = eventText(event, edition, name, sayIn(lang));
    assert.match(words, /220/, lang);
    assert.ok(words.includes(cardTitle('colony-africa', sayIn(lang))), words);
  }
});

const facts: [string, string, string][] = [
  ['card', 'house-g-oz-gems', 'house in Grachten or Oude Zijde, gems'],
  ['good', 'silk', 'silk'],
  ['colony', 'far-east-silk', 'Far East, silk'],
  ['site', 'nz7', 'Nieuwe Zijde 8'],
  ['tile', 'sugar', 'sugar'],
  ['tile', 'africa-gems', 'Africa, gems'],
  ['tile', 'g2', 'Grachten 3'],
  ['disc', 'clock', 'Clock'],
  ['due', 'name-price', 'name a price'],
  ['used', 'house', 'house'],
];

test('names among the facts of a refusal have words', () => {
  for (const [fact, word, words] of facts) {
    assert.equal(factWord(fact, word, say), words);
    for (const lang of langs) whole(factWord(fact, word, sayIn(lang)), `${lang} ${fact}`);
  }
});

test('a payout names what each got', () => {
  const event = { kind: 'payout', area: 'amsterdam', sector: 1, number: 1, amounts: [100, 0, 60] };
  assert.equal(
    eventText(event, edition, name, say),
    'Amsterdam, 1. Nieuwe Zijde: Anna 100, Cor 60 (thousand florins).',
  );
  assert.match(eventText({ ...event, amounts: [0, 0] }, edition, name, say), /nobody/);
});

test('an unknown kind of event keeps the server’s words', () => {
  assert.equal(eventText({ kind: 'flood', text: 'Water!' }, edition, name, say), 'Water!');
});

const targets = [
  ...Object.keys(edition.parts),
  ...['disc:0', 'disc:1', 'disc:2', 'price:5', 'price:20', 'price:40', 'seat:0', 'seat:2'],
  ...['early', 'nothing', 'done', 'pass', 'borrow', 'unsold'],
];

test('all kinds of targets are explained in every language', () => {
  const some: View[] = [
    busyView(),
    emptyView(3),
    { ...busyView(4), phase: 'doubled', early: 1, ask: 'free-house' },
  ];
  for (const lang of langs) {
    for (const view of some) {
      for (const target of targets) {
        whole(explain(target, propsOf(view), sayIn(lang)), `${lang} ${target}`);
      }
    }
  }
});

test('what was reconstructed says so, what the rulebook tells does not', () => {
  const its = (target: string) => explain(target, propsOf(emptyView()), say);
  assert.match(its('space:4'), /1597: the exchange is scored.*80\/50.*reconstructed/);
  assert.match(its('space:9'), /1611: Amsterdam is scored.*100\/60 · 2\. 80\/40/);
  assert.doesNotMatch(its('space:9'), /reconstructed/);
  assert.doesNotMatch(its('space:1'), /reconstructed/);
  assert.match(its('space:25'), /amounts are reconstructed/);
  assert.match(its('site:0'), /reconstructed/);
  assert.match(its('colony:0'), /reconstructed/);
  assert.match(its('card:0'), /reconstructed/);
  assert.doesNotMatch(its('card:24'), /reconstructed/); // an example of the rulebook
});

test('a site tells its owner and its bridge', () => {
  const words = explain('site:4', propsOf(busyView()), say);
  assert.match(words, /^Grachten 5: Anna’s house\. A bridge leads to Nieuwe Zijde 1\./);
});

test('every view asks its actor something, if it is not chance’s turn', () => {
  for (const view of views) {
    const asked = view.phase === 'place' ? view.mayor : view.actor;
    for (const lang of langs) {
      const words = question({ ...view, viewer: asked, decided: [] }, asked, sayIn(lang), edition);
      if (view.phase === 'turn' || view.phase === 'over') assert.equal(words, '');
      else whole(words, `${lang} ${view.phase} ${view.ask}`);
    }
  }
});

test('every event of the time line asks in every language', () => {
  const may = ['ship', 'globe', 'crest', 'credit'];
  const asking = [...may, 'barred-ship', 'barred-globe', 'barred-crest'];
  edition.edition.spaces.forEach(({ event }, space) => {
    if (!asking.includes(event)) return;
    const view = { ...emptyView(), phase: 'event' as const, space };
    for (const lang of langs) whole(question(view, 0, sayIn(lang), edition), `${lang} ${event}`);
  });
});

test('a house card asks for what is left of it', () => {
  const card = { ...emptyView(), phase: 'use' as const, discs: ['house-l', 'goods', null] };
  const asked = (view: Partial<View>) => question({ ...card, ...view } as View, 0, say, edition);
  assert.match(asked({}), /^Build, step, or leave it/);
  assert.match(asked({ steps: { silk: 1 } }), /^Build, or leave it/);
  assert.equal(asked({ placed: true }), 'Move any one good a step.');
});

test('a live run is told while it waits for nobody', () => {
  const view = { ...busyView(), phase: 'auction' as const };
  for (const lang of langs) {
    whole(meanwhile(view, sayIn(lang), true));
    whole(meanwhile(view, sayIn(lang), false));
    whole(meanwhile({ ...view, phase: 'doubled' }, sayIn(lang), false));
    assert.equal(meanwhile(busyView(), sayIn(lang), false), '');
  }
});

const actions: [string, string[]][] = [
  ['keep', ['disc:0']],
  ['offer', ['disc:1']],
  ['discard', ['disc:2']],
  ['step silk', ['good:3']],
  ['back gems', ['good:1']],
  ['found americas-sugar', ['colony:0']],
  ['abandon far-east-silk', ['colony:15']],
  ['build oz0', ['site:32']],
  ['demolish g4', ['site:4']],
  ['done', ['done']],
  ['pass', ['pass']],
  ['borrow', ['borrow']],
  ['bid 140', ['price:14']],
  ['bid early', ['early']],
  ['bid nothing', ['nothing']],
  ['turn goods', ['card:0']],
  ['early 2', ['seat:2', 'early']],
  ['sold 2 140', ['seat:2', 'price:14']],
  ['unsold', ['unsold']],
];

test('every verb has words, and tells before it is done what it does', () => {
  const props = propsOf({ ...busyView(), turned: 'goods', 'free-houses': [0] });
  for (const lang of langs) {
    for (const [action, at] of actions) {
      whole(actionText(action, at, props, sayIn(lang)), `${lang} ${action}`);
      for (const line of preview(action, at, props, sayIn(lang))) whole(line, `${lang} ${action}`);
    }
  }
});

test('previews count money, bonuses and markers', () => {
  const props = propsOf({ ...busyView(), 'free-houses': [0] });
  const its = (action: string, ...at: string[]) => preview(action, at, props, say);
  assert.deepEqual(its('bid 140', 'price:14'), ['Then 30 thousand in cash']);
  assert.deepEqual(its('build oz0', 'site:32'), ['Bonus +100 thousand']);
  assert.deepEqual(its('build g0', 'site:0'), []);
  assert.deepEqual(its('demolish g4', 'site:4'), ['Bonus lost: −40 thousand']);
  assert.deepEqual(its('found americas-silk', 'colony:3'), ['Bonus +100 thousand', 'silk: 8 → 8']);
  assert.deepEqual(its('step gems', 'good:1'), [
    'gems: 1 → 2',
    'All four markers there: a free house',
  ]);
  assert.deepEqual(its('back sugar', 'good:0'), [
    'sugar: 2 → 1',
    'Costs a house: the four markers are no longer there',
  ]);
  assert.deepEqual(its('back gems', 'good:1'), ['gems: off the exchange']);
  assert.deepEqual(its('borrow', 'borrow'), ['Then 290 thousand in cash', '200 thousand to repay at the end']);
});

test('discs, sheets, ends and options have words', () => {
  const gains = ['start', 'exchange', 'amsterdam', 'colonies', 'bonuses'];
  const sheet = [...gains, 'auctions', 'credits', 'repayments'];
  const choices = ['auction.sealed', 'auction.live', 'pace.normal', 'pace.slow', 'pace.fast'];
  for (const lang of langs) {
    for (const disc of discs) whole(sayIn(lang)(`merchants.disc.${disc}`));
    for (const line of sheet) whole(sayIn(lang)(`merchants.sheet.${line}`));
    whole(sayIn(lang)('merchants.end.cards'));
    for (const choice of choices) {
      whole(sayIn(lang)(`merchants.option.${choice}`));
      whole(sayIn(lang)(`merchants.option.${choice}.help`));
    }
  }
});
