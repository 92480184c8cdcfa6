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

const isInside = ({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) =>
  x > 0 && y > 0 && x < width && y < height;

// The first part that a target or a class names, as far as it is to be seen.
function partOf(target: string, inside: Document): Element | null {
  const css = target.startsWith('.') ? target : `[data-target="${CSS.escape(target)}"]`;
  const seen = ({ width, height }: DOMRect) => width > 0 && height > 0;
  return [...inside.querySelectorAll(css)].find((e) => seen(e.getBoundingClientRect())) ?? null;
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

// Of a large part its corner, of a small one the middle of its edge: what is drawn there stays to be
// seen. Numbers keep away from each other. `size`: of a number, in the units of the frame.
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
    const [left, top] = [Math.min(w / 2, size * 0.6), Math.min(h / 2, size * 0.6)];
    const corners = [
      [left, top],
      [w - left, top],
      [left, h - top],
      [w - left, h - top],
      [w / 2, h / 2],
      [w / 2, top],
      [left, h / 2],
      [w - left, h / 2],
    ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! }));
    // A slanting part is not everywhere in its box.
    const hits = corners.filter((at) => part.contains(inside.elementFromPoint(at.x, at.y)));
    const choices = [...hits, ...corners].filter((at) => isInside(at, frame));
    const free = choices.find((at) => taken.every((other) => apart(at, other) > size));
    const at = free ?? choices[0] ?? { x: x + w / 2, y: y + h / 2 };
    const spot = { box: { x, y, w, h }, ...at };
    taken.push(spot);
    return spot;
  });
}

const margin = 28;
const leastWidth = 520;
const leastHeight = 300;

// What is to be seen of the frame: all, or the part that the numbers stand in.
export function cropOf(spots: (Spot | null)[], whole: boolean, { width, height }: { width: number; height: number }): Box {
  const boxes = spots.flatMap((spot) => (spot ? [spot.box] : []));
  if (whole || boxes.length === 0) return { x: 0, y: 0, w: width, h: height };
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
  return { x: left, y: top, w: right - left, h: bottom - top };
}
