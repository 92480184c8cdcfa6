// Fields of an event as they were sent; what is missing reads as nothing.
import type { GameEvent } from '../game';

export interface Fields {
  number(field: string): number;
  text(field: string): string;
  name: string; // of the seat it is about; empty: of nobody's
}

export const seatsAtMost = 5;

export function fieldsOf(event: GameEvent, name: (seat: number) => string): Fields {
  const seat = event['seat'];
  return {
    number: (field) => Number(event[field] ?? 0),
    text: (field) => (typeof event[field] === 'string' ? event[field] : ''),
    name: typeof seat === 'number' && seat < seatsAtMost ? name(seat) : '',
  };
}
