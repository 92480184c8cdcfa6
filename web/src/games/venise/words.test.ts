import assert from 'node:assert/strict';
import test from 'node:test';

import { sameKeys, wholeIn } from '../shared/wordsTesting';
import { actionText, question, turnOf } from './actions';
import { cardDoes } from './cards';
import { eventKinds, eventText } from './events';
import { explain, label } from './explain';
import { cardOf, seatsOf } from './facts';
import { gains } from './gains';
import { type Phase, type View } from './model';
import { moreTexts } from './moreTexts';
import { cardName, factWord } from './phrases';
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
const seatName = (seat: number) => ['Anna', 'Bram', 'Cor'][seat]!;

const whole = wholeIn('venise');

test('all languages have the same keys with the same holes', () => sameKeys(texts));

test('no language copies another', () => {
  const same = Object.entries(texts.en).filter(
    ([key, text]) => text.length > 20 && langs.some((l) => l !== 'en' && texts[l][key] === text),
  );
  assert.deepEqual(same, [['venise.preview.sale', '{count} × ({price} + {bonus}) = {points}']]);
});

const fullEvent = {
  seat: 1,
  tile: 'gold',
  spot: 'market-order',
  card: 'jewels-3',
  good: 'lace',
  number: 2,
  cubes: { wool: 2, gold: 1 },
  points: 24,
};

test('every kind of event has words in every language', () => {
  for (const lang of langs) {
    for (const kind of eventKinds) {
      whole(eventText({ kind, ...fullEvent }, edition, seatName, sayIn(lang)), `${lang} ${kind}`);
    }
  }
});

test('every reason for the last lap and the end has words', () => {
  for (const lang of langs) {
    for (let number = 1; number < 5; ++number) {
      whole(eventText({ kind: 'last-lap', seat: 5, number }, edition, seatName, sayIn(lang)));
    }
    for (const reason of ['bridges', 'orders', 'market', 'lap-limit']) {
      whole(sayIn(lang)(`venise.end.${reason}`));
      whole(sayIn(lang)(`venise.last.${reason}`));
    }
    for (const line of ['sales', 'final-sale', 'bridges', 'bridge-masters', 'masters']) {
      whole(sayIn(lang)(`venise.sheet.${line}`));
    }
  }
});

test('a card that another looks at stays hidden', () => {
  const words = (event: object) =>
    eventText({ kind: 'drew', seat: 1, ...event }, edition, seatName, say);
  assert.equal(words({ card: 'lace-plus-2' }), 'Bram draws: lace order +2.');
  assert.equal(words({}), 'Bram draws a card.');
});

test('events name what they are about', () => {
  const words = (kind: string) => eventText({ kind, ...fullEvent }, edition, seatName, say);
  assert.equal(words('sold'), 'Bram sells 2 lace: 24 points.');
  assert.equal(words('bridge'), 'Bram builds the bridge Market – Orders for 2 wool and 1 gold.');
  assert.equal(words('built'), 'Bram completes: jewellery workshop (2).');
});

test('an unknown kind of event keeps the server’s words', () => {
  assert.equal(eventText({ kind: 'flood', text: 'Water!' }, edition, seatName, say), 'Water!');
});

const targets = [
  ...Array.from({ length: 9 }, (_, i) => `tile:${i}`),
  ...Array.from({ length: 36 }, (_, i) => `edge:${i}`),
  ...Array.from({ length: 37 }, (_, i) => `card:${i}`),
  ...['cell:108', 'die:3', 'cube:0', 'cube:2', 'good:0', 'good:2', 'value:4', 'count:2'],
  ...['wool:0', 'linen:2', 'gold:1', 'back:4', 'row:1', 'row:2', 'order:1', 'drop:1', 'drop:2'],
  ...['raise', 'split', 'stay', 'activate', 'rest', 'none', 'end', 'store', 'lose', 'seat:1'],
  ...['look', 'decline'],
];

test('all kinds of targets are explained and have a button in every language', () => {
  const views: View[] = [
    { ...busyView(3), held: 'gold', good: 'jewels' },
    { ...busyView(2), phase: 'stock', held: 'wool', good: 'cloth' },
    { ...busyView(4, 'compact'), phase: 'place', ask: 'fill', held: 'market', good: 'lace' },
  ];
  for (const lang of langs) {
    for (const view of views) {
      for (const target of targets) {
        whole(explain(target, propsOf(view), sayIn(lang)), `${lang} ${target}`);
        whole(label(target, propsOf(view), sayIn(lang)), `${lang} ${target}`);
      }
    }
  }
});

test('no tooltip says what was reconstructed: the page about the edition does', async () => {
  const props = propsOf(busyView(3));
  for (const target of targets) {
    assert.doesNotMatch(explain(target, props, say), /reconstructed/, target);
  }
  const known = Object.keys(await moreTexts('en')).sort();
  for (const lang of langs) {
    const more = await moreTexts(lang);
    assert.deepEqual(Object.keys(more).sort(), known);
    const filled = (text: string) => text.replace(/\{[^}]*\}/g, '2');
    for (const [key, text] of Object.entries(more)) whole(filled(text), `${lang} ${key}`);
    assert.match(more['venise.about.rulebook']!, /Bruges|Brügge|Brugge/);
    assert.match(more['venise.legend.city']!, /Bruges|Brügge|Brugge/);
  }
});

test('the question follows the clicks', () => {
  const asks = (view: Partial<View>, path: string[], ...left: string[][]) =>
    question({ ...busyView(3), ...view }, 0, say, edition, null, {
      path,
      left: left.map((targets) => ['', ...targets]),
    });
  assert.equal(asks({}, ['die:3'], ['die:3', 'tile:0'], ['die:3', 'tile:2']), 'Move 3: where to?');
  assert.equal(
    asks({ phase: 'finish' }, ['cube:2'], ['cube:2', 'card:8'], ['cube:2', 'card:9']),
    'On which card do you place the cube (gold)?',
  );
  assert.equal(
    asks({ phase: 'sell' }, ['good:1'], ['good:1', 'count:1'], ['good:1', 'count:2']),
    'Sell how many (lace)?',
  );
  // A tile or a card that was clicked before the die or the cube.
  assert.equal(asks({}, ['tile:2'], ['die:3', 'tile:2'], ['die:1', 'tile:2']), 'Which die moves you to Workshops?');
  const downs = [['cube:0', 'card:8'], ['cube:2', 'card:8']];
  assert.match(asks({ phase: 'finish' }, ['card:8'], ...downs), /^clothes workshop .*: which cube/i);
  const value = ['activate', 'value:2'];
  assert.equal(asks({ phase: 'activate' }, ['activate'], value), asks({ phase: 'activate' }, []));
  assert.match(asks({ phase: 'activate' }, ['activate'], value, ['activate', 'value:3']), /Which value/);
  const bridge = ['edge:0', 'back:1', 'wool:1', 'linen:0', 'gold:0'];
  assert.equal(asks({ phase: 'finish' }, ['edge:0'], bridge), 'Which die do you take back?');
  assert.equal(asks({ phase: 'finish' }, ['edge:0', 'back:1'], bridge), 'Pay with which cubes?');
  assert.equal(
    asks({ phase: 'finish' }, ['card:8'], ['card:8', 'order:1'], ['card:8', 'order:2']),
    'Which order do you use?',
  );
  assert.equal(
    asks({ phase: 'keep' }, ['card:24'], ['card:24', 'row:1'], ['card:24', 'row:2']),
    'In which row do you place it?',
  );
  // Nothing more is to be clicked: the question before stands.
  assert.equal(asks({ phase: 'finish' }, ['end'], ['end']), asks({ phase: 'finish' }, []));
});

test('a reaction in another’s turn names that player', () => {
  const view = busyView(3);
  for (const lang of langs) {
    for (const phase of ['place', 'look', 'keep'] as const) {
      const other: View = { ...view, phase, turn: 1, left: 1, value: 1 };
      other.burgher = ['wool', 'wool', 'gold'];
      const asked = question(other, 0, sayIn(lang), edition, null, undefined, seatName);
      whole(asked, phase);
      assert.match(asked, /^Bram /);
      assert.doesNotMatch(question({ ...other, turn: 0 }, 0, sayIn(lang)), /Bram|Anna/);
      assert.equal(turnOf(other), 1);
    }
  }
  assert.equal(turnOf({ ...view, phase: 'burghers' }), undefined);
  assert.equal(turnOf({ ...view, phase: 'over' }), undefined);
});

test('points of a sale fly from where it was made', () => {
  const event = { seat: 1, good: 'lace', number: 2, points: 12 };
  const gain = { seat: 1, amount: 12, unit: 'points' };
  assert.deepEqual(gains({ kind: 'sold', ...event }, edition), [{ ...gain, at: ['tile:0', 'good:1'] }]);
  assert.deepEqual(gains({ kind: 'shipped', tile: 'port-b', ...event }, edition), [
    { ...gain, at: ['tile:8', 'good:1'] },
  ]);
  assert.deepEqual(gains({ kind: 'produced', ...event }, edition), []);
  assert.deepEqual(gains({ kind: 'sold', ...event, points: 0 }, edition), []);
});

test('every card has a name and says in a sentence what it does', () => {
  for (const lang of langs) {
    for (let id = 0; id < 37; ++id) {
      const card = cardOf(id, edition)!;
      whole(cardName(card, sayIn(lang)), `${lang} ${id}`);
      assert.match(cardDoes(card, sayIn(lang)), /\.$/);
    }
  }
});

test('actions name what they are about', () => {
  const props = propsOf(emptyView(2));
  assert.equal(actionText('sell jewels x3', ['good:2', 'count:3'], props, say), 'Sell 3 jewellery');
  assert.equal(
    actionText(
      'bridge market-order',
      ['edge:0', 'back:1', 'wool:2', 'linen:0', 'gold:1'],
      props,
      say,
    ),
    'Build bridge Market – Orders for 2 wool and 1 gold, take die back from Orders',
  );
});

test('every verb has words', () => {
  const actions: [string, string[]][] = [
    ['take gold', ['tile:6']],
    ['lay 0,0', ['cell:108']],
    ['start market', ['tile:0']],
    ['recall gold', ['tile:6']],
    ['down wool cloth-3', ['cube:0', 'card:8']],
    ['move 3 market', ['die:3', 'tile:0']],
    ['boat order', ['tile:1']],
    ['activate 4', ['activate', 'value:4']],
    ['rest 4', ['rest', 'value:4']],
    ['throw wool x1', ['wool:1', 'linen:0', 'gold:0']],
    ['sell cloth x2', ['good:0', 'count:2']],
    ['ship lace', ['good:1']],
    ['stay', ['stay']],
    ['raise', ['raise']],
    ['drop one', ['drop:1']],
    ['drop two', ['drop:2']],
    ['split', ['split']],
    ['keep cloth-plus-1', ['card:0']],
    ['keep step-b row 2', ['card:29', 'row:2']],
    ['keep none', ['none']],
    [
      'bridge market-order linen x1 back market',
      ['edge:0', 'back:0', 'wool:0', 'linen:1', 'gold:0'],
    ],
    ['produce cloth-3 plus-2', ['card:8', 'order:2']],
    ['end', ['end']],
    ['put cloth-3', ['card:8']],
    ['store', ['store']],
    ['replace linen', ['cube:1']],
    ['lose', ['lose']],
    ['look', ['look']],
    ['decline', ['decline']],
    ['fill wool x3 gold x3', ['wool:3', 'linen:0', 'gold:3']],
    ['lower lace', ['good:1']],
    ['roll 4', ['die:4']],
    ['draw cloth-3', ['card:8']],
  ];
  const view: View = { ...busyView(3), good: 'jewels', held: 'gold', value: 3 };
  for (const lang of langs) {
    for (const [action, its] of actions) {
      const words = actionText(action, its, propsOf(view), sayIn(lang));
      whole(words, action);
      if (action !== 'end') assert.notEqual(words, action);
    }
  }
});

test('names among the facts of a refusal have words in every language', () => {
  const facts: Record<string, string[]> = {
    tile: ['market', 'port-b'],
    other: ['gold'],
    cube: ['wool'],
    good: ['jewels'],
    due: [
      ...['take', 'lay', 'boat', 'start', 'recall', 'move', 'activate', 'throw', 'sell', 'drop'],
      ...['ship', 'price', 'keep', 'look', 'place', 'finish', 'fill', 'lower'],
    ],
    cause: ['empty-store', 'goods-there', 'empty-deck', 'full-row-1', 'full-row-2', 'full-rows'],
  };
  for (const lang of langs) {
    for (const [fact, names] of Object.entries(facts)) {
      for (const name of names) {
        const word = factWord(fact, name, sayIn(lang));
        whole(word, `${lang} ${fact} ${name}`);
        assert.ok(!word.includes('venise.'), `${lang} ${fact} ${name}`);
      }
    }
  }
  const due = factWord('due', 'activate', say);
  assert.equal(
    say('venise.refused.not-now', { due }),
    'You can’t do that now. First: activate the district or not.',
  );
});

test('a question is asked in every phase, only of who is to decide', () => {
  const phases: Phase[] = [
    ...(['tiles', 'cells', 'boat', 'burghers', 'recall', 'move', 'ride', 'activate'] as const),
    ...(['stock', 'sell', 'fall', 'ship', 'price', 'keep', 'look', 'place', 'finish'] as const),
  ];
  for (const lang of langs) {
    for (const phase of phases) {
      const view: View = {
        ...busyView(3),
        phase,
        good: 'lace',
        held: 'gold',
        left: 1,
        value: 2,
      };
      whole(question(view, 0, sayIn(lang)), phase);
      assert.equal(question({ ...view, actor: 1 }, 0, sayIn(lang)), '');
      assert.equal(question({ ...view, viewer: 5 }, 5, sayIn(lang)), '');
    }
    for (const ask of ['fill', 'lower'] as const)
      whole(question({ ...busyView(2), ask }, 0, sayIn(lang)));
  }
});

test('every kind of event is known and told in every language', () => {
  assert.deepEqual(events.map((e) => e.kind).sort(), [...eventKinds].sort());
  for (const lang of langs) {
    for (const event of events) {
      const words = eventText(event, edition, (seat) => `P${seat}`, sayIn(lang));
      assert.match(words, /\.$/, words);
      assert.doesNotMatch(words, /[{}]|venise\.|undefined|  /, words);
    }
  }
});

test('all that an event points at is explained', () => {
  for (const event of events) {
    for (const target of event.targets ?? []) {
      assert.ok(explain(target, propsOf(views[0]!), sayIn('en')), target);
    }
  }
});

test('whoever is to decide is asked', () => {
  for (const view of views) {
    const asked = question({ ...view, viewer: view.actor }, view.actor, sayIn('en'));
    const chance = ['draw', 'over'].includes(view.phase) && view.ask === 'nothing';
    assert.equal(asked === '', chance, view.phase);
    assert.ok(view.actor < seatsOf(view));
  }
});
