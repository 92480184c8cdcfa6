// Builds dist/: a script, a style sheet and a script for each game, named by what is in them, and a
// page that names the first two; also the module of the rules with its worker. Each file that gets
// smaller has a compressed twin for the server to send.
import { build, context } from 'esbuild';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const out = 'dist';
const shared = {
  bundle: true,
  format: 'esm',
  target: ['es2022', 'safari16'],
  minify: true,
  sourcemap: false,
  metafile: true,
  legalComments: 'none',
  entryNames: '[name]-[hash]',
  outdir: out,
  logLevel: 'warning',
};
// `rules` asks the rules in the page; a page imports it when it needs them.
const options = {
  ...shared,
  entryPoints: { app: 'src/main.tsx', rules: 'src/rules/ask.ts' },
  splitting: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  chunkNames: '[name]-[hash]',
};

// The worker of the rules with its module; returns the name of the worker's file.
async function rulesWorker() {
  if (!existsSync('../build/wasm/pakhuis.wasm')) {
    console.error(
      'The module of the rules is missing. Build it in the root of the repository:\n' +
        '  cmake --preset wasm && cmake --build --preset wasm',
    );
    process.exit(1);
  }
  const { metafile } = await build({
    ...shared,
    entryPoints: { 'rules-worker': 'src/rules/worker.ts' },
    loader: { '.wasm': 'file' },
    assetNames: '[name]-[hash]',
  });
  const worker = Object.keys(metafile.outputs).find((path) => path.endsWith('.js'));
  return `./${worker.slice(out.length + 1)}`;
}

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
    if (!/\.(html|js|css|svg|wasm|webmanifest)$/.test(file)) continue;
    await writeFile(`${out}/${file}.gz`, gzipSync(await readFile(`${out}/${file}`), { level: 9 }));
  }
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
options.define = { rulesWorkerFile: JSON.stringify(await rulesWorker()) };
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
