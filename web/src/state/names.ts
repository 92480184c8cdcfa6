// What seats, games, bots and tempos are called.
import type { SeatInfo } from '../games/game';
import { listedGame } from '../games/list';
import type { Origin, SeenSeat, Tempo } from '../net/messages';
import { hasKey, t } from '../texts';
import { language } from './settings';

// Bots get names, so that a log can speak of two of the same strength.
const botNames = ['Aagje', 'Barend', 'Cornelis', 'Dirkje', 'Egbert'];

export function seatName(seat: { kind: string; name: string }, index: number): string {
  if (seat.kind === 'bot' && hasKey(`bot-${seat.name}`)) return botNames[index] ?? seat.name;
  return seat.name || t('seat-free');
}

// "Barend (easy)".
export function botNamed(level: string, index: number): string {
  const name = seatName({ kind: 'bot', name: level }, index);
  return t('bot-named', { name, level: botLevel(level) });
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

export function gameName(id: string): string {
  return listedGame(id)?.card.name[language()] ?? id;
}

export function tempoText(tempo: Tempo | undefined): string {
  if (tempo?.kind === 'live') {
    return t('tempo-live-short', {
      minutes: Math.round((tempo.base ?? 0) / 60_000),
      seconds: Math.round((tempo.increment ?? 0) / 1000),
    });
  }
  if (tempo?.kind === 'daily') return t('tempo-daily-short', { days: tempo.days ?? 1 });
  return t('tempo-untimed-short');
}

// What is unusual about how a match began, if anything.
export function originTexts(origin: Origin | undefined, byHand: boolean, short = false): string[] {
  const texts: string[] = [];
  if (origin === 'record') texts.push(short ? t('origin-record-short') : t('origin-record'));
  if (origin === 'position') texts.push(short ? t('origin-position-short') : t('origin-position'));
  if (byHand) texts.push(short ? t('origin-by-hand-short') : t('origin-by-hand'));
  return texts;
}
