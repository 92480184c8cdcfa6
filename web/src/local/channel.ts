// Between pages and the one house that runs in a worker of some tab. All of them are on one
// BroadcastChannel, so a page need not know in which tab the house is.
export const channelName = 'pakhuis-house';
export const houseLock = 'pakhuis-house';
export const tableLock = (table: string) => `pakhuis-table-${table}`;
export const workerName = 'house';

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
