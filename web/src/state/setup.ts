// A table in the making: what the form holds, and the terms that come of it. Pure.
import type { QuickOption } from '../games/card';
import type { GameInfo } from '../net/http';
import type { Tempo, Terms } from '../net/messages';

export type SeatChoice =
  | { kind: 'me' }
  | { kind: 'here'; name: string } // somebody else at this device
  | { kind: 'guest' } // somebody who comes by the list or by the link
  | { kind: 'bot'; level: string };

export interface Setup {
  seats: SeatChoice[];
  tempo: 'untimed' | 'live' | 'daily';
  minutes: number; // live: at the start
  seconds: number; // live: added each turn
  days: number; // daily: for each move
  listed: boolean;
  byHand: boolean;
  hints: boolean; // for everybody, also where several persons play
  here: boolean; // on this device, without a server
  options: Record<string, string>;
}

// The game's quick option is proposed as "Play now" proposes it.
const quickDefault = (quick: QuickOption | undefined): Record<string, string> =>
  quick ? { [quick.option]: quick.choices[0]?.value ?? '' } : {};

// Whether a choice needs people who are all there at once, at a table that is played over days.
export function isClosedByTempo(
  setup: Setup,
  quick: QuickOption | undefined,
  option: string,
  choice: string,
): boolean {
  if (setup.tempo !== 'daily' || option !== quick?.option) return false;
  return quick.choices.some(({ value, needsAll }) => value === choice && needsAll === true);
}

export function withTempo(setup: Setup, tempo: Setup['tempo'], quick?: QuickOption): Partial<Setup> {
  const wasDaily = setup.tempo === 'daily' && tempo !== 'daily';
  return wasDaily ? { tempo, options: { ...setup.options, ...quickDefault(quick) } } : { tempo };
}

export function firstSetup(info: GameInfo, level: string, quick?: QuickOption): Setup {
  const seats: SeatChoice[] = [{ kind: 'me' }];
  // Alone plays only who asks for it.
  const proposed = Math.max(2, info['min-seats']);
  while (seats.length < proposed) seats.push({ kind: 'bot', level });
  const options = Object.fromEntries(info.options.map((o) => [o.key, o.choices[0] ?? '']));
  return {
    seats,
    tempo: 'untimed',
    minutes: 15,
    seconds: 15,
    days: 3,
    listed: false,
    byHand: false,
    hints: false,
    here: false,
    options: { ...options, ...quickDefault(quick) },
  };
}

// On this device nobody comes and no clock runs.
function onlyHere(setup: Setup): Setup {
  const seats = setup.seats.map((seat): SeatChoice =>
    seat.kind === 'guest' ? { kind: 'here', name: '' } : seat,
  );
  return { ...setup, seats, tempo: 'untimed', listed: false, byHand: false, hints: false };
}

// Whoever deals by hand sees all cards and has no seat; whoever takes one does not deal.
export function changed(setup: Setup, part: Partial<Setup>): Setup {
  const next = { ...setup, ...part };
  const dealer = part.byHand === true;
  const isHere = (seat: SeatChoice) => seat.kind === 'me' || seat.kind === 'here';
  if (dealer) next.seats = next.seats.map((seat) => (isHere(seat) ? { kind: 'guest' } : seat));
  else if (part.seats?.some(isHere)) next.byHand = false;
  else if (part.byHand === false) next.seats = [{ kind: 'me' }, ...next.seats.slice(1)];
  return next.here ? onlyHere(next) : next;
}

// Choices that do not go with the rest become the first of their option.
export function fitting(
  setup: Setup,
  info: GameInfo,
  isClosed: (option: string, choice: string) => boolean,
): Setup {
  const options = { ...setup.options };
  for (const { key, choices } of info.options) {
    if (isClosed(key, options[key] ?? '')) options[key] = choices[0] ?? '';
  }
  return { ...setup, options };
}

function tempoOf(setup: Setup): Tempo {
  if (setup.tempo === 'live') {
    return { kind: 'live', base: setup.minutes * 60_000, increment: setup.seconds * 1000 };
  }
  return setup.tempo === 'daily' ? { kind: 'daily', days: setup.days } : { kind: 'untimed' };
}

export function termsOf(game: string, setup: Setup): Terms {
  const terms: Terms = {
    game,
    seats: setup.seats.map((seat) => (seat.kind === 'bot' ? seat.level : 'person')),
    tempo: tempoOf(setup),
    // One guest has one seat at a table that is open to all.
    listed: setup.listed && !setup.seats.some((seat) => seat.kind === 'here'),
  };
  if (Object.keys(setup.options).length > 0) terms.options = setup.options;
  if (setup.byHand) terms['by-hand'] = true;
  if (setup.hints) terms.hints = true;
  return terms;
}

// Where I sit, and who else sits down from here.
export function sittersOf(setup: Setup): { mine: number | undefined; here: [number, string][] } {
  const mine = setup.seats.findIndex((seat) => seat.kind === 'me');
  const here = setup.seats.flatMap((seat, i): [number, string][] =>
    seat.kind === 'here' ? [[i, seat.name]] : [],
  );
  return { mine: mine < 0 ? undefined : mine, here };
}
