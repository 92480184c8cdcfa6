// The notes for newcomers: which one stands, and every note of every game over recorded matches.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { addMoreTexts, loadGame } from '../../src/games';
import type { GameEvent, GameProps, GameUi, Note, NoteTime } from '../../src/games/game';
import { games as listed } from '../../src/games/list';
import { still } from '../../src/games/shared/testing';
import { areOthers, chosen, latestEvents } from '../../src/state/firstNotes';
import { matchesWithNotes, mayTell, withSeen, withTable } from '../../src/state/keptNotes';
import { readSettings } from '../../src/state/settings';
import { format, langs } from '../../src/texts/format';
import { gameTexts } from '../../src/texts/games';
import { moments, type Moment } from '../noteMoments';
import { NoteHouse, type Decision, type SeenNote } from './noteRecords';
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

// The matches of tests/noteMoments.ts, in which every note comes to somebody; with
// PAKHUIS_WHOLE_MATCHES=1 all, and every moment at which a note is true. The rest can't be played by hand:
// live clocks, and boards that have to be sent along.
const whole = process.env['PAKHUIS_WHOLE_MATCHES'] === '1';
const isPlayed = (record: string, game: string) =>
  record.startsWith(`${game}-`) &&
  !/-live|all-passed|utrecht/.test(record) &&
  (whole || moments.some(([name]) => name === record));

const house = await new NoteHouse().open();
after(() => house.close());

const named = Array.from({ length: 5 }, (_, n) => ({ seat: n, name: `Seat ${n}`, kind: 'bot' as const, mine: false }));
const english = (key: string, args = {}) => format('en', gameTexts.en[key] ?? key, args);

// Its words are whole and short in each language, and what it lights are parts.
function isWell({ key, come }: SeenNote, { record, step, seat, time }: Decision, game: GameUi): void {
  const at = `${record} ${step}, seat ${seat}: ${key}`;
  for (const lang of langs) {
    const say = (name: string, args = {}) => format(lang, gameTexts[lang][name] ?? '', args);
    const words = say(`${game.id}.note.${key}`, come.facts?.(say) ?? {});
    assert.doesNotMatch(words, /[{}]|undefined|NaN/, at);
    assert.ok(words.split(' ').length <= 27, `${at}: long: ${words}`);
  }
  const props = { ...time, seats: named, options: {}, parts: still } as unknown as GameProps<unknown, unknown>;
  for (const target of come.lit) {
    assert.ok(target.startsWith('.') || game.explain(target, props, english) !== '', `${at}: lights ${target}`);
  }
}

// Whose turn it is, as far as a last turn is meant.
function ownerOf(view: Record<string, unknown>): unknown {
  if ('queue' in view) return view['phase'] === 'actions' ? (view['queue'] as number[])[0] : undefined;
  return view['mayor'] ?? view['turn'];
}

// Who was told of a last turn has none after it.
class LastTurns {
  private readonly over = new Map<number, boolean>();

  hear({ seat, step, record, time, notes }: Decision): void {
    const owner = ownerOf(time.view as Record<string, unknown>);
    for (const told of this.over.keys()) if (owner !== told) this.over.set(told, true);
    assert.ok(owner !== seat || !this.over.get(seat), `${record} ${step}: seat ${seat} has another turn`);
    if (notes.some(({ key }) => key === 'last-turn')) this.over.set(seat, false);
  }
}

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

  test(`${game.id}: every note comes in a recorded match, is short, and speaks of parts`, async () => {
    const wanted = moments.filter(([record]) => record.startsWith(`${game.id}-`));
    const found: Moment[] = [];
    for (const { name, text } of recordFiles()) {
      const record = name.replace('.record', '');
      if (!isPlayed(record, game.id)) continue;
      const first: Moment[] = [];
      const last = new LastTurns();
      await house.play(record, text, game, (at) => {
        last.hear(at);
        for (const seen of at.notes) {
          const isNew = !first.some(([, , , key]) => key === seen.key);
          if (isNew) first.push([record, at.step, at.seat, seen.key, seen.come.lit.length > 0]);
          if (isNew || whole) isWell(seen, at, game);
        }
      });
      found.push(...first);
    }
    for (const moment of wanted) {
      assert.deepEqual(found.find(([name, , , key]) => name === moment[0] && key === moment[3]), moment);
    }
    const isMissing = ({ key }: Note) => !wanted.some((moment) => moment[3] === key);
    assert.deepEqual(notes.filter(isMissing).map(({ key }) => key), [], found.map((it) => `${JSON.stringify(it)},`).join('\n'));
  });
}
