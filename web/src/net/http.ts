// Pages of the server, and of the house of this device for its tables. A refusal is thrown with its
// stable key.
import type { GameEvent } from '../games/game';
import { isLocal } from '../local/ids';
import { hasServer, localLine } from './house';
import type { Json, Origin, Status, Tempo, Terms } from './messages';
import { Refusal, type Facts } from './refusal';

export { Refusal, type Facts };

interface Answer {
  status: number;
  body: string;
}

async function fetchPage(path: string, init?: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init });
    return { status: response.status, body: await response.text() };
  } catch {
    throw new Refusal('offline', 'The server does not answer.');
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function checked({ status, body }: Answer): string {
  if (status >= 200 && status < 300) return body;
  const { key, sentence, facts } = parsed(body);
  throw new Refusal(String(key ?? 'failed'), String(sentence ?? status), facts as Facts | undefined);
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return parsed(checked(await fetchPage(path, init))) as T;
}

async function askHere<T>(path: string, body?: string): Promise<T> {
  const line = await localLine();
  return parsed(checked(await line.page(body === undefined ? 'GET' : 'POST', path, body))) as T;
}

// What a table's own house says of it.
const askTable = <T>(id: string, rest: string): Promise<T> =>
  isLocal(id) ? askHere<T>(tablePath(id) + rest) : ask<T>(tablePath(id) + rest);

export interface OptionSpec {
  key: string;
  help: string;
  choices: string[];
}

export interface GameInfo {
  id: string;
  name: string;
  'min-seats': number;
  'max-seats': number;
  options: OptionSpec[];
}

export interface ListedSeat {
  kind: 'person' | 'bot';
  name: string;
  free: boolean;
  same?: number; // the first seat of the person who has this one too
  score?: number; // at the end
  place?: number;
}

export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  tempo: Tempo;
  origin?: Origin;
  'by-hand'?: boolean;
  seats: ListedSeat[];
  waiting?: number[]; // seats that are to decide
  waits?: boolean;
  frozen?: boolean; // it can't be replayed
}

export interface LogPage {
  version: number;
  viewer: number;
  decided: number; // the step of the viewer's last decision; 0: none
  events: GameEvent[];
  chat: { name: string; text: string; version: number; watcher?: boolean }[];
}

export interface ReplayPage {
  version: number;
  game: string;
  viewer: number;
  view: Json;
  steps: { events: GameEvent[]; view: Json }[];
}

// What a table is played on. `parts` names what targets point at, as views and events name it:
// "track:0" → "dam-waag".
export interface EditionPage<Edition> {
  hash: string;
  rules: number; // their version
  parts: Record<string, string>;
  edition: Edition;
}

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const seatQuery = (seat: number | undefined) => (seat === undefined ? '' : `?seat=${seat}`);
const createBody = (terms: Terms, seat?: number) =>
  JSON.stringify(seat === undefined ? { terms } : { terms, seat });

export const http = {
  me: () =>
    ask<{ guest: string; name: string; webhooks: boolean; webhook: string }>('/api/me'),
  logOut: () => ask<unknown>('/api/logout', { method: 'POST' }),
  games: () => {
    type Games = { games: GameInfo[]; bots: string[] };
    return hasServer.value === false ? askHere<Games>('/api/games') : ask<Games>('/api/games');
  },
  tables: (page: number) => ask<TableSummary[]>(`/api/tables?page=${page}`),
  mine: () => ask<TableSummary[]>('/api/mine'),
  next: (after = '') =>
    ask<{ waiting: number; table: string | null }>(`/api/next?after=${encodeURIComponent(after)}`),
  log: (id: string, seat?: number) => askTable<LogPage>(id, `/log${seatQuery(seat)}`),
  replay: (id: string, seat?: number) => askTable<ReplayPage>(id, `/replay${seatQuery(seat)}`),
  edition: (id: string) => askTable<unknown>(id, '/edition'),
  recordPath: (id: string) => `${tablePath(id)}/record`,
  // The text of a record. A match on this device may be unfinished or damaged: as far as it goes.
  record: async (id: string): Promise<string> => {
    if (!isLocal(id)) return checked(await fetchPage(http.recordPath(id)));
    return checked(await (await localLine()).page('GET', `${tablePath(id)}/export`));
  },
  create: (terms: Terms, seat?: number) =>
    ask<{ table: string }>('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: createBody(terms, seat),
    }),
  createHere: (terms: Terms, seat?: number) =>
    askHere<{ table: string }>('/api/tables', createBody(terms, seat)),
  // A table on this device is gone for good.
  removeHere: async (id: string): Promise<void> => {
    checked(await (await localLine()).page('DELETE', tablePath(id)));
  },
};
