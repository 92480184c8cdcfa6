import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGame } from '../../src/games';
import { lineText } from '../../src/parts/log';

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
