// Between pages and the one house that runs in a worker of some tab. All of them are on one
// BroadcastChannel, so a page need not know in which tab the house is.
//
// The name of the channel, of the lock and of the worker. A page that runs an older build on purpose
// has a house of its own: another build's house can't play its match.
const anyHouse = 'pakhuis-house';
export const houseName = (olderBuild: string | null): string =>
  olderBuild === null ? anyHouse : `${anyHouse} ${olderBuild}`;
export const isHouse = (worker: string): boolean => worker.startsWith(anyHouse);
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

// `opened`: a house has begun, so everybody connects.
export type ToPages =
  | { to: 'pages'; opened: true }
  | { to: 'pages'; client: string; text: string }
  | { to: 'pages'; client: string; page: { id: string; status: number; body: string } };

// From a worker to its own page: it can't open a house.
export interface HouseFailed {
  failed: string;
}
