// The tables of docs/glossary.md list words that are not used for a term. No text uses one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { addMoreTexts, loadGame } from '../../src/games';
import { games as listed } from '../../src/games/list';
import '../../src/lessons/texts';
import { shellTexts } from '../../src/texts';
import { type Lang, langs } from '../../src/texts/format';
import { gameTexts } from '../../src/texts/games';
import { fileOf, lessonFiles } from './lessonFiles';

const checked: readonly Lang[] = langs;

interface Wrong {
  scope: string; // a game, or "everywhere"
  term: string;
  lang: Lang;
  word: string; // a * stands for any ending
  but: string[]; // phrases in which the word is right
}

// "en: match, lap (but: lap dog) · fr: robot"
function wrongWords(scope: string, term: string, cell: string): Wrong[] {
  return cell.split('·').flatMap((part) => {
    const [, lang, list = '', right = ''] =
      /^\s*(\w\w):\s*(.*?)(?:\s*\(but: (.*)\))?\s*$/.exec(part) ?? [];
    if (!lang) return [];
    assert.ok((langs as readonly string[]).includes(lang), `${term}: ${part}`);
    const but = right ? right.split(', ') : [];
    return list.split(', ').map((word) => ({ scope, term, lang: lang as Lang, word, but }));
  });
}

interface Row {
  scope: string;
  term: string;
  words: Record<Lang, string>;
  not: string;
}

// The rows of all tables with a column "not", by the heading above them.
function rowsOf(markdown: string): Row[] {
  let scope = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) scope = line.slice(3).toLowerCase();
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1).map((it) => it.trim()) : [];
    const [term = '', en = '', fr = '', de = '', nl = '', not] = cells;
    if (not === undefined || term === 'term' || term.startsWith('-')) return [];
    return [{ scope, term, words: { en, fr, de, nl }, not }];
  });
}

const pattern = (word: string): RegExp => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*$/, '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'giu');
};

// Names of holes are not read: "{track}", "{count: cart|carts}".
const spoken = (text: string): string =>
  text.replace(/\{\w+(?::000)?\}/g, '…').replace(/\{\w+:/g, ' ').replace(/[|}]/g, ' ');

function uses(text: string, { word, but }: Wrong): boolean {
  const rest = but.reduce((left, phrase) => left.replace(pattern(phrase), ''), spoken(text));
  return pattern(word).test(rest);
}

// key or place → text, of a language and a scope
type Texts = Record<string, string>;

function found(rows: Row[], lang: Lang, textsOf: (scope: string) => Texts): string[] {
  return rows
    .flatMap(({ scope, term, not }) => wrongWords(scope, term, not))
    .filter((wrong) => wrong.lang === lang)
    .flatMap((wrong) =>
      Object.entries(textsOf(wrong.scope))
        .filter(([, text]) => uses(text, wrong))
        .map(([key, text]) => `${lang} ${key}: “${wrong.word}” for ${wrong.term}: ${text}`),
    );
}

const games = await Promise.all(listed.map(({ card }) => loadGame(card.id)));
await Promise.all(games.flatMap((game) => langs.map((lang) => addMoreTexts(game, lang))));
const rows = rowsOf(readFileSync('../docs/glossary.md', 'utf8'));

// The server's own English, which a terminal shows.
function serverTexts(game: string): Texts {
  const source = readFileSync(`../src/games/${game}/reasons.h`, 'utf8').replace(/"\s*\n\s*"/g, '');
  const reasons = source.matchAll(/Reason \w+\{\s*"([\w-]+)",\s*"((?:[^"\\]|\\.)*)"/g);
  return Object.fromEntries([...reasons].map(([, key, text]) => [`${game}/${key}`, text!]));
}

// The words of a game's lessons, as far as the language has them.
function lessonTexts(game: string, lang: Lang): Texts {
  const texts: Texts = {};
  const add = (place: string, value: unknown): void => {
    if (typeof value === 'string') texts[place] = value;
    else for (const [key, inner] of Object.entries(value ?? {})) add(`${place}/${key}`, inner);
  };
  for (const listed of lessonFiles.filter((file) => file.game === game)) {
    add(`${game}/${listed.lesson}`, fileOf(game, `${listed.lesson}.${lang}`));
  }
  return texts;
}

const ofGame = (game: string, lang: Lang): Texts => ({
  ...lessonTexts(game, lang),
  ...Object.fromEntries(
    Object.entries(gameTexts[lang]).filter(([key]) => key.startsWith(`${game}.`)),
  ),
  ...(lang === 'en' && game !== 'lesson' ? serverTexts(game) : {}),
});

function textsOf(scope: string, lang: Lang): Texts {
  if (scope !== 'everywhere') return ofGame(scope, lang);
  const abouts = listed.map(({ card }) => [`about ${card.id}`, card.about[lang]] as const);
  const all = listed.map(({ card }) => ofGame(card.id, lang));
  const frame = ofGame('lesson', lang);
  return Object.assign({}, shellTexts[lang], frame, Object.fromEntries(abouts), ...all) as Texts;
}

for (const lang of checked) {
  test(`Texts use the terms of the glossary: ${lang}`, () => {
    assert.deepEqual(found(rows, lang, (scope) => textsOf(scope, lang)), []);
  });
}

test('The glossary has a word for every term in every language, and forbids none of them', () => {
  const scopes = ['everywhere', ...listed.map(({ card }) => card.id)];
  assert.deepEqual([...new Set(rows.map(({ scope }) => scope))].sort(), [...scopes].sort());
  for (const { scope, term, words, not } of rows) {
    for (const lang of langs) assert.notEqual(words[lang], '', `${scope} ${term} ${lang}`);
    for (const wrong of wrongWords(scope, term, not)) {
      const word = words[wrong.lang].replace(/\(.*?\)/g, '');
      assert.ok(!uses(word, wrong), `${scope} ${term}: ${word}`);
    }
  }
});

test('A planted wrong word is found, in whole words and in its scope only', () => {
  const table = rowsOf(
    [
      '## Everywhere',
      '| term | en | fr | de | nl | not |',
      '|---|---|---|---|---|---|',
      '| one play | game | partie | Partie | partij | en: match, matches |',
      '## carts',
      '| route | route | route | Strecke | route | en: track · fr: charrette* |',
      '| deck | deck | pioche | Stapel | stapel | en: pile (but: discard pile) |',
    ].join('\n'),
  );
  const planted = (texts: Texts, lang: Lang = 'en', scope = 'carts') =>
    found(table, lang, (it) => (it === scope || it === 'everywhere' ? texts : {})).length;
  assert.equal(planted({ key: 'The match is over.' }), 1);
  assert.equal(planted({ key: 'MATCHES' }), 1);
  assert.equal(planted({ key: 'matching rematch' }), 0);
  assert.equal(planted({ key: 'Claim a track.' }), 1);
  assert.equal(planted({ key: 'Claim {track}: {count: track|space}' }), 1);
  assert.equal(planted({ key: 'Claim {track}.' }), 0);
  assert.equal(planted({ key: 'Score track' }, 'en', 'amsterdam'), 0);
  assert.equal(planted({ key: 'Vos charrettes' }, 'fr'), 1);
  assert.equal(planted({ key: 'Vos charrettes' }, 'en'), 0);
  assert.equal(planted({ key: 'The discard pile' }), 0);
  assert.equal(planted({ key: 'The pile and the discard pile' }), 1);
});
