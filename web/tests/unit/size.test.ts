import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';

const built = existsSync('dist/index.html');

// What a page needs before it knows its game, as `import` statements name it.
function firstScripts(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const source = readFileSync(`dist/${name}`, 'utf8');
  for (const [, other] of source.matchAll(/(?:from|^import|;import)\s*"\.\/([^"]+\.js)"/g)) {
    firstScripts(other!, found);
  }
  return found;
}

test('The first page is under 100 KB compressed, a game under 50', { skip: !built }, () => {
  const all = readdirSync('dist').filter((file) => file.endsWith('.gz'));
  const scripts = all.filter((file) => file.endsWith('.js.gz')).map((file) => file.slice(0, -3));
  const first = firstScripts(scripts.find((file) => file.startsWith('app'))!);
  const later = scripts.filter((file) => !first.has(file));
  const size = (file: string) => statSync(`dist/${file}.gz`).size;
  const others = all
    .map((file) => file.slice(0, -3))
    .filter((file) => !file.endsWith('.js') && !file.endsWith('.wasm'))
    .filter((file) => !file.endsWith('.css') || file.startsWith('app'));
  const bytes = [...first, ...others].reduce((sum, file) => sum + size(file), 0);
  assert.ok(bytes < 100_000, `${bytes} bytes`);
  assert.ok(later.length >= 3);
  for (const file of later) assert.ok(size(file) < 50_000, `${file}: ${size(file)} bytes`);
});

test('The module of the rules is under 400 KB compressed', { skip: !built }, () => {
  const modules = readdirSync('dist').filter((file) => file.endsWith('.wasm.gz'));
  assert.equal(modules.length, 1);
  const { size } = statSync(`dist/${modules[0]}`);
  assert.ok(size < 400_000, `${size} bytes`);
});

test('The first page names nothing of the rules in the page', { skip: !built }, () => {
  const scripts = readdirSync('dist').filter((file) => file.endsWith('.js'));
  for (const file of firstScripts(scripts.find((name) => name.startsWith('app'))!)) {
    assert.ok(!/rules-worker|\.wasm/.test(readFileSync(`dist/${file}`, 'utf8')), file);
  }
});

test(
  'The page asks no other host for anything and has no script or style in it',
  { skip: !built && 'not built' },
  () => {
    const html = readFileSync('dist/index.html', 'utf8');
    assert.ok(!/https?:\/\//.test(html));
    assert.ok(!/<style|style=|<script>|<script type="module">/.test(html));
    for (const file of readdirSync('dist').filter((f) => /\.(js|css)$/.test(f))) {
      const hosts = readFileSync(`dist/${file}`, 'utf8').match(/https?:\/\/[^"'`\s)]+/g) ?? [];
      const others = hosts.filter((host) => !host.startsWith('http://www.w3.org/'));
      assert.deepEqual(others, [], file);
    }
  },
);

test('The lock file names no registry', () => {
  assert.ok(!readFileSync('package-lock.json', 'utf8').includes('"resolved"'));
});
