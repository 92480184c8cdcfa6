// What fills the map where nothing of the game lies: roofs along the canals, ships on the sea, mills
// and trees on the polders. All of it keeps clear of spaces, names and places, and is always the same.
import { type Box, type Point, distance, overlap, plus, rightOf } from '../../draw/geometry';

export interface Countryside {
  roofs: string[]; // paths, one for each colour of roofs
  shades: string; // the dark side of the roofs
  ships: Spot[];
  boats: Spot[];
  mills: Point[];
  trees: Point[];
}

export interface Spot extends Point {
  size: number;
}

interface Land {
  w: number; // with the harbour on top
  h: number;
  shore: number;
  there: (p: Point) => Point; // turns the map so that the harbour is on top
  back: (p: Point) => Point;
  canals: Point[][];
  edge: Point[];
  river: Point[];
  taken: Box[];
  isInside: (p: Point) => boolean; // of the city and its moat
}

export const roofTones = 5;

// Numbers that look random: the same for the same seed.
function noise(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

function boxPath(box: Box, from = 0, to = 1): string {
  const along = { x: Math.cos(box.angle), y: Math.sin(box.angle) };
  const across = rightOf(box.angle);
  const corner = (a: number, b: number) => {
    const p = plus(plus(box, along, (a - 0.5) * box.w), across, (b - 0.5) * box.h);
    return `${short(p.x)} ${short(p.y)}`;
  };
  return `M${corner(0, from)}L${corner(1, from)}L${corner(1, to)}L${corner(0, to)}Z`;
}

// Points along a line, so far apart.
function along(line: Point[], step: (n: number) => number): (Point & { angle: number })[] {
  const out: (Point & { angle: number })[] = [];
  let due = step(0);
  line.forEach((b, i) => {
    const a = line[i - 1];
    if (!a) return;
    const length = distance(a, b);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    while (due < length) {
      out.push({ ...plus(a, { x: Math.cos(angle), y: Math.sin(angle) }, due), angle });
      due += step(out.length);
    }
    due -= length;
  });
  return out;
}

// Rows of houses on both sides of each canal, and inside the wall.
function layRoofs({ canals, edge, river, taken, there, shore }: Land): Box[] {
  const rows = [
    ...canals.flatMap((line) => [17, 30, -17, -30].map((offset) => ({ line, offset }))),
    { line: edge, offset: 14 },
    { line: edge, offset: 27 },
  ];
  const roofs: Box[] = [];
  const water = [...canals, river].map((line) => along(line, () => 8));
  const isWet = (p: Point) =>
    water.some((points, i) => points.some((at) => distance(at, p) < (i < canals.length ? 13 : 23)));
  rows.forEach(({ line, offset }, row) => {
    const pitch = (n: number) => 14 + 9 * noise(row * 91 + n) + (noise(row * 17 + n * 3) > 0.8 ? 16 : 0);
    for (const [n, at] of along(line, pitch).entries()) {
      const spot = plus(at, rightOf(at.angle), offset);
      const box = { ...spot, w: 9 + 5 * noise(n + row * 7), h: 10, angle: at.angle };
      const clear = { ...box, w: box.w + 5, h: box.h + 5 };
      if (there(spot).y < shore + 14 || isWet(spot)) continue;
      if (taken.some((other) => overlap(clear, other) > 0)) continue;
      if (roofs.some((other) => distance(other, spot) < 26 && overlap(box, other) > 0)) continue;
      roofs.push(box);
    }
  });
  return roofs;
}

// The first spots of a list that keep a distance from each other and from all that lies there.
function spread(spots: Point[], room: { w: number; h: number }, far: number, taken: Box[]): Point[] {
  const out: Point[] = [];
  for (const spot of spots) {
    const box = { ...spot, ...room, angle: 0 };
    if (out.some((other) => distance(other, spot) < far)) continue;
    if (taken.every((other) => overlap(box, other) < 0)) out.push(spot);
  }
  return out;
}

// On the sea, also beside the frame: what shows the map may be wider than the map.
function layShips({ w, shore, back, taken }: Land): Point[] {
  const spots: Point[] = [];
  for (let x = -0.55 * w; x < 1.55 * w; x += 12) {
    spots.push(back({ x, y: shore - 14 - 12 * noise(x) }));
  }
  return spread(spots, { w: 56, h: 54 }, 118, taken);
}

function countrySpots({ w, h, shore, back, isInside }: Land): Point[] {
  const spots: { at: Point; order: number }[] = [];
  for (let x = -0.6 * w, n = 0; x < 1.6 * w; x += 27) {
    for (let y = shore + 46; y < 1.6 * h; y += 27, ++n) {
      const at = back({ x: x + 14 * noise(n), y: y + 14 * noise(n + 5000) });
      if (!isInside(at)) spots.push({ at, order: noise(n + 900) });
    }
  }
  return spots.sort((a, b) => a.order - b.order).map(({ at }) => at);
}

export function layCountryside(land: Land): Countryside {
  const roofs = layRoofs(land);
  const tones = Array.from({ length: roofTones }, (_, tone) =>
    roofs.filter((_roof, i) => Math.floor(noise(i + 40) * roofTones) === tone),
  );
  const fleet = layShips(land).map((at, i) => ({ ...at, size: 0.85 + 0.25 * noise(i) }));
  const spots = countrySpots(land);
  const wet = along(land.river, () => 40).map((p) => ({ ...p, w: 50, h: 66, angle: p.angle }));
  const mills = spread(spots, { w: 54, h: 64 }, 190, [...land.taken, ...wet]);
  const built = mills.map((p) => ({ x: p.x, y: p.y - 12, w: 50, h: 60, angle: 0 }));
  return {
    roofs: tones.map((list) => list.map((box) => boxPath(box)).join('')),
    shades: roofs.map((box) => boxPath(box, 0.5, 1)).join(''),
    ships: fleet.filter((_, i) => i % 2 === 1),
    boats: fleet.filter((_, i) => i % 2 === 0),
    mills,
    trees: spread(spots, { w: 24, h: 28 }, 62, [...land.taken, ...wet, ...built]),
  };
}
