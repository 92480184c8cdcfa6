// The rules in the page: the module in a worker of the browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { HouseCall, PageCall } from '../../src/net/generated/calls';
import { gameNames } from '../../src/net/generated/house';
import type { AnswerOf } from '../../src/rules/module';
import { recordFiles } from '../unit/records';
import { rulesScript } from './folder';
import { openHouse } from './house';
import { playNow, wholeMatches } from './play';

const { visit } = openHouse();

// Asks as a page does, through the script that it would import.
function asked<Call extends Exclude<PageCall, HouseCall>>(
  page: Page,
  call: Call,
): Promise<AnswerOf<Call>> {
  const inPage = async (given: { path: string; request: unknown }): Promise<unknown> => {
    const script = (await import(given.path)) as { ask(call: unknown): Promise<unknown> };
    return script.ask(given.request);
  };
  return page.evaluate(inPage, { path: `/${rulesScript('dist')}`, request: call as unknown }) as Promise<AnswerOf<Call>>;
}

test('A table page draws its board before it asks for the rules', async () => {
  const { page, wrongs, context } = await visit();
  await page.addInitScript(() => {
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        performance.mark(document.querySelector('[data-target]') ? 'asked-late' : 'asked-early');
      }
    };
  });
  await page.reload();
  await playNow(page);
  const marked = (name: string) =>
    page.evaluate((it) => performance.getEntriesByName(it).length, name);
  await page.waitForFunction(() => performance.getEntriesByName('asked-late').length > 0);
  assert.equal(await marked('asked-early'), 0);
  const answer = await asked(page, { call: 'version' });
  assert.deepEqual(
    answer.games.map((game) => game.id),
    [...gameNames],
  );
  assert.deepEqual(wrongs, []);
  await context.close();
});

test('Where the rules can’t be asked, the hint is not offered, and its tip says why', async () => {
  const { page, context } = await visit();
  await context.route('**/*.wasm', (route) => route.abort());
  await playNow(page);
  const button = page.locator('[data-do=hint]');
  await page.waitForSelector('[data-do=hint][aria-disabled=true]');
  assert.match((await button.getAttribute('data-tip'))!, /^No hints here: ./);
  await page.keyboard.press('h');
  await button.click({ force: true });
  assert.equal(await page.locator('.hint-title').count(), 0);
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
