// A run of the auction's clock in time, as src/games/merchants/clock.h has it: which price shows
// when, and where the hand stands. Milliseconds count from when the run began.
//
//        START             200    190    180  …   50
//   ├──────────────────┼──────┼──────┼──────┼   ┼──────┤
//   0               startMs   + priceMs each          runLength
import type { Face } from './facts';

export interface Run extends Face {
  doubled: boolean;
  startMs: number; // on START
  priceMs: number; // on each price
}

// Prices on the face, and those that show before a run is over.
export const pricesOn = ({ highest, lowest, step }: Face): number => (highest - lowest) / step + 1;

export function pricesShown(run: Run): number {
  const last = run.doubled ? run.highest / 2 + run.step : run.lowest;
  return (run.highest - last) / run.step + 1;
}

export const runLength = (run: Run): number => run.startMs + pricesShown(run) * run.priceMs;

// On the clock's face: 0 on START and once the run is over.
export function shownPrice(run: Run, ms: number): number {
  if (ms < run.startMs || ms >= runLength(run)) return 0;
  return run.highest - Math.floor((ms - run.startMs) / run.priceMs) * run.step;
}

// What a press then costs: 'early' before the highest price of the first run, 0 for nothing.
export function costAt(run: Run, ms: number): number | 'early' {
  if (ms < run.startMs) return run.doubled ? 2 * run.highest : 'early';
  return shownPrice(run, ms) * (run.doubled ? 2 : 1);
}

export const isOver = (run: Run, ms: number): boolean => ms >= runLength(run);

// How many marks the hand is past START. It reaches a price when that begins to show, and is on its
// way to the next one while it shows.
export function marksPast(run: Run, ms: number): number {
  const at = Math.max(0, Math.min(ms, runLength(run)));
  return at < run.startMs ? at / run.startMs : 1 + (at - run.startMs) / run.priceMs;
}

// Round the face lie START, the prices, and one mark where the hand would end. START has half as
// much room again on both sides.
const startRoom = 1.5;
const degreesPerMark = (face: Face): number => 360 / (pricesOn(face) + 2 * startRoom);

// Clockwise from the top, in degrees; `marks` past START.
export function angleOf(face: Face, marks: number): number {
  const room = marks <= 1 ? marks * startRoom : marks - 1 + startRoom;
  return room * degreesPerMark(face);
}
export const handAngle = (run: Run, ms: number): number => angleOf(run, marksPast(run, ms));
export const priceAngle = (face: Face, price: number): number =>
  angleOf(face, 1 + (face.highest - price) / face.step);
