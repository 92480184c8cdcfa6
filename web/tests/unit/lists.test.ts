// Lists of tables, invitations and records: what is read from them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedSeat, TableSummary } from '../../src/net/http';
import { tableOfText } from '../../src/state/invitation';
import { botNamed, botNames, fullName, gameName, seatName } from '../../src/state/names';
import { pathOfCode } from '../../src/state/qrPath';
import { seatsOfRecord, termsOfRecord } from '../../src/state/records';
import { resultText } from '../../src/state/results';
import { set } from '../../src/state/settings';

const seat = (name: string, score?: number, place?: number): ListedSeat => ({
  kind: ['easy', 'greedy'].includes(name) ? 'bot' : 'person',
  name,
  free: false,
  ...(score === undefined ? {} : { score }),
  ...(place === undefined ? {} : { place }),
});
const over = (...seats: ListedSeat[]): TableSummary => ({
  id: 'x',
  game: 'carts',
  status: 'over',
  tempo: { kind: 'untimed' },
  seats,
});

test('A finished table tells who won and with how many points', () => {
  const mine = seat('Anna', 39, 1);
  assert.equal(resultText(over(mine, seat('easy', 35, 2)), 'Anna'), 'You won, 39 to 35');
  assert.equal(
    resultText(over(seat('Anna', 30, 3), seat('easy', 35, 2), seat('easy', 44, 1)), 'Anna'),
    `${seatName(seat('easy'), 2, 'x')} won with 44, you have 30`,
  );
  assert.equal(
    resultText(over(mine, seat('easy', 35, 2)), 'Ben'),
    'Anna won, 39 to 35',
    'somebody who watched',
  );
  assert.equal(
    resultText(over(seat('Anna', 20, 1), seat('Ben', 20, 1)), 'Anna'),
    'Anna, Ben share the win, 20 each',
  );
  assert.equal(resultText(over(seat('Anna', 70, 1)), 'Anna'), 'You won with 70 points');
  assert.equal(resultText(over(seat('Anna', 70, 2)), 'Anna'), 'You lost with 70 points');
  assert.equal(resultText(over(seat('Anna'), seat('easy')), 'Anna'), '', 'of an older list');
});

test('An invitation is a link of any host or a code', () => {
  assert.equal(tableOfText('https://pakhuis.example/t/k3m9x2w7p4qa'), 'k3m9x2w7p4qa');
  assert.equal(tableOfText(' http://10.0.0.2:8080/t/k3m9x2w7p4qa/replay '), 'k3m9x2w7p4qa');
  assert.equal(tableOfText('K3M9X2W7P4QA'), 'k3m9x2w7p4qa');
  for (const text of ['', 'hello there', 'https://pakhuis.example/help', 'abc']) {
    assert.equal(tableOfText(text), '', text);
  }
});

test('The bots of a record stay bots', () => {
  const record = 'pakhuis-record 1\ngame: carts\nplayer 0: Anna\nplayer 1: easy\nactions:\n0: draw\n';
  assert.deepEqual(seatsOfRecord(record), ['person', 'easy']);
  assert.deepEqual(termsOfRecord(record), { begin: record, seats: ['person', 'easy'] });
  const said = `${record}player 2: easy\n`;
  assert.deepEqual(seatsOfRecord(said), ['person', 'easy'], 'only what stands before the actions');
  const bots = record.replace('Anna', 'greedy');
  assert.deepEqual(termsOfRecord(bots), { begin: bots }, 'people go on with a match of bots');
  const ended = `${bots}end: carts\n`;
  assert.deepEqual(termsOfRecord(ended).seats, ['greedy', 'easy']);
  assert.deepEqual(termsOfRecord('nonsense'), { begin: 'nonsense' });
});

test('The bots of a table have different names, which follow from table and seat', () => {
  for (let n = 0; n < 500; ++n) {
    const names = [0, 1, 2, 3, 4].map((index) => seatName(seat('easy'), index, `table-${n}`));
    assert.equal(new Set(names).size, 5, `table-${n}: ${names.join(', ')}`);
  }
  const all = Array.from({ length: 500 }, (_, n) => seatName(seat('easy'), 0, `table-${n}`));
  assert.deepEqual([...new Set(all)].sort(), [...botNames].sort(), 'each is used');
  assert.equal(seatName(seat('easy'), 1, 'x'), seatName(seat('greedy'), 1, 'x'), 'whatever the level');
  assert.equal(seatName(seat('easy'), 1, 'local-lesson-1'), 'Barend', 'whom the lesson speaks of');
});

test('A bot is named with its level, a person without', () => {
  assert.equal(fullName(seat('Anna'), 0, 'x'), 'Anna');
  assert.equal(fullName(seat('easy'), 1, 'x'), `${seatName(seat('easy'), 1, 'x')} (easy)`);
  assert.equal(fullName(seat('greedy'), 1, 'x'), `${seatName(seat('greedy'), 1, 'x')} (greedy)`);
});

test('Bots and games have names in the reader’s language', () => {
  assert.equal(botNamed('easy', 1, 'local-lesson-1'), 'Barend (easy)');
  assert.equal(gameName('merchants'), 'Merchants of Amsterdam');
  set({ lang: 'nl' });
  assert.equal(gameName('merchants'), 'Kooplieden van Amsterdam');
  assert.equal(botNamed('hard', 0, 'local-lesson-1'), 'Aagje (moeilijk)');
  set({ lang: null });
});

test('The path of a code has a bar for each run of dark modules', () => {
  assert.equal(
    pathOfCode([
      [true, true, false],
      [false, false, true],
    ]),
    'M0 0h2v1h-2zM2 1h1v1h-1z',
  );
});

test('The code of a link is a QR code: three corner squares, and the link in it', async () => {
  const { encode } = await import('uqr');
  const { data, size } = encode('https://pakhuis.example/t/k3m9x2w7p4qa', { border: 0 });
  assert.equal(data.length, size);
  const corner = (x: number, y: number) =>
    data.slice(y, y + 7).map((row) => row.slice(x, x + 7).map(Number).join(''));
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]]) {
    assert.deepEqual(corner(x!, y!), finder);
  }
});
