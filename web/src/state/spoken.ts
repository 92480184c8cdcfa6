// Which seat a step speaks of. Pure.
import type { GameEvent } from '../games/game';
import { spectator } from '../net/messages';

export interface SeatLines {
  seat: number;
  events: GameEvent[];
}

const seatOf = (event: GameEvent): number =>
  typeof event['seat'] === 'number' ? event['seat'] : spectator;

// The events of a step by the seats they are about, the acting seat first. What is nobody's goes with
// it. The viewer's own need no sentence.
export function spokenLines(events: GameEvent[], viewer: number): SeatLines[] {
  const told = events.filter((event) => event.text !== undefined && event.kind !== 'chat');
  const actor = told.map(seatOf).find((seat) => seat < spectator);
  if (actor === undefined) return [];
  const lines = new Map<number, GameEvent[]>([[actor, []]]);
  for (const event of told) {
    const seat = seatOf(event) < spectator ? seatOf(event) : actor;
    lines.set(seat, [...(lines.get(seat) ?? []), event]);
  }
  return [...lines].map(([seat, own]) => ({ seat, events: own })).filter((l) => l.seat !== viewer);
}
