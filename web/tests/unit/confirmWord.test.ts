// The button that confirms says what it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGame } from '../../src/games';
import { games } from '../../src/games/list';
import { confirmWord } from '../../src/parts/confirmWord';
import { gameTexts } from '../../src/texts/games';

await Promise.all(games.map(({ card }) => loadGame(card.id)));

test('The button that confirms says the verb of the action in this game', () => {
  assert.equal(confirmWord('carts', 'claim dam-waag green x2'), 'Claim');
  assert.equal(confirmWord('carts', 'contracts'), 'Draw');
  assert.equal(confirmWord('amsterdam', 'deliver sugar'), 'Deliver');
  assert.equal(confirmWord('venise', 'keep none'), 'Confirm');
  assert.equal(confirmWord('venise', 'unheard of'), 'Confirm');
});

test('Every verb with a word for the button is one of its game', () => {
  const verbs = Object.keys(gameTexts.en).filter((key) => /^\w+\.confirm\./.test(key));
  assert.ok(verbs.length > 30);
  for (const key of verbs) {
    const action = key.replace('.confirm.', '.do.');
    assert.ok(Object.keys(gameTexts.en).some((known) => known.startsWith(action)), key);
  }
});
