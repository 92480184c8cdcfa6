// The table of a lesson: one of this device at which the learner plays his seat, and the page enters
// what the script says for chance and for the others.
//
// A house lets nobody play who deals by hand. On this device everything is open to its owner anyway
// (decision 024), so the page itself writes the rows in which he sits down.
import { lessonPrefix, myId } from '../local/ids';
import { IndexedShelf } from '../local/indexedShelf';
import { openShelf, type Shelf } from '../local/shelf';
import type { HouseTable, HouseWrite, StoredRow, StoredSummary } from '../net/generated/calls';
import type { Terms } from '../net/messages';
import { deleteHere, makeHere } from '../state/here';
import type { Script } from './script';

// The record from which the match goes on.
export function recordOf({ game, rules, edition, seats, options, before }: Script): string {
  const players = Array.from({ length: seats }, (_, seat) => `player ${seat}: ${seat}`);
  const choices = Object.entries(options).map(([key, value]) => `option: ${key}=${value}`);
  const line = (action: string) => (/^\d+: /.test(action) ? action : `chance: ${action}`);
  return [
    'pakhuis-record 1',
    `game: ${game}`,
    `rules: ${rules}`,
    `seats: ${seats}`,
    ...choices,
    `edition: ${edition}`,
    ...players,
    'actions:',
    ...before.map(line),
    '',
  ].join('\n');
}

export const termsOf = (script: Script): Terms => ({
  seats: Array<string>(script.seats).fill('person'),
  'by-hand': true,
  begin: recordOf(script),
});

// A table that nobody has joined, as another one at which `names` sit and the match has begun.
export function seated(made: HouseTable, table: string, guest: string, names: string[]): HouseWrite {
  const [first] = made.rows as unknown as StoredRow[];
  const row = (seq: number, kind: string, body: object): StoredRow => ({
    ...first!,
    seq,
    kind,
    body: JSON.stringify(body),
  });
  const sits = names.map((name, seat) => row(seat + 1, 'sit', { seat, guest, name }));
  const summary = made.summary as unknown as StoredSummary;
  const json = JSON.stringify({ ...(JSON.parse(summary.json) as object), id: table });
  const write: HouseWrite = {
    table,
    rows: [first!, ...sits, row(names.length + 1, 'start', {})],
    summary: { ...summary, table, json },
  };
  if (made.edition) write.edition = made.edition as unknown as NonNullable<HouseWrite['edition']>;
  return write;
}

export function newLessonId(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return lessonPrefix + number!.toString(16).padStart(8, '0');
}

export async function seatAt(shelf: Shelf, made: string, names: string[]): Promise<string> {
  const guest = (await shelf.guest())?.id ?? myId;
  const table = newLessonId();
  await shelf.write(seated(await shelf.table(made), table, guest, names));
  return table;
}

export async function makeLessonTable(script: Script, names: string[]): Promise<string> {
  const made = await makeHere(termsOf(script));
  const db = await openShelf();
  try {
    return await seatAt(new IndexedShelf(db), made, names);
  } finally {
    db.close();
    void deleteHere(made);
  }
}

// What was played after `before`, as a record tells it.
export function playedIn(record: string, script: Script): { actor: string; action: string }[] {
  const lines = record.slice(record.indexOf('\nactions:\n') + 10).split('\n');
  const actions = lines.flatMap((line) => {
    const found = /^(\d+|chance): (.*)$/.exec(line);
    return found ? [{ actor: found[1]!, action: found[2]! }] : [];
  });
  return actions.slice(script.before.length);
}
