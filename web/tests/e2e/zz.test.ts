import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { fitsAny, type Script } from '../../src/lessons/script';
import { openHouse } from './house';
import { confirm } from './play';
const { visit } = openHouse();
const id = process.env['LESSON']!;
const size = process.env['SIZE'] === 'phone' ? { width: 390, height: 844, touch: true } : { width: 1440, height: 900 };
const only = (process.env['ONLY'] ?? '').split(',').filter(Boolean);
const script = JSON.parse(readFileSync(`../texts/lessons/${id}.json`, 'utf8')) as Script;
const next = '[data-do=lesson-next]';
const choice = '.lesson-choices button';
const placeOf = (page: Page) => page.evaluate((key) => {
  const kept = JSON.parse(localStorage.getItem('pakhuis-settings')!) as any;
  return kept.lessons[key]!.saved.place;
}, id);
test('shots', async () => {
  const { page, wrongs, context } = await visit({ ...size, lang: process.env['LANG_'] ?? 'en-GB' });
  await page.goto(`/learn/${id}`);
  let n = 0;
  for (;;) {
    await page.locator(`${next}, ${choice}, .bar.asked`).first().waitFor();
    await page.waitForTimeout(250);
    const place = await placeOf(page);
    const step = script.steps[place.step]!;
    const name = `${String(n++).padStart(2, '0')}-${step.id}${place.said ? '-said' : place.stage || ''}`;
    if (only.length === 0 || (only.includes(step.id))) await page.screenshot({ path: `/tmp/shots/amst/${process.env['SIZE'] ?? 'desk'}-${id.split('/')[1]}-${name}.png` });
    if (place.step === script.steps.length - 1 && !place.said) break;
    if (process.env['LAST'] === step.id) break;
    if (await page.locator(next).count()) await page.locator(next).click();
    else if (step.ask) await page.locator(`[data-choice="${step.ask.right}"]`).click();
    else {
      const legal = await page.locator('.action').evaluateAll((all) => all.map((one) => one.getAttribute('data-action')!));
      const first = (w?: string[]) => legal.find((a) => fitsAny(w, a));
      const a = first(step.do![place.stage]) ?? first(step.also);
      await page.locator(`.action[data-action="${a}"]`).evaluate((e: HTMLElement) => e.click());
      if (only.length === 0 || only.includes(step.id)) { await page.waitForTimeout(150); await page.screenshot({ path: `/tmp/shots/amst/${process.env['SIZE'] ?? 'desk'}-${id.split('/')[1]}-${name}-pick.png` });}
      await page.locator(confirm).evaluate((e: HTMLElement) => e.click());
    }
    await page.waitForTimeout(200);
  }
  console.log(wrongs);
  await context.close();
});
