import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, firstSetup, fitting } from '../../src/state/setup';

const info = {
  id: 'harbour',
  name: 'Harbour',
  'min-seats': 1,
  'max-seats': 4,
  options: [
    { key: 'length', help: '', choices: ['long', 'short'] },
    { key: 'fog', help: '', choices: ['off', 'on'] },
  ],
};
const isClosed = (option: string, choice: string, seats: number) =>
  option === 'fog' && choice === 'on' && seats === 1;

test('Two sit at the table that is proposed, even where one can play alone', () => {
  assert.equal(firstSetup(info, 'easy').seats.length, 2);
});

test('A choice that does not go with the number of seats is given up, others stay', () => {
  const options = { length: 'short', fog: 'on' };
  const two = changed(firstSetup(info, 'easy'), { options });
  assert.deepEqual(fitting(two, info, isClosed).options, options);
  const alone = changed(two, { seats: [{ kind: 'me' }] });
  assert.deepEqual(fitting(alone, info, isClosed).options, { length: 'short', fog: 'off' });
});
