// Draws the icons that have to be bitmaps, from static/icon.svg and static/icon-full.svg. The results
// are kept in static/; run it after a change of the drawings: node icons.mjs
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const drawn = {
  'icon-192': 'icon',
  'icon-512': 'icon',
  'icon-full-512': 'icon-full', // fills the square: systems cut it to their own shape
  'icon-full-180': 'icon-full',
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, source] of Object.entries(drawn)) {
  const size = Number(name.split('-').at(-1));
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = await readFile(`static/${source}.svg`, 'utf8');
  const style = 'body { margin: 0 } svg { display: block; width: 100vw }';
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.screenshot({ path: `static/${name}.png`, omitBackground: true });
}
await browser.close();
