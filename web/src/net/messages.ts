// The messages of protocol/schema.json, as types.
import type { GameEvent, Target } from '../games/game';

export type Tempo =
  | { kind: 'untimed' }
  | { kind: 'live'; base: number; increment: number } // milliseconds
  | { kind: 'daily'; days: number };

export interface Terms {
  game?: string; // a record to go on from names its own
  seats?: string[]; // "person" or a bot's name
  options?: Record<string, string>;
  tempo?: Tempo;
  listed?: boolean;
  'by-hand'?: boolean;
  begin?: string;
}

export interface SeenSeat {
  kind: 'person' | 'bot';
  name: string; // empty: free
  present: boolean;
  mine?: true;
  away?: true;
  replaced?: true;
  clock?: number; // milliseconds left when this was sent
}

export interface SheetLine {
  points: number;
  count: number;
}

export interface Result {
  place: number;
  score: number;
  sheet?: Record<string, SheetLine>;
}

// Who plays without a seat.
export interface Rival {
  name: string;
  score: number;
  sheet?: Record<string, SheetLine>;
}

export type Status = 'open' | 'playing' | 'over';
export type Legal = [text: string, ...targets: Target[]];
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface TableFields {
  table: string;
  version: number;
  status: Status;
  end?: string;
  seats: SeenSeat[];
  waiting: number[];
  legal?: Legal[];
  undo?: true;
  spectators?: number;
  rematch?: string;
  result?: Result[];
  rival?: Rival;
  view?: Json;
}

export interface Full extends TableFields {
  type: 'full';
  game: string;
  edition: string;
  viewer: number;
  terms: Terms;
  view: Json;
}

export interface Update extends TableFields {
  type: 'update';
  from: number;
  events: GameEvent[];
}

export interface Presence {
  type: 'presence';
  table: string;
  present: boolean[];
  spectators: number;
}

export interface Turn {
  type: 'turn';
  table: string;
  waits: boolean;
}

// A live clock runs: as this comes it is `at` milliseconds old.
export interface ClockMessage {
  type: 'clock';
  table: string;
  version: number;
  doubled: boolean;
  at: number;
  'start-ms': number;
  'price-ms': number;
  highest: number;
  lowest: number;
  step: number;
}

export interface Ok {
  type: 'ok';
  id: number;
  version?: number;
  table?: string;
}

export interface Refused {
  type: 'refused';
  id: number;
  key: string;
  sentence: string;
  place?: string;
}

export interface Hello {
  type: 'hello';
  name: string;
  guest: string;
}

export type ServerMessage = Full | Update | Presence | Turn | ClockMessage | Ok | Refused | Hello;

export type ClientMessage =
  | { type: 'hello'; name: string }
  | { type: 'create'; terms: Terms; seat?: number }
  | { type: 'watch'; table: string; seat?: number; version?: number }
  | { type: 'unwatch' | 'leave' | 'rematch'; table: string }
  | { type: 'sit'; table: string; seat: number; name?: string }
  | { type: 'webhook'; url: string }
  | { type: 'undo' | 'resign' | 'back' | 'replace'; table: string; seat: number }
  | { type: 'act'; table: string; seat: number | 'chance'; action: string; version: number }
  | { type: 'press'; table: string; seat: number; version: number }
  | { type: 'chat'; table: string; text: string }
  | { type: 'fork'; table: string; step: number; seat?: number; seats?: string[] }
  | { type: 'ping' };

export const spectator = 5;
