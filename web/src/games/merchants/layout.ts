// Where things lie: houses and bridges of the city, colonies of a continent, spaces of the exchange
// and of the time line. Any edition finds its place.
import { type Point, point } from '../../draw/geometry';
import { siteId } from './facts';
import { type Edition, sitesEach } from './model';

// ---- the city: two blocks above a canal, two below it that look the other way ----
//
//     Grachten   ║ Nieuwe Zijde        sites of the lower blocks run from right to left and from
//     ═══════════╬═════════════        the bottom up, so that quarters that follow each other
//     Lastage    ║ Oude Zijde          touch the same canal

export const lot = { w: 46, h: 94 };
const [canal, edge, plate] = [46, 34, 30];

export interface Lot extends Point {
  site: number;
  facesCanal: boolean;
  lower: boolean; // in one of the lower blocks
}

export interface Block {
  quarter: number;
  x: number; // its corner
  y: number;
  w: number;
  h: number;
  name: Point;
}

export interface BridgeLine {
  number: number; // in the edition
  from: number;
  to: number;
  path: string;
  middle: Point;
}

export interface City {
  w: number;
  h: number;
  blocks: Block[];
  lots: Map<number, Lot>;
  bridges: BridgeLine[];
}

const isLower = (quarter: number): boolean => quarter >= 2;
const isRight = (quarter: number): boolean => quarter === 1 || quarter === 2;

function blocksOf({ quarters }: Edition['edition']): { blocks: Block[]; size: Point } {
  const most = (part: (q: { rows: number; columns: number }) => number, of: number[]) =>
    Math.max(...of.map((q) => part(quarters[q]!)));
  const width = lot.w * most((q) => q.columns, [0, 1, 2, 3]);
  const upper = lot.h * most((q) => q.rows, [0, 1]);
  const lower = lot.h * most((q) => q.rows, [2, 3]);
  const blocks = quarters.map(({ rows, columns }, quarter): Block => {
    const [w, h] = [columns * lot.w, rows * lot.h];
    const x = isRight(quarter) ? edge + width + canal : edge + width - w;
    const y = isLower(quarter) ? plate + upper + canal : plate + upper - h;
    const name = point(x + w / 2, isLower(quarter) ? y + h + plate - 9 : y - 12);
    return { quarter, x, y, w, h, name };
  });
  const size = point(2 * (edge + width) + canal, 2 * plate + upper + canal + lower);
  return { blocks, size };
}

function lotsOf({ quarters }: Edition['edition'], blocks: Block[]): Map<number, Lot> {
  const lots = new Map<number, Lot>();
  quarters.forEach(({ rows, columns }, quarter) => {
    const { x, y } = blocks[quarter]!;
    const lower = isLower(quarter);
    for (let n = 0; n < rows * columns; ++n) {
      const [row, column] = [Math.floor(n / columns), n % columns];
      const across = lower ? columns - 1 - column : column;
      const down = lower ? rows - 1 - row : row;
      const site = quarter * sitesEach + n;
      lots.set(site, {
        x: x + (across + 0.5) * lot.w,
        y: y + (down + 0.5) * lot.h,
        site,
        facesCanal: row === rows - 1,
        lower,
      });
    }
  });
  return lots;
}

// A deck over the canal between them; along the outer quay if a block lies between; else a bow.
function bridgeLine(a: Lot, b: Lot): { path: string; middle: Point } {
  const middle = point((a.x + b.x) / 2, (a.y + b.y) / 2);
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  if (a.lower === b.lower && Math.abs(a.y - b.y) < lot.h / 2) {
    const [from, to] = [left.x + lot.w / 2, right.x - lot.w / 2];
    return { path: `M${from} ${a.y}Q${middle.x} ${a.y - 12} ${to} ${b.y}`, middle };
  }
  const [up, down] = a.y < b.y ? [a, b] : [b, a];
  if (Math.abs(a.x - b.x) < lot.w / 2 && !(a.facesCanal && b.facesCanal)) {
    const x = Math.max(a.x, b.x) + lot.w / 2;
    const out = x + edge - 8;
    const path = `M${x} ${up.y}C${out} ${up.y} ${out} ${down.y} ${x} ${down.y}`;
    return { path, middle: point(x + (edge - 8) * 0.75, middle.y) };
  }
  const [top, bottom] = [up.y + lot.h / 2, down.y - lot.h / 2];
  const half = (top + bottom) / 2;
  const path = `M${up.x} ${top}C${up.x} ${half} ${down.x} ${half} ${down.x} ${bottom}`;
  return { path, middle: point(middle.x, half) };
}

const known = new WeakMap<Edition, City>();

export function cityOf(edition: Edition): City {
  const found = known.get(edition);
  if (found) return found;
  const { blocks, size } = blocksOf(edition.edition);
  const lots = lotsOf(edition.edition, blocks);
  const bridges = edition.edition.bridges.flatMap(({ from, to }, number): BridgeLine[] => {
    const [a, b] = [lots.get(siteId(from)), lots.get(siteId(to))];
    return a && b ? [{ number, from: a.site, to: b.site, ...bridgeLine(a, b) }] : [];
  });
  const city = { w: size.x, h: size.y, blocks, lots, bridges };
  known.set(edition, city);
  return city;
}

// Sites over the bridges from one.
export const across = (edition: Edition, site: number): number[] =>
  edition.edition.bridges.flatMap(({ from, to }) => {
    const [a, b] = [siteId(from), siteId(to)];
    return a === site ? [b] : b === site ? [a] : [];
  });

// ---- a continent: its goods one after the other, four sites in a line ----

const inLine = 4;
export const plot = 38;

export interface Plots {
  good: number;
  places: Point[];
}

export function plotsOf(sites: readonly number[]): { plots: Plots[]; lines: number } {
  let [line, column] = [0, 0];
  const plots = sites.map((count, good): Plots => {
    if (column > 0 && column + Math.min(count, inLine) > inLine) [line, column] = [line + 1, 0];
    const places = Array.from({ length: count }, () => {
      if (column === inLine) [line, column] = [line + 1, 0];
      return point(column++, line);
    });
    return { good, places };
  });
  return { plots, lines: line + 1 };
}

// ---- the exchange ----

export interface Lanes {
  label: number; // width of what stands before the spaces
  w: number; // of a space
  h: number;
  gap: number; // between lanes
}

export const wideLanes: Lanes = { label: 138, w: 92, h: 46, gap: 5 };
export const tallLanes: Lanes = { label: 46, w: 62, h: 86, gap: 8 };

export interface Spot extends Point {
  size: number;
}

// The nth of several markers on a space, from the space's own middle: in as many rows as make them
// largest.
export function spotOn({ w, h }: Lanes, n: number, count: number): Spot {
  const sizeIn = (rows: number) =>
    Math.min((w - 6) / Math.ceil(count / rows), (h - 6) / rows, 32);
  const rows = [1, 2, 3].reduce((best, r) => (sizeIn(r) > sizeIn(best) ? r : best));
  const [size, inRow] = [sizeIn(rows), Math.ceil(count / rows)];
  const row = Math.floor(n / inRow);
  const here = Math.min(inRow, count - row * inRow);
  const x = (n % inRow) * size - ((here - 1) * size) / 2;
  return { x, y: (row - (rows - 1) / 2) * size, size };
}

// ---- the time line: up the left side, along the top, down the right side ----

export interface Cell {
  row: number; // from 1, as a grid counts
  column: number;
}

// How many spaces lie on each side, and how many along the top.
export function timeShape(spaces: number): { down: number; along: number } {
  const down = Math.max(1, Math.round(spaces * 0.23));
  return { down, along: spaces - 2 * down };
}

export function timeCells(spaces: number): Cell[] {
  const { down, along } = timeShape(spaces);
  return Array.from({ length: spaces }, (_, i) => {
    if (i < down) return { row: down + 1 - i, column: 1 };
    if (i < down + along) return { row: 1, column: i - down + 1 };
    return { row: i - down - along + 2, column: along };
  });
}
