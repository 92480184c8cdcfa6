// The calls of the module of the rules, and their answers.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.
import type { Json } from './messages';

export const localPrefix = 'local-';

export interface VersionCall {
  call: 'version';
}

export interface ReplayCall {
  call: 'replay';
  record: string;
}

export interface MatchRules {
  game: string;
  seats: number;
  options?: Record<string, string>;
  rules: number;
  edition: string;
  tables?: Json;
}

export interface PreviewCall {
  call: 'preview';
  match: MatchRules;
  view: Json;
  seat: number;
  actions: string[];
}

export interface FiguresCall {
  call: 'figures';
  match: MatchRules;
  view: Json;
}

export interface WhyCall {
  call: 'why';
  match: MatchRules;
  view: Json;
  seat: number;
  target: string;
}

export interface HintCall {
  call: 'hint';
  match: MatchRules;
  view: Json;
  seat: number;
  seed: number;
}

export interface BenchCall {
  call: 'bench';
  game: string;
  seats: number;
  steps: number;
  seed: number;
}

export interface StoredGuest {
  id: string;
  name: string;
}

export interface HouseStart {
  seed: string[];
  guest: StoredGuest;
}

export interface HouseTable {
  table: string;
  rows: Json[];
  summary?: Json;
  edition?: Json;
}

export interface HouseMessage {
  client: string;
  text: string;
}

export interface HousePage {
  id: string;
  method: string;
  target: string;
  body?: string;
}

export interface PageProblem {
  key: string;
  place: string;
  sentence: string;
}

export interface HouseWritten {
  problem?: PageProblem;
}

export interface HouseCall {
  call: 'house';
  now: number;
  steady: number;
  start?: HouseStart;
  table?: HouseTable;
  connect?: string;
  message?: HouseMessage;
  page?: HousePage;
  written?: HouseWritten;
  close?: string;
  think?: boolean;
}

export type PageCall =
  | VersionCall
  | ReplayCall
  | PreviewCall
  | FiguresCall
  | WhyCall
  | HintCall
  | BenchCall
  | HouseCall;

export interface GameVersions {
  id: string;
  rules: number;
  oldest: number;
}

export interface VersionAnswer {
  protocol: number;
  games: GameVersions[];
}

export interface ReplayAnswer {
  hash: string;
  end: string;
  scores: number[];
  steps: number;
}

export const foreseenNames = ['nothing', 'result', 'all'] as const;
export type Foreseen = (typeof foreseenNames)[number];

export interface SeenEvent {
  kind: string;
  version: number;
  text?: string;
  targets?: string[];
  hurried?: boolean;
  [field: string]: unknown;
}

export interface PreviewChange {
  kind: string;
  name?: string;
  count: number;
  more: number;
}

export interface PreviewPoints {
  source: string;
  points: number;
  count: number;
}

export const nextActorNames = ['unknown', 'you', 'others', 'chance', 'clock', 'nobody'] as const;
export type NextActor = (typeof nextActorNames)[number];

export interface ActionPreview {
  action: string;
  foreseen: Foreseen;
  events: SeenEvent[];
  changes: PreviewChange[];
  points: PreviewPoints[];
  next: NextActor;
  chance?: string;
  view?: Json;
  figures?: Json;
}

export interface PreviewAnswer {
  previews: ActionPreview[];
}

export interface FiguresAnswer {
  figures: Json;
}

export interface WhyRefusal {
  key: string;
  sentence: string;
  facts: Record<string, number | string>;
}

export interface WhyAnswer {
  refusal?: WhyRefusal;
}

export interface PlannedStep {
  action: string;
  targets: string[];
  preview: ActionPreview;
}

export interface HintAnswer {
  action: string;
  only?: boolean;
  then: PlannedStep[];
}

export interface BenchAnswer {
  steps: number;
  matches: number;
  score: number;
}

export interface HousePageAnswer {
  id: string;
  status: number;
  body: string;
}

export interface StoredRow {
  seq: number;
  kind: string;
  body: string;
  hash: string;
  at: number;
}

export interface StoredSummary {
  table: string;
  status: string;
  members: string[];
  waiting: string[];
  due: number;
  json: string;
  changed: number;
  owner: string;
  left: string[];
}

export interface StoredEdition {
  hash: string;
  json: string;
}

export interface HouseWrite {
  table: string;
  rows: StoredRow[];
  summary?: StoredSummary;
  edition?: StoredEdition;
  guest?: StoredGuest;
}

export interface HouseAnswer {
  messages: HouseMessage[];
  pages: HousePageAnswer[];
  writes: HouseWrite[];
  thinks: boolean;
  net?: string;
  timer?: number;
}

export interface PageAnswers {
  version: VersionAnswer;
  replay: ReplayAnswer;
  preview: PreviewAnswer;
  figures: FiguresAnswer;
  why: WhyAnswer;
  hint: HintAnswer;
  bench: BenchAnswer;
  house: HouseAnswer;
}

export interface NetAnswer {
  game: string;
}
