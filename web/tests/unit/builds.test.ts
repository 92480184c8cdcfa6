// Builds that the browser keeps, addresses with and without a server, and what makes the page
// installable.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rulesIn } from '../../src/local/matchRules';
import {
  buildsIn,
  cacheName,
  isNamedByContent,
  isNet,
  keptBuilds,
  plays,
  servedAs,
  type Build,
} from '../../src/service/builds';
import { installing } from '../../src/state/install';
import { addressOf, pathOf } from '../../src/state/router';

const buildOf = (id: string, oldest: number, rules: number): Build => ({
  'pakhuis-build': id,
  games: [
    { id: 'carts', oldest, rules },
    { id: 'venise', oldest: 1, rules: 1 },
  ],
  files: [],
});
const first = buildOf('first', 1, 1);
const second = buildOf('second', 1, 2);
const newest = buildOf('newest', 3, 3);
const kept = (...args: Parameters<typeof keptBuilds>) => [...keptBuilds(...args)].sort();
const none = new Set<string>();

test('A build plays the versions of the rules from its oldest to its newest', () => {
  assert.ok(plays(second, { game: 'carts', rules: 1 }));
  assert.ok(!plays(newest, { game: 'carts', rules: 2 }));
  assert.ok(!plays(second, { game: 'carts', rules: 3 }));
  assert.ok(!plays(second, { game: 'chess', rules: 1 }));
});

test('Only the newest build stays when nothing needs another', () => {
  assert.deepEqual(kept(newest, [first, second], none, []), ['newest']);
  const fits = [
    { game: 'carts', rules: 3 },
    { game: 'venise', rules: 1 },
  ];
  assert.deepEqual(kept(newest, [first, second], none, fits), ['newest']);
});

test('The build of an open page stays', () => {
  assert.deepEqual(kept(newest, [first, second], new Set(['first']), []), ['first', 'newest']);
});

test('For a match of old rules the latest build that plays them stays', () => {
  const matches = [{ game: 'carts', rules: 1 }];
  assert.deepEqual(kept(newest, [first, second], none, matches), ['newest', 'second']);
  const lost = [{ game: 'carts', rules: 9 }];
  assert.deepEqual(kept(newest, [first, second], none, lost), ['newest']);
});

test('While the matches are not known every build with older rules stays', () => {
  const same = buildOf('same', 3, 3);
  assert.deepEqual(kept(newest, [first, same], none, null), ['first', 'newest']);
});

test('The caches of another house on the same host are left alone, and so is half a build', async () => {
  const here = new URL('http://host/games/pakhuis/');
  const stored = new Map<string, Build | null>([
    [cacheName(here, 'first'), first],
    [cacheName(here, 'half'), null],
    [cacheName(new URL('http://host/games/'), 'second'), second],
    ['of somebody else', newest],
  ]);
  const storage = {
    keys: async () => [...stored.keys()],
    open: async (name: string) => ({
      match: async (url: string) => {
        assert.equal(url, 'http://host/games/pakhuis/build.json');
        const build = stored.get(name);
        return build ? new Response(JSON.stringify(build)) : undefined;
      },
    }),
  } as unknown as CacheStorage;
  assert.deepEqual(await buildsIn(storage, here), [first]);
});

test('The first row of a table says by which rules it is played; a damaged one says nothing', () => {
  const body = '{"terms":{"game":"carts","seats":["person","easy"]},"owner":"me","rules":2}';
  assert.deepEqual(rulesIn({ seq: 0, kind: 'create', body }), { game: 'carts', rules: 2 });
  for (const damaged of [undefined, { kind: 7 }, { body: '{' }, { body: '{"rules":2}' }]) {
    assert.equal(rulesIn(damaged), null);
  }
});

test('The service worker leaves the server’s answers and itself to the network', () => {
  for (const path of ['api/me', 'api/tables?page=0', 'api', 'ws', 'service-worker.js']) {
    assert.equal(servedAs(path, true), 'network', path);
  }
  assert.equal(servedAs('', true), 'page');
  assert.equal(servedAs('t/abc/replay', true), 'page');
  assert.equal(servedAs('wsabc', true), 'page');
  assert.equal(servedAs('app-1A2B3C4D.js', true), 'file');
  assert.equal(servedAs('', false), 'page');
  assert.equal(servedAs('index.html', false), 'page');
  assert.equal(servedAs('elsewhere', false), 'network', 'a folder of files has one page');
});

test('A path is the address at a server, and stands behind a question mark in a folder of files', () => {
  for (const path of ['/', '/help', '/new/carts', '/t/abc/replay']) {
    assert.equal(addressOf(path, true), path);
    assert.equal(pathOf(path, true), path);
    assert.ok(!addressOf(path, false).startsWith('/'), 'relative');
    assert.equal(pathOf(addressOf(path, false), false), path);
  }
  assert.equal(pathOf('?/t/abc&build=first', false), '/t/abc');
  assert.equal(pathOf('/api/tables/abc/record', true), null);
  assert.equal(pathOf('#main', true), null);
  assert.equal(pathOf('#main', false), null);
  assert.equal(pathOf('https://elsewhere.example/', false), null);
});

test('The page is installed where the browser offers it, and tells why not at a plain HTTP address', () => {
  assert.equal(installing(true, true), 'offered');
  assert.equal(installing(false, true), 'silent');
  assert.equal(installing(false, false), 'insecure');
});

test('The manifest names icons that exist in the sizes that it says, by relative addresses', () => {
  const manifest = JSON.parse(readFileSync('static/pakhuis.webmanifest', 'utf8')) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  assert.equal(manifest.start_url, './');
  for (const { src, sizes } of manifest.icons) {
    assert.ok(!src.startsWith('/'), src);
    const bytes = readFileSync(`static/${src}`);
    if (!src.endsWith('.png')) continue;
    // The header of a PNG: width and height.
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
});

test(
  'The build lists every file for the service worker',
  { skip: !existsSync('dist/build.json') },
  () => {
    const { files, nets = [], 'pakhuis-build': id } = JSON.parse(readFileSync('dist/build.json', 'utf8')) as Build;
    const unlisted = ['build.json', 'service-worker.js'];
    const built = readdirSync('dist').filter((file) => !file.endsWith('.gz'));
    assert.deepEqual([...files, ...nets].sort(), built.filter((file) => !unlisted.includes(file)).sort());
    assert.deepEqual(files.filter(isNet), [], 'they are kept only once they were needed');
    for (const net of nets) assert.ok(isNet(net) && isNamedByContent(net), net);
    const worker = readFileSync('dist/service-worker.js', 'utf8');
    for (const file of files) assert.ok(worker.includes(file), file);
    assert.ok(worker.includes(id));
    assert.ok(readFileSync('dist/index.html', 'utf8').includes(`content="${id}"`));
  },
);
