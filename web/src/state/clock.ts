// Clocks: what is left of a seat's time, and how it is written.
import type { SeenSeat, Tempo } from '../net/messages';

// A running clock counts down from what the message said, once it no longer stands.
export function timeLeft(seat: SeenSeat, runs: boolean, elapsed: number): number | undefined {
  if (seat.clock === undefined) return undefined;
  return Math.max(0, runs ? seat.clock - elapsed : seat.clock);
}

const two = (n: number) => String(n).padStart(2, '0');

// "4:05", "1:02:03", below ten seconds "9.4".
export function clockText(ms: number): string {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

// Turn-based matches count in days and hours; the nearer the end, the finer.
export interface Span {
  days: number;
  hours: number;
  minutes: number;
}
export function span(ms: number): Span {
  const minutes = Math.floor(ms / 60_000);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

export const isDaily = (tempo: Tempo | undefined) => tempo?.kind === 'daily';
