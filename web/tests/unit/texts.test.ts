import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { shellTexts } from '../../src/texts';
import { format, holes, langs, pickLang } from '../../src/texts/format';
import { gameTexts } from '../../src/texts/games';
import { wrongFrenchSpace } from './frenchSpaces';
import { fileOf, lessonFiles } from './lessonFiles';
import * as house from '../../src/net/generated/house';
import { addMoreTexts, loadGame } from '../../src/games';
import { games as listed } from '../../src/games/list';
import '../../src/lessons/texts';
import '../../src/rulebook/source';
import { Refusal } from '../../src/net/refusal';
import { refusalText } from '../../src/state/toast';

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

test('Thousands are written out as the language writes them', () => {
  const text = '{count:000} florins';
  assert.equal(format('en', text, { count: 120 }), '120,000 florins');
  assert.equal(format('fr', text, { count: 120 }), '120\u202f000 florins');
  assert.equal(format('de', text, { count: 1200 }), '1.200.000 florins');
  assert.equal(format('nl', text, { count: -20 }), '−20.000 florins');
  assert.equal(format('en', text, { count: 0 }), '0 florins');
  assert.deepEqual(holes(text), ['count']);
});

test('A sentence that begins with a thing begins with a capital, one with a player does not', () => {
  assert.equal(format('en', '{good} is here.', { good: 'silk' }), 'Silk is here.');
  assert.equal(format('en', '{good}: off', { good: 'silk' }), 'silk: off');
  assert.equal(format('en', '{name} takes it.', { name: 'bea' }), 'bea takes it.');
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

test('French has its spaces before signs', () => {
  for (const { game, lesson } of lessonFiles) {
    const words = JSON.stringify(fileOf(game, `${lesson}.fr`), (_, text: unknown) => text, 1) ?? '';
    for (const [, text] of words.matchAll(/: "(.*)",?$/gm)) assert.doesNotMatch(text!, wrongFrenchSpace, text);
  }
  for (const [key, text] of Object.entries(all['fr']!)) {
    assert.doesNotMatch(text, wrongFrenchSpace, `${key}: ${text}`);
  }
  for (const wrong of ['Prêt ?', 'Prêt?', 'Prêt\u00a0!', 'Ici : là', '« ici »', '120 000']) {
    assert.match(wrong, wrongFrenchSpace, wrong);
  }
});

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) && !path.includes('/texts/') ? [readFileSync(path, 'utf8')] : [];
  });
}

// Keys that are put together when they are needed: by the names of bots and levels, events and refusals.
const made = /^(bot-|level-|event-|refused-)/;

test('No text of the shell is unused', () => {
  const source = sources('src').join('\n');
  const unused = Object.keys(shellTexts.en).filter(
    (key) => !made.test(key) && !source.includes(`'${key}'`),
  );
  assert.deepEqual(unused, []);
  const frame = Object.keys(gameTexts.en).filter((key) => key.startsWith('lesson.'));
  const word = (key: string) => key.slice('lesson.'.length);
  const isNamed = (key: string) => source.includes(`'${key}'`) || source.includes(`name="${word(key)}"`);
  assert.deepEqual(frame.filter((key) => !isNamed(key)), []);
});

// Words in quotes, between tags, or in a table of languages; not what imports, classes and figures hold.
function wordsIn(source: string): string[] {
  const others = /^\/\/.*$|^import .*?;$|class=("[^"]*"|\{`.*?`\})|\w+="[^"\p{L}]*"|import\(.*?\)/gmsu;
  const quoted = /'[^'\n]*\p{L}{2}[^'\n]* [^'\n]*'|"[^"\n]*\p{L}{2}[^"\n]* [^"\n]*"/u;
  const tagged = />[^<>{}()=;]*\p{L}{2}[^<>{}()=;]*<\//u;
  const inLanguages = /\b(?:en|fr|de|nl): ['"`]/u;
  const words = new RegExp([quoted, tagged, inLanguages].map((one) => one.source).join('|'), 'gu');
  return source.replace(others, '').match(words) ?? [];
}

test('The list of cards of the rules pages has its words from the dictionaries', async () => {
  for (const id of house.gameNames) {
    assert.deepEqual(wordsIn(readFileSync(`src/games/${id}/rulebook.tsx`, 'utf8')), [], id);
    const { kinds } = await games.find((game) => game.id === id)!.rulebook!();
    for (const kind of kinds) assert.ok(`rulebook.${id}.${kind}` in gameTexts.en, `${id} ${kind}`);
  }
  for (const wrong of ["{ en: 'Years' }", "words: 'Found a colony.'", '<b>Years</b>']) {
    assert.equal(wordsIn(wrong).length, 1, wrong);
  }
});

test('Every refusal that has words is one of the server’s', () => {
  const documented = readFileSync('../docs/server.md', 'utf8');
  const own = ['offline', 'storage-full', 'storage-failed', 'other-tab', 'no-house', 'table-in-use'];
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

test('A refusal is told in the words of its game, then of the house, then of the server', () => {
  const told = (key: string, id: string) =>
    refusalText(new Refusal(key, 'As the server says.', {}), games.find((game) => game.id === id));
  assert.equal(told('not-your-card', 'venise'), 'This card is not on your board.');
  assert.equal(told('stale', 'venise'), shellTexts.en['refused-stale']);
  assert.equal(told('unheard-of', 'venise'), 'As the server says.');
  gameTexts.en['venise.refused.stale'] = 'The dice have been rolled.';
  try {
    assert.equal(told('stale', 'venise'), 'The dice have been rolled.');
    assert.equal(told('stale', 'carts'), shellTexts.en['refused-stale']);
  } finally {
    delete gameTexts.en['venise.refused.stale'];
  }
});
