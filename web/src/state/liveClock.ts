// A clock that runs on the server and is stopped by pressing: when its run begins and began, by
// this page's own time. Pure.
import type { ClockRun, Readiness } from '../games/game';
import type { ClockMessage, ReadinessMessage } from '../net/messages';

const smallCorrection = 50; // milliseconds that are not worth a jump of the hand

// A message says that the run is `at` old now. Small differences are taken over bit by bit: they
// are the network's as often as the clock's.
export function beganAt(was: number | null, now: number, at: number): number {
  const told = now - at;
  if (was === null || Math.abs(told - was) >= smallCorrection) return told;
  return was + (told - was) / 4;
}

export function runOf(message: ClockMessage, was: ClockRun | null, now: number): ClockRun {
  const { version, doubled, at, highest, lowest, step } = message;
  const same = was !== null && was.doubled === doubled;
  return {
    version,
    doubled,
    began: beganAt(same ? was.began : null, now, at),
    startMs: message['start-ms'],
    priceMs: message['price-ms'],
    highest,
    lowest,
    step,
  };
}

export const readinessOf = (message: ReadinessMessage, now: number): Readiness => ({
  version: message.version,
  ready: message.ready,
  latest: now + message.within,
});

// Why the list of moves is empty. A live clock is stopped by its own button, not by a move of the list.
export function noActionsKey(run: ClockRun | null, readiness: Readiness | null) {
  if (run) return 'actions-clock';
  return readiness ? 'actions-clock-soon' : 'no-actions';
}
