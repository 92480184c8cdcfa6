import assert from 'node:assert/strict';
import test from 'node:test';

import {
  askKindNames,
  colourNames,
  dockerNames,
  goodNames,
  phaseNames,
  refusals,
  timingNames,
} from '../../net/generated/amsterdam';
import { factWord } from './factWords';
import { langs, sayIn, texts } from './testing';

const keysOf = (prefix: string) =>
  Object.keys(texts.en)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
const waits = ['goods', 'dockers', 'quarters', 'discs', 'tile', 'tasks', 'place', 'roll', 'over'];

// Names that the server gives for a fact; the others are numbers.
const cards = ['001', '047', '132'];
const spaces = ['start', 'blue-quay', 'beer-anchor', 'depot-4', 'w10'];
const names: Record<string, readonly string[]> = {
  card: cards,
  by: cards,
  one: cards,
  colour: colourNames,
  good: goodNames,
  docker: dockerNames,
  here: spaces,
  space: spaces,
  block: ['plantage-1', 'grachtengordel-6'],
  place: ['depot-1', 'jordaan-2', 'crystal'],
  nearest: ['beer-anchor', 'jordaan-1', 'tulip'],
  walker: ['foreman', 'bailiff', 'dealer'],
  due: [...phaseNames, ...askKindNames].filter(
    (name) => !/deal|drawn/.test(name) || name === 'dealer',
  ),
  condition: [
    ...keysOf('amsterdam.condition.').filter((name) => !name.endsWith('-of')),
    'plan-used-of-plantage',
    'active-plan-of-grachtengordel',
  ],
  counted: keysOf('amsterdam.counted.'),
  action: keysOf('amsterdam.way.'),
  state: ['active', 'inactive'],
  timing: timingNames,
  deck: ['artisan', 'building'],
  tile: ['ca17'],
};

test('Every name among the facts has words in every language', () => {
  for (const facts of Object.values(refusals)) {
    for (const fact of facts) {
      for (const name of names[fact] ?? []) {
        if (fact === 'due' && waits.includes(name)) continue; // nobody decides then
        for (const lang of langs) {
          const word = factWord(fact, name, sayIn(lang));
          assert.doesNotMatch(word, /amsterdam\.|undefined|NaN|[{}]|^$/, `${lang} ${fact} ${name}`);
        }
      }
    }
  }
});

test('Places and conditions are named as the board names them', () => {
  const say = sayIn('en');
  assert.equal(factWord('here', 'beer-anchor', say), 'beer warehouse');
  assert.equal(factWord('here', 'depot-2', say), 'depot 2');
  assert.equal(factWord('block', 'jordaan-2', say), 'Jordaan 2');
  assert.equal(factWord('place', 'crystal', say), 'crystal');
  assert.equal(
    factWord('condition', 'plan-used-of-plantage', say),
    'a Plantage plan used this turn',
  );
});
