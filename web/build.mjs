// Builds dist/: a script, a style sheet and a script for each game, named by what is in them, and a
// page that names the first two; also the module of the rules with its worker, and the service worker
// with the list of all files. Each file that gets smaller has a compressed twin for the server to send.
//   node build.mjs                 dist/, for the program's server
//   node build.mjs --static DIR    a folder for any web server, without the program
//   node build.mjs --watch         dist/ again after each change, unminified
import { build, context } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const moduleFile = '../build/wasm/pakhuis.wasm';
const [flag, folder] = process.argv.slice(2);
const forServer = flag !== '--static';
const out = forServer ? 'dist' : 'build/static';
// With a server the page has many addresses; a folder of files may lie anywhere, and has one.
const base = forServer ? '/' : './';
// The server sends its own as a header, with more in it (src/server/net.cpp).
const policy =
  '    <meta http-equiv="Content-Security-Policy" content="default-src \'self\'; ' +
  "script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; base-uri 'none'; " +
  'form-action \'self\'" />\n';

const shared = {
  bundle: true,
  format: 'esm',
  target: ['es2022', 'safari16.4'],
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
  loader: { '.md': 'text' },
};

// The worker of the rules with its module; returns the name of the worker's file.
async function rulesWorker() {
  if (!existsSync(moduleFile)) {
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

// A style sheet that pages fetch themselves (parts/laterSheet.ts); returns the name of its file.
async function laterSheet(name) {
  const { metafile } = await build({
    ...shared,
    entryPoints: { [name]: `src/style/${name}.css` },
  });
  return `./${Object.keys(metafile.outputs)[0].slice(out.length + 1)}`;
}

// The versions of the rules that the module plays.
async function gameVersions() {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ['src/rules/module.ts'],
    write: false,
  });
  const script = Buffer.from(outputFiles[0].contents).toString('base64');
  const { RulesModule } = await import(`data:text/javascript;base64,${script}`);
  const { instance } = await WebAssembly.instantiate(await readFile(moduleFile));
  return new RulesModule(instance).call({ call: 'version' }).games;
}

async function page(metafile) {
  const files = Object.keys(metafile.outputs).map((path) => path.slice(out.length + 1));
  const script = files.find((file) => /^app.*\.js$/.test(file));
  const style = files.find((file) => /^app.*\.css$/.test(file));
  // Pages that come later name styles that are in the first sheet already.
  const copies = files.filter((file) => file.endsWith('.css') && file !== style);
  for (const file of copies) await rm(`${out}/${file}`, { force: true });
  const html = (await readFile('static/index.html', 'utf8'))
    .replace('%SCRIPT%', script)
    .replace('%STYLE%', style)
    .replace(/ *%POLICY%\n/, forServer ? '' : policy)
    .replaceAll('%BASE%', base);
  await cp('static', out, { recursive: true });
  await writeFile(`${out}/index.html`, html);
}

// Names the build by all that is in it, in the page, in build.json and in the service worker.
async function serviceWorker() {
  const files = (await readdir(out)).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(`${out}/${file}`));
  const id = hash.digest('hex').slice(0, 16);
  const thisBuild = { 'pakhuis-build': id, games: await gameVersions(), files };
  const html = await readFile(`${out}/index.html`, 'utf8');
  await writeFile(`${out}/index.html`, html.replace('%BUILD%', id));
  await writeFile(`${out}/build.json`, `${JSON.stringify(thisBuild, null, 1)}\n`);
  await build({
    ...shared,
    entryPoints: { 'service-worker': 'src/service/worker.ts' },
    entryNames: '[name]',
    define: { ...options.define, thisBuild: JSON.stringify(thisBuild) },
  });
}

async function compress() {
  for (const file of await readdir(out)) {
    if (!/\.(html|js|css|svg|wasm|webmanifest)$/.test(file)) continue;
    await writeFile(`${out}/${file}.gz`, gzipSync(await readFile(`${out}/${file}`), { level: 9 }));
  }
}

// What the build that lies in a folder has written there.
async function filesOfBuild(dir) {
  const { files } = JSON.parse(await readFile(`${dir}/build.json`, 'utf8'));
  return [...files, 'build.json', 'service-worker.js'].flatMap((file) => [file, `${file}.gz`]);
}

// Into a folder that may be served meanwhile: first what is named by content, last the service
// worker. Files of the build before go; other files stay.
async function publish(dir) {
  const former = existsSync(`${dir}/build.json`) ? await filesOfBuild(dir) : [];
  const files = (await filesOfBuild(out)).filter((file) => existsSync(`${out}/${file}`));
  await mkdir(dir, { recursive: true });
  const isLater = (file) => !/-[0-9A-Z]{8}\./.test(file);
  files.sort((a, b) => Number(isLater(a)) - Number(isLater(b)));
  for (const file of files) await cp(`${out}/${file}`, `${dir}/${file}`);
  for (const file of former) if (!files.includes(file)) await rm(`${dir}/${file}`, { force: true });
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
options.define = {
  pakhuisWithoutServer: String(!forServer),
  rulesWorkerFile: JSON.stringify(await rulesWorker()),
  endSheetFile: JSON.stringify(await laterSheet('end')),
  lessonSheetFile: JSON.stringify(await laterSheet('lesson')),
  notesSheetFile: JSON.stringify(await laterSheet('notes')),
  rulebookSheetFile: JSON.stringify(await laterSheet('rulebook')),
};
if (flag === '--watch') {
  // Takes the place of one that has kept an older page.
  const none = "oninstall = () => skipWaiting();\nonactivate = () => registration.unregister();\n";
  await writeFile(`${out}/service-worker.js`, none);
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
  await serviceWorker();
  await compress();
  if (!forServer) await publish(folder);
}
