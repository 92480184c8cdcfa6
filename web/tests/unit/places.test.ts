// Every place of the web client that a game or a bot has to be in. A failure names the place.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadGame } from '../../src/games';
import { games } from '../../src/games/list';
import { botNames, gameNames } from '../../src/net/generated/house';
import { shellTexts } from '../../src/texts';
import { langs } from '../../src/texts/format';

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

const ids = [...gameNames].sort();

// What each folder holds, and what a file exports.
const required: Record<string, string[]> = {
  'card.ts': ['card'],
  'picture.tsx': ['Picture'],
  'style.css': [],
  'index.ts': ['ui'],
  'model.ts': ['View', 'Edition'],
  'facts.ts': [],
  'layout.ts': [],
  'board.tsx': ['Board'],
  'city.tsx': ['City'],
  'cards.tsx': ['CardFace'],
  'mine.tsx': ['Mine'],
  'publicView.tsx': ['Public'],
  'actions.ts': ['question', 'actionText'],
  'consequences.ts': ['consequences'],
  'events.ts': ['eventKinds', 'eventText'],
  'explain.ts': ['explain'],
  'phrases.ts': [],
  'notes.ts': ['notes'],
  'rulebook.tsx': ['texts', 'pictures', 'kinds', 'entries'],
  'generated/rulebook.json': [],
  'preview.tsx': [],
  'testing.ts': ['edition', 'texts', 'sayIn', 'propsOf'],
  'testdata/edition.json': [],
  'facts.test.ts': [],
  'layout.test.ts': [],
  'words.test.ts': [],
};

// Declared with `export`, or listed: `export { a, b as c }`.
function exportsOf(source: string): string[] {
  const declared = source.matchAll(/^export (?:async )?(?:const|function|interface|type) (\w+)/gm);
  const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((found) =>
    found[1]!.split(',').map((name) => name.trim().split(' as ').pop()!),
  );
  return [...[...declared].map((found) => found[1]!), ...listed];
}

for (const id of ids) {
  test(`${id}: the folder has the files and exports that every game has`, () => {
    for (const [file, names] of Object.entries(required)) {
      const path = `src/games/${id}/${file}`;
      assert.ok(existsSync(path), `web/${path} is missing`);
      const exported = names.length > 0 ? exportsOf(readFileSync(path, 'utf8')) : [];
      for (const name of names) {
        assert.ok(exported.includes(name), `web/${path} exports no ${name}`);
      }
    }
  });

  test(`${id}: the list of games has its card and loads its drawing`, async () => {
    const listed = games.find(({ card }) => card.id === id);
    assert.ok(listed, `web/src/games/list.ts does not list ${id}`);
    const { ui } = await listed.load();
    assert.equal(ui.id, id, `web/src/games/list.ts loads another game for ${id}`);
    assert.equal(await loadGame(id), ui);
    const { about, name, Picture, seats } = listed.card;
    for (const lang of langs) {
      assert.ok(about[lang], `web/src/games/${id}/card.ts: no sentence in ${lang}`);
      assert.ok(name[lang], `web/src/games/${id}/card.ts: no name in ${lang}`);
    }
    assert.ok(/^\d(–\d)?$/.test(seats), `web/src/games/${id}/card.ts: seats`);
    assert.ok(JSON.stringify(Picture()).length > 500, `web/src/games/${id}/picture.tsx shows little`);
  });

  test(`${id}: the first page has its style sheet`, () => {
    const card = readFileSync(`src/games/${id}/card.ts`, 'utf8');
    assert.match(card, /^import '\.\/style\.css';$/m, `web/src/games/${id}/card.ts: no style sheet`);
  });

  test(`${id}: a dictionary in each language, with the same keys`, async () => {
    const { texts } = await loadGame(id);
    const keys = Object.keys(texts.en).sort();
    for (const lang of langs) {
      const path = `src/texts/${lang}/${id}.ts`;
      assert.ok(existsSync(path), `web/${path} is missing`);
      assert.deepEqual(exportsOf(readFileSync(path, 'utf8'))[0], 'texts', `web/${path}`);
      assert.deepEqual(Object.keys(texts[lang]).sort(), keys, `web/${path} has other keys`);
    }
    const strange = keys.filter((key) => !key.startsWith(`${id}.`));
    assert.deepEqual(strange, [], `web/src/texts/en/${id}.ts: keys begin with "${id}."`);
  });

  test(`${id}: a whole match is played by clicking`, () => {
    const path = `tests/e2e/${id}.test.ts`;
    assert.ok(existsSync(path), `web/${path} is missing`);
    assert.ok(
      readFileSync(path, 'utf8').includes("test('The match is played to its end by clicking'"),
      `web/${path} plays no match to its end`,
    );
  });
}

test('The client has no game that the server lacks', () => {
  assert.deepEqual(games.map(({ card }) => card.id).sort(), ids, 'web/src/games/list.ts');
  const drawn = foldersIn('src/games').filter((name) => name !== 'shared');
  assert.deepEqual(drawn, ids, 'web/src/games');
});

test('Every bot of the server has a name for people', () => {
  for (const bot of botNames) {
    assert.ok(`bot-${bot}` in shellTexts.en, `web/src/texts/en/shell.ts has no 'bot-${bot}'`);
  }
});

function filesUnder(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(inside) : [inside];
  });
}

test('The shell names no game', () => {
  const named = new RegExp(`(?<!\\w)(${ids.join('|')})(?!\\w)`);
  const ownFolder = new RegExp(`^src/games/(${ids.join('|')})/|^src/games/list\\.ts$`);
  const shell = [...filesUnder('src'), 'build.mjs', ...filesUnder('static')].filter(
    (path) =>
      !ownFolder.test(path) &&
      !path.startsWith('src/texts/') &&
      !path.startsWith('src/net/generated/'),
  );
  for (const path of shell) {
    const at = readFileSync(path, 'utf8').split('\n').findIndex((line) => named.test(line));
    assert.equal(at, -1, `web/${path}:${at + 1} names a game`);
  }
});
