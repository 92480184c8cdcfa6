// What the tests of all games ask of their words.
import assert from 'node:assert/strict';

import { holes, langs } from '../../texts/format';
import type { Texts } from './testing';

// All languages have the same keys with the same holes.
export function sameKeys(texts: Texts): void {
  for (const lang of langs) {
    assert.deepEqual(Object.keys(texts[lang]).sort(), Object.keys(texts.en).sort());
    for (const [key, text] of Object.entries(texts.en)) {
      assert.deepEqual(holes(texts[lang][key]!), holes(text), `${lang} ${key}`);
    }
  }
}

// A text of this game in which nothing was left open.
export const wholeIn = (game: string) => {
  const gaps = new RegExp(String.raw`[{}]|undefined|NaN|${game}\.|\(\)|: \.|, ,|  `);
  return (text: string, what = ''): void => {
    assert.ok(text.length > 0, what);
    assert.doesNotMatch(text, gaps, `${what}: ${text}`);
  };
};
