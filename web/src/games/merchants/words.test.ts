import assert from 'node:assert/strict';
import test from 'node:test';

import type { GameEvent } from '../game';
import { sameKeys, wholeIn } from '../shared/wordsTesting';
import { actionText, label, meanwhile, question, turnOf } from './actions';
import { consequences } from './consequences';
import { eventKinds, eventText } from './events';
import { explain } from './explain';
import { type View, discs } from './model';
import { cardName, cardTitle } from './phrases';
import { factWord } from './refusals';
import { figuresOf, previewOf, tableAt } from './rulesTesting';
import {
  auctionView,
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
  assert.equal(told(0, 0), 'Bram has placed a bid.');
  assert.equal(told(140, 1), 'Bram bids 140,000 florins.');
  assert.equal(told(9999, 1), 'Bram stops early.');
  assert.equal(told(0, 1), 'Bram does not bid.');
});

test('a sale names the card and its price in every language', () => {
  const event = { kind: 'bought', seat: 1, card: 'colony-africa', amount: 220 };
  assert.equal(
    eventText(event, edition, name, say),
    'Bram pays 220,000 florins: Africa colony, any good.',
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
  ['disc', 'clock', 'Auction'],
  ['due', 'name-price', 'place a bid'],
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
    'Amsterdam, rank 1, Nieuwe Zijde: Anna 100,000 · Cor 60,000 florins.',
  );
  assert.match(eventText({ ...event, amounts: [0, 0] }, edition, name, say), /no payout/);
});

test('money is written out in full in every language', () => {
  const written = { en: '120,000 florins', fr: '120\u202f000 florins', de: '120.000 Gulden', nl: '120.000 gulden' };
  const loan = { kind: 'borrowed', seat: 1, amount: 120 };
  const pays = { kind: 'payout', area: 'exchange', sector: 1, number: 2, amounts: [0, 120] };
  for (const lang of langs) {
    for (const event of [loan, pays]) {
      assert.ok(eventText(event, edition, name, sayIn(lang)).includes(written[lang]), lang);
    }
    assert.ok(texts[lang]['merchants.price']!.includes('{count:000}'), lang);
    assert.ok(texts[lang]['merchants.refused.too-poor']!.includes('{need:000}'), lang);
  }
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
    { ...auctionView(4), phase: 'doubled', early: 1 },
    ...views,
  ];
  for (const lang of langs) {
    for (const view of some) {
      for (const target of targets) {
        whole(explain(target, tableAt(view), sayIn(lang)), `${lang} ${target}`);
        whole(explain(target, propsOf(view), sayIn(lang)), `${lang} ${target} without figures`);
      }
    }
  }
});

test('no part says where its values come from: one page about the edition does', () => {
  for (const lang of langs) {
    for (const source of ['rulebook', 'published', 'ours']) {
      whole(sayIn(lang)(`merchants.about.${source}`));
    }
  }
  const its = (target: string) => explain(target, propsOf(emptyView()), say);
  assert.match(its('space:4'), /1597: scoring of the Exchange.*rank 1: 80,000 \/ 50,000 · /);
  assert.match(its('space:9'), /1611: scoring of Amsterdam.*100,000 \/ 60,000 · rank 2: 80,000 \/ 40,000 · /);
  for (const target of targets) assert.doesNotMatch(its(target), /reconstructed/);
});

test('a site tells its owner and its bridge', () => {
  const words = explain('site:4', propsOf(busyView()), say);
  assert.match(words, /^Grachten 5: Anna’s house\. Bridge to Nieuwe Zijde 1\./);
});

test('every view asks its actor something, if it is not chance’s turn', () => {
  for (const view of views) {
    const asked = view.phase === 'place' ? view.mayor : view.actor;
    for (const lang of langs) {
      const seen = { ...view, viewer: asked, decided: [], 'own-bid': 0 };
      const words = question(seen, asked, sayIn(lang), edition, figuresOf(seen));
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

// Seat 0 uses a card at the beginning.
function using(card: 'goods' | 'house-l' | 'colony-silk', change: Partial<View> = {}): View {
  const view = { ...emptyView(), phase: 'use' as const };
  view.discs = [card, 'goods', null];
  view.pile[card]! -= 1;
  view.pile['goods']! -= 1;
  view.pile['colony-africa']! -= 1;
  return { ...view, ...change };
}
const asked = (view: View) => question(view, 0, say, edition, figuresOf(view));

test('the last space of a goods card is not up to 2', () => {
  assert.match(asked(using('goods', { steps: { silk: 1 } })), /2 spaces left, up to 2/);
  assert.match(asked(using('goods', { steps: { silk: 1, gems: 1 } })), /advances\? 1 space left\.$/);
});

test('a turned card asks for the discs that are free', () => {
  const place = { ...emptyView(), phase: 'place' as const, turned: 'colony-far-east' as const };
  const words = question(place, 0, say, edition);
  assert.equal(words, 'Far East colony: keep, auction or discard?');
  const second = { ...place, discs: [null, 'goods' as const, null] };
  assert.equal(question(second, 0, say, edition), 'Far East colony: keep or discard?');
});

test('a card is named in few words in every language', () => {
  for (const lang of langs) {
    for (const { card } of edition.edition.cards) whole(cardName(card, sayIn(lang)), lang);
  }
  assert.equal(cardName('colony-silk', say), 'Silk colony');
  assert.equal(cardName('house-g-oz-gems', say), 'House in Grachten or Oude Zijde with gems');
});

test('a house card asks for what is left of it', () => {
  assert.match(asked(using('house-l')), /^House in Lastage: where do you build, or which good/);
  assert.match(asked(using('house-l', { steps: { silk: 1 } })), /where do you build\?$/);
  assert.match(asked(using('house-l', { placed: true })), /: which good advances\?$/);
});

test('a house card in a full quarter asks for its step only', () => {
  const view = using('house-l');
  view.houses[1] = Array.from({ length: 10 }, (_, i) => `l${i}`);
  assert.equal(asked(view), 'House in Lastage: which good advances?');
});

test('before the rules answer, the card alone is named', () => {
  for (const lang of langs) whole(question(using('house-l'), 0, sayIn(lang), edition));
  assert.equal(question(using('goods'), 0, say, edition), 'Use your card: Goods card.');
});

test('the question follows a click in every language', () => {
  for (const [action, at] of actions) {
    for (const lang of langs) {
      const left = [[action, ...at] as [string, ...string[]]];
      const words = question(busyView(), 0, sayIn(lang), edition, null, { path: at, left });
      whole(words, `${lang} ${action}`);
      assert.match(words, /\?$/);
    }
  }
  const clicked = { path: ['site:32'], left: [['build oz0', 'site:32'] as [string, string]] };
  assert.equal(question(busyView(), 0, say, edition, null, clicked), 'Build on Oude Zijde 1?');
});

test('auctions and years come in the mayor’s turn, a card is used in its owner’s', () => {
  const view = { ...busyView(), mayor: 2, actor: 1 };
  assert.equal(turnOf({ ...view, phase: 'auction' }), 2);
  assert.equal(turnOf({ ...view, phase: 'event' }), 2);
  assert.equal(turnOf({ ...view, phase: 'use' }), 1);
  assert.equal(turnOf({ ...view, phase: 'over' }), undefined);
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

test('where all have bid in secret, no clock is to be stopped', () => {
  const view = { ...auctionView(), decided: [0, 1, 2] };
  assert.equal(meanwhile(view, say, false), 'Silk colony: all bids are in.');
  for (const lang of langs) whole(meanwhile(view, sayIn(lang), false));
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

test('what has no place on the board has a short label', () => {
  for (const lang of langs) {
    for (const target of ['borrow', 'done', 'pass', 'nothing', 'early', 'unsold']) {
      const words = label(target, propsOf(busyView()), sayIn(lang));
      whole(words, `${lang} ${target}`);
      assert.ok(words.length <= 24, words);
    }
  }
});

test('every verb has words', () => {
  const props = propsOf({ ...busyView(), turned: 'goods' });
  for (const lang of langs) {
    for (const [action, at] of actions) {
      whole(actionText(action, at, props, sayIn(lang)), `${lang} ${action}`);
    }
  }
});

// Seat 0 answers a space of the time line, as the mayor after all others.
function atSpace(event: string, change: (view: View) => void = () => undefined): View {
  const view = { ...emptyView(), phase: 'event' as const };
  view.space = edition.edition.spaces.findIndex((it) => it.event === event);
  view.hourglasses = 24 - view.space;
  change(view);
  return view;
}

function told(view: View, action: string, options: Record<string, string> = {}): string[] {
  const preview = previewOf(view, action, options);
  const props = tableAt(view);
  for (const lang of langs) {
    for (const line of consequences(preview, props, sayIn(lang))) whole(line, `${lang} ${action}`);
  }
  return consequences(preview, props, say);
}

test('a house tells its bonus', () => {
  assert.deepEqual(told(busyView(), 'build oz0'), [
    'Bonus: +100,000',
    '270,000 in cash afterwards',
  ]);
  assert.deepEqual(told(busyView(), 'build g0'), []);
});

test('a step tells the free house, unless it can’t be built', () => {
  assert.deepEqual(told(busyView(), 'step gems'), [
    'gems: 1 → 2',
    'All 4 markers on space 2 or further: free house',
  ]);
  const view = busyView();
  view.colonies[0] = { ...view.colonies[0], 'far-east-silk': 4, 'africa-silk': 2 };
  view.houses[0]!.push('g0', 'g1', 'g5', 'g6', 'g7', 'g8', 'g9');
  assert.equal(figuresOf(view).seats[0]!.tiles, 0);
  assert.deepEqual(told(view, 'step gems'), ['gems: 1 → 2', 'Next: the auction']);
});

test('a colony tells its step only where it happens', () => {
  assert.deepEqual(told(using('colony-silk'), 'found africa-silk'), [
    'silk: 1 → 2',
    'Next: the auction',
  ]);
  const far = using('colony-silk');
  far.markers[0] = { silk: 8 };
  assert.deepEqual(told(far, 'found africa-silk'), ['Its good can’t advance', 'Next: the auction']);
});

test('losses tell what they cost', () => {
  const house = atSpace('barred-crest', (view) => {
    view.houses[0] = ['g4', 'nz0'];
    view.money[0] = 20;
    view.ledger[0]!.auctions = 420;
  });
  assert.deepEqual(told(house, 'demolish g4'), [
    'Bonus lost: −40,000',
    'You must take 1 loan',
    '100,000 in cash afterwards',
    'Repay 200,000 at the end of the game',
    'Next: a new card',
  ]);
  const markers = atSpace('barred-ship', (view) => {
    view.markers[0] = { sugar: 2, gems: 2, spices: 2, silk: 2 };
    view['free-houses'] = [0];
  });
  assert.deepEqual(told(markers, 'back sugar'), [
    'sugar: 2 → 1',
    'You must demolish a house: not all 4 markers on space 2 or further',
  ]);
  assert.equal(told(atSpace('barred-ship'), 'back silk')[0], 'silk: off the exchange');
});

test('a credit tells what is to repay', () => {
  assert.deepEqual(told(atSpace('credit'), 'borrow').slice(0, 2), [
    '520,000 in cash afterwards',
    'Repay 200,000 at the end of the game',
  ]);
});

test('a bid tells what it costs if it buys, and no more', () => {
  assert.deepEqual(told(auctionView(), 'bid 140'), ['If you buy it: 260,000 left']);
  assert.deepEqual(told(auctionView(), 'bid nothing'), []);
  assert.deepEqual(told(auctionView(), 'bid early'), [
    'The clock runs again at double price',
    'You pay 200,000 if nobody bids in that run',
  ]);
  // Also of the last to decide, whatever the others have named.
  const last = { ...auctionView(), decided: [1, 2] };
  assert.deepEqual(told(last, 'bid 140'), ['If you buy it: 260,000 left']);
});

test('a live table is foreseen by its own rules', () => {
  const live = { auction: 'live' };
  assert.equal(previewOf(using('goods'), 'done', live).next, 'clock');
  assert.equal(previewOf(using('goods'), 'done').next, 'you');
  assert.throws(() => previewOf(auctionView(), 'bid 140', live));
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
