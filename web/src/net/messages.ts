// The messages by the names that the client uses. Their types are made of the C++ (`pakhuis types`).
import type { Target } from '../games/game';

export { protocolVersion } from './generated/messages';
export type {
  ClientMessage,
  Clock as ClockMessage,
  Readiness as ReadinessMessage,
  Full,
  Json,
  Ok,
  Presence,
  RivalResult as Rival,
  SeatResult as Result,
  SeenSeat,
  ServerMessage,
  SheetLine,
  TableOrigin as Origin,
  TableStatus as Status,
  TableTerms as Terms,
  Tempo,
  Update,
} from './generated/messages';

// What an update's list of legal actions holds.
export type Legal = [text: string, ...targets: Target[]];

export const spectator = 5;
