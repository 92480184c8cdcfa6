// What the scenes on cards are made of: each is drawn on 160 by 62, with few strong shapes, an ink
// outline and two or three tones.
import type { ComponentChildren } from 'preact';

import { type Gable, gableOutline } from '../../../draw/gables';

export const ink = '#1f2933';
export const paper = '#fffdf7';
export const skin = '#e9c29a';
export const wood = '#8a5a3c';
export const pale = '#fff6dc';

interface Shape {
  d: string;
  fill?: string;
  line?: string;
  w?: number;
}

// With an outline.
export const Ink = ({ d, fill = 'none', line = ink, w = 1.4 }: Shape) => (
  <path
    d={d}
    fill={fill}
    stroke={line}
    stroke-width={w}
    stroke-linejoin="round"
    stroke-linecap="round"
  />
);
// Without one.
export const Flat = ({ d, fill }: { d: string; fill: string }) => <path d={d} fill={fill} />;

export const Disc = ({ x, y, r, fill, line = ink }: { x: number; y: number; r: number; fill: string; line?: string }) => (
  <circle cx={x} cy={y} r={r} fill={fill} stroke={line} stroke-width="1.3" />
);

export const at = (x: number, y: number, size = 1): string => `translate(${x} ${y}) scale(${size})`;

// Sky or wall, and floor or ground from `y` down.
export const Ground = ({ back, floor, y = 50 }: { back: string; floor: string; y?: number }) => (
  <>
    <rect width="160" height="62" fill={back} />
    <rect y={y} width="160" height={62 - y} fill={floor} />
  </>
);

// Somebody seen from the knees up; the hat is drawn about the head.
interface PersonProps {
  x: number;
  y: number;
  coat: string;
  size?: number;
  children?: ComponentChildren;
}
export const Person = ({ x, y, coat, size = 1.2, children }: PersonProps) => (
  <g transform={at(x, y, size)}>
    <Ink d="M-13 30Q-14 4 -6 2H6Q14 4 13 30Z" fill={coat} w={1.3} />
    <Ink d="M-6 2L0 9L6 2Z" fill={paper} w={1} />
    <Disc x={0} y={-5} r={7} fill={skin} />
    {children}
  </g>
);

// Hats.
export const Cap = ({ fill }: { fill: string }) => (
  <Ink d="M-9 -7Q0 -20 9 -7Z" fill={fill} w={1.2} />
);
export const TallHat = ({ fill = ink }: { fill?: string }) => (
  <Ink d="M-11 -8H11L7 -10V-19H-7V-10Z" fill={fill} w={1} />
);
export const BroadHat = ({ fill }: { fill: string }) => (
  <Ink d="M-14 -8Q0 -4 14 -8L7 -10Q6 -18 0 -18T-7 -10Z" fill={fill} w={1.2} />
);
export const Hood = ({ fill }: { fill: string }) => (
  <Ink d="M-8 1Q-12 -16 0 -16T8 1Q6 -9 0 -9T-8 1Z" fill={fill} w={1.2} />
);

export const Barrel = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={at(x, y, size)}>
    <Ink d="M-12 -15H12Q17 0 12 15H-12Q-17 0 -12 -15Z" fill={wood} />
    <Ink d="M-14 -7H14M-14 7H14" line="#d3a46b" w={2.2} />
  </g>
);

export const Waves = ({ y = 55 }: { y?: number }) => (
  <Ink d={`M6 ${y}q6 -4 12 0t12 0M64 ${y + 2}q6 -4 12 0t12 0M116 ${y}q6 -4 12 0t12 0`} line="#e8f4f5" w={2} />
);

export const Tulip = ({ x, y, size = 1, fill }: { x: number; y: number; size?: number; fill: string }) => (
  <g transform={at(x, y, size)}>
    <Ink d="M0 10V0M0 8Q-5 7 -6 2" line="#3f6a34" w={1.8} />
    <Ink d="M-5 -7L-2 -3L0 -8L2 -3L5 -7Q7 1 0 2Q-7 1 -5 -7Z" fill={fill} w={0.8} />
  </g>
);

export const Tree = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={at(x, y, size)}>
    <Ink d="M0 22V4" line="#5a3a22" w={3} />
    <Disc x={0} y={-2} r={12} fill="#6e9a5b" />
    <Ink d="M-5 -6Q0 -11 5 -6" line="#8fb878" w={2} />
  </g>
);

// A row of canal houses from `x`, on the ground at `y`.
interface HouseProps {
  gable: Gable;
  x: number;
  w: number;
  h: number;
  y?: number;
  fill: string;
}
export const House = ({ gable, x, w, h, y = 48, fill }: HouseProps) => {
  const eaves = y - h;
  const pane = `h${w * 0.22}v5h${-w * 0.22}z`;
  const panes = (top: number) => `M${x + w * 0.18} ${top}${pane}M${x + w * 0.6} ${top}${pane}`;
  const floors = Math.max(1, Math.floor((h - 3) / 9));
  return (
    <>
      <Ink d={gableOutline(gable, x, w, eaves, y)} fill={fill} w={1.2} />
      <path d={`M${x + w * 0.72} ${y}V${eaves}H${x + w}V${y}Z`} opacity="0.16" />
      <Flat
        d={Array.from({ length: floors }, (_, n) => panes(eaves + 3 + n * 9)).join('')}
        fill={pale}
      />
    </>
  );
};

// A slender spire on a body of `w` by `h`, its foot at x, y.
interface TowerProps {
  x: number;
  y: number;
  w: number;
  h: number;
  wall: string;
  spire: string;
  tip: number;
}
export const Tower = ({ x, y, w, h, wall, spire, tip }: TowerProps) => (
  <>
    <Ink d={`M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`} fill={wall} />
    <path d={`M${x + w * 0.2} ${y}V${y - h}H${x + w / 2}V${y}Z`} opacity="0.15" />
    <Ink d={`M${x - w * 0.62} ${y - h}L${x} ${y - h - tip}L${x + w * 0.62} ${y - h}Z`} fill={spire} />
  </>
);
