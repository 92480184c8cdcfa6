// Bundles the tests of one folder and runs them with node's own runner:
//   node tests/run.mjs unit|e2e|hosting|bench [part of a file's name]…
//   node tests/run.mjs screens [word of a picture's name]…
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [kind = 'unit', ...only] = process.argv.slice(2);
// Programs that look at pages but test nothing.
const isProgram = kind === 'bench' || kind === 'screens';
const isWanted = (name) =>
  kind === 'screens' || only.length === 0 || only.some((part) => name.includes(part));
const folder = isProgram ? 'e2e' : kind;
const ending = isProgram ? `.${kind}.ts` : '.test.ts';
const out = `build/tests/${kind}`;

function under(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return under(inside);
    return entry.name.endsWith(ending) && isWanted(entry.name) ? [inside] : [];
  });
}

// Tests of a game lie beside its code.
const files = [...under(`tests/${folder}`), ...(kind === 'unit' ? under('src') : [])];

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: files,
  outbase: '.',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node18',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  packages: 'external',
  outdir: out,
  outExtension: { '.js': '.mjs' },
  sourcemap: 'inline',
  logLevel: 'warning',
  loader: { '.css': 'empty', '.md': 'text' },
});

const built = files.map((file) => join(out, file.replace(/\.ts$/, '.mjs')));
// A page waits as often as it draws: two browsers at a time.
const together =
  kind === 'e2e' && Number(process.versions.node.split('.')[0]) >= 20
    ? ['--test-concurrency=2']
    : [];
// One after the other.
if (isProgram) {
  for (const file of built) {
    const { status } = spawnSync(process.execPath, ['--enable-source-maps', file, ...only], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.exit(0);
}
const args = ['--enable-source-maps', '--test', ...together, ...built];
// Nothing is told of a test that passes.
const run = spawnSync(process.execPath, args, {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 64 << 20,
});
const said = run.stdout ?? '';
if (run.status !== 0) process.stdout.write(said);
const count = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)`, 'm').exec(said)?.[1] ?? 0);
console.log(`${count('pass')} passed, ${count('fail') + count('cancelled')} failed`);
process.exit(run.status ?? 1);
