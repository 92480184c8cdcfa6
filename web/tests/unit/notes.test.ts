// The notes for newcomers: which one stands, and every note of every game over recorded matches.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { addMoreTexts, loadGame } from '../../src/games';
import type { GameEvent, GameProps, Note, NoteTime } from '../../src/games/game';
import { games as listed } from '../../src/games/list';
import { still } from '../../src/games/shared/testing';
import { areOthers, chosen, latestEvents } from '../../src/state/firstNotes';
import { matchesWithNotes, mayTell, withSeen, withTable } from '../../src/state/keptNotes';
import { readSettings } from '../../src/state/settings';
import { format, holes, langs } from '../../src/texts/format';
import { gameTexts } from '../../src/texts/games';
import { NoteHouse, type SeenNote } from './noteRecords';
import { recordFiles } from './records';

const seat = (n: number, kind = 'took'): GameEvent => ({ kind, seat: n, text: '.', version: 1 });
const note = (key: string, when: (time: NoteTime) => boolean): Note => ({
  key,
  place: '',
  comes: (time) => (when(time) ? { lit: [] } : null),
});
const time = (view: unknown): NoteTime => ({
  view,
  viewer: 0,
  figures: {},
  edition: {},
  legal: [],
  events: [],
  log: [],
});
const never = () => false;

test('The first note that is true and was not told comes', () => {
  const notes = [note('a', never), note('b', () => true), note('c', () => true)];
  assert.equal(chosen(notes, time(0), null, never)?.note.key, 'b');
  assert.equal(chosen(notes, time(0), null, (key) => key === 'b')?.note.key, 'c');
  assert.equal(chosen([], time(0), null, never), null);
});

test('A note that stands stays as long as it is true, whatever else is', () => {
  const notes = [note('a', () => true), note('b', ({ view }) => view === 'still')];
  assert.equal(chosen(notes, time('still'), 'b', never)?.note.key, 'b');
  assert.equal(chosen(notes, time('past'), 'b', never)?.note.key, 'a');
  assert.equal(chosen(notes, time('past'), 'b', () => true), null);
});

test('What a note is decided by begins with the viewer’s latest decision, all of its step', () => {
  const log = [1, 2, 2, 3, 4].map((version) => ({ kind: 'x', version }));
  assert.deepEqual(latestEvents(log, log.slice(3)).map(({ version }) => version), [2, 2, 3, 4]);
  assert.deepEqual(latestEvents(log, log), log);
  assert.deepEqual(latestEvents([], []), []);
});

test('A step of another seat is being shown, or one’s own or of chance', () => {
  assert.equal(areOthers([seat(1)], 0), true);
  assert.equal(areOthers([seat(0), seat(5)], 0), false);
});

test('Notes come in the first three matches of a game, until they are switched off', () => {
  let kept = readSettings(null).notes;
  for (const table of ['t1', 't2', 't1', 't3', 't4']) kept = withTable(kept, 'venise', table);
  assert.equal(kept.tables['venise']!.length, matchesWithNotes);
  assert.equal(mayTell(kept, 'venise', 't3'), true);
  assert.equal(mayTell(kept, 'venise', 't4'), false);
  assert.equal(mayTell(withTable(kept, 'carts', 't4'), 'carts', 't4'), true);
  assert.equal(mayTell({ ...kept, off: true }, 'venise', 't3'), false);
});

test('What was told is kept once, and settings of an older page have none', () => {
  const kept = withSeen(withSeen(readSettings('{"pace":"fast"}').notes, 'carts/goods'), 'carts/goods');
  assert.deepEqual(kept.seen, ['carts/goods']);
  assert.deepEqual(readSettings(JSON.stringify({ notes: kept })).notes, kept);
});

// ---- every game's notes ----

const whole = process.env['PAKHUIS_WHOLE_MATCHES'] === '1';
// Matches in which every note comes to somebody; all are played with PAKHUIS_WHOLE_MATCHES=1. Live
// clocks are not played by hand.
const chosenRecords: Record<string, string[]> = {};
const isPlayed = (name: string, game: string) =>
  name.startsWith(`${game}-`) && !name.includes('-live') && (whole || !chosenRecords[game] || chosenRecords[game].includes(name));

const house = await new NoteHouse().open();
after(() => house.close());

// The words of a note as they are read.
function wordsOf({ key, come }: SeenNote, game: string, lang: (typeof langs)[number]): string {
  const say = (name: string, args = {}) => format(lang, gameTexts[lang][name] ?? '', args);
  return say(`${game}.note.${key}`, come.facts?.(say) ?? {});
}

// Whose turn it is, as far as a last turn is meant.
const turnOwner: Record<string, (view: Record<string, unknown>) => unknown> = {
  mayor: (view) => view['mayor'],
  queue: (view) => (view['phase'] === 'actions' ? (view['queue'] as number[])[0] : undefined),
  turn: (view) => view['turn'],
};
const ownerOf = (view: Record<string, unknown>): unknown =>
  turnOwner['mayor' in view ? 'mayor' : 'queue' in view ? 'queue' : 'turn']!(view);

for (const { card } of listed) {
  const game = await loadGame(card.id);
  await Promise.all(langs.map((lang) => addMoreTexts(game, lang)));
  const notes = game.notes ?? [];

  test(`${game.id}: each note has a key of its own, words in every language, and a passage`, () => {
    const keys = notes.map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length);
    assert.ok(keys.length >= 8 && keys.length <= 15, String(keys.length));
    const rulebook = readFileSync(`../texts/rules/${game.id}/en.md`, 'utf8');
    for (const { key, place } of notes) {
      assert.match(rulebook, new RegExp(`\\{#${place}[ }]`), `${key}: no passage ${place}`);
      for (const lang of langs) assert.ok(gameTexts[lang][`${game.id}.note.${key}`], `${lang} ${key}`);
    }
    const written = Object.keys(gameTexts.en).filter((key) => key.startsWith(`${game.id}.note.`));
    assert.ok(written.length <= notes.length + 1, 'words without a note');
  });

  test(`${game.id}: every note comes in a recorded match, is short, and speaks of parts`, async (t) => {
    const reached = new Map<string, string>();
    const ended: string[] = [];
    for (const { name, text } of recordFiles()) {
      const record = name.replace('.record', '');
      if (!isPlayed(record, game.id)) continue;
      const last = new Map<number, boolean>(); // seats that were told of their last turn: it is over
      const seats = await house.play(record, text, game, (seen) => {
        const { key, seat, step, come, time } = seen;
        const at = `${record} ${step}, seat ${seat}: ${key}`;
        if (!reached.has(key)) reached.set(key, at);
        for (const lang of langs) {
          const words = wordsOf(seen, game.id, lang);
          assert.deepEqual(holes(words), [], `${at}: ${words}`);
          assert.doesNotMatch(words, /undefined|NaN/, at);
          assert.ok(words.split(' ').length <= 27, `${at}: long: ${words}`);
        }
        const props = { ...time, seats: [], options: {}, parts: still } as unknown as GameProps<unknown, unknown>;
        const say = (name: string, args = {}) => format('en', gameTexts.en[name] ?? name, args);
        for (const target of come.lit) {
          const isPart = target.startsWith('.') || game.explain(target, { ...props, seats: named }, say) !== '';
          assert.ok(isPart, `${at}: lights ${target}`);
        }
        const own = ownerOf(time.view as Record<string, unknown>) === seat;
        if (key === 'last-turn') {
          assert.notEqual(last.get(seat), true, `${at}, a second time`);
          last.set(seat, false);
        } else if (last.has(seat) && !own) last.set(seat, true);
      });
      ended.push(record);
      void seats;
    }
    const missing = notes.map(({ key }) => key).filter((key) => !reached.has(key));
    assert.deepEqual(missing, [], [...reached.values()].join('\n'));
    t.diagnostic(`${ended.length} matches; ${[...reached.values()].join('; ')}`);
  });
}

const named = Array.from({ length: 5 }, (_, n) => ({ seat: n, name: `Seat ${n}`, kind: 'bot' as const, mine: false }));
