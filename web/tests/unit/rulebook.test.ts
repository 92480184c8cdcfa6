// The rules pages: their form, and that they agree with each other, with the edition, with the rules'
// own names and with docs/rules.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { addMoreTexts, loadGame } from '../../src/games';
import * as amsterdam from '../../src/net/generated/amsterdam';
import * as carts from '../../src/net/generated/carts';
import * as house from '../../src/net/generated/house';
import * as merchants from '../../src/net/generated/merchants';
import * as venise from '../../src/net/generated/venise';
import { matching } from '../../src/rulebook/allCards';
import type { PictureFile } from '../../src/rulebook/entries';
import {
  anchorAt,
  type Block,
  headingsOf,
  type Inline,
  inlines,
  inlinesOf,
  readRulebook,
  type Rulebook,
  sectionsOf,
  wordsOf,
} from '../../src/rulebook/form';
import { propsAt } from '../../src/rulebook/frame';
import type { RulesSource } from '../../src/rulebook/source';
import { numbersIn, valueAt } from '../../src/rulebook/values';
import { addressOf, parse, pathOf } from '../../src/state/router';
import { rulesPath } from '../../src/state/rulebook';
import { say } from '../../src/texts';
import { holes, type Lang, langs } from '../../src/texts/format';
import { addTexts } from '../../src/texts/games';
import { texts as de } from '../../src/texts/de/rulebook';
import { texts as en } from '../../src/texts/en/rulebook';
import { texts as fr } from '../../src/texts/fr/rulebook';
import { texts as nl } from '../../src/texts/nl/rulebook';
import { wrongFrenchSpace } from './frenchSpaces';

// What is still to be written. Who adds a file takes it out of this list.
const missing: Record<string, Lang[]> = {
  carts: [],
  venise: [],
  merchants: [],
  amsterdam: [],
};
addTexts({ en, fr, de, nl });
const names = { amsterdam, carts, merchants, venise };
const ids = [...house.gameNames];
const pathTo = (id: string, lang: Lang) => `../texts/rules/${id}/${lang}.md`;
const bookOf = (id: string, lang: Lang): Rulebook => readRulebook(readFileSync(pathTo(id, lang), 'utf8'));
const fileOf = (id: string) =>
  JSON.parse(readFileSync(`src/games/${id}/generated/rulebook.json`, 'utf8')) as PictureFile;

// Every inline, those within others too.
const deep = (list: Inline[]): Inline[] =>
  list.flatMap((one) => ('content' in one ? [one, ...deep(one.content)] : [one]));
const allOf = ({ facts, blocks }: Rulebook): Inline[] => deep([...facts, ...blocks.flatMap(inlinesOf)]);
const twice = (list: string[]): string[] => list.filter((it, i) => list.indexOf(it) !== i);

test('The files that are still missing are those of the list, and the page has the others', async () => {
  for (const id of ids) {
    const found = langs.filter((lang) => !existsSync(pathTo(id, lang)));
    assert.deepEqual(found, missing[id], id);
    const { texts } = await (await loadGame(id)).rulebook!();
    assert.deepEqual(Object.keys(texts), langs.filter((lang) => !found.includes(lang)), id);
  }
});

for (const id of ids) {
  for (const lang of langs.filter((one) => existsSync(pathTo(id, one)))) {
    test(`${id} ${lang}: the form, the anchors and the links`, () => {
      const book = bookOf(id, lang);
      const anchors = headingsOf(book).map(({ anchor }) => anchor);
      assert.deepEqual(twice(anchors), []);
      assert.ok(sectionsOf(book).length >= 6);
      for (const one of allOf(book)) {
        if (one.kind === 'link') assert.ok(anchors.includes(one.to), `#${one.to}`);
      }
      assert.equal(book.blocks.filter(({ kind }) => kind === 'cards').length, 1, '@cards');
    });

    test(`${id} ${lang}: the numbers are those of the edition`, () => {
      const { edition } = fileOf(id).edition as { edition: unknown };
      for (const one of allOf(bookOf(id, lang))) {
        if (one.kind !== 'value') continue;
        const values = one.paths.map((path) => valueAt(edition, path)?.number);
        // "1 to 3" may name the ends only, "1 or 2" all of them.
        assert.deepEqual(numbersIn(one.text), values, `${one.paths.join()} ${one.text}`);
      }
    });

    test(`${id} ${lang}: a reading that is named is in docs/rules`, () => {
      const doc = readFileSync(`../docs/rules/${id}.md`, 'utf8');
      const named = allOf(bookOf(id, lang)).flatMap((one) => (one.kind === 'reading' ? [one.number] : []));
      assert.ok(named.length > 0);
      assert.deepEqual(twice(named), []);
      for (const number of named) {
        assert.match(doc, new RegExp(`^(- )?(\\*\\*)?${number}\\.`, 'm'), `reading ${number}`);
      }
    });
  }

  for (const lang of langs.filter((one) => one !== 'en' && existsSync(pathTo(id, one)))) {
    test(`${id} ${lang}: headings, numbers and pictures are those of the English file`, () => {
      const shape = (book: Rulebook) => ({
        headings: headingsOf(book).map(({ anchor, level }) => `${level} ${anchor}`),
        kinds: book.blocks.map(({ kind }) => kind),
        values: allOf(book).flatMap((one) => (one.kind === 'value' ? [one.paths.join()] : [])).sort(),
        readings: allOf(book).flatMap((one) => (one.kind === 'reading' ? [one.number] : [])),
        pictures: book.blocks.flatMap((one) =>
          one.kind === 'picture' ? [one.name, ...one.items.map(({ target }) => target)] : [],
        ),
      });
      const [own, english] = [bookOf(id, lang), bookOf(id, 'en')];
      assert.deepEqual(shape(own), shape(english));
      const numbers = (one: Block) => numbersIn(wordsOf(inlinesOf(one))).sort((a, b) => a - b);
      own.blocks.forEach((one, i) => {
        const words = wordsOf(inlinesOf(one));
        assert.deepEqual(numbers(one), numbers(english.blocks[i]!), words);
        if (lang === 'fr') assert.doesNotMatch(words, wrongFrenchSpace, words);
      });
    });
  }

  test(`${id}: every verb and every reason to refuse is explained in one place`, () => {
    const headings = headingsOf(bookOf(id, 'en'));
    const verbs = headings.flatMap((one) => one.verbs);
    const refusals = headings.flatMap((one) => one.refusals);
    assert.deepEqual(twice(verbs), [], 'verbs that stand twice');
    assert.deepEqual(twice(refusals), [], 'keys that stand twice');
    const { verbNames, refusals: own } = names[id];
    assert.deepEqual(verbs.sort(), [...verbNames].sort());
    const lacking = Object.keys(own).filter((key) => !refusals.includes(key));
    assert.deepEqual(lacking, [], 'keys without a passage');
    const known = [...Object.keys(own), ...house.refusals, ...house.textRefusals];
    assert.deepEqual(refusals.filter((key) => !known.includes(key)), [], 'keys that no rule has');
  });

  test(`${id}: each picture has its record, and each record a picture`, () => {
    const named = bookOf(id, 'en').blocks.flatMap((one) => (one.kind === 'picture' ? [one.name] : []));
    const kept = readdirSync(`../texts/rules/${id}`)
      .filter((file) => file.endsWith('.record'))
      .map((file) => file.replace('.record', ''));
    assert.deepEqual(named.sort(), kept.sort());
    const { pictures } = fileOf(id);
    for (const name of named) assert.ok(pictures[name]?.view, `${name}: ${JSON.stringify(pictures[name])}`);
    assert.ok(named.includes('board'));
  });

  test(`${id}: all cards and tiles have words in every language`, async () => {
    const ui = await loadGame(id);
    const cards = await ui.rulebook!();
    for (const lang of langs) await addMoreTexts(ui, lang);
    const source = { file: fileOf(id), ui } as RulesSource;
    const entries = cards.entries(propsAt(source, source.file.start), say);
    assert.deepEqual(twice(entries.map((entry) => entry.id)), []);
    assert.deepEqual(
      [...new Set(entries.map(({ kind }) => kind))].filter((kind) => !cards.kinds.includes(kind)),
      [],
    );
    for (const { title, words } of entries) {
      assert.doesNotMatch(`${title} ${words}`, /undefined|NaN|\{\w+\}|\w+\.\w+\.\w+/, `${title}: ${words}`);
    }
    const [first] = entries;
    assert.ok(matching(entries, first!.title, '').includes(first!));
    assert.ok(matching(entries, '', first!.kind).length < entries.length);
    assert.deepEqual(matching(entries, 'xyzzy', ''), []);
  });
}

test('Markup that is not understood is an error', () => {
  const page = (text: string) => `# A\n\n*2 players*\n\n## B {#b}\n\n${text}\n`;
  assert.equal(readRulebook(page('Words.')).blocks.length, 2);
  for (const text of [
    '#### Deep {#deep}',
    '## No anchor',
    '`code`',
    '**open',
    '[words](http://x)',
    '{=path 3}',
    '{?}',
    '@video x',
    '@picture board',
    '@picture board\n\n1. no target',
    '@picture board\n\n2. [a:1] begins with two',
    '| a | b |\n| c | d |',
    '| a | b |\n|---|---|\n| c |',
    '  - indented',
    '<b>bold</b>',
    '> ',
  ]) {
    assert.throws(() => readRulebook(page(text)), /line \d+/, text);
  }
  assert.throws(() => readRulebook('Words'), /line 1/);
  assert.throws(() => readRulebook('# A\n\nWords'), /line 3/);
});

test('Words keep their marks', () => {
  assert.deepEqual(inlines('a **b *c* b** [d](#e) {=/f/0,/g*10 1 and 20} {?7}'), [
    { kind: 'text', text: 'a ' },
    { kind: 'bold', content: [{ kind: 'text', text: 'b ' }, { kind: 'italic', content: [{ kind: 'text', text: 'c' }] }, { kind: 'text', text: ' b' }] },
    { kind: 'text', text: ' ' },
    { kind: 'link', to: 'e', content: [{ kind: 'text', text: 'd' }] },
    { kind: 'text', text: ' ' },
    { kind: 'value', paths: ['/f/0', '/g*10'], text: '1 and 20' },
    { kind: 'text', text: ' ' },
    { kind: 'reading', number: '7' },
  ]);
});

test('A path leads to a value and to its mark', () => {
  const edition = {
    terms: [{ term: 'loan', value: 120, mark: 'text' }],
    spaces: [{ years: '1600', payouts: [{ first: 80 }], 'payout-mark': 'ours', 'years-mark': 'text' }],
    roofs: [{ good: 'beer', points: [4, 3], marks: ['text', 'ours'] }],
    bridges: [{ behind: 4, points: 2, 'points-mark': 'text', mark: 'ours' }],
  };
  const at = (path: string) => valueAt(edition, path);
  assert.deepEqual(at('/terms/loan/value*1000'), { number: 120_000, reconstructed: false });
  assert.deepEqual(at('/spaces/0/payouts/0/first'), { number: 80, reconstructed: true });
  assert.deepEqual(at('/roofs/beer/points/0'), { number: 4, reconstructed: false });
  assert.deepEqual(at('/roofs/beer/points/1'), { number: 3, reconstructed: true });
  assert.deepEqual(at('/bridges/0/points'), { number: 2, reconstructed: false });
  assert.deepEqual(at('/bridges/0/behind'), { number: 4, reconstructed: true });
  assert.equal(at('/terms/none/value'), undefined);
  assert.equal(at('/terms/loan'), undefined);
});

test('Numbers are read as each language writes them', () => {
  assert.deepEqual(numbersIn('4, 3 and 12'), [4, 3, 12]);
  assert.deepEqual(numbersIn('400,000 to 20,000'), [400_000, 20_000]);
  assert.deepEqual(numbersIn('120.000, 120\u202f000'), [120_000, 120_000]);
});

test('A place leads to a section: by anchor, by verb, by the reason to refuse', () => {
  const book = bookOf('carts', 'en');
  assert.equal(anchorAt(book, ''), 'goal');
  assert.equal(anchorAt(book, 'doubles'), 'doubles');
  assert.equal(anchorAt(book, '=claim'), 'claim');
  assert.equal(anchorAt(book, '!wrong-colour'), 'claim');
  assert.equal(anchorAt(book, '!no-such-key'), 'goal');
});

test('A rules page has an address with its place, also in a folder of files', () => {
  const path = rulesPath('carts', 'claim');
  assert.deepEqual(parse(path), { page: 'rules', game: 'carts', at: 'claim' });
  assert.deepEqual(parse('/rules/carts'), { page: 'rules', game: 'carts', at: '' });
  for (const server of [true, false]) assert.equal(pathOf(addressOf(path, server), server), path);
});

test('The words around the rules are there in every language', () => {
  const texts = { en, fr, de, nl };
  for (const lang of langs) {
    assert.deepEqual(Object.keys(texts[lang]).sort(), Object.keys(en).sort(), lang);
    for (const [key, text] of Object.entries(texts[lang])) {
      assert.deepEqual(holes(text), holes(en[key]!), `${lang} ${key}`);
      if (lang === 'fr') assert.doesNotMatch(text, wrongFrenchSpace, text);
    }
  }
});
