// Where the numbers of a picture stand, in the units of its frame.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  box: Box; // of the part
  x: number; // of the middle of its number
  y: number;
}

const isInside = ({ x, y }: Point, { width, height }: { width: number; height: number }) =>
  x > 0 && y > 0 && x < width && y < height;

// The first part that a target or a class names, as far as it is to be seen.
function partOf(target: string, inside: Document): Element | null {
  const css = target.startsWith('.') ? target : `[data-target="${CSS.escape(target)}"]`;
  const seen = ({ width, height }: DOMRect) => width > 0 && height > 0;
  return [...inside.querySelectorAll(css)].find((e) => seen(e.getBoundingClientRect())) ?? null;
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

interface Point {
  x: number;
  y: number;
}

// Where a number may stand, the best first. `size`: of a number, in the units of the frame. A large part
// has it in a corner, a slanting one (a route) in its middle, a small one on its edge, so that what is
// drawn there stays to be seen.
function choicesIn(part: Element, size: number): Point[] {
  const { x, y, width: w, height: h } = part.getBoundingClientRect();
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const edges = [at(w, 0), at(0, 0), at(w, h), at(0, h)];
  const isSmall = Math.min(w, h) < size * 1.7;
  if (isSmall && w > h * 2.2) return [at(w / 2, 0), at(w / 2, h), ...edges];
  if (isSmall && h > w * 2.2) return [at(w, h / 2), at(0, h / 2), ...edges];
  if (isSmall) return edges;
  const inset = size * 0.55;
  const corners = [
    at(w - inset, inset),
    at(inset, inset),
    at(w - inset, h - inset),
    at(inset, h - inset),
  ];
  const hit = (spot: Point) => part.contains(part.ownerDocument.elementFromPoint(spot.x, spot.y));
  const hits = corners.filter(hit);
  const middle = at(w / 2, h / 2);
  return hits.length > 2 ? [...hits, middle] : [...[middle].filter(hit), ...hits, ...corners];
}

// Numbers keep away from each other.
export function spotsOf(
  targets: string[],
  inside: Document,
  frame: { width: number; height: number },
  size: number,
): (Spot | null)[] {
  const taken: Spot[] = [];
  return targets.map((target) => {
    const part = partOf(target, inside);
    if (!part) return null;
    const { x, y, width: w, height: h } = part.getBoundingClientRect();
    const choices = choicesIn(part, size).filter((at) => isInside(at, frame));
    const free = choices.find((at) => taken.every((other) => apart(at, other) > size));
    const at = free ?? choices[0] ?? { x: x + w / 2, y: y + h / 2 };
    const spot = { box: { x, y, w, h }, ...at };
    taken.push(spot);
    return spot;
  });
}

// Whether one of the parts stands at the side of the table.
export const namesSide = (targets: string[], inside: Document): boolean =>
  targets.some((target) => partOf(target, inside)?.closest('.side'));

const margin = 28;
const leastWidth = 520;
const leastHeight = 300;
const mostCropped = 0.65; // of the height: what is nearly all is shown whole

// What is to be seen of the frame: all, or the part that the numbers stand in.
export function cropOf(spots: (Spot | null)[], whole: boolean, { width, height }: { width: number; height: number }): Box {
  const boxes = spots.flatMap((spot) => (spot ? [spot.box] : []));
  const all = { x: 0, y: 0, w: width, h: height };
  if (whole || boxes.length === 0) return all;
  const grown = (from: number, to: number, least: number, most: number): [number, number] => {
    const missing = Math.max(0, least - (to - from)) / 2;
    const start = Math.max(0, Math.min(from - missing, most - least));
    return [start, Math.min(most, Math.max(to + missing, start + least))];
  };
  const [left, right] = grown(
    Math.max(0, Math.min(...boxes.map((b) => b.x)) - margin),
    Math.min(width, Math.max(...boxes.map((b) => b.x + b.w)) + margin),
    leastWidth,
    width,
  );
  const [top, bottom] = grown(
    Math.max(0, Math.min(...boxes.map((b) => b.y)) - margin),
    Math.min(height, Math.max(...boxes.map((b) => b.y + b.h)) + margin),
    leastHeight,
    height,
  );
  if (bottom - top > height * mostCropped) return all;
  return { x: left, y: top, w: right - left, h: bottom - top };
}
