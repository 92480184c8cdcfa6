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

interface Point {
  x: number;
  y: number;
}

// Where the whole number is to be seen.
const inside = ({ x, y }: Point, [width, height]: [number, number], size: number): Point => ({
  x: Math.min(Math.max(x, size * 0.6), width - size * 0.6),
  y: Math.min(Math.max(y, size * 0.6), height - size * 0.6),
});

// The first part that a target or a class names, as far as it is to be seen.
function partOf(target: string, page: Document): Element | null {
  const css = target.startsWith('.') ? target : `[data-target="${CSS.escape(target)}"]`;
  const seen = ({ width, height }: DOMRect) => width > 0 && height > 0;
  return [...page.querySelectorAll(css)].find((e) => seen(e.getBoundingClientRect())) ?? null;
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

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
  if (hits.length > 2) return [...hits, middle];
  const pieces = [...part.querySelectorAll('*')]
    .map((piece) => piece.getBoundingClientRect())
    .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    .filter(hit)
    .sort((a, b) => apart(a, middle) - apart(b, middle));
  return [...[middle].filter(hit), ...pieces, ...hits, ...corners];
}

// Numbers keep away from each other.
export function spotsOf(
  targets: string[],
  page: Document,
  frame: { width: number; height: number },
  size: number,
): (Spot | null)[] {
  const taken: Spot[] = [];
  return targets.map((target) => {
    const part = partOf(target, page);
    if (!part) return null;
    const { x, y, width: w, height: h } = part.getBoundingClientRect();
    const choices = choicesIn(part, size).map((at) => inside(at, [frame.width, frame.height], size));
    const free = choices.find((at) => taken.every((other) => apart(at, other) > size));
    const at = free ?? choices[0] ?? { x: x + w / 2, y: y + h / 2 };
    const spot = { box: { x, y, w, h }, ...at };
    taken.push(spot);
    return spot;
  });
}

// Whether one of the parts stands at the side of the table.
export const namesSide = (targets: string[], page: Document): boolean =>
  targets.some((target) => partOf(target, page)?.closest('.side'));

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
