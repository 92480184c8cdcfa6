// Small forms that the pictures of the first page share. Colours of paints do not change with the
// theme: in the dark the whole picture is dimmed.
import type { ComponentChildren } from 'preact';
import { gableOutline, type Gable } from './gables';

export const paint = {
  ink: '#3a2a22',
  paper: '#fffdf7',
  land: '#efe3c8',
  meadow: '#bcd09b',
  water: '#b9d9dc',
  canal: '#a9d2d8',
  stone: '#9aa3ab',
  brass: '#c8962e',
  wood: '#8a5a3c',
  pink: '#d9799b',
  blue: '#3b6fb5',
  green: '#4e8a4a',
  black: '#33363b',
  red: '#c0473a',
  orange: '#dd8a2e',
  grey: '#9aa3ab',
  violet: '#7c5aa6',
};
export type Paint = keyof typeof paint;

const bricks = ['#b4583f', '#cfa777', '#8c3f30', '#a98a63'];

// The front of a house: its middle and ground, so wide and high up to the eaves.
export function Front({
  at: [x, ground],
  size: [w, h],
  gable = 'step',
  tone = 0,
}: {
  at: [number, number];
  size: [number, number];
  gable?: Gable;
  tone?: number | string;
}) {
  const [left, eaves] = [x - w / 2, ground - h];
  const columns = w > 15 ? 3 : 2;
  const gap = w / (columns * 2 + 1);
  let windows = '';
  for (let y = eaves + 1; y < ground - 7; y += 6) {
    for (let c = 0; c < columns; ++c) windows += `M${left + gap * (2 * c + 1)} ${y}h${gap}v3h${-gap}z`;
  }
  const fill = typeof tone === 'number' ? bricks[tone % bricks.length] : tone;
  return (
    <g stroke-linejoin="round">
      <path d={smallGable(gable, left, w, eaves, ground)} fill={fill} stroke={paint.ink} />
      <path d={windows} fill="#fff3d0" />
      <path d={`M${x - 1.8} ${ground}v-5h3.6v5z`} fill={paint.ink} />
    </g>
  );
}

// Gables are drawn for fronts of about 40 units.
function smallGable(gable: Gable, x: number, w: number, eaves: number, ground: number): string {
  if (gable !== 'step') return gableOutline(gable, x, w, eaves, ground);
  const s = w / 6;
  return `M${x} ${ground}V${eaves}h${s}v-3h${s}v-3h${s * 2}v3h${s}v3h${s}V${ground}Z`;
}

export const Boat = ({ at: [x, y], sail = true }: { at: [number, number]; sail?: boolean }) => (
  <g transform={`translate(${x} ${y})`} stroke={paint.ink} stroke-linejoin="round">
    <path d="M-13 0Q0 5 13 0L9 7H-9Z" fill="#7a4a2e" />
    {sail && <path d="M-1-20Q9-15 9-3H-1ZM-3-17Q-11-10-11-3H-3Z" fill={paint.paper} />}
    <path d="M-2-22V0" fill="none" />
  </g>
);

const pips: Record<number, string> = {
  1: 'M0 0h0',
  2: 'M-3-3h0M3 3h0',
  3: 'M-3-3h0M0 0h0M3 3h0',
  4: 'M-3-3h0M3-3h0M-3 3h0M3 3h0',
  5: 'M-3-3h0M3-3h0M0 0h0M-3 3h0M3 3h0',
};

export const Die = ({ at: [x, y], pip, fill }: { at: [number, number]; pip: number; fill: Paint }) => (
  <g transform={`translate(${x} ${y}) rotate(${pip * 7 - 20})`}>
    <rect x="-7" y="-7" width="14" height="14" rx="3" fill={paint[fill]} stroke={paint.ink} />
    <path d={pips[pip]} fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" />
  </g>
);

export const Waves = ({ at }: { at: [number, number][] }) => (
  <path
    d={at.map(([x, y]) => `M${x} ${y}q5-4 10 0t10 0`).join('')}
    fill="none"
    stroke="#6fa3aa"
    stroke-width="1.4"
    stroke-linecap="round"
  />
);

// The frame of every picture: 480 by 148, cut at the sides where there is less room.
export const Scene = ({ ground, children }: { ground: string; children: ComponentChildren }) => (
  <svg
    class="game-picture"
    viewBox="0 0 480 148"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d="M-300-50H780V200H-300Z" fill={ground} />
    {children}
  </svg>
);
