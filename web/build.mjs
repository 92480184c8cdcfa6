// Builds dist/: a script, a style sheet and a script for each game, named by what is in them, and a
// page that names the first two. Each text file has a compressed twin for the server to send.
import { build, context } from 'esbuild';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const out = 'dist';
const options = {
  entryPoints: { app: 'src/main.tsx' },
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['es2022', 'safari16'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  sourcemap: false,
  metafile: true,
  legalComments: 'none',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  outdir: out,
  logLevel: 'warning',
};

async function page(metafile) {
  const files = Object.keys(metafile.outputs).map((path) => path.slice(out.length + 1));
  const script = files.find((file) => /^app.*\.js$/.test(file));
  const style = files.find((file) => file.endsWith('.css'));
  const html = (await readFile('static/index.html', 'utf8'))
    .replace('%SCRIPT%', `/${script}`)
    .replace('%STYLE%', `/${style}`);
  await cp('static', out, { recursive: true });
  await writeFile(`${out}/index.html`, html);
}

async function compress() {
  for (const file of await readdir(out)) {
    if (!/\.(html|js|css|svg|webmanifest)$/.test(file)) continue;
    await writeFile(`${out}/${file}.gz`, gzipSync(await readFile(`${out}/${file}`), { level: 9 }));
  }
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
if (process.argv.includes('--watch')) {
  const again = {
    name: 'page',
    setup: (b) => b.onEnd(async (result) => result.metafile && (await page(result.metafile))),
  };
  const watching = await context({
    ...options,
    minify: false,
    entryNames: '[name]',
    plugins: [again],
  });
  await watching.watch();
} else {
  const result = await build(options);
  await page(result.metafile);
  await compress();
}
