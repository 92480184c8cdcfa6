import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync('src/style/tokens.css', 'utf8');
const [light, dark] = css.split(":root[data-theme='dark']") as [string, string];

function tokenOf(theme: string, name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  assert.ok(found, name);
  return found;
}

// As WCAG measures it.
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

for (const [name, theme] of [['light', light], ['dark', dark]] as const) {
  test(`A golden ring with its ink line stands out on every ground, ${name}`, () => {
    const gold = tokenOf(theme, 'legal');
    const ink = tokenOf(theme, 'ring-ink');
    assert.ok(contrast(gold, ink) >= 3, 'gold on ink');
    for (const ground of ['page', 'panel', 'land', 'water', 'deep-water']) {
      const under = tokenOf(theme, ground);
      const best = Math.max(contrast(gold, under), contrast(ink, under));
      assert.ok(best >= 3, `${ground}: ${best.toFixed(2)}`);
    }
  });

  test(`What glows is told from what is legal by more than its brightness, ${name}`, () => {
    const [glow, gold] = [tokenOf(theme, 'glow'), tokenOf(theme, 'legal')];
    const blueOf = (colour: string) =>
      parseInt(colour.slice(5, 7), 16) - parseInt(colour.slice(1, 3), 16);
    assert.ok(blueOf(glow) > 0 && blueOf(gold) < 0);
  });
}
