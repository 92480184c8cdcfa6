// What a hint says, at many positions of all games: never a bare name of a move, nor only its cost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameUi, Say } from '../../src/games/game';
import { hintWords } from '../../src/parts/consequences';
import { type Lang, format, langs } from '../../src/texts/format';
import { HintHouse, type HintPosition } from './hintPositions';
import { recordFiles } from './records';

// Steps between positions: matches of carts and merchants are short.
const everyNth = (name: string) => (/^(carts|merchants)/.test(name) ? 5 : 29);

// Consequences that are no reason: costs, what is left, what comes next anyway.
const weak = new Set([
  ...['pay', 'carts', 'turn', 'take', 'draw', 'contracts', 'return'].map((key) => `carts.preview.${key}`),
  ...['costs', 'free', 'die-back', 'bridges', 'placed', 'chases', 'own-back', 'not-placed', 'counts'].map(
    (key) => `venise.preview.${key}`,
  ),
  ...['no-power', 'activates', 'also', 'perhaps', 'stock', 'stored', 'replaces', 'needs'].map(
    (key) => `venise.preview.${key}`,
  ),
  ...['money', 'if-bought', 'at-least', 'early', 'turn', 'auction', 'repay', 'no-step', 'last-tile'].map(
    (key) => `merchants.preview.${key}`,
  ),
  ...['costs', 'supply', 'activation', 'pay-florins', 'any', 'more', 'lost', 'penalty', 'then'].map(
    (key) => `amsterdam.preview.${key}`,
  ),
  ...['draw', 'spaces', 'return'].map((key) => `amsterdam.preview.${key}`),
]);

// Honest, but the same at every position of a kind.
const general = new Set([
  ...['later', 'only', 'contracts'].map((key) => `carts.why.${key}`),
  ...['other', 'only', 'end', 'walk', 'rest', 'spare', 'lose', 'decline', 'least', 'none-kept'].map(
    (key) => `venise.why.${key}`,
  ),
  ...['other', 'only', 'worth-later', 'base', 'done', 'borrow', 'least'].map(
    (key) => `merchants.why.${key}`,
  ),
  ...['other', 'only', 'end', 'load', 'sail', 'keep', 'pay', 'skip', 'drop'].map(
    (key) => `amsterdam.why.${key}`,
  ),
]);

// Where the facts of the position are told.
const factual = [
  ...['cards-for', 'paid', 'paid-for', 'none-open.contracts', 'chance.contracts'].map(
    (key) => `carts.why.${key}`,
  ),
  ...['there', 'need', 'useless', 'bridge', 'recall', 'order', 'workshop', 'master'].map(
    (key) => `venise.why.${key}`,
  ),
  ...['next', 'leads', 'level', 'behind', 'worth', 'worth-others', 'keep', 'offer'].map(
    (key) => `merchants.why.${key}`,
  ),
  ...['later', 'delivery', 'bridge', 'block', 'pay-most'].map((key) => `amsterdam.why.${key}`),
];

interface Line {
  key: string; // of the text that it is; empty: none of the game's
  text: string;
}

// The lines of a hint, with the key of each.
function linesOf(at: HintPosition, lang: Lang, texts: Record<string, string>): Line[] {
  const say: Say = (key, args) => {
    const text = texts[key];
    assert.ok(text !== undefined, `${lang} has no ${key}`);
    return `\u0001${key}\u0002${format(lang, text, args)}`;
  };
  return hintWords(at.preview, at.game, at.props, at.answer, say).map((line) => {
    const key = /^\u0001([^\u0002]*)\u0002/.exec(line)?.[1] ?? '';
    return { key, text: line.replaceAll(/\u0001[^\u0002]*\u0002/g, '') };
  });
}

const isReason = ({ key, text }: Line): boolean =>
  !weak.has(key) && (key !== 'amsterdam.preview.at-end' || text.includes('+'));

const wordsOf = new Map<string, Record<string, string>>();
async function textsOf(game: GameUi, lang: Lang): Promise<Record<string, string>> {
  const name = `${game.id} ${lang}`;
  const known = wordsOf.get(name) ?? { ...game.texts[lang], ...(await game.moreTexts?.(lang)) };
  wordsOf.set(name, known);
  return known;
}

test('Every hint has a reason beyond its name and its cost, in each language', async () => {
  const house = await new HintHouse().open();
  const kinds = new Set<string>();
  const keys = new Set<string>();
  const count = new Map<string, { all: number; general: number }>();
  for (const record of recordFiles()) {
    for await (const at of house.positions(record, everyNth(record.name))) {
      const { game, place, preview } = at;
      const where = `${place}: ${preview.action}`;
      const english = linesOf(at, 'en', await textsOf(game, 'en'));
      const reasons = english.filter(isReason);
      assert.ok(reasons.length > 0, `${where}: ${JSON.stringify(english)}`);
      for (const { text } of english) assert.ok(!/undefined|NaN|[{}]/.test(text), `${where}: ${text}`);
      for (const lang of langs) {
        const lines = linesOf(at, lang, await textsOf(game, lang));
        assert.deepEqual(
          lines.map(({ key }) => key),
          english.map(({ key }) => key),
          `${where}, ${lang}`,
        );
        for (const { text } of lines) assert.ok(text.trim() !== '', `${where}, ${lang}`);
      }
      kinds.add(`${game.id} ${preview.action.split(' ')[0]}`);
      english.forEach(({ key }) => keys.add(key));
      const sum = count.get(game.id) ?? { all: 0, general: 0 };
      sum.all += 1;
      if (reasons.every(({ key }) => general.has(key))) sum.general += 1;
      count.set(game.id, sum);
    }
  }
  house.close();
  assert.ok(kinds.size >= 50, `${kinds.size} kinds of actions`);
  assert.deepEqual(factual.filter((key) => !keys.has(key)), [], 'reasons that were never told');
  for (const [id, { all, general: same }] of count) {
    assert.ok(all > 40, `${id}: ${all} positions`);
    assert.ok(same * 4 < all, `${id}: ${same} of ${all} have a general reason only`);
  }
});
