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

// Those of a list of events that came after the viewer's own latest one.
export function sinceMine(events: GameEvent[], viewer: number): GameEvent[] {
  const ofMatch = events.filter((e) => e.text !== undefined && e.kind !== 'chat');
  const last = ofMatch.map((e) => e['seat']).lastIndexOf(viewer);
  return last < 0 ? [] : ofMatch.slice(last + 1);
}
