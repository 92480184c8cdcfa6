// The rules in the page: the module in a worker of the browser.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { HouseCall, PageCall } from '../../src/net/generated/calls';
import { gameNames } from '../../src/net/generated/house';
import type { ask } from '../../src/rules/ask';
import { recordFiles } from '../unit/records';
import { openHouse } from './house';
import { playNow, wholeMatches } from './play';

const { visit } = openHouse();

// Asks as a page does, through the script that it would import.
function asked<Call extends Exclude<PageCall, HouseCall>>(page: Page, call: Call) {
  const file = readdirSync('dist').find((name) => /^rules-[0-9A-Z]{8}\.js$/.test(name))!;
  return page.evaluate(
    async ([path, request]) => {
      const script = (await import(path)) as { ask: typeof ask };
      return script.ask(request);
    },
    [`/${file}`, call] as const,
  );
}

test('A table page has the rules when it asks, and fetches nothing of them before', async () => {
  const { page, wrongs, context } = await visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await playNow(page);
  assert.ok(!fetched.some((url) => /rules|\.wasm/.test(url)));
  const answer = await asked(page, { call: 'version' });
  assert.deepEqual(
    answer.games.map((game) => game.id),
    [...gameNames],
  );
  assert.deepEqual(wrongs, []);
  await context.close();
});

test(
  'Every record ends in the recorded state in a browser too',
  { skip: !wholeMatches },
  async () => {
    const { page, wrongs, context } = await visit();
    await page.goto('/');
    for (const { name, text, hash, scores } of recordFiles()) {
      const answer = await asked(page, { call: 'replay', record: text });
      assert.deepEqual([answer.hash, answer.scores], [hash, scores], name);
    }
    assert.deepEqual(wrongs, []);
    await context.close();
  },
);
