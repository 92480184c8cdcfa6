// Pictures of every page and of each game at its start, middle, scoring and end, at four widths, in
// both themes and four languages: `npm run screens`, into build/screens/all. Words choose some of
// them: `npm run screens -- carts middle 1440 fr` makes those whose name has all of these words.
// It is no test; what its checks find is listed at the end.
import { mkdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { termsOfRecord } from '../../src/state/records';
import { House, fitsAcross, openBrowser, person, screens } from './house';
import { createTable } from './play';
import { act, actionsOf, tableAt } from './records';
import { cutTexts, overlaps } from './room';

const heights: Record<number, number> = { 360: 780, 768: 1024, 1440: 900, 2560: 1440 };
const locales = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', nl: 'nl-NL' };
const themes = ['light', 'dark'];
const folder = `${screens}/all`;

// A record of each game, and how an action of its first seat begins that scores something.
const games = {
  carts: { record: 'carts-3-second-edition', scores: '0: claim ' },
  venise: { record: 'venise-3-market', scores: '0: sell ' },
  merchants: { record: 'merchants-4-sealed', scores: '0: ' },
  amsterdam: { record: 'amsterdam-3-rounds-12', scores: '0: deliver ' },
};
type Game = keyof typeof games;

interface Scene {
  name: string;
  path: string;
  shown: string; // what is there once the page is drawn
  plays?: { action: string; path(page: Page): Promise<string> }; // at a table of its own, first
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.every((word) => name.split('-').includes(word));

async function scenesOf(page: Page, game: Game): Promise<Scene[]> {
  const { record, scores } = games[game];
  const text = readFileSync(`../tests/records/${record}.record`, 'utf8').trimEnd();
  const actions = actionsOf(record);
  const begun = actions.findIndex((line) => line.startsWith('0: '));
  const next = (from: number, begins: string) =>
    actions.findIndex((line, i) => i >= from && line.startsWith(begins));
  const middle = next(Math.floor(actions.length / 2), '0: ');
  const scoring = next(Math.floor(actions.length / 3), scores);
  const at = async (step: number) => `/t/${await tableAt(page, record, step)}`;
  const end = await createTable(page, termsOfRecord(`${text}\n`));
  return [
    { name: `${game}-start`, path: await at(begun), shown: '.bar.asked' },
    { name: `${game}-middle`, path: await at(middle), shown: '.bar.asked' },
    {
      name: `${game}-scoring`,
      path: '',
      shown: '.bar.asked',
      plays: {
        action: actions[scoring]!.slice('0: '.length),
        path: async (page) => `/t/${await tableAt(page, record, scoring)}`,
      },
    },
    { name: `${game}-end`, path: `/t/${end}`, shown: '.end-screen' },
    { name: `${game}-replay`, path: `/t/${end}/replay`, shown: '.scrubber' },
    { name: `${game}-new`, path: `/new/${game}`, shown: '.seats' },
  ];
}

async function allScenes(page: Page): Promise<Scene[]> {
  await page.goto('/');
  const waiting = await createTable(page, { game: 'carts', seats: ['person', 'person', 'easy'] });
  const house: Scene[] = [
    { name: 'lobby', path: '/', shown: '.game-card' },
    { name: 'help', path: '/help', shown: 'h1' },
    { name: 'waiting', path: `/t/${waiting}`, shown: '.waiting-room, .seats, h1' },
    { name: 'nowhere', path: '/t/nowhere', shown: 'h1' },
  ];
  const out = house;
  for (const game of Object.keys(games) as Game[]) out.push(...(await scenesOf(page, game)));
  return out;
}

async function picture(page: Page, scene: Scene, name: string): Promise<string[]> {
  const faults: string[] = [];
  if (scene.plays) await page.goto('/');
  await page.goto(scene.plays ? await scene.plays.path(page) : scene.path);
  try {
    await page.waitForSelector(scene.shown);
    if (scene.plays) await act(page, scene.plays.action);
    await page.waitForTimeout(scene.plays ? 900 : 250); // its numbers fly
    if (!(await fitsAcross(page))) faults.push(`${name}: wider than the window`);
    for (const words of await cutTexts(page)) faults.push(`${name}: cut: ${words}`);
    for (const pair of await overlaps(page)) faults.push(`${name}: overlap: ${pair}`);
  } catch (why) {
    faults.push(`${name}: ${String(why).split('\n')[0]}`);
  }
  await page.screenshot({ path: `${folder}/${name}.png` });
  return faults;
}

async function inLook(
  browser: Browser,
  house: House,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  scenes: Scene[],
  look: { lang: keyof typeof locales; theme: string; width: number },
): Promise<string[]> {
  const ending = `${look.width}-${look.theme}-${look.lang}`;
  const named = scenes.map((scene) => ({ scene, name: `${scene.name}-${ending}` }));
  const chosen = named.filter(({ name }) => isWanted(name));
  if (chosen.length === 0) return [];
  const { context, page, wrongs } = await person(browser, house, {
    width: look.width,
    height: heights[look.width]!,
    lang: locales[look.lang],
    dark: look.theme === 'dark',
    touch: look.width < 960,
    still: false,
    pace: 'slow',
  });
  await context.addCookies(state.cookies);
  const faults: string[] = [];
  for (const { scene, name } of chosen) faults.push(...(await picture(page, scene, name)));
  await context.close();
  return [...faults, ...wrongs.map((wrong) => `${ending}: ${wrong}`)];
}

const house = new House();
await house.open();
const browser = await openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const first = await person(browser, house);
  const scenes = await allScenes(first.page);
  const state = await first.context.storageState();
  const faults: string[] = [];
  for (const lang of Object.keys(locales) as (keyof typeof locales)[])
    for (const theme of themes)
      for (const width of Object.keys(heights).map(Number))
        faults.push(...(await inLook(browser, house, state, scenes, { lang, theme, width })));
  console.log(faults.length === 0 ? `pictures in ${folder}` : faults.join('\n'));
} finally {
  await browser.close();
  await house.remove();
}
