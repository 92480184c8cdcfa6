// What is known of a table, and how messages change it. Pure.
import type { GameEvent } from '../games/game';
import { merge } from '../net/merge';
import type {
  Full,
  Json,
  Legal,
  Origin,
  Presence,
  Result, Rival,
  SeenSeat,
  Status,
  Terms,
  Update,
} from '../net/messages';

export interface TableState {
  table: string;
  version: number;
  game: string;
  edition: string;
  viewer: number;
  terms: Terms;
  origin: Origin;
  status: Status;
  end: string;
  seats: SeenSeat[];
  waiting: number[];
  legal: Legal[];
  undo: boolean;
  spectators: number;
  stands: number; // milliseconds until the clocks run again, when the message came
  owner: boolean; // the table is mine
  watchersChat: boolean;
  muted: boolean;
  mutedLines: number[]; // for the owner: versions of what muted watchers wrote
  rematch: string;
  result: Result[];
  rival: Rival | null;
  view: Json;
  at: number; // when the message came, for the clocks
  past?: { step: number; steps: number }; // an earlier moment, which is looked at once more
}

function shared(message: Full | Update, at: number) {
  return {
    version: message.version,
    status: message.status,
    end: message.end ?? '',
    seats: message.seats,
    waiting: message.waiting,
    legal: (message.legal ?? []) as Legal[],
    undo: message.undo ?? false,
    spectators: message.spectators ?? 0,
    stands: message.stands ?? 0,
    owner: message.owner ?? false,
    watchersChat: message['watchers-chat'] ?? false,
    muted: message.muted ?? false,
    mutedLines: message['muted-lines'] ?? [],
    rematch: message.rematch ?? '',
    result: message.result ?? [],
    rival: message.rival ?? null,
    at,
  };
}

export function fromFull(message: Full, at: number): TableState {
  const { table, game, edition, viewer, terms, view } = message;
  const origin = message.origin ?? 'start';
  return { table, game, edition, viewer, terms, origin, view, ...shared(message, at) };
}

// Null if the update does not begin where we are: then the whole view has to be asked for.
export function withUpdate(state: TableState, message: Update, at: number): TableState | null {
  if (message.from !== state.version) return null;
  const view = message.view === undefined ? state.view : merge(state.view, message.view);
  return { ...state, ...shared(message, at), view };
}

export function withPresence(state: TableState, message: Presence): TableState {
  const seats = state.seats.map((s, i) => ({ ...s, present: message.present[i] ?? s.present }));
  return { ...state, seats, spectators: message.spectators };
}

// Who plays here or owns the table writes in the chat; others if the owner lets them.
export function mayChat(state: TableState): boolean {
  return state.owner || mySeats(state).length > 0 || (state.watchersChat && !state.muted);
}

export function mySeats(state: TableState): number[] {
  return state.seats.flatMap((s, i) => (s.mine ? [i] : []));
}

// With several seats of one's own: whose turn it is to look. The one who looks stays as long as he
// is asked himself; null: nobody of mine is to decide.
export function nextSeat(state: TableState): number | null {
  const asked = state.waiting.filter((seat) => {
    const s = state.seats[seat];
    return s?.mine && !s.replaced;
  });
  if (asked.length === 0) return null;
  return asked.includes(state.viewer) ? state.viewer : asked[0]!;
}

// The version of the viewer's own decision among the events of an update; 0: it holds none. `acted`:
// the version that the latest action from this page led to. The decision is the first step of its
// update, chance follows. Whoever alone was asked has decided, perhaps on another page.
export function ownDecision(before: TableState, events: GameEvent[], acted: number): number {
  const steps = events.filter((e) => e.text !== undefined && e.kind !== 'chat');
  const alone = before.waiting.length === 1 && before.waiting[0] === before.viewer;
  const first = steps[0]?.version ?? 0;
  return alone || (first > 0 && first <= acted && before.version < acted) ? first : 0;
}

// How many lines of the log are no news once these lines are added: up to the viewer's decision.
export function newsFrom(log: GameEvent[], added: GameEvent[], decided: number): number {
  return log.length + added.filter((e) => (e.version ?? 0) <= decided).length;
}

// The newest state as it was at an earlier step: nothing can be done in it.
export function pastState(now: TableState, view: Json, step: number, steps: number): TableState {
  const nothing = { legal: [], waiting: [], result: [], undo: false, end: '' };
  return { ...now, ...nothing, status: 'playing', rival: null, view, past: { step, steps } };
}
