import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGame } from '../../src/games';
import { lineText } from '../../src/parts/log';
import { weightiest } from '../../src/parts/news';

const game = await loadGame('carts');
const name = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
const edition = { hash: '', parts: {}, edition: { contracts: [], places: [], tracks: [] } };
const line = (event: Record<string, unknown>) => lineText(event as never, game, edition, name);

test('A line says what was taken back', () => {
  const drew = { kind: 'drew', seat: 0, text: 'Anna draws a card.' };
  const what = line(drew);
  assert.notEqual(what, '');
  assert.equal(line({ kind: 'undone', seat: 0, events: [drew] }), `Anna undoes: ${what}`);
  assert.equal(line({ kind: 'undone', seat: 1 }), 'Ben undoes a move.');
});

test('A line says whether those who watch may write', () => {
  assert.match(line({ kind: 'allow-chat', allowed: true }), /can write/);
  assert.match(line({ kind: 'allow-chat', allowed: false }), /Only players/);
});

test('A card from the deck that the reader does not see is not told twice', () => {
  assert.ok(game.isEcho!({ kind: 'dealt', seat: 1 }));
  assert.ok(!game.isEcho!({ kind: 'dealt', seat: 0, card: 'pink' }));
  assert.ok(!game.isEcho!({ kind: 'drew', seat: 1 }));
});

test('Of too many lines those are told that say most, in their order', () => {
  // Chance, a claim with points, chance, a decision, chance, a decision.
  const weights = [0, 2, 0, 1, 0, 1];
  assert.deepEqual([...weightiest(weights, 3)].sort(), [1, 3, 5]);
  assert.deepEqual([...weightiest(weights, 4)].sort(), [1, 3, 4, 5]);
  assert.equal(weightiest(weights, 9).size, 6);
});
