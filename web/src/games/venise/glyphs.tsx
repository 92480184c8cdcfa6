// Signs of raw materials, goods and masters. Raw material and its good have one colour;
// their signs differ, and so do the three colours'.
import { type Drawing, Drawn, drawings, toneClass } from '../../draw/symbols';
import type { Colour, Effect, Good } from './model';

const signs: Record<Colour | Good, Drawing> = {
  wool: drawings['thread']!,
  linen: {
    line: 'M0 10V-3M0 9C-6 8 -8 4 -8.5 -1M0 9C6 8 8 4 8.5 -1M0 4C-3 3 -4.5 1 -5 -3M0 4C3 3 4.5 1 5 -3',
    fill: 'M0 -10.5C2.8 -10.5 3.6 -8.5 3.4 -7C5 -6.5 5.4 -4.2 3.6 -3.2C2.6 -2.2 1.2 -2 0 -3C-1.2 -2 -2.6 -2.2 -3.6 -3.2C-5.4 -4.2 -5 -6.5 -3.4 -7C-3.6 -8.5 -2.8 -10.5 0 -10.5Z',
  },
  gold: {
    fill: 'M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0Z',
    cut: 'M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0ZM0 -3.6L3 0L0 3.6L-3 0Z',
  },
  cloth: {
    fill: 'M-4 -9C-2 -6.5 2 -6.5 4 -9L10 -5L7 0L5 -1.5V9.5H-5V-1.5L-7 0L-10 -5Z',
    cut: 'M0 -6V9',
  },
  lace: {
    fill: 'M0 -10C2 -10 3 -9 3.6 -7.6C5.2 -8.2 6.6 -7.6 7.2 -6.6C8 -5.4 7.8 -4 7 -3C8.8 -2.6 10 -1.6 10 0C10 1.6 8.8 2.6 7 3C7.8 4 8 5.4 7.2 6.6C6.6 7.6 5.2 8.2 3.6 7.6C3 9 2 10 0 10C-2 10 -3 9 -3.6 7.6C-5.2 8.2 -6.6 7.6 -7.2 6.6C-8 5.4 -7.8 4 -7 3C-8.8 2.6 -10 1.6 -10 0C-10 -1.6 -8.8 -2.6 -7 -3C-7.8 -4 -8 -5.4 -7.2 -6.6C-6.6 -7.6 -5.2 -8.2 -3.6 -7.6C-3 -9 -2 -10 0 -10Z',
    cut: 'M2.2 0A2.2 2.2 0 1 1 -2.2 0A2.2 2.2 0 1 1 2.2 0ZM0 -4V-7M0 4V7M-4 0H-7M4 0H7M-3 -3L-5 -5M3 3L5 5M3 -3L5 -5M-3 3L-5 5',
  },
  jewels: {
    line: 'M-5.5 4A5.8 5.8 0 1 0 5.5 4A5.8 5.8 0 0 0 -5.5 4',
    fill: 'M0 1L-6 -5L-3.5 -9.5H3.5L6 -5Z',
    cut: 'M-6 -5H6M0 1L-2 -5L0 -9.5L2 -5Z',
  },
};

const tones: Record<Colour | Good, string> = {
  wool: 'violet',
  linen: 'white',
  gold: 'orange',
  cloth: 'violet',
  lace: 'white',
  jewels: 'orange',
};

export const kindClass = (kind: Colour | Good): string => toneClass(tones[kind]);

interface Spot {
  x?: number;
  y?: number;
  size?: number;
}

export function Sign({ kind, ...spot }: Spot & { kind: Colour | Good }) {
  return <Drawn drawing={signs[kind]} {...spot} />;
}

// A wooden cube seen from the front and a little from above, 24 units wide.
export function Cube({ kind, x = 0, y = 0, size = 1 }: Spot & { kind: Colour | Good }) {
  return (
    <g class={`cube ${kindClass(kind)}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="cube-top" d="M-11 -7L-7 -12H12L8 -7Z" />
      <path class="cube-side" d="M8 -7L12 -12V7L8 12Z" />
      <path class="cube-front" d="M-11 -7H8V12H-11Z" />
      <Sign kind={kind} x={-1.5} y={2.5} size={0.74} />
    </g>
  );
}

// An empty place for a cube.
export function CubePlace({ kind, x = 0, y = 0, size = 1 }: Spot & { kind?: Colour | Good }) {
  return (
    <g
      class={`cube-place ${kind ? kindClass(kind) : 'plain'}`}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <rect x="-10" y="-10" width="20" height="20" rx="2.5" />
      {kind && <Sign kind={kind} size={0.66} />}
    </g>
  );
}

// A good on its disc, 26 units wide.
export function GoodDisc({ good, x = 0, y = 0, size = 1 }: Spot & { good: Good }) {
  return (
    <g class={kindClass(good)} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle class="good-disc" r="13" />
      <Sign kind={good} size={0.9} />
    </g>
  );
}

// ---- what a master does ----

const effects: Record<Effect, string> = {
  order: 'M-7 -10H7V10H-7ZM-3.5 -5H3.5M-3.5 0H3.5',
  fill: 'M-6 -6C-12 0 -11 10 0 10C11 10 12 0 6 -6ZM-6 -6L-8 -11H8L6 -6ZM-3 2L0 5L6 -1',
  bridges: 'M-12 8V4C-6 -6 6 -6 12 4V8M-7 8C-5 1 5 1 7 8M-12 8H-7M7 8H12M-12 -1C-6 -11 6 -11 12 -1',
  step: 'M-9 -9C-5 -12 -2 -8 -3 -4C-4 0 -8 0 -9 -3ZM-7.5 3C-4 2 -3 6 -5.5 7C-8 7 -8.5 4 -7.5 3ZM3 -2C7 -5 10 -1 9 3C8 7 4 7 3 4ZM4.5 9.5C8 8.5 9 12 6.5 13C4 13 3.5 10.5 4.5 9.5Z',
  skill: 'M-9 -9H9V9H-9ZM-4.5 -4.5V-4.4M4.5 -4.5V-4.4M0 0V0.1M-4.5 4.5V4.6M4.5 4.5V4.6',
  price: 'M-6 10V-9M-11 -4L-6 -10L-1 -4M6 -10V9M1 4L6 10L11 4',
};

export function EffectSign({ effect, x = 0, y = 0, size = 1 }: Spot & { effect: Effect }) {
  return (
    <path
      class={`effect effect-${effect}`}
      d={effects[effect]}
      transform={`translate(${x} ${y}) scale(${size})`}
    />
  );
}
