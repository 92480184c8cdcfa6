// Numbers that fly from where they come from to the score they are added to. Pure, but for finding
// the two places on the page.
import type { Gain, Target } from '../games/game';
import { type Point, minus, point } from './geometry';
import { bow } from './travel';

export const flightTime = 900; // milliseconds at most, with the moment at its place

// When each of n numbers sets off, and how long it flies, in a step of so many milliseconds.
export function flightPlan(n: number, time: number): { pause: number; flight: number } {
  const flight = Math.min(flightTime, time * 0.55);
  const pause = n < 2 ? 0 : Math.max(0, time * 0.9 - flight) / (n - 1);
  return { pause: Math.min(pause, flightTime), flight };
}

// From one place to another, as keyframes of an element that lies at the second one. What is paid
// goes the other way.
export function flightFrames(from: Point, to: Point, still: boolean): Keyframe[] {
  if (still) return [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
  const way = bow(minus(from, to));
  const at = ({ x, y }: Point) => `${x.toFixed(1)}px ${y.toFixed(1)}px`;
  const start = at(way[0]!);
  const rests = 0.4; // of the time, so that it can be read before it goes
  return [
    { translate: start, opacity: 0, scale: '0.6', offset: 0 },
    { translate: start, opacity: 1, scale: '1.15', offset: rests / 3 },
    ...way.map((point, i) => ({
      translate: at(point),
      opacity: 1,
      scale: '1',
      offset: rests + ((1 - rests) * i) / (way.length - 1),
    })),
  ];
}

// Near the edge of a window of this size a number would be cut.
export function keptInside({ x, y }: Point, width: number, height: number): Point {
  const within = (at: number, edge: number, size: number) => Math.min(Math.max(at, edge), size - edge);
  return point(within(x, 40, width), within(y, 18, height));
}

const middle = (element: Element | null): Point | null => {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  const at = point(box.x + box.width / 2, box.y + box.height / 2);
  const inside = at.x >= 0 && at.y >= 0 && at.x <= innerWidth && at.y <= innerHeight;
  return inside ? keptInside(at, innerWidth, innerHeight) : null;
};

const named = (attribute: string, value: string) =>
  document.querySelector(`[${attribute}="${CSS.escape(value)}"]`);

const placeOf = (target: Target): Point | null =>
  middle(named('data-target', target)) ?? middle(named('data-piece', target));

// Null: the score is not on the page.
export function flightOf(gain: Gain): { from: Point; to: Point } | null {
  const meanwhile = gain.to === undefined ? null : placeOf(gain.to);
  const score = meanwhile ?? middle(named('data-score', String(gain.seat)));
  if (!score) return null;
  const place = gain.at.map(placeOf).find((at) => at !== null) ?? score;
  return gain.amount < 0 ? { from: score, to: place } : { from: place, to: score };
}
