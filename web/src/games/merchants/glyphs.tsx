// Signs: goods, what the time line asks, discs, bonuses. Each within about twenty units.
import { type Drawing, Drawn, drawings, toneClass } from '../../draw/symbols';
import type { SpaceEvent } from './model';

// A flower of six petals, as star anise.
function petals(): string {
  const at = (angle: number, r: number) =>
    `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  const step = Math.PI / 3;
  return Array.from({ length: 6 }, (_, i) => {
    const a = i * step;
    const out = `C${at(a - 0.75, 7)} ${at(a - 0.2, 9)} ${at(a, 10.4)}`;
    return `M0 0${out}C${at(a + 0.2, 9)} ${at(a + 0.75, 7)} 0 0Z`;
  }).join('');
}

const ship =
  'M-10.5 4H10.5L7 9.5H-7ZM-1 2V-10C5 -8.5 8.5 -3 8.5 2ZM-3.2 2V-7.5C-7 -4.5 -9 -1 -9 2Z';
const shield = 'M-8 -9H8V1C8 6 4 9 0 10.5C-4 9 -8 6 -8 1Z';
const sphere =
  'M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0ZM-9 0H9M0 -9C5.5 -5 5.5 5 0 9C-5.5 5 -5.5 -5 0 -9Z';

export const glyphs: Record<string, Drawing> = {
  sugar: {
    fill: 'M0 -10.5C3.5 -10.5 4.5 -6 8.5 9H-8.5C-4.5 -6 -3.5 -10.5 0 -10.5Z',
    cut: 'M-7.5 4H7.5',
  },
  gems: { fill: 'M-6 -8H6L10 -2.5L0 10L-10 -2.5Z', cut: 'M-10 -2.5H10M0 10L-4 -2.5L0 -8L4 -2.5Z' },
  spices: { fill: petals(), cut: 'M2 0A2 2 0 1 1 -2 0A2 2 0 1 1 2 0Z' },
  silk: {
    fill: 'M-9.5 -6C-6 -9.5 6 -9.5 9.5 -6V6C6 9.5 -6 9.5 -9.5 6Z',
    cut: 'M-9.5 -2C-5 1.5 5 1.5 9.5 -2M-9.5 3C-5 6.5 5 6.5 9.5 3',
  },
  ship: { fill: ship },
  globe: { line: sphere },
  crest: {
    fill: shield,
    cut: 'M-2 -7L2 -3M2 -7L-2 -3M-2 -1.8L2 2.2M2 -1.8L-2 2.2M-2 3.4L2 7.4M2 3.4L-2 7.4',
  },
  credit: { fill: 'M-7 -9.5H7V9.5H-7Z', cut: 'M-4 -5.5H4M-4 -1.5H4M-4 2.5H0M2 6A2 2 0 1 1 2 6.1Z' },
  coin: {
    fill: 'M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0Z',
    cut: 'M3.5 -5C-1.5 -7 0.5 0 -1 5.5M-3 -0.5H3',
  },
  exchange: { fill: 'M-9.5 9V3H-5V9ZM-2.5 9V-2.5H2V9ZM4.5 9V-9H9V9Z' },
  hourglass: {
    fill: 'M-7 -10H7V-7C7 -3 2 -2 2 0C2 2 7 3 7 7V10H-7V7C-7 3 -2 2 -2 0C-2 -2 -7 -3 -7 -7Z',
    cut: 'M-4.5 7.5H4.5',
  },
  mayor: {
    line: 'M-8 -10C-8 -1 -4 3 0 3.5C4 3 8 -1 8 -10',
    fill: 'M0 2.5A4 4 0 1 1 0 10.5A4 4 0 1 1 0 2.5Z',
  },
  clock: { line: 'M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0ZM0 -5.5V0L3.5 2.5' },
  bucket: { fill: 'M-8.5 -4H8.5L6 10H-6Z', line: 'M-8 -4C-8 -11.5 8 -11.5 8 -4' },
  bridge: { line: 'M-10 7C-6 -5 6 -5 10 7M-10.5 -1C-5 -8 5 -8 10.5 -1M0 -6V-2' },
  house: {
    fill: 'M-8 10V-2H-5V-6H-2V-9.5H2V-6H5V-2H8V10Z',
    cut: 'M-1.5 10V5H1.5V10M-4.5 1H-2.5M2.5 1H4.5M-0.8 -4H0.8',
  },
  cards: { line: 'M-3 -9.5H8.5V6.5H-3ZM-6 -6.5H-8.5V9.5H3.5' },
  tile: {
    fill: 'M-7.5 -5.5A2 2 0 0 1 -5.5 -7.5H5.5A2 2 0 0 1 7.5 -5.5V5.5A2 2 0 0 1 5.5 7.5H-5.5A2 2 0 0 1 -7.5 5.5Z',
  },
  early: { line: 'M-8 -7L0 0L-8 7M1 -7L9 0L1 7' },
  final: drawings['star']!,
};

const eventGlyph: Partial<Record<SpaceEvent, string>> = {
  start: 'coin',
  ship: 'ship',
  globe: 'globe',
  crest: 'crest',
  credit: 'credit',
  'ship-arrow': 'ship',
  'barred-ship': 'ship',
  'barred-globe': 'globe',
  'barred-crest': 'crest',
  'score-exchange': 'exchange',
  'score-amsterdam': 'house',
  'score-colonies': 'globe',
  final: 'final',
};

export const goodTone: Record<string, string> = {
  sugar: 'white',
  gems: 'blue',
  spices: 'orange',
  silk: 'pink',
};
export const quarterTone = ['blue', 'green', 'red', 'violet'] as const;

interface Spot {
  x?: number;
  y?: number;
  size?: number;
}

export function Glyph({ name, ...spot }: Spot & { name: string }) {
  return <Drawn drawing={glyphs[name] ?? glyphs['tile']!} {...spot} />;
}

// By itself, in the colour of the text around it.
export function Icon({ name, class: classes = '' }: { name: string; class?: string }) {
  return (
    <svg class={`glyph ${classes}`.trim()} viewBox="-12 -12 24 24" aria-hidden="true">
      <Glyph name={name} />
    </svg>
  );
}

// What a space of the time line brings; within about thirty units.
export function EventSign({ event, x = 0, y = 0, size = 1 }: Spot & { event: SpaceEvent }) {
  const name = eventGlyph[event];
  if (!name) return null;
  const scores = event.startsWith('score-') || event === 'final';
  return (
    <g
      class={scores ? 'event-sign scores' : 'event-sign'}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      {scores && <circle class="score-disc" r="14.5" />}
      <Glyph name={name} size={scores ? 0.82 : 1} />
      {event.startsWith('barred-') && <path class="bar-line" d="M-12 11L12 -11" />}
      {event === 'ship-arrow' && <path class="bar-line thin" d="M13 13H-13M-8 9L-13 13L-8 17" />}
    </g>
  );
}

export function EventIcon({ event }: { event: SpaceEvent }) {
  if (!eventGlyph[event]) return null;
  return (
    <svg class="glyph" viewBox="-15 -15 30 30" aria-hidden="true">
      <EventSign event={event} />
    </svg>
  );
}

// A good as a round symbol in its colour.
export function GoodDisc({ good, x = 0, y = 0, size = 1 }: Spot & { good: string }) {
  return (
    <g
      class={`good-disc ${toneClass(goodTone[good] ?? 'grey')}`}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <circle r="14" />
      <Glyph name={good} size={0.82} />
    </g>
  );
}
