// What is kept on this device, in IndexedDB: tables, their rows and editions, and the person's name.
// Rows are only ever added, until their table is deleted. Pages only list it; indexedShelf.ts has the rest.
import type { HouseTable, HouseWrite, StoredGuest, StoredSummary } from '../net/generated/calls';

export interface Shelf {
  guest(): Promise<StoredGuest | undefined>;
  table(id: string): Promise<HouseTable>;
  // All of it or nothing. It is durable when the promise is kept.
  write(write: HouseWrite): Promise<void>;
  // A table with all that is kept of it. Nothing else deletes rows.
  remove(table: string): Promise<void>;
}

const name = 'pakhuis';

export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
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

// For lists: all summaries, whatever is in them.
export async function keptSummaries(): Promise<Partial<StoredSummary>[]> {
  const db = await openShelf();
  try {
    return (await result(db.transaction('tables').objectStore('tables').getAll())) as StoredSummary[];
  } finally {
    db.close();
  }
}
