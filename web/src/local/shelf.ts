// What is kept on this device, in IndexedDB: tables, their rows and editions, and the person's name.
// Rows are only ever added, until their table is deleted.
import type { HouseTable, HouseWrite, StoredGuest, StoredSummary } from '../net/generated/calls';
import type { JsonObject } from '../net/generated/messages';

export interface Shelf {
  guest(): Promise<StoredGuest | undefined>;
  table(id: string): Promise<HouseTable>;
  // All of it or nothing. It is durable when the promise is kept.
  write(write: HouseWrite): Promise<void>;
  // A table with all that is kept of it. Nothing else deletes rows.
  remove(table: string): Promise<void>;
}

const name = 'pakhuis';
const stores = ['tables', 'rows', 'editions', 'guests'] as const;

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const rowsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });

export function openShelf(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore('tables', { keyPath: 'table' });
    db.createObjectStore('rows', { keyPath: ['table', 'seq'] });
    db.createObjectStore('editions', { keyPath: 'table' });
    db.createObjectStore('guests', { keyPath: 'id' });
  };
  return result(request);
}

export class IndexedShelf implements Shelf {
  constructor(private readonly db: IDBDatabase) {}

  async guest(): Promise<StoredGuest | undefined> {
    const all = (await result(this.read('guests').getAll())) as StoredGuest[];
    return all[0];
  }

  async table(id: string): Promise<HouseTable> {
    const rows = result(this.read('rows').getAll(rowsOf(id)));
    const summary = result(this.read('tables').get(id));
    const edition = result(this.read('editions').get(id));
    // The table is part of the keys; the module does not know it as a field.
    const plain = ({ table: _, ...fields }: JsonObject) => fields;
    const found: HouseTable = { table: id, rows: ((await rows) as JsonObject[]).map(plain) };
    const [about, played] = [await summary, await edition];
    if (about) found.summary = about as JsonObject;
    if (played) found.edition = plain(played as JsonObject);
    return found;
  }

  write({ table, rows, summary, edition, guest }: HouseWrite): Promise<void> {
    const work = this.change();
    const done = finished(work);
    try {
      for (const row of rows) work.objectStore('rows').add({ ...row, table });
      if (summary) work.objectStore('tables').put(summary);
      if (edition) work.objectStore('editions').put({ ...edition, table });
      if (guest) work.objectStore('guests').put(guest);
    } catch (why) {
      work.abort();
      done.catch(() => undefined);
      return Promise.reject(why);
    }
    return done;
  }

  remove(table: string): Promise<void> {
    const work = this.change();
    work.objectStore('rows').delete(rowsOf(table));
    work.objectStore('tables').delete(table);
    work.objectStore('editions').delete(table);
    return finished(work);
  }

  private change(): IDBTransaction {
    return this.db.transaction(stores, 'readwrite', { durability: 'strict' });
  }

  private read(store: (typeof stores)[number]): IDBObjectStore {
    return this.db.transaction(store).objectStore(store);
  }
}

// For lists: all summaries, whatever is in them.
export async function keptSummaries(): Promise<Partial<StoredSummary>[]> {
  const db = await openShelf();
  try {
    return (await result(db.transaction('tables').objectStore('tables').getAll())) as StoredSummary[];
  } finally {
    db.close();
  }
}
