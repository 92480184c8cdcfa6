// All that is kept on this device, for the house and for who begins a table by its rows.
import type { HouseTable, HouseWrite, StoredGuest } from '../net/generated/calls';
import type { JsonObject } from '../net/generated/messages';
import { result, type Shelf } from './shelf';

const stores = ['tables', 'rows', 'editions', 'guests'] as const;

const rowsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });

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
