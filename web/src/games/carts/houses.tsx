// The places: small buildings on a round square. What a name says is built (church, tower, gate,
// weigh house, bridge); other places are rows of gabled houses.

// A piece of a building: its path, its colour, and whether it has an ink outline.
type Piece = [d: string, fill: string, outlined?: boolean];

const brick = '#b5573c';
const clay = '#c9734f';
const dark = '#9c4530';
const sand = '#d2a86e';
const stone = '#e8d9b8';
const slate = '#34566f';
const light = '#fff1cc';
const door = '#26415a';
const shade = '#1f293333';

// Each stands on 0, 0 and is about 50 units wide.
export const buildings: Record<string, Piece[]> = {
  pair: [
    ['M-19 0V-26.4h2.3v-4h2.3v-4h2.3v-5.6h4.5v5.6h2.3v4h2.3v4h2.3V0Z', brick, true],
    ['M-6 0V-25.4H-1.5V0Z', shade],
    ['M-16.5 -24.8h4v6h-4zM-7.5 -24.8h4v6h-4zM-7.5 -15.7h4v6h-4z', light],
    ['M-16.8 0v-8h4.5v8z', door],
    [
      'M-1 0V-30.4h3C3 -31.3 4.5 -33.1 4.8 -39.6h.5L9 -46L12.8 -39.6h.5C13.5 -33.1 15 -31.3 16 -30.4h3V0Z',
      sand,
      true,
    ],
    ['M13.4 0V-29.4H18.5V0Z', shade],
    ['M1.8 -28.5h4.4v4.9h-4.4zM11.8 -28.5h4.4v4.9h-4.4zM1.8 -21h4.4v4.9h-4.4zM11.8 -13.5h4.4v4.9h-4.4z', light],
    ['M1.5 0v-9.2h5v9.2z', door],
  ],
  row: [
    ['M-26 0V-23.8C-22.2 -23.8 -22.6 -36 -17.5 -36S-12.8 -23.8 -9 -23.8V0Z', sand, true],
    ['M-23.6 -22.3h3.7v5.4h-3.7zM-15.1 -22.3h3.7v5.4h-3.7zM-15.1 -14.1h3.7v5.4h-3.7z', light],
    ['M-23.9 0v-7.2h4.3v7.2z', door],
    ['M-9 0V-29h2.3v-4.4h2.3v-4.4h2.3v-6.2h4.5v6.2h2.3v4.4h2.3v4.4h2.3V0Z', dark, true],
    ['M4 0V-28H8.5V0Z', shade],
    ['M-6.5 -27.3h4v6.6h-4zM2.5 -27.3h4v6.6h-4zM2.5 -17.3h4v6.6h-4z', light],
    ['M-6.8 0v-8.8h4.5v8.8z', door],
    [
      'M9 0V-25.1h2.5C12.4 -25.8 13.7 -27.4 13.9 -32.7h.4L17.5 -38L20.7 -32.7h.4C21.3 -27.4 22.6 -25.8 23.4 -25.1h2.5V0Z',
      clay,
      true,
    ],
    ['M21.2 0V-24.1H25.5V0Z', shade],
    ['M11.4 -23.6h3.7v5.7h-3.7zM19.9 -23.6h3.7v5.7h-3.7zM19.9 -14.9h3.7v5.7h-3.7z', light],
    ['M11.1 0v-7.6h4.3v7.6z', door],
  ],
  cottage: [
    ['M-20 0V-12H-13V0Z', dark, true],
    ['M-13 0V-22.4C-7.1 -22.4 -7.8 -34 0 -34S7.2 -22.4 13 -22.4V0Z', sand, true],
    ['M5.7 0V-21.4H12.5V0Z', shade],
    ['M-9.4 -21.1h5.7v5.1h-5.7zM3.6 -21.1h5.7v5.1h-5.7zM3.6 -13.3h5.7v5.1h-5.7z', light],
    ['M-9.8 0v-6.8h6.5v6.8z', door],
  ],
  market: [
    [
      'M-8 -2V-32.4h2.5v-4.6h2.5v-4.6h2.5v-6.4h5v6.4h2.5v4.6h2.5v4.6h2.5V-2Z',
      dark,
      true,
    ],
    ['M6.4 -2V-31.4H11.5V-2Z', shade],
    ['M-5.2 -30.5h4.4v4.9h-4.4zM4.8 -30.5h4.4v4.9h-4.4zM-5.2 -23h4.4v4.9h-4.4zM4.8 -23h4.4v4.9h-4.4z', light],
    ['M-26 0V-11H-4V0ZM6 0V-11H26V0Z', stone, true],
    ['M-28 -11L-24 -19H-6L-2 -11ZM4 -11L8 -19H24L28 -11Z', '#f6f0e3', true],
    ['M-24 -11L-21 -19H-17L-18 -11ZM-12 -11V-19H-8L-6 -11ZM8 -11L11 -19H15L14 -11ZM20 -11L19 -19H23L26 -11Z', '#c0473a'],
  ],
  church: [
    ['M-20 0V-16H-4V0Z', clay, true],
    ['M-22 -16L-16 -27H0L-4 -16Z', slate, true],
    ['M-4 0V-34H10V0Z', brick, true],
    ['M5 0V-34H10V0Z', '#0003'],
    ['M-6 -34L3 -58L12 -34Z', slate, true],
    ['M3 -58L12 -34H6Z', '#0003'],
    ['M2.3 -58V-66H3.7V-58ZM.5 -64H5.5V-62.6H.5Z', '#3a2a22'],
    ['M3 -30A4 4 0 1 1 3 -22A4 4 0 1 1 3 -30Z', light, true],
    ['M-17 -3V-9a2 2 0 0 1 4 0v6zM-10 -3V-9a2 2 0 0 1 4 0v6zM.5 0V-9a2.5 2.5 0 0 1 5 0V0z', light],
  ],
  tower: [
    ['M-9 0V-26H9V0Z', brick, true],
    ['M3 0V-26H9V0Z', '#0003'],
    ['M-11 -26H11V-30H-11Z', stone, true],
    ['M-7 -30V-36H7V-30Z', sand, true],
    ['M-8 -36L0 -54L8 -36Z', slate, true],
    ['M0 -54L8 -36H2Z', '#0003'],
    ['M-.6 -54V-61H.6L7 -58.6L.6 -56.4V-54Z', '#c0473a', true],
    ['M0 -23.8A3.8 3.8 0 1 1 0 -16.2A3.8 3.8 0 1 1 0 -23.8Z', light, true],
    ['M-3 0V-8A3 3 0 0 1 3 -8V0Z', door],
  ],
  hall: [
    ['M-24 0V-24H24V0Z', '#e0c79a', true],
    ['M16 0V-24H24V0Z', '#0002'],
    ['M-26 -24H26V-27H-26Z', '#fff4dc', true],
    ['M-11 -27L0 -37L11 -27Z', '#fff4dc', true],
    ['M-5 -33V-44H5V-33Z', '#e0c79a', true],
    ['M-6 -44A6 7 0 0 1 6 -44Z', slate, true],
    ['M-.7 -51V-57H.7V-51Z', '#3a2a22'],
    ['M-20 -20h4v6h-4zM-12 -20h4v6h-4zM-4 -20h4v6h-4zM4 -20h4v6h-4zM12 -20h4v6h-4zM-20 -10h4v6h-4zM-12 -10h4v6h-4zM4 -10h4v6h-4zM12 -10h4v6h-4z', slate],
    ['M-4 0v-9h5v9z', door],
  ],
  weigh: [
    ['M-14 0V-20H14V0Z', brick, true],
    ['M-16 -20L0 -36L16 -20Z', slate, true],
    ['M-21 0V-24H-11V0ZM11 0V-24H21V0Z', clay, true],
    ['M17 0V-24H21V0ZM-14 0V-24H-11V0Z', '#0003'],
    ['M-23 -24L-16 -40L-9 -24ZM9 -24L16 -40L23 -24Z', slate, true],
    ['M-4 0V-9A4 4 0 0 1 4 -9V0Z', door],
    ['M-18 -14h4v5h-4zM14 -14h4v5h-4z', light],
  ],
  manor: [
    ['M-25 0V-20H25V0Z', brick, true],
    ['M17 0V-20H25V0Z', '#0003'],
    ['M-27 -20L-21 -31H21L27 -20Z', '#7a3526', true],
    ['M-9 0V-27.7h2.3v-4.2h2.3v-4.2h2.3v-5.9h4.5v5.9h2.3v4.2h2.3v4.2h2.3V0Z', clay, true],
    ['M-6.5 -26h4v6.3h-4zM2.5 -26h4v6.3h-4zM2.5 -16.5h4v6.3h-4zM-22 -15h4v6h-4zM-15 -15h4v6h-4zM12 -15h4v6h-4zM19 -15h3v6h-3z', light],
    ['M-6.8 0v-8.4h4.5v8.4z', door],
  ],
  bridge: [
    ['M-26 2C-22 -16 22 -16 26 2H17C14 -8 6 -8 4 2H-4C-6 -8 -14 -8 -17 2Z', '#5d86b8', true],
    ['M-26 -3.4C-14 -20 14 -20 26 -3.4L24.4 -1.6C13 -16.6 -13 -16.6 -24.4 -1.6Z', door],
    ['M-11 -11V-22H-9V-11ZM9 -11V-22H11V-11ZM-1 -13V-24H1V-13Z', door],
    ['M-10 -25.5A2.5 2.5 0 1 1 -10 -20.5A2.5 2.5 0 1 1 -10 -25.5ZM10 -25.5A2.5 2.5 0 1 1 10 -20.5A2.5 2.5 0 1 1 10 -25.5ZM0 -27.5A2.5 2.5 0 1 1 0 -22.5A2.5 2.5 0 1 1 0 -27.5Z', '#c8962e'],
  ],
  court: [
    ['M0 -9A24 7 0 1 1 0 5A24 7 0 1 1 0 -9Z', '#a9be7e', true],
    ['M-22 -3V-21.5L-16.2 -31h2.4L-8 -21.5V-3Z', sand, true],
    ['M-20 -20.4h3.1v4.2h-3.1zM-13 -20.4h3.1v4.2h-3.1zM-13 -14h3.1v4.2h-3.1z', light],
    ['M-20.3 -3v-5.6h3.5v5.6zM9.8 -3v-5.6h3.5v5.6z', door],
    ['M8 -3V-21.5L13.8 -31h2.4L22 -21.5V-3Z', clay, true],
    ['M10 -20.4h3.1v4.2h-3.1zM17 -20.4h3.1v4.2h-3.1zM17 -14h3.1v4.2h-3.1z', light],
    ['M-1.3 -4V-14H1.3V-4Z', '#6b4a2c'],
    ['M0 -26A8 8 0 1 1 0 -10A8 8 0 1 1 0 -26Z', '#6f9a57', true],
  ],
  gate: [
    ['M-20 0V-20H20V0Z', brick, true],
    ['M-22 -20L-14 -34H14L22 -20Z', slate, true],
    ['M-4 -34V-42H4V-34Z', sand, true],
    ['M-5 -42L0 -50L5 -42Z', slate, true],
    ['M-7 0V-8A7 7 0 0 1 7 -8V0Z', '#3a2a22'],
    ['M-16 -14h5v6h-5zM11 -14h5v6h-5z', light],
  ],
  mill: [
    ['M-9 0L-6 -22H6L9 0Z', '#8a5a3c', true],
    ['M2 0L1 -22H6L9 0Z', '#0003'],
    ['M-7 -22C-6 -31 6 -31 7 -22Z', slate, true],
    ['M-18.6 -11.6L17.4 -39.6L18.6 -38.4L-17.4 -10.4ZM-14.6 -42.4L13.4 -6.4L14.6 -7.6L-13.4 -43.6Z', '#3a2a22'],
    ['M5 -31L20 -42L23 -37L8 -27ZM-5 -19L-20 -8L-23 -13L-8 -23ZM6 -20L17 -5L12 -2L2 -17ZM-6 -30L-17 -45L-12 -48L-2 -33Z', '#fff8e6', true],
    ['M0 -27A2 2 0 1 1 0 -23A2 2 0 1 1 0 -27Z', '#3a2a22'],
  ],
};

const named: [RegExp, string][] = [
  [/kerk$|church|dom$/i, 'church'],
  [/toren$|tower/i, 'tower'],
  [/poort$|gate/i, 'gate'],
  [/brug$|bridge/i, 'bridge'],
  [/markt$|market|plein$/i, 'market'],
  [/waag$|weigh/i, 'weigh'],
  [/^dam$|paleis|palace|raad/i, 'hall'],
  [/huis$|house/i, 'manor'],
  [/hof$|court/i, 'court'],
  [/huisje$|cottage/i, 'cottage'],
  [/molen|mill|hendricken/i, 'mill'],
];
const others = ['pair', 'row', 'row', 'cottage', 'pair'];

export function buildingOf(name: string, index: number): string {
  return named.find(([says]) => says.test(name))?.[1] ?? others[index % others.length]!;
}

export const buildingId = (kind: string): string => `carts-building-${kind}`;

export function Building({ kind }: { kind: string }) {
  return (
    <g id={buildingId(kind)}>
      {buildings[kind]!.map(([d, fill, outlined]) => (
        <path class={outlined ? 'cd-outlined' : undefined} d={d} fill={fill} />
      ))}
    </g>
  );
}
