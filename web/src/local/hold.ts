// Which tab plays a table of this device.
import { Refusal } from '../net/refusal';
import { tableLock } from './channel';
import { elsewhere } from './elsewhere';
import { tableChanged } from './line';
import { openLocks, type Locks } from './locks';

interface Held {
  count: number;
  release: AbortController;
  known: Promise<void>;
}

const held = new Map<string, Held>();
const nameOfLock = tableLock('');
let opened: Locks | null = null;
const locks = (): Locks =>
  (opened ??= openLocks((name) => tableChanged(name.slice(nameOfLock.length))));

function setElsewhere(table: string, on: boolean): void {
  const tables = new Set(elsewhere.value);
  if (on) tables.add(table);
  else tables.delete(table);
  elsewhere.value = tables;
}

interface Hold {
  known: Promise<void>; // until it is clear whether another tab has it
  release(): void;
}

// This tab plays the table from now on, or as soon as no other tab does.
export function hold(table: string): Hold {
  const mine = held.get(table) ?? begin(table);
  ++mine.count;
  const release = () => {
    if (--mine.count > 0) return;
    held.delete(table);
    mine.release.abort();
    setElsewhere(table, false);
  };
  return { known: mine.known, release };
}

function begin(table: string): Held {
  const release = new AbortController();
  const known = new Promise<void>((tell) => void waitForTable(table, release.signal, tell));
  const mine = { count: 0, release, known };
  held.set(table, mine);
  return mine;
}

// Does something with a table that no tab plays now.
export function whileFree<T>(table: string, work: () => Promise<T>): Promise<T> {
  return locks().request(tableLock(table), { ifAvailable: true }, (got) => {
    if (!got) throw new Refusal('table-in-use', 'Another tab plays this table.');
    return work();
  });
}

async function waitForTable(
  table: string,
  released: AbortSignal,
  known: () => void,
): Promise<void> {
  const keep = () => {
    setElsewhere(table, false);
    known();
    return new Promise<void>((done) => {
      if (released.aborted) done();
      released.addEventListener('abort', () => done());
    });
  };
  const name = tableLock(table);
  const got = await locks().request(name, { ifAvailable: true }, async (isFree) => {
    if (isFree) await keep();
    return isFree;
  });
  const isElsewhere = !got && !released.aborted;
  if (isElsewhere) setElsewhere(table, true);
  known();
  if (!isElsewhere) return;
  await locks()
    .request(name, { signal: released }, () => {
      tableChanged(table);
      return keep();
    })
    .catch(() => undefined); // released before it had its turn
}
