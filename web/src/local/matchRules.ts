// By which rules the matches on this device are played: builds that know them are kept.
import type { MatchRules } from '../service/builds';
import { keptSummaries, openShelf } from './shelf';

// The first row of a table says it. null: the row can't be read.
export function rulesIn(row: unknown): MatchRules | null {
  try {
    const { terms, rules } = JSON.parse((row as { body: string }).body) as Record<string, unknown>;
    const game = (terms as { game?: unknown }).game;
    return typeof game === 'string' && typeof rules === 'number' ? { game, rules } : null;
  } catch {
    return null;
  }
}

export async function rulesOf(table: string): Promise<MatchRules | null> {
  const db = await openShelf();
  try {
    const request = db.transaction('rows').objectStore('rows').get([table, 0]);
    const row = await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return rulesIn(row);
  } finally {
    db.close();
  }
}

export async function allRules(): Promise<MatchRules[]> {
  const tables = (await keptSummaries()).map(({ table }) => String(table));
  const found = await Promise.all(tables.map(rulesOf));
  return found.filter((rules) => rules !== null);
}
