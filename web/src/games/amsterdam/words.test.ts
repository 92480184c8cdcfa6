import assert from 'node:assert/strict';
import test from 'node:test';

import { sheetNames, verbNames } from '../../net/generated/amsterdam';
import { sameKeys, wholeIn } from '../shared/wordsTesting';
import { ui } from '.';
import { actionText, question } from './actions';
import { eventKinds, eventText } from './events';
import { explain, label } from './explain';
import { progressText, subjectOf } from './explainTasks';
import { actorOf, numberOf } from './facts';
import type { Figures, View } from './model';
import { cardEffect, cardText } from './phrases';
import {
  busyView,
  edition,
  ends,
  events,
  langs,
  propsOf,
  sayIn,
  soloViews,
  texts,
  viewOf,
  views,
} from './testing';

const say = sayIn('en');
const name = (seat: number) => ['Anna', 'Bram', 'Cor', 'Dina'][seat]!;

const whole = wholeIn('amsterdam');

test('all languages have the same keys with the same holes', () => sameKeys(texts));

test('no language copies another', () => {
  const proper = /^amsterdam\.card\.\d+\.name$/; // names of buildings and quarters
  const same = Object.entries(texts.en).filter(
    ([key, text]) =>
      !proper.test(key) &&
      text.replace(/\{[^}]*\}/g, '').length > 14 &&
      langs.some((lang) => lang !== 'en' && texts[lang][key] === text),
  );
  assert.deepEqual(same, []);
});

test('every kind of event and every verb is told in every language', () => {
  const kinds = new Set(events.map((e) => e.kind));
  for (const kind of kinds) assert.ok((eventKinds as readonly string[]).includes(kind), kind);
  const all = [...events];
  const [task, card, colour, second] = ['7', '047', 'pink', 'grey'];
  const parts = { task, card, colour, second, good: 'beer', docker: 'blue' };
  for (const verb of verbNames) {
    all.push({ kind: 'done', seat: 0, verb, amount: 2, spot: 'jordaan-2', ...parts });
  }
  for (const kind of eventKinds.slice(1)) {
    all.push({ kind, seat: 1, verb: 'foreman', amount: -3, spot: 'jordaan-2', ...parts });
  }
  for (const verb of ['foreman', 'bailiff', 'dealer']) all.push({ kind: 'walked', seat: 5, verb });
  all.push({ kind: 'tom-idle', seat: 5, colour: 'pink' }, { kind: 'tom-idle', seat: 5 });
  all.push({ kind: 'done', seat: 1, verb: 'task', amount: 0 });
  for (const lang of langs) {
    for (const event of all) {
      const words = eventText(event, edition, name, sayIn(lang));
      whole(words, `${lang} ${event.kind} ${String(event['verb'])}`);
      assert.match(words, /\.$/);
    }
  }
});

test('events name what they are about', () => {
  const told = (event: object) =>
    eventText({ kind: 'done', seat: 1, amount: 0, ...event }, edition, name, say);
  assert.equal(told({ verb: 'claim', spot: 'jordaan-2' }), 'Bram claims Jordaan 2.');
  assert.equal(told({ verb: 'sail', spot: 'pink-quay' }), 'Bram moves the barge: pink quay.');
  assert.equal(told({ verb: 'tile', spot: 'b12' }), 'New market tile: B12.');
  assert.equal(told({ verb: 'disc', seat: 5, amount: 2 }), 'Cor’s disc goes on the stack.');
  assert.equal(
    told({ verb: 'activate', card: '056', colour: 'grey' }),
    'Bram activates Munttoren without grey.',
  );
  assert.equal(
    told({ verb: 'dockers', seat: 5, spot: 'blue-quay', amount: 14 }),
    'Blue quay, new dockers: pink, green.',
  );
  assert.equal(told({ kind: 'florins', amount: -1 }), 'Bram pays 1 florin.');
  assert.equal(told({ verb: 'task' }), 'Bram gets a task.');
  assert.equal(told({ verb: 'task', task: '24' }), 'Bram gets task 24.');
  assert.equal(
    told({ kind: 'walked', seat: 5, verb: 'dealer', good: 'lace' }),
    'The dealer moves: lace.',
  );
});

test('an unknown kind of event keeps the server’s words', () => {
  assert.equal(eventText({ kind: 'flood', text: 'Water!' }, edition, name, say), 'Water!');
});

const range = (kind: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${kind}:${from + i}`);
const targets = [
  ...Object.keys(edition.parts),
  ...range('river', 1, 19),
  ...range('advance', 1, 3),
  ...range('round', 1, 12),
  ...range('die', 0, 5),
  ...range('rondel', 1, 6),
  ...range('face', 1, 6),
  ...range('seat', 0, 1),
  ...['market', 'dockers', 'black-market', 'end', 'skip', 'leave', 'activate', 'buy', 'use'],
  ...['cede', 'claim', 'acquire', 'load', 'deliver', 'store', 'sell-florins', 'sell-resource'],
  ...['sell-both', 'enough', 'deck:0', 'deck:1'],
];

test('all kinds of targets are explained and labelled in every language', () => {
  const extended: View = {
    ...busyView(),
    foreman: 'beer-anchor',
    bailiff: 'jordaan-2',
    dealer: 'coffee',
    tasks: [['7', '12', '13', '33'], ['30']],
    'task-count': [4, 1],
  };
  for (const lang of langs) {
    for (const view of [busyView(), viewOf('goods', 5), viewOf('dice'), extended, ends[0]!.view]) {
      for (const target of targets) {
        whole(explain(target, propsOf(view), sayIn(lang)), `${lang} ${target}`);
        whole(label(target, propsOf(view), sayIn(lang)), `${lang} ${target}`);
      }
    }
  }
});

test('what is reconstructed is told on the page about the edition, not of every part', () => {
  const props = propsOf(viewOf('stock'));
  for (const target of ['card:1', 'block:0', 'space:16', 'black-market', 'river:4', 'dockers']) {
    assert.doesNotMatch(explain(target, props, say), /reconstructed/, target);
  }
  for (const lang of langs) {
    for (const source of ['rulebook', 'published', 'ours']) {
      whole(sayIn(lang)(`amsterdam.about.${source}`), lang);
    }
  }
});

test('parts tell who is there and what they are worth', () => {
  const its = (target: string) => explain(target, propsOf(busyView()), say);
  assert.match(its('block:12'), /^Jordaan 1: Anna’s crest\./);
  assert.match(its('space:14'), /Cheese warehouse.*6, 5 points.*Barges: Anna\./);
  assert.match(its('river:19'), /Reaching the mouth scores 10 points/);
  assert.match(its('round:5'), /\+3 points for each good\. Current round\./);
  assert.match(its('card:13'), /Active: Anna\. Used this turn\./);
});

test('every view asks its actor something, if it is not chance’s turn', () => {
  for (const view of views) {
    const asked = actorOf(view);
    for (const lang of langs) {
      const words = question({ ...view, viewer: asked }, asked, sayIn(lang));
      if (asked < 0) assert.equal(words, '');
      else if (words) whole(words, `${lang} ${view.phase}`);
      const seats = ['place', 'draft', 'stock', 'take', 'dice', 'actions', 'keep'];
      const drawn = view.asked[0]?.kind === 'drawn'; // by chance
      assert.equal(words !== '', seats.includes(view.phase) && !drawn, view.phase);
    }
  }
});

const actions: [string, string[]][] = [
  ['take 031', ['card:30']],
  ['skip', ['skip']],
  ['drop 007', ['card:6']],
  ['remove 109', ['card:108']],
  ['stock pink', ['resource:0']],
  ['dice pink brown', ['die:0', 'die:3']],
  ['shift pink 3', ['die:0', 'rondel:3']],
  ['leave', ['leave']],
  ['keep black', ['resource:5']],
  ['activate 001', ['card:0', 'activate']],
  ['activate 105 without black', ['card:104', 'resource:5']],
  ['buy 001', ['card:0', 'buy']],
  ['use 117', ['card:116', 'use']],
  ['cede 117', ['card:116', 'cede']],
  ['claim jordaan-2', ['block:13', 'claim']],
  ['acquire jordaan-2', ['block:13', 'acquire']],
  ['sail blue-quay', ['space:1']],
  ['hire blue', ['docker:0']],
  ['load beer', ['good:0', 'load']],
  ['deliver cheese', ['good:7', 'deliver']],
  ['advance 2', ['advance:2']],
  ['market', ['market']],
  ['end', ['end']],
  ['pay pink', ['resource:0']],
  ['gain black', ['resource:5']],
  ['store', ['store']],
  ['sell-florins', ['sell-florins']],
  ['sell-resource', ['sell-resource']],
  ['sell-both', ['sell-both']],
  ['foreman depot-3', ['space:18']],
  ['bailiff jordaan-2', ['block:13']],
  ['dealer crystal', ['good:8']],
  ['return 007', ['card:6']],
  ['fetch 031', ['card:30']],
  ['draw artisan', ['deck:0']],
  ['activate-free 001', ['card:0']],
  ['enough', ['enough']],
  ['moor w3', ['space:22']],
  ['claim-free jordaan-2', ['block:13']],
  ['good beer', ['good:0']],
  ['dockers blue+white', ['docker:0', 'docker:1']],
  ['docker blue', ['docker:0']],
  ['quarter jordaan', ['quarter:2']],
  ['disc 1', ['seat:1']],
  ['tile a1', ['tile:0']],
  ['deal 031', ['card:30']],
  ['roll 4', ['face:4']],
  ['task 24', ['task:23']],
];

test('every verb has words', () => {
  const worded = new Set(actions.map(([action]) => action.split(' ')[0]));
  assert.deepEqual([...worded].sort(), [...verbNames].sort());
  const props = propsOf(busyView());
  for (const lang of langs) {
    for (const [action, at] of actions) {
      whole(actionText(action, at, props, sayIn(lang)), `${lang} ${action}`);
    }
  }
});

test('open water is named by what lies at it', () => {
  const props = propsOf(busyView());
  const to = (name: string) => actionText(`sail ${name}`, [`space:${numberOf('space', name, props.edition)}`], props, say);
  assert.equal(to('w1'), 'Move barge: open water (start space, beer warehouse, blue quay)');
  assert.equal(to('blue-quay'), 'Move barge: blue quay');
});

test('those who walk are explained where they stand, TOM where he is', () => {
  const view = { ...busyView(), foreman: 'cheese-anchor', bailiff: 'jordaan-2' };
  assert.match(explain('space:14', propsOf(view), say), /Foreman: .*moves/);
  assert.match(explain('block:13', propsOf(view), say), /Bailiff: .*over a bridge/);
  const solo = soloViews[0]!;
  assert.match(explain(`river:${solo.tom.amstel}`, propsOf(solo), say), /TOM’s disc/);
  assert.match(explain('quarter:0', propsOf(solo), say), /TOM \d/);
});

const noFigures: Figures = {
  'open-points': [20, 0],
  leftovers: [13, 0],
  group: [1, 1],
  'toms-points': 0,
  'toms-group': 0,
  tasks: [],
  cards: [],
  places: [6, 3],
  majorities: [],
  'first-round': 1,
  dice: [0, 0, 0, 0, 0, 0],
  arrives: [5, 6, 7, 8, 9, 10],
  'next-docker': 7,
  blocks: [],
  deliveries: [],
  advances: [],
  unkept: 4,
  tom: [],
};
const withFigures = (more: Partial<Figures>, view: View = busyView()) =>
  propsOf(view, undefined, { ...noFigures, ...more });

test('a task tells its progress and its points', () => {
  const view = { ...busyView(), tasks: [['12', '32'], []], 'task-count': [2, 2] };
  const tasks = [
    { task: '12', seat: 0, have: 2, need: 4, points: 0, worth: 6 },
    { task: '32', seat: 0, have: 3, need: 3, points: 0, worth: 4 },
  ];
  const props = withFigures({ tasks }, view);
  assert.match(
    explain('task:11', props, say),
    /^Task 12: .*Anna: 2 of 4 crests in Jordaan, 6 points\.$/,
  );
  assert.match(explain('task:31', props, say), /3 of 3 pieces, its pieces score more elsewhere/);
  assert.match(explain('task:11', propsOf(view), say), /^Task 12: [^:]*$/); // not told yet
});

test('every aim of a task has words for its progress', () => {
  for (const row of edition.edition.tasks) {
    for (const have of [0, 1, 2]) {
      const one = { task: row.task, seat: 0, have, need: 2, points: 0, worth: 3 };
      const props = withFigures({ tasks: [one] });
      for (const lang of langs) whole(progressText(one, props, sayIn(lang)), row.aim);
    }
  }
  const about = edition.edition.tasks.filter(({ task }) =>
    Object.values(subjectOf(task)).some((it) => it !== undefined),
  );
  assert.equal(about.length, 27);
});

test('parts tell what they cost and bring the viewer now', () => {
  const props = withFigures({
    blocks: [{ block: 'jordaan-2', cost: 0 }],
    deliveries: [{ space: 'cheese-anchor', points: 11 }],
    advances: [{ steps: 2, cost: 3, points: 4 }],
    majorities: [{ quarter: 'jordaan', points: [6, 0] }],
    cards: [{ card: '086', seat: 0, points: 5 }],
  });
  const its = (target: string) => explain(target, props, say);
  assert.match(its('block:13'), /Your cost now: 0/);
  assert.match(its('space:14'), /Deliver a good here now: 11 points/);
  assert.match(its('advance:2'), /for 3 resources of any colour\. Scores 4 points/);
  assert.match(its('quarter:2'), /Anna 2 \(\+6\), Bram 0/);
  assert.match(its('card:85'), /5 points for Anna at the end/);
  assert.match(its('seat:0'), /13 leftover pieces\. If the game ended now: 20 points\.$/);
  assert.match(its('dockers'), /Next docker: 7 points\./);
});

test('alone one plays without extensions, and is told so before', () => {
  const closed = (option: string, choice: string, seats: number) =>
    ui.closedKey!(option, choice, seats);
  assert.equal(closed('dealer', 'on', 2), '');
  assert.equal(closed('rounds', '10', 1), '');
  assert.equal(closed('tasks', 'none', 1), '');
  for (const lang of langs) whole(sayIn(lang)(closed('tasks', 'open-1', 1)));
  for (const lang of langs) whole(sayIn(lang)(ui.seatsKey!(1)));
});

test('sheets, ends and options have words', () => {
  const sheet = [...sheetNames, 'task'];
  const choices = [
    ...['rounds.12', 'rounds.10', 'characters.off', 'characters.on', 'dealer.off', 'dealer.on'],
    ...['tasks.none', 'tasks.secret-3', 'tasks.secret-5', 'tasks.open-1', 'tasks.open-2'],
    ...['tiles.base', 'tiles.mixed', 'tiles.c-for-b'],
  ];
  for (const lang of langs) {
    for (const line of sheet) whole(sayIn(lang)(`amsterdam.sheet.${line}`));
    whole(sayIn(lang)('amsterdam.end.rounds'));
    for (const choice of choices) {
      whole(sayIn(lang)(`amsterdam.option.${choice}`));
      whole(sayIn(lang)(`amsterdam.option.${choice}.help`));
    }
  }
});

test('a card on a board tells what it does, and its badge when', () => {
  for (const lang of langs) {
    const say = sayIn(lang);
    for (let index = 0; index < 132; ++index) {
      const [whole, effect] = [cardText(index, say), cardEffect(index, say)];
      assert.ok(whole.toLowerCase().endsWith(effect.toLowerCase()) && effect.length > 10, whole);
      assert.equal(effect.charAt(0), effect.charAt(0).toUpperCase(), whole);
    }
  }
  assert.equal(cardEffect(0, sayIn('en')), 'If you used a Plantage plan this turn, gain 1 orange resource.');
});
