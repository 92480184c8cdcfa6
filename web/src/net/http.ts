// Pages of the server. A refusal is thrown with its stable key.
import type { GameEvent } from '../games/game';
import type { Json, Origin, Status, Tempo, Terms } from './messages';

// What the sentence of a refusal is about: numbers, and names as the server has them.
export type Facts = Record<string, number | string>;

export class Refusal extends Error {
  constructor(
    readonly key: string,
    sentence: string,
    readonly facts: Facts = {},
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal('offline', 'The server does not answer.');
  }
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) {
    throw new Refusal(
      String(body['key'] ?? 'failed'),
      String(body['sentence'] ?? response.status),
      body['facts'] as Facts | undefined,
    );
  }
  return body as T;
}

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

export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  tempo: Tempo;
  origin?: Origin;
  'by-hand'?: boolean;
  // `same`: the first seat of the person who has this one too
  seats: { kind: 'person' | 'bot'; name: string; free: boolean; same?: number }[];
  waits?: boolean;
  frozen?: boolean; // it can't be replayed
}

export interface LogPage {
  version: number;
  viewer: number;
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

export const http = {
  me: () =>
    ask<{ guest: string; name: string; webhooks: boolean; webhook: string }>('/api/me'),
  logOut: () => ask<unknown>('/api/logout', { method: 'POST' }),
  games: () => ask<{ games: GameInfo[]; bots: string[] }>('/api/games'),
  tables: (page: number) => ask<TableSummary[]>(`/api/tables?page=${page}`),
  mine: () => ask<TableSummary[]>('/api/mine'),
  next: (after = '') =>
    ask<{ waiting: number; table: string | null }>(`/api/next?after=${encodeURIComponent(after)}`),
  log: (id: string, seat?: number) => ask<LogPage>(`${tablePath(id)}/log${seatQuery(seat)}`),
  replay: (id: string, seat?: number) =>
    ask<ReplayPage>(`${tablePath(id)}/replay${seatQuery(seat)}`),
  edition: (id: string) => ask<unknown>(`${tablePath(id)}/edition`),
  recordPath: (id: string) => `${tablePath(id)}/record`,
  create: (terms: Terms, seat?: number) =>
    ask<{ table: string }>('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seat === undefined ? { terms } : { terms, seat }),
    }),
};
