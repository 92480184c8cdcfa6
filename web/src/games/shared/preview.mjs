// Writes the page of a game's preview.tsx with its data, as one file; preview.tsx here says how.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const games = dirname(dirname(fileURLToPath(import.meta.url)));
const [game, edition, view, out, theme = 'light', lang = 'en', ...lit] = process.argv.slice(2);
const bundle = async (file) => {
  const result = await build({
    entryPoints: [join(games, game, file)],
    bundle: true,
    write: false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  return result.outputFiles[0].text;
};
const themes = {
  light:
    '--page:#F6F0E3;--panel:#FFFDF7;--ink:#1F2933;--muted:#5B6770;--water:#CFE3E4;--deep-water:#7FB0B6;--land:#EFE3C8;--accent:#1F4E8C;--legal:#C8962E;--danger:#A4452C',
  dark: '--page:#12202A;--panel:#1B2D39;--ink:#EDE6D6;--muted:#A9B4BC;--water:#21404C;--deep-water:#2F5E6B;--land:#24323A;--accent:#8FB8E8;--legal:#C8962E;--danger:#E08A6D',
};
const page = `:root{${themes[theme]};--serif:'Iowan Old Style',Palatino,Georgia,serif;--sans:system-ui,sans-serif} body{margin:0;background:var(--page);color:var(--ink);font:16px system-ui,sans-serif}
.preview{display:grid;grid-template:minmax(0,1fr) auto / minmax(0,1fr) 330px;gap:8px;padding:8px;height:100vh;box-sizing:border-box}
aside{font-size:14px} @media(max-width:700px){.preview{display:block;height:auto}.preview>*{margin-bottom:12px}.preview-board{height:400px}}`;
const read = (file) => readFileSync(file, 'utf8');
const staged = edition === '-';
const data = JSON.stringify({
  edition: staged ? null : JSON.parse(read(edition)),
  view: staged ? view : JSON.parse(read(view)),
  lang,
  lit,
});
writeFileSync(
  out,
  `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${page}${await bundle('style.css')}</style><body><script>data=${data}</script><script>${await bundle('preview.tsx')}</script>`,
);
