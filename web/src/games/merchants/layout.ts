// Where things lie: houses and bridges of the city, colonies of a continent, spaces of the exchange
// and of the time line. Any edition finds its place.
import { type Point, point } from '../../draw/geometry';
import { siteId } from './facts';
import { type Edition, sectors, sitesEach } from './model';

// ---- the city: two blocks above a canal, two below it that look the other way ----
//
//     Grachten   ║ Nieuwe Zijde        sites of the lower blocks run from right to left and from
//     ═══════════╬═════════════        the bottom up, so that quarters that follow each other
//     Lastage    ║ Oude Zijde          touch the same canal

export const lot = { w: 48, h: 78 };
const plate = 26;

// What the lots of a city lie on.
export interface Ground {
  high: number; // a lot
  canal: number;
  left: number; // of the outer lots
  right: number;
}

const roomy: Ground = { high: lot.h, canal: 34, left: 34, right: 34 };

// On a phone every pixel goes to the lots. They are as high as the room lets them be.
export function slimGround(room: { w: number; h: number }): Ground {
  const slim = { canal: 22, left: 8, right: 16 };
  const wide = slim.left + slim.canal + slim.right + 10 * lot.w;
  const high = ((room.h / room.w) * wide - 2 * plate - slim.canal) / 4;
  return { ...slim, high: Math.min(Math.max(high, lot.h), 1.6 * lot.h) };
}

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
  rail: string; // of an arch; empty: it has none
  middle: Point;
}

export interface City {
  w: number;
  h: number;
  lotHigh: number;
  blocks: Block[];
  lots: Map<number, Lot>;
  bridges: BridgeLine[];
}

const isLower = (quarter: number): boolean => quarter >= 2;
const isRight = (quarter: number): boolean => quarter === 1 || quarter === 2;

function blocksOf({ quarters }: Edition['edition'], ground: Ground): { blocks: Block[]; size: Point } {
  const { high, canal, left, right } = ground;
  const most = (part: (q: { rows: number; columns: number }) => number, of: number[]) =>
    Math.max(...of.map((q) => part(quarters[q]!)));
  const width = lot.w * most((q) => q.columns, [0, 1, 2, 3]);
  const upper = high * most((q) => q.rows, [0, 1]);
  const lower = high * most((q) => q.rows, [2, 3]);
  const blocks = quarters.map(({ rows, columns }, quarter): Block => {
    const [w, h] = [columns * lot.w, rows * high];
    const x = isRight(quarter) ? left + width + canal : left + width - w;
    const y = isLower(quarter) ? plate + upper + canal : plate + upper - h;
    const name = point(x + w / 2, isLower(quarter) ? y + h + plate - 5 : y - 11);
    return { quarter, x, y, w, h, name };
  });
  const size = point(left + 2 * width + canal + right, 2 * plate + upper + canal + lower);
  return { blocks, size };
}

function lotsOf({ quarters }: Edition['edition'], blocks: Block[], high: number): Map<number, Lot> {
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
        y: y + (down + 0.5) * high,
        site,
        facesCanal: row === rows - 1,
        lower,
      });
    }
  });
  return lots;
}

type Line = Pick<BridgeLine, 'path' | 'rail' | 'middle'>;

// A deck over the canal between them, arched if it goes from left to right; along the outer quay if
// a block lies between; else a bow.
function bridgeLine(a: Lot, b: Lot, { high, right: edge }: Ground): Line {
  const middle = point((a.x + b.x) / 2, (a.y + b.y) / 2);
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  if (a.lower === b.lower && Math.abs(a.y - b.y) < high / 2) {
    const [from, to] = [left.x + lot.w / 2 - 2, right.x - lot.w / 2 + 2];
    const arch = (y: number) => `M${from} ${y}Q${middle.x} ${y - 18} ${to} ${y}`;
    return { path: arch(a.y + 4), rail: arch(a.y - 5), middle: point(middle.x, a.y - 5) };
  }
  const [up, down] = a.y < b.y ? [a, b] : [b, a];
  if (Math.abs(a.x - b.x) < lot.w / 2 && !(a.facesCanal && b.facesCanal)) {
    const x = Math.max(a.x, b.x) + lot.w / 2;
    const out = x + edge - 8;
    const path = `M${x} ${up.y}C${out} ${up.y} ${out} ${down.y} ${x} ${down.y}`;
    return { path, rail: '', middle: point(x + (edge - 8) * 0.75, middle.y) };
  }
  const [top, bottom] = [up.y + high / 2 - 2, down.y - high / 2 + 2];
  const half = (top + bottom) / 2;
  const path = `M${up.x} ${top}C${up.x} ${half} ${down.x} ${half} ${down.x} ${bottom}`;
  return { path, rail: '', middle: point(middle.x, half) };
}

const known = new WeakMap<Edition, City>();

export function cityOf(edition: Edition): City {
  const city = known.get(edition) ?? cityOn(edition, roomy);
  known.set(edition, city);
  return city;
}

export function cityOn(edition: Edition, ground: Ground): City {
  const { blocks, size } = blocksOf(edition.edition, ground);
  const lots = lotsOf(edition.edition, blocks, ground.high);
  const bridges = edition.edition.bridges.flatMap(({ from, to }, number): BridgeLine[] => {
    const [a, b] = [lots.get(siteId(from)), lots.get(siteId(to))];
    return a && b ? [{ number, from: a.site, to: b.site, ...bridgeLine(a, b, ground) }] : [];
  });
  return { w: size.x, h: size.y, lotHigh: ground.high, blocks, lots, bridges };
}

// Sites over the bridges from one.
export const across = (edition: Edition, site: number): number[] =>
  edition.edition.bridges.flatMap(({ from, to }) => {
    const [a, b] = [siteId(from), siteId(to)];
    return a === site ? [b] : b === site ? [a] : [];
  });

// ---- a continent: its goods one after the other, four sites in a line ----

const inLine = 4;
export const continentSize = { w: 188, h: 162 };
const grid = { x: 36, y: 60, across: 38, down: 36, lines: 3 }; // the first site, from one to the next

export interface Plots {
  good: number;
  places: Point[]; // in a line: x counts sites, y lines
}

export function plotsOf(sites: readonly number[]): { plots: Plots[]; lines: number } {
  let n = 0;
  const plots = sites.map((count, good): Plots => {
    const places = Array.from({ length: count }, () => {
      const place = point(n % inLine, Math.floor(n / inLine));
      n += 1;
      return place;
    });
    return { good, places };
  });
  return { plots, lines: Math.max(1, Math.ceil(n / inLine)) };
}

// Where the sites of a continent lie on it; a line that is not full stands in the middle.
export function sitesOn(sites: readonly number[]): Plots[] {
  const { plots: found, lines } = plotsOf(sites);
  const scale = Math.min(1, grid.lines / lines);
  const wide = (line: number) =>
    found.flatMap(({ places }) => places).filter(({ y }) => y === line).length;
  return found.map(({ good, places }) => ({
    good,
    places: places.map(({ x, y }) =>
      point(
        grid.x + (x + (inLine - wide(y)) / 2) * grid.across,
        grid.y + y * grid.down * scale,
      ),
    ),
  }));
}

// ---- the exchange ----

export interface Lanes {
  label: number; // width of what stands before the spaces
  w: number; // of a space
  h: number;
  gap: number; // between lanes
}

// As wide and high as its room. `roomy`: with the goods' names.
export function lanesIn(w: number, h: number, row: number, roomy: boolean): Lanes {
  const gap = roomy ? 5 : 8;
  const label = roomy ? 194 : 50;
  return { label, w: (w - label) / row, h: (h - (sectors - 1) * gap) / sectors, gap };
}

export interface Spot extends Point {
  size: number;
}

// The nth of several markers on a space, from the space's own middle: in as many rows as make them
// largest.
export function spotOn({ w, h }: Lanes, n: number, count: number): Spot {
  const sizeIn = (rows: number) =>
    Math.min((w - 6) / Math.ceil(count / rows), (h - 6) / rows, 34);
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

// ---- the whole board, wide: the time line round the sea chart, the exchange below ----
//
//     ┌──┬──┬──┬──┬──┬──┐      The units are about the pixels of a window of 1440 by 900. What the
//     ├──┤  sea chart ├──┤      window is wider or higher goes to the chart and the lanes.
//     ├──┤    city    ├──┤
//     └──┴────────────┴──┘
//     [    exchange     ]

export interface Area extends Point {
  w: number;
  h: number;
}

export interface WideBoard {
  w: number;
  h: number;
  cells: Area[]; // of the time line
  chart: Area;
  city: Area;
  continents: Area[];
  exchange: Area;
  auction: Area | null; // right of the exchange; null: it stands beside the board
}

const least = { w: 1100, h: 748 };
const auctionShape = 2; // width by height
const [margin, between, cellHigh] = [8, 6, 62];

// Two continents left of the city and two right of it, the city as large as they let it be.
function chartParts(chart: Area, city: City): Pick<WideBoard, 'city' | 'continents'> {
  const columnLeast = 196;
  const scale = Math.min((chart.h - 4) / city.h, (chart.w - 2 * columnLeast) / city.w);
  const [w, h] = [city.w * scale, city.h * scale];
  const column = (chart.w - w) / 2;
  const fit = Math.min((column - 4) / continentSize.w, chart.h / 2 / (continentSize.h + 14));
  const continents = [0, 1, 2, 3].map((index) => {
    const [cw, ch] = [continentSize.w * fit, continentSize.h * fit];
    const x = chart.x + (index < 2 ? 0 : column + w) + (column - cw) / 2;
    const y = chart.y + (index % 2 === 0 ? 10 : chart.h - ch - 8);
    return { x, y, w: cw, h: ch };
  });
  const place = { x: chart.x + column, y: chart.y + (chart.h - h) / 2, w, h };
  return { city: place, continents };
}

export function wideBoard(
  width: number,
  height: number,
  edition: Edition,
  withAuction = false,
): WideBoard {
  const shape = width / height || 1;
  const w = Math.max(least.w, least.h * shape);
  const h = w / shape;
  const spaces = edition.edition.spaces.length;
  const { down, along } = timeShape(spaces);
  const exchangeHigh = 250 + (h - least.h) * 0.35;
  const cell = {
    w: (w - 2 * margin - (along - 1) * between) / along,
    h: (h - 2 * margin - exchangeHigh - cellHigh - (down + 1) * between - 2) / down,
  };
  const top = margin + cellHigh + between;
  const cells = timeCells(spaces).map(({ row, column }) => ({
    x: margin + (column - 1) * (cell.w + between),
    y: row === 1 ? margin : top + (row - 2) * (cell.h + between),
    w: cell.w,
    h: row === 1 ? cellHigh : cell.h,
  }));
  const chart = {
    x: margin + cell.w + between,
    y: top,
    w: w - 2 * (margin + cell.w + between),
    h: down * (cell.h + between) - between,
  };
  const low = { y: h - margin - exchangeHigh, h: exchangeHigh };
  const [inner, auctionWide] = [w - 2 * margin, exchangeHigh * auctionShape];
  const exchange = { ...low, x: margin, w: withAuction ? inner - auctionWide - margin : inner };
  const auction = withAuction ? { ...low, x: w - margin - auctionWide, w: auctionWide } : null;
  return { w, h, cells, chart, ...chartParts(chart, cityOf(edition)), exchange, auction };
}
