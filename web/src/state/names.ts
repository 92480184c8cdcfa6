// What seats, games, bots and tempos are called.
import type { SeatInfo } from '../games/game';
import { listedGame } from '../games/list';
import { isLessonTable } from '../local/ids';
import type { Origin, SeenSeat, Tempo } from '../net/messages';
import { hasKey, t } from '../texts';
import { hashOf } from './hash';
import { language } from './settings';

// Bots get names, so that a log can speak of two of the same level. A prime number of them: so the seats
// of a table have different ones.
export const botNames = [
  'Aagje', 'Aert', 'Barend', 'Bregje', 'Claes', 'Dieuwer', 'Dirkje', 'Egbert', 'Fenna', 'Floris', 'Geesje',
  'Govert', 'Griet', 'Hille', 'Huybert', 'Jacoba', 'Jannetje', 'Joost', 'Katrijn', 'Krijn', 'Lijsbet',
  'Machteld', 'Maerten', 'Neeltje', 'Pauwels', 'Roelof', 'Saskia', 'Teunis', 'Trijn', 'Wijntje', 'Wouter',
];

// The words of the lessons name these.
const lessonNames = ['Aagje', 'Barend', 'Cornelis', 'Dirkje', 'Egbert'];

// It follows from table and seat, so it is the same on every page as long as the table is kept. Messages and
// records name a bot by its level alone.
function botName(index: number, table: string): string {
  if (isLessonTable(table)) return lessonNames[index]!;
  const hash = hashOf(table);
  const step = 1 + ((hash >>> 8) % (botNames.length - 1));
  return botNames[(hash + index * step) % botNames.length]!;
}

interface Sitter {
  kind: string;
  name: string; // a bot's: its level
}

// As sentences speak of it.
export function seatName(seat: Sitter, index: number, table: string): string {
  if (seat.kind === 'bot' && hasKey(`bot-${seat.name}`)) return botName(index, table);
  return seat.name || t('seat-free');
}

// As lists of players have it: "Griet (medium)".
export function fullName(seat: Sitter, index: number, table: string): string {
  const name = seatName(seat, index, table);
  return seat.kind === 'bot' ? t('bot-named', { name, level: botLevel(seat.name) }) : name;
}

export const botNamed = (level: string, index: number, table: string): string =>
  fullName({ kind: 'bot', name: level }, index, table);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function botLevel(name: string): string {
  const key = `bot-${name}`;
  return hasKey(key) ? t(key) : name;
}

// What it does, and how long it thinks.
export function levelAbout(level: string): string {
  const key = `level-${level}`;
  return hasKey(key) ? t(key) : '';
}

export function seatInfos({ seats, table }: { seats: SeenSeat[]; table: string }): SeatInfo[] {
  return seats.map((s, seat) => ({
    seat,
    name: seatName(s, seat, table),
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
