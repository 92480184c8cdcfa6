// Tables that go on at a step of a recorded match.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createTable } from './play';

// The actions of a record of tests/records.
export function actionsOf(record: string): string[] {
  const lines = readFileSync(`../tests/records/${record}.record`, 'utf8').trimEnd().split('\n');
  return lines.slice(lines.indexOf('actions:') + 1).filter((line) => !line.startsWith('end:'));
}

// A table with the first actions of a record; the visitor sits in `seat`, bots in the others.
export function tableAt(page: Page, record: string, step: number, seat = 0): Promise<string> {
  const text = readFileSync(`../tests/records/${record}.record`, 'utf8');
  const begin = `${text.split('actions:\n')[0]}actions:\n${actionsOf(record).slice(0, step).join('\n')}\n`;
  const count = Number(/seats: (\d)/.exec(text)![1]);
  const seats = Array.from({ length: count }, (_, i) => (i === seat ? 'person' : 'easy'));
  return createTable(page, { game: record.split('-')[0], seats, begin });
}

export async function goOnAt(page: Page, record: string, step: number, seat = 0): Promise<void> {
  await page.goto('/');
  await page.goto(`/t/${await tableAt(page, record, step, seat)}`);
  await page.waitForSelector('.bar.asked');
}

// Plays an action from the list of actions, whatever has the focus.
export async function act(page: Page, action: string): Promise<void> {
  const button = page.locator(`[data-action="${action}"]`);
  await button.waitFor({ state: 'attached' });
  await button.evaluate((part: HTMLElement) => part.click());
  await page.locator('[data-do=confirm]').first().waitFor();
  await page.keyboard.press('Enter');
}
