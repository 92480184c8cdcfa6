// A run of the auction's clock in time: where the hand stands, and what shows there. Milliseconds
// count from when the run began. Prices and their moments are figures of the rules.
//
//        START             200    190    180  …   50
//   ├──────────────────┼──────┼──────┼──────┼   ┼──────┤
//   0               startMs   + priceMs each          run-ms
import type { Face } from './facts';
import type { Figures, PriceFigures } from './model';

export interface Run extends Face {
  doubled: boolean;
  startMs: number; // on START
  priceMs: number; // on each price
}

export const pricesOn = ({ highest, lowest, step }: Face): number => (highest - lowest) / step + 1;

// What shows then; undefined: the run is over, or the figures are not here yet.
export function placeAt(figures: Figures | null, ms: number): PriceFigures | undefined {
  if (!figures || ms >= figures['run-ms']) return undefined;
  return figures.prices.filter((it) => it.ms <= Math.max(ms, 0)).at(-1);
}

export const isOver = (figures: Figures | null, ms: number): boolean =>
  figures !== null && figures['run-ms'] > 0 && ms >= figures['run-ms'];

// A press that was meant for what stood there before ("I'm ready", or the run that another has just
// stopped) does not count: this long nothing is pressed.
const settleMs = 300;
export const settlesIn = (began: number, now: number): number =>
  Math.max(0, began + settleMs - now);

// How many marks the hand is past START. It reaches a price when that begins to show, and is on its
// way to the next one while it shows. It never passes the end of the face.
export function marksPast(run: Run, ms: number): number {
  if (ms < run.startMs) return Math.max(0, ms) / run.startMs;
  return Math.min(1 + (ms - run.startMs) / run.priceMs, 1 + pricesOn(run));
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
