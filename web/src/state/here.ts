// Tables on this device: making, listing and saving them.
import { canPlayHere, isLessonTable, myId } from '../local/ids';
import { keptSummaries } from '../local/shelf';
import { hasServer, localLine } from '../net/house';
import { http, type TableSummary } from '../net/http';
import type { Terms } from '../net/messages';
import { t } from '../texts';
import { myName } from './me';
import { termsOfRecord } from './records';
import { show } from './toast';

const asked = 'pakhuis-storage-asked';

// Asks once that the browser keeps the tables, and says what a refusal means.
export async function askToKeep(): Promise<void> {
  try {
    if (localStorage.getItem(asked)) return;
    localStorage.setItem(asked, '1');
  } catch {
    return; // without local storage it would be asked at every table
  }
  if (!(await navigator.storage?.persist?.())) show(t('storage-not-kept'), 'calm');
}

export async function createHere(terms: Terms, seat?: number): Promise<string> {
  const table = await makeHere(terms, seat);
  void askToKeep();
  return table;
}

// Without a word about the room for it: a lesson may be begun again.
export async function makeHere(terms: Terms, seat?: number): Promise<string> {
  const line = await localLine();
  if (hasServer.value && myName.value !== '' && line.name !== myName.value) {
    await line.send({ type: 'hello', name: myName.value });
  }
  return (await http.createHere(terms, seat)).table;
}

// At the server where there is one.
export async function createAnywhere(terms: Terms, seat?: number): Promise<string> {
  if (hasServer.value === false) return createHere(terms, seat);
  return (await http.create(terms, seat)).table;
}

// A damaged entry is listed too: its table may be exported.
export function summaryOf(kept: { table?: unknown; json?: unknown; [key: string]: unknown }) {
  const waiting: unknown = kept['waiting'];
  const own = {
    waits: Array.isArray(waiting) && waiting.includes(myId),
    ...(kept['status'] === 'frozen' ? { frozen: true } : {}),
  };
  try {
    return { ...(JSON.parse(String(kept.json)) as TableSummary), ...own };
  } catch {
    const id = String(kept.table);
    const none: TableSummary = { id, game: id, status: 'over', tempo: { kind: 'untimed' }, seats: [] };
    return { ...none, frozen: true };
  }
}

// The latest first.
export async function tablesHere(): Promise<TableSummary[]> {
  if (!canPlayHere()) return [];
  const all = await keptSummaries();
  const kept = all.filter(({ table }) => !isLessonTable(String(table)));
  const time = (entry: { changed?: unknown }) => Number(entry.changed) || 0;
  return kept.sort((a, b) => time(b) - time(a)).map(summaryOf);
}

// For good. A table that a tab plays now stays.
export async function deleteHere(table: string): Promise<void> {
  const { whileFree } = await import('../local/hold');
  await whileFree(table, () => http.removeHere(table));
}

// The match as a file.
export async function saveRecord(table: string, file: string): Promise<void> {
  const text = await http.record(table);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// A finished match of this device becomes a table at the server, marked as a record; or a server's
// finished match becomes a table of this device.
export const upload = async (table: string): Promise<string> =>
  (await http.create(termsOfRecord(await http.record(table)))).table;
export const keepHere = async (table: string): Promise<string> =>
  createHere(termsOfRecord(await http.record(table)));
