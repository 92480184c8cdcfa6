// The symbol of each colour of the games: colour never stands alone. Each is drawn about 0, 0
// within twenty units, from one or two strong shapes that hold at eight pixels.

// `line`: stroked; `fill`: filled with the symbol's colour; `cut`: in the ground's colour on it.
export interface Drawing {
  fill?: string;
  line?: string;
  cut?: string;
}

export const drawings: Record<string, Drawing> = {
  tulip: {
    fill: 'M-7 -9C-4 -8 -2.5 -6 0 -9.5C2.5 -6 4 -8 7 -9C8.5 -2 5 2.5 0 2.5C-5 2.5 -8.5 -2 -7 -9Z',
    line: 'M0 2V9.5M0 9C-4.5 9 -6 6.5 -6.5 4M0 9C4.5 9 6 6.5 6.5 4',
  },
  wave: { line: 'M-9 -3.5C-6 -8 -3 -8 0 -3.5C3 1 6 1 9 -3.5M-9 4.5C-6 0 -3 0 0 4.5C3 9 6 9 9 4.5' },
  leaf: {
    fill: 'M-8 8C-10 -4 -2 -9.5 9 -9C9.5 2 4 10 -8 8Z',
    cut: 'M-8.5 8.5L4 -4M-3 3.5V-2M1 -0.5L5 0.5',
  },
  anchor: {
    line: 'M0 -4.5V8.5M-5 -1.5H5M-8.5 2C-8 6.5 -4 8.8 0 8.8C4 8.8 8 6.5 8.5 2',
    fill: 'M0 -10A3 3 0 1 1 0 -4A3 3 0 1 1 0 -10M0 -8.3A1.3 1.3 0 1 0 0 -5.7A1.3 1.3 0 1 0 0 -8.3Z',
  },
  brick: {
    fill: 'M-9 -7H9V7H-9Z',
    cut: 'M-9 -2.4H9M-9 2.4H9M0 -7V-2.4M-4.5 -2.4V2.4M4.5 -2.4V2.4M0 2.4V7',
  },
  sun: {
    fill: 'M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0Z',
    line: 'M0 -9.3V-7.3M0 7.3V9.3M-9.3 0H-7.3M7.3 0H9.3M-6.6 -6.6L-5.3 -5.3M5.3 5.3L6.6 6.6M6.6 -6.6L5.3 -5.3M-5.3 5.3L-6.6 6.6',
  },
  stone: {
    fill: 'M-8.5 5.5L-7 -2L-1.5 -7L5 -5.5L8.8 1.5L6.5 6.5L-3 7.5Z',
    cut: 'M-1.5 -7L0.5 -1L6.5 6.5M0.5 -1L-7 -2',
  },
  barrel: {
    fill: 'M-5.5 -9H5.5C8 -3 8 3 5.5 9H-5.5C-8 3 -8 -3 -5.5 -9Z',
    cut: 'M-7 -4H7M-7 4H7M0 -9V9',
  },
  diamond: { fill: 'M0 9L-9 -2.5L-5 -8H5L9 -2.5Z', cut: 'M-9 -2.5H9M0 9L-3.5 -2.5L0 -8L3.5 -2.5Z' },
  thread: {
    fill: 'M-7 -9H7V-6H-7ZM-7 6H7V9H-7ZM-5 -5H5V5H-5Z',
    cut: 'M-5 -1L5 -4M-5 2.5L5 -0.5M-4 5L5 2.8',
  },
  star: {
    fill: 'M0 -9.8L2.7 -3.5L9.5 -2.9L4.4 1.6L5.9 8.3L0 4.8L-5.9 8.3L-4.4 1.6L-9.5 -2.9L-2.7 -3.5Z',
  },
};

const symbolOf: Record<string, string> = {
  pink: 'tulip',
  blue: 'wave',
  green: 'leaf',
  black: 'anchor',
  red: 'brick',
  orange: 'sun',
  grey: 'stone',
  brown: 'barrel',
  violet: 'diamond',
  white: 'thread',
  joker: 'star',
};

// Sets --tone and --on-tone for what is inside.
export const toneClass = (colour: string): string => `tone tone-${colour}`;

interface Spot {
  x?: number;
  y?: number;
  size?: number;
}

// Any drawing of this kind, in the colours of the tone around it.
export function Drawn({ drawing, x = 0, y = 0, size = 1 }: Spot & { drawing: Drawing }) {
  return (
    <g class="symbol" transform={`translate(${x} ${y}) scale(${size})`}>
      {drawing.line && <path class="symbol-line" d={drawing.line} />}
      {drawing.fill && <path class="symbol-fill" fill-rule="evenodd" d={drawing.fill} />}
      {drawing.cut && <path class="symbol-cut" d={drawing.cut} />}
    </g>
  );
}

export function Symbol({ colour, ...spot }: Spot & { colour: string }) {
  return <Drawn drawing={drawings[symbolOf[colour] ?? 'stone']!} {...spot} />;
}
