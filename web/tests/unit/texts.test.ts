import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { shellTexts } from '../../src/texts';
import { format, holes, langs, pickLang } from '../../src/texts/format';
import { gameTexts } from '../../src/texts/games';
import * as house from '../../src/net/generated/house';
import { addMoreTexts, loadGame } from '../../src/games';
import { games as listed } from '../../src/games/list';

const games = await Promise.all(listed.map(({ card }) => loadGame(card.id)));
await Promise.all(games.flatMap((game) => langs.map((lang) => addMoreTexts(game, lang))));
const all: Record<string, Record<string, string>> = Object.fromEntries(
  langs.map((lang) => [lang, { ...shellTexts[lang], ...gameTexts[lang] }]),
);

test('A hole is filled, or left where nothing fits', () => {
  assert.equal(format('en', '{name} takes {what}', { name: 'Anna' }), 'Anna takes {what}');
});

test('A form is picked by number as the language counts', () => {
  const text = '{count} {count: card|cards}';
  assert.equal(format('en', text, { count: 1 }), '1 card');
  assert.equal(format('en', text, { count: 0 }), '0 cards');
  assert.equal(format('fr', text, { count: 0 }), '0 card');
  assert.equal(format('fr', text, { count: 2 }), '2 cards');
  assert.equal(format('de', '{count: Tisch wartet|Tische warten}', { count: 2 }), 'Tische warten');
});

test('The first language that we have is picked, else English', () => {
  assert.equal(pickLang(['pt-BR', 'de-AT', 'en']), 'de');
  assert.equal(pickLang(['nl']), 'nl');
  assert.equal(pickLang(['ja']), 'en');
  assert.equal(pickLang([]), 'en');
});

test('Every language has every key', () => {
  const keys = Object.keys(all['en']!).sort();
  for (const lang of langs) assert.deepEqual(Object.keys(all[lang]!).sort(), keys, lang);
});

test('No text is empty, and all languages have the same holes', () => {
  for (const [key, text] of Object.entries(all['en']!)) {
    for (const lang of langs) {
      const own = all[lang]![key]!;
      assert.notEqual(own.trim(), '', `${lang} ${key}`);
      assert.deepEqual(holes(own), holes(text), `${lang} ${key}: ${own}`);
    }
  }
});

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) && !path.includes('/texts/') ? [readFileSync(path, 'utf8')] : [];
  });
}

// Keys that are put together when they are needed: by the names of bots, events and refusals.
const made = /^(bot-|event-|refused-)/;

test('No text of the shell is unused', () => {
  const source = sources('src').join('\n');
  const unused = Object.keys(shellTexts.en).filter(
    (key) => !made.test(key) && !source.includes(`'${key}'`),
  );
  assert.deepEqual(unused, []);
});

test('Every refusal that has words is one of the server’s', () => {
  const documented = readFileSync('../docs/server.md', 'utf8');
  const own = ['offline', 'storage-full', 'storage-failed', 'other-tab', 'no-house'];
  for (const key of Object.keys(shellTexts.en).filter((k) => k.startsWith('refused-'))) {
    const word = key.slice('refused-'.length);
    assert.ok(own.includes(word) || documented.includes(`\`${word}\``), word);
  }
});

test('Every reason of a game to refuse has words in every language, of its own facts', async () => {
  for (const key of house.refusals) assert.ok(`refused-${key}` in shellTexts.en, key);
  for (const game of house.gameNames) {
    const { refusals } = (await import(`../../src/net/generated/${game}.ts`)) as {
      refusals: Record<string, string[]>;
    };
    const prefix = `${game}.refused.`;
    for (const lang of langs) {
      const texts = gameTexts[lang];
      const known = Object.keys(texts).filter((key) => key.startsWith(prefix));
      const wanted = Object.keys(refusals).map((key) => prefix + key);
      assert.deepEqual(known.sort(), wanted.sort(), lang);
      for (const [key, facts] of Object.entries(refusals)) {
        assert.deepEqual(holes(texts[prefix + key]!), [...facts].sort(), `${lang}: ${game} ${key}`);
      }
    }
  }
});
