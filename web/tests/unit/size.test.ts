import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';

const built = existsSync('dist/index.html');

test('The first page is under 150 KB compressed', { skip: !built && 'not built' }, () => {
  const files = readdirSync('dist').filter((file) => file.endsWith('.gz'));
  const bytes = files.reduce((sum, file) => sum + statSync(`dist/${file}`).size, 0);
  assert.ok(files.length >= 4);
  assert.ok(bytes < 150_000, `${bytes} bytes`);
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
