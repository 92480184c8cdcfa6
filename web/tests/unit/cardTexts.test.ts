// The words of Amsterdam's cards, tiles and tasks lie outside of the client: the terminal has them, too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { langs } from '../../src/texts/format';
import { wrongFrenchSpace } from './frenchSpaces';

type Entry = { name?: string; text: string };
type Texts = Record<'cards' | 'tiles' | 'tasks', Record<string, Entry>>;

const texts = Object.fromEntries(
  langs.map((lang) => [
    lang,
    JSON.parse(readFileSync(`../texts/amsterdam/${lang}.json`, 'utf8')) as Texts,
  ]),
) as Record<(typeof langs)[number], Texts>;
const groups = ['cards', 'tiles', 'tasks'] as const;

function upTo(count: number, name: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => name(i + 1));
}
const tileLetters = (n: number) => (n <= 8 ? 'a' : n <= 16 ? 'b' : n <= 20 ? 'ca' : 'cb');
const ids = {
  cards: upTo(132, (n) => String(n).padStart(3, '0')),
  tiles: upTo(24, (n) => tileLetters(n) + n),
  tasks: upTo(42, String),
};

function forEachText(visit: (where: string, own: Entry, english: Entry) => void): void {
  for (const lang of langs) {
    for (const group of groups) {
      for (const id of ids[group]) {
        visit(`${lang} ${group} ${id}`, texts[lang][group][id]!, texts.en[group][id]!);
      }
    }
  }
}

test('Every language has all 132 cards, 24 market tiles and 42 tasks, and nothing else', () => {
  for (const lang of langs) {
    assert.deepEqual(Object.keys(texts[lang]), groups, lang);
    for (const group of groups) {
      assert.deepEqual(Object.keys(texts[lang][group]).sort(), [...ids[group]].sort(), lang);
    }
  }
});

test('Cards have a name and a sentence, tiles and tasks a sentence', () => {
  forEachText((where, own) => {
    const fields = where.includes('cards') ? ['name', 'text'] : ['text'];
    assert.deepEqual(Object.keys(own), fields, where);
    assert.match(own.text, /^\p{Lu}.*\.$/u, where);
    if ('name' in own) assert.match(own.name!, /^\p{Lu}/u, where);
  });
});

test('A sentence fits a card on a phone', () => {
  forEachText((where, own) => assert.ok(own.text.length <= 115, `${where}: ${own.text}`));
});

test('All languages have the same figures in the same text', () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
  forEachText((where, own, english) =>
    assert.deepEqual(figures(own.text), figures(english.text), `${where}: ${own.text}`),
  );
});

test('Buildings and quarters keep their Dutch names', () => {
  for (const id of ids.cards.slice(54)) {
    for (const lang of langs) assert.equal(texts[lang].cards[id]!.name, texts.en.cards[id]!.name);
  }
});

test('Quotes and spaces are those of the language', () => {
  forEachText((where, own) => {
    assert.doesNotMatch(own.text, /['"]| {2}|^\s|\s$/, where);
    if (where.startsWith('fr')) assert.doesNotMatch(own.text, wrongFrenchSpace, `${where}: ${own.text}`);
  });
});
