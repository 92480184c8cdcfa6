// Between pages and the one house that runs in a worker of some tab. All of them are on one
// BroadcastChannel, so a page need not know in which tab the house is.
import type { NetNews } from './nets';

// The name of the channel, of the lock and of the worker. A page that runs an older build on purpose
// has a house of its own: another build's house can't play its match.
const anyHouse = 'pakhuis-house';
export const houseName = (olderBuild: string | null): string =>
  olderBuild === null ? anyHouse : `${anyHouse} ${olderBuild}`;
export const isHouse = (worker: string): boolean => worker.startsWith(anyHouse);
// Without locks each tab has a house of its own (locks.ts).
export const ownHouseName = (olderBuild: string | null): string =>
  `${houseName(olderBuild)} ${Math.random().toString(36).slice(2)}`;
export const tableLock = (table: string) => `pakhuis-table-${table}`;

export interface PageAsked {
  id: string;
  method: string;
  target: string;
  body?: string;
}

export type ToHouse =
  | { to: 'house'; client: string; connect: true }
  | { to: 'house'; client: string; close: true }
  | { to: 'house'; client: string; text: string }
  | { to: 'house'; client: string; page: PageAsked };

// `opened`: a house has begun, so everybody connects. `net`: for everybody, too.
export type ToPages =
  | { to: 'pages'; opened: true }
  | { to: 'pages'; net: NetNews }
  | { to: 'pages'; client: string; text: string }
  | { to: 'pages'; client: string; page: { id: string; status: number; body: string } };

// The tables that a message or a page is about.
export function tablesIn(message: ToHouse): string[] {
  if ('page' in message) {
    const found = /^\/api\/tables\/([^/?]+)/.exec(message.page.target);
    return found ? [decodeURIComponent(found[1]!)] : [];
  }
  if (!('text' in message)) return [];
  try {
    const { table } = JSON.parse(message.text) as { table?: unknown };
    return typeof table === 'string' ? [table] : [];
  } catch {
    return []; // the module says what is wrong with it
  }
}

// From a worker to its own page: it can't open a house.
export interface HouseFailed {
  failed: string;
}
