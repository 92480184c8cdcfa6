import { openBrowser, House, person } from './house';
const [, , ...only] = process.argv;
const width = Number(only[1] ?? 1440), dark = only[2] === 'dark', id = only[0] ?? 'carts/first', steps = Number(only[3] ?? 6), lang = only[4] ?? 'en-GB';
const house = new House();
await house.open();
const browser = await openBrowser();
const { page, wrongs } = await person(browser, house, { width, height: width > 900 ? 900 : 740, dark, touch: width < 900, lang });
page.setDefaultTimeout(15000);
const name = `/tmp/lr/${id.replace('/', '-')}-${width}${dark ? '-dark' : ''}${lang.slice(0, 2)}`;
try {
  await page.goto('/');
  await page.waitForSelector('[data-do=learn]');
  await page.screenshot({ path: `${name}-lobby.png` });
  await page.goto(`/learn/${id}`);
  await page.waitForSelector('.lesson-see');
  const script = await (await import('node:fs')).promises.readFile(`../texts/lessons/${id}.json`, 'utf8').then(JSON.parse);
  const fit = (p: string, a: string) => new RegExp('^' + p.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*').replace(/\?/g, '.') + '$').test(a);
  for (let n = 0; n < steps; ++n) {
    await page.waitForSelector('[data-do=lesson-next], .lesson-choices button, .bar.asked');
    await page.waitForTimeout(700);
    const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem('pakhuis-settings')!).lessons[key].saved.place, id);
    await page.screenshot({ path: `${name}-${String(n).padStart(2, '0')}.png` });
    if (await page.locator('[data-do=lesson-next]').count()) {
      if (await page.locator('[data-do=lesson-again]').count()) break;
      await page.locator('[data-do=lesson-next]').click(); continue; }
    const step = script.steps[kept.step];
    if (step.ask) { await page.locator(`[data-choice="${step.ask.right}"]`).click(); continue; }
    const list = await page.locator('.action').evaluateAll((l) => l.map((e) => (e as HTMLElement).dataset['action']!));
    const wanted = step.do[kept.stage].flatMap((p: string) => list.filter((a) => fit(p, a)))[0];
    console.log(step.id, kept.stage, wanted);
    if (n % 3 === 1) { // a wrong one
      const wrong = list.find((a) => !step.do[kept.stage].some((p: string) => fit(p, a)) && !(step.also ?? []).some((p: string) => fit(p, a)));
      if (wrong) {
        await page.evaluate((a) => (document.querySelector(`.action[data-action="${a}"]`) as HTMLElement).click(), wrong);
        await page.waitForSelector('[data-do=confirm]');
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${name}-${String(n).padStart(2, '0')}-a.png` });
        await page.evaluate(() => (document.querySelector('[data-do=confirm]') as HTMLElement).click());
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${name}-${String(n).padStart(2, '0')}-b.png` });
      }
    }
    await page.evaluate((a) => (document.querySelector(`.action[data-action="${a}"]`) as HTMLElement).click(), wanted);
    await page.waitForSelector('[data-do=confirm]');
    if (n < 3) { await page.waitForTimeout(400); await page.screenshot({ path: `${name}-${String(n).padStart(2, '0')}-c.png` }); }
    await page.evaluate(() => (document.querySelector('[data-do=confirm]') as HTMLElement).click());
    await page.waitForTimeout(300);
  }
  await page.goto('/learn'); await page.waitForSelector('.lesson-row'); await page.waitForTimeout(400);
  await page.screenshot({ path: `${name}-learn.png` });
} catch (e) { console.log(String(e)); await page.screenshot({ path: `${name}-fail.png` }); }
console.log(wrongs);
await browser.close(); await house.remove();
