import { test } from 'node:test';
import { openHouse, shot } from './house';
import { createTable } from './play';

const { visit } = openHouse();
const hintTitle = '.callout .hint-title';
const games = [['carts', 2], ['venise', 2], ['merchants', 3], ['amsterdam', 2]] as const;
const langs: Record<string, string> = { carts: 'en-GB', venise: 'fr-FR', merchants: 'de-DE', amsterdam: 'nl-NL' };

for (const phone of [false, true]) {
  for (const [game, seats] of games) {
    test(`${game} ${phone}`, async () => {
      const look = phone ? { width: 390, height: 844, touch: true, lang: langs[game]! } : { width: 1440, height: 900 };
      const { page, context } = await visit(look);
      await page.goto('/');
      const table = await createTable(page, { game, seats: ['person', ...Array(seats - 1).fill('easy')] });
      await page.goto(`/t/${table}`);
      const seen = new Map<string, number>();
      const wanted = phone ? 9 : 14;
      for (let n = 0; n < wanted; ++n) {
        await page.waitForSelector('.bar.asked, .end-screen, .join', { timeout: 20000 });
        if (!(await page.locator('.bar.asked').count())) break;
        await page.locator('[data-do=hint]').click();
        await page.waitForSelector(hintTitle);
        await page.waitForSelector('.callout .preview li');
        const words = (await page.locator('.callout').innerText()).replace(/\n/g, ' | ');
        console.log(`HINT ${game} ${phone ? 'phone' : 'wide'} ${n}: ${words}`);
        const verb = words.split('|')[1]?.trim().split(' ')[0] ?? '';
        const times = seen.get(verb) ?? 0;
        seen.set(verb, times + 1);
        if (times < 1) await shot(page, `hint-${game}-${phone ? 'phone' : 'wide'}-${n}`);
        await page.locator('[data-do=confirm]').click();
        await page.locator(hintTitle).waitFor({ state: 'detached' });
        await page.waitForTimeout(150);
      }
      await context.close();
    });
  }
}
