// Where the names of the places stand: beside their house, over as little else as possible.
import { type Box, type Point, distance, mix, overlap } from '../../draw/geometry';
import { type TrackLine, placeRadius, wheelBox } from './lines';
import { settle } from './settle';

export const labelSize = 18; // of the type
export const lineHeight = 18;
const houseHeight = 37; // above the middle of its place

export interface Label {
  x: number; // the middle of the text
  y: number; // the middle of its lines
  lines: string[];
}

// Serif faces differ; this is on the wide side of those in the stack.
export function textWidth(text: string): number {
  let em = 0;
  for (const c of text) em += widthOf(c);
  return em * labelSize;
}

function widthOf(c: string): number {
  if ("iljtfrI.-’' ".includes(c)) return 0.42;
  if ('mwMW'.includes(c)) return 0.96;
  return c < 'a' ? 0.78 : 0.65;
}

export function labelBox(label: Label): Box {
  const w = Math.max(...label.lines.map(textWidth)) + 2;
  return { x: label.x, y: label.y, w, h: label.lines.length * lineHeight - 4, angle: 0 };
}

// A long name in one piece may be cut where its last word begins.
const lastWord =
  /[a-z](toren|tower|huisje|huis|kerk|church|markt|market|poort|gate|bolwerk|plaats|sluis)$/;

// A name that may be broken there, where it stands in a narrow column.
export const breakable = (name: string): string => {
  const word = name.length > 11 ? lastWord.exec(name) : null;
  return word ? `${name.slice(0, word.index + 1)}\u00ad${name.slice(word.index + 1)}` : name;
};

// In one line, or in two where a name has a gap.
function settings(name: string): string[][] {
  const gaps = [...name.matchAll(/[ -]/g)].map((m) => m.index);
  const cuts = gaps.map((at) => [name.slice(0, at + 1).trimEnd(), name.slice(at + 1)]);
  const word = name.length > 11 ? lastWord.exec(name) : null;
  if (word) cuts.push([`${name.slice(0, word.index + 1)}-`, name.slice(word.index + 1)]);
  const width = (cut: string[]) =>
    Math.max(...cut.map(textWidth)) + (cut[0]!.endsWith('-') ? 20 : 0);
  cuts.sort((a, b) => width(a) - width(b));
  return cuts[0] ? [[name], cuts[0]] : [[name]];
}

// Below, above, beside, at the corners; the first are liked best.
function spots(at: Point, lines: string[]): { label: Label; cost: number }[] {
  const { w, h } = labelBox({ ...at, lines });
  const out: { label: Label; cost: number }[] = [];
  const add = (dx: number, dy: number, cost: number) =>
    out.push({ label: { x: at.x + dx, y: at.y + dy, lines }, cost });
  const below = placeRadius + 3 + h / 2;
  const above = houseHeight + 2 + h / 2;
  const beside = placeRadius + 4 + w / 2;
  for (const shift of [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45]) {
    add(shift * w, below, Math.abs(shift) * 6);
    add(shift * w, -above, 3 + Math.abs(shift) * 6);
  }
  for (const dy of [0, 10, -10, 20, -20]) {
    const nearer = Math.abs(dy) > 15 ? 7 : 0; // the quay is round
    add(beside - nearer, dy, 2 + Math.abs(dy) / 7);
    add(nearer - beside, dy, 2 + Math.abs(dy) / 7);
  }
  for (const side of [1, -1]) {
    add(side * (w / 2 + 10), below - 5, 5);
    add(side * (w / 2 + 10), 6 - above, 6);
  }
  return out;
}

const burden = (a: Box, b: Box, weight: number, gap = 2): number => {
  const depth = overlap(a, b) + gap;
  return depth > 0 ? weight * (12 + depth * 3) : 0;
};

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function outside(box: Box, frame: Edges): number {
  const [w, h] = [box.w / 2 + 6, box.h / 2 + 6];
  const over = [
    frame.left - box.x + w,
    frame.top - box.y + h,
    box.x + w - frame.right,
    box.y + h - frame.bottom,
  ];
  return over.reduce((sum, by) => sum + Math.max(0, by) * 60, 0);
}

// The pieces of road between a place and the nearest space: once claimed, they are broad.
function leads(line: TrackLine): Box[] {
  const { way } = line;
  return [way.slice(0, 2), way.slice(-2)].map((ends) => {
    const [a, b] = [ends[0]!, ends[1]!];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    return { ...mix(a, b, 0.5), w: distance(a, b) - placeRadius, h: 6, angle };
  });
}

export function layLabels(
  names: string[],
  places: Point[],
  lines: TrackLine[],
  frame: Edges,
): Label[] {
  const slots = lines.flatMap((line) => line.slots);
  const wheels = lines.flatMap((line) => (line.wheel ? [wheelBox(line.wheel)] : []));
  const roads = lines.flatMap(leads);
  const houses = places.map((p) => ({ x: p.x, y: p.y - 8, w: 50, h: 60, angle: 0 }));
  const ways = names.map((name, i) =>
    settings(name).flatMap((set, n) =>
      spots(places[i]!, set).map(({ label, cost }) => ({
        label,
        box: labelBox(label),
        cost: cost + n * (set[0]!.endsWith('-') && !names[i]!.includes('-') ? 40 : 2),
      })),
    ),
  );
  const own = ways.map((of, i) =>
    of.map(({ box, cost }) => {
      const sum = (list: Box[], weight: number) =>
        list.reduce((s, b) => s + burden(box, b, weight), 0);
      const others = houses.filter((_, j) => j !== i);
      return (
        cost +
        sum(slots, 3) +
        sum(roads, 0.3) +
        sum(wheels, 2) +
        sum(others, 3) +
        outside(box, frame)
      );
    }),
  );
  const picks = settle(own, (i, k, j, m) => burden(ways[i]![k]!.box, ways[j]![m]!.box, 5, 8));
  return picks.map((k, i) => ways[i]![k]!.label);
}
