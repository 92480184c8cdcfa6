// What seats, games, bots and tempos are called.
import type { SeatInfo } from '../games/game';
import type { SeenSeat, Tempo } from '../net/messages';
import { hasKey, t } from '../texts';

// Bots get names, so that a log can speak of two of the same strength.
const botNames = ['Aagje', 'Barend', 'Cornelis', 'Dirkje', 'Egbert'];

export function seatName(seat: { kind: string; name: string }, index: number): string {
  if (seat.kind === 'bot' && hasKey(`bot-${seat.name}`)) return botNames[index] ?? seat.name;
  return seat.name || t('seat-free');
}

export function botLevel(name: string): string {
  const key = `bot-${name}`;
  return hasKey(key) ? t(key) : name;
}

export function seatInfos(seats: SeenSeat[]): SeatInfo[] {
  return seats.map((s, seat) => ({
    seat,
    name: seatName(s, seat),
    kind: s.kind,
    mine: s.mine ?? false,
  }));
}

export interface GameCard {
  id: string;
  name: string;
  seats: string;
}

// All games of the house; the server says which can be played.
export const house: GameCard[] = [
  { id: 'carts', name: 'Carts of Amsterdam', seats: '2–4' },
  { id: 'amsterdam', name: 'Amsterdam', seats: '1–4' },
  { id: 'merchants', name: 'Merchants of Amsterdam', seats: '3–5' },
  { id: 'venise', name: 'La Venise du Nord', seats: '2–4' },
];

export function gameName(id: string): string {
  return house.find((game) => game.id === id)?.name ?? id;
}

export function tempoText(tempo: Tempo | undefined): string {
  if (tempo?.kind === 'live') {
    return t('tempo-live-short', {
      minutes: Math.round(tempo.base / 60_000),
      seconds: Math.round(tempo.increment / 1000),
    });
  }
  if (tempo?.kind === 'daily') return t('tempo-daily-short', { days: tempo.days });
  return t('tempo-untimed-short');
}
