// The messages between server and client.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export const protocolVersion = 1;
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [field: string]: Json };

export interface Hello {
  type: 'hello';
  id?: number;
  name: string;
}

export const tempoKindNames = ['untimed', 'live', 'daily'] as const;
export type TempoKind = (typeof tempoKindNames)[number];

export interface Tempo {
  kind: TempoKind;
  base?: number;
  increment?: number;
  days?: number;
}

export interface TableTerms {
  game?: string;
  seats?: string[];
  options?: Record<string, string>;
  edition?: Json;
  tempo?: Tempo;
  listed?: boolean;
  'by-hand'?: boolean;
  hints?: boolean;
  begin?: string;
}

export interface Create {
  type: 'create';
  id?: number;
  terms: TableTerms;
  seat?: number;
}

export interface Watch {
  type: 'watch';
  id?: number;
  table: string;
  seat?: number;
  version?: number;
}

export interface Unwatch {
  type: 'unwatch';
  id?: number;
  table: string;
}

export interface Sit {
  type: 'sit';
  id?: number;
  table: string;
  seat: number;
  name?: string;
  bot?: string;
}

export interface Leave {
  type: 'leave';
  id?: number;
  table: string;
}

export interface Act {
  type: 'act';
  id?: number;
  table: string;
  seat: number | 'chance';
  action: string;
  version: number;
}

export interface Undo {
  type: 'undo';
  id?: number;
  table: string;
  seat: number;
}

export interface Chat {
  type: 'chat';
  id?: number;
  table: string;
  text: string;
}

export interface AllowChat {
  type: 'allow-chat';
  id?: number;
  table: string;
  allowed: boolean;
}

export interface Mute {
  type: 'mute';
  id?: number;
  table: string;
  version: number;
}

export interface Unmute {
  type: 'unmute';
  id?: number;
  table: string;
  version: number;
}

export interface Resign {
  type: 'resign';
  id?: number;
  table: string;
  seat: number;
}

export interface Back {
  type: 'back';
  id?: number;
  table: string;
  seat: number;
}

export interface Replace {
  type: 'replace';
  id?: number;
  table: string;
  seat: number;
}

export interface Rematch {
  type: 'rematch';
  id?: number;
  table: string;
}

export interface Ready {
  type: 'ready';
  id?: number;
  table: string;
  version: number;
}

export interface Press {
  type: 'press';
  id?: number;
  table: string;
  seat?: number;
  version: number;
}

export interface Why {
  type: 'why';
  id?: number;
  table: string;
  seat?: number;
  target: string;
}

export interface Fork {
  type: 'fork';
  id?: number;
  table: string;
  step: number;
  seat?: number;
  seats?: string[];
}

export interface Webhook {
  type: 'webhook';
  id?: number;
  url: string;
}

export interface Ping {
  type: 'ping';
  id?: number;
}

export type ClientMessage =
  | Hello
  | Create
  | Watch
  | Unwatch
  | Sit
  | Leave
  | Act
  | Undo
  | Chat
  | AllowChat
  | Mute
  | Unmute
  | Resign
  | Back
  | Replace
  | Rematch
  | Ready
  | Press
  | Why
  | Fork
  | Webhook
  | Ping;

export interface ServerHello {
  type: 'hello';
  name: string;
  guest: string;
  protocol: number;
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
  place?: string;
  sentence: string;
  facts?: Record<string, number | string>;
}

export const tableOriginNames = ['start', 'record', 'position'] as const;
export type TableOrigin = (typeof tableOriginNames)[number];

export const tableStatusNames = ['open', 'playing', 'over'] as const;
export type TableStatus = (typeof tableStatusNames)[number];

export const seatKindNames = ['person', 'bot'] as const;
export type SeatKind = (typeof seatKindNames)[number];

export interface SeenSeat {
  kind: SeatKind;
  name: string;
  present: boolean;
  away?: boolean;
  replaced?: boolean;
  resigned?: boolean;
  votes?: number[];
  mine?: boolean;
  same?: number;
  reserved?: string;
  offered?: boolean;
  clock?: number;
}

export interface SheetLine {
  points: number;
  count: number;
}

export interface SeatResult {
  place: number;
  score: number;
  sheet: Record<string, SheetLine>;
}

export interface RivalResult {
  name: string;
  score: number;
  sheet: Record<string, SheetLine>;
}

export interface Full {
  type: 'full';
  table: string;
  version: number;
  game: string;
  edition: string;
  viewer: number;
  terms: TableTerms;
  origin?: TableOrigin;
  status: TableStatus;
  end?: string;
  seats: SeenSeat[];
  waiting: number[];
  legal?: string[][];
  undo?: boolean;
  spectators?: number;
  stands?: number;
  owner?: boolean;
  'watchers-chat'?: boolean;
  muted?: boolean;
  rematch?: string;
  result?: SeatResult[];
  rival?: RivalResult;
  'muted-lines'?: number[];
  view: Json;
}

export interface SeenEvent {
  kind: string;
  version: number;
  text?: string;
  targets?: string[];
  hurried?: boolean;
  [field: string]: unknown;
}

export interface Update {
  type: 'update';
  table: string;
  from: number;
  version: number;
  status: TableStatus;
  end?: string;
  seats: SeenSeat[];
  waiting: number[];
  legal?: string[][];
  undo?: boolean;
  spectators?: number;
  stands?: number;
  owner?: boolean;
  'watchers-chat'?: boolean;
  muted?: boolean;
  rematch?: string;
  result?: SeatResult[];
  rival?: RivalResult;
  'muted-lines'?: number[];
  events: SeenEvent[];
  view?: Json;
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

export interface Readiness {
  type: 'readiness';
  table: string;
  version: number;
  ready: boolean[];
  within: number;
}

export interface Clock {
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

export type ServerMessage =
  | ServerHello
  | Ok
  | Refused
  | Full
  | Update
  | Presence
  | Turn
  | Readiness
  | Clock;
