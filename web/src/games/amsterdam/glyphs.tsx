// Signs: goods, kinds of cards, what cards are about. Each within about twenty units.
import { type Drawing, Drawn, Symbol, drawings, toneClass } from '../../draw/symbols';
import type { Colour, Docker, Timing } from './model';

// A wreath of leaves, open above.
function laurel(): string {
  const leaf = (angle: number, side: number) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [side * Math.sin(turn) * 7.2, Math.cos(turn) * 7.2 + 0.8];
    const [dx, dy] = [side * Math.sin(turn + 1.1) * 6.4, Math.cos(turn + 1.1) * 6.4];
    const [nx, ny] = [-dy * 0.55, dx * 0.55];
    const at = (a: number, b: number) => `${a.toFixed(1)} ${b.toFixed(1)}`;
    const side1 = at(x + dx / 2 + nx, y + dy / 2 + ny);
    const side2 = at(x + dx / 2 - nx, y + dy / 2 - ny);
    return `M${at(x, y)}Q${side1} ${at(x + dx, y + dy)}Q${side2} ${at(x, y)}Z`;
  };
  return [0, 38, 76, 114].flatMap((angle) => [leaf(angle, 1), leaf(angle, -1)]).join('');
}

// Six tokens in a ring.
function sixDots(): string {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    const [x, y] = [Math.sin(turn) * 7, -Math.cos(turn) * 7];
    return `M${(x + 3).toFixed(1)} ${y.toFixed(1)}a3 3 0 1 1 -6 0a3 3 0 1 1 6 0Z`;
  }).join('');
}

// A piece of lace: six loops round a hole.
function rosette(): string {
  const loops = Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    const [x, y] = [Math.sin(turn) * 6, -Math.cos(turn) * 6];
    return `M${(x + 3.6).toFixed(1)} ${y.toFixed(1)}a3.6 3.6 0 1 1 -7.2 0a3.6 3.6 0 1 1 7.2 0Z`;
  });
  return `${loops.join('')}M3 0A3 3 0 1 1 -3 0A3 3 0 1 1 3 0Z`;
}

export const glyphs: Record<string, Drawing> = {
  beer: {
    fill: 'M-7.5 -6.5C-8 -10 -3.5 -11 -2 -9C0 -11 4.5 -10 4 -6.5V9.5H-7.5Z',
    line: 'M4.5 -2.5H7.5C9 -2.5 9 5 7.5 5H4.5',
    cut: 'M-4.3 -3V6.5M-0.7 -3V6.5',
  },
  genever: {
    fill: 'M-2.2 -10.5H2.200V-5.5C2.2 -3.5 5 -3 5 0V10H-5V0C-5 -3 -2.2 -3.5 -2.2 -5.5Z',
    cut: 'M-5 2.5H5M-5 7H5',
  },
  coffee: {
    fill: 'M-6 -7C-1 -12 10 -4 7.5 4.5C5.5 11 -4.5 10.5 -7.5 4C-9.5 -0.5 -8.5 -4.5 -6 -7Z',
    cut: 'M-6.5 -6.5C-1 -5 -1.5 3 5.5 8',
  },
  tulip: drawings['tulip']!,
  tiles: {
    fill: 'M-9 -9H9V9H-9Z',
    cut: 'M0 -6.5L6.5 0L0 6.5L-6.5 0ZM-9 -9L-4.5 -4.5M9 -9L4.5 -4.5M-9 9L-4.5 4.5M9 9L4.5 4.5',
  },
  lace: { line: rosette() },
  furniture: {
    line: 'M-6 -10V9.5M-6 1.5H6V9.5',
    fill: 'M-6.8 -10H-2.800C-1.5 -7 -2.5 -3 -3.5 0.300H-6.800Z',
  },
  cheese: {
    fill: 'M-10 2L6.5 -8C10 -6 10.5 -1 10 2V8.5H-10Z',
    cut: 'M-10 2H10M-4 5.300H-1M4 5H7M3.5 -2H5',
  },
  crystal: {
    fill: 'M-6.5 -10H6.5C7 -3 5 1 1.2 2V7.5H5V10H-5V7.5H-1.200V2C-5 1 -7 -3 -6.5 -10Z',
    cut: 'M-6 -5.5H6M-2 -10L0 -5.5L2 -10',
  },


  laurel: { fill: laurel() },
  coin: {
    fill: 'M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0Z',
    cut: 'M3.5 -5C-1.5 -7 0.5 0 -1 5.5M-3 -0.5H3',
  },
  points: drawings['star']!,
  step: { line: 'M-9 -4C-6 -8 -3 -8 0 -4C3 0 6 0 9 -4M-9 4C-6 0 -3 0 0 4C3 8 6 8 9 4' },
  barge: { fill: 'M-11 2H11L7.5 8.5H-7.5ZM-6.5 -3.5H-1V1H-6.5ZM0.5 -6H6V1H0.5Z' },
  docker: {
    fill: 'M0 -10A4 4 0 1 1 0 -2A4 4 0 1 1 0 -10ZM-7.5 10C-7.5 2 -5 -1 0 -1C5 -1 7.5 2 7.5 10Z',
  },
  store: { fill: 'M-9 -2L0 -9.5L9 -2V10H-9Z', cut: 'M-4.5 10V3H4.5V10M-4.5 6.5H4.5' },
  resource: {
    fill: 'M-8 -4.5L0 -9L8 -4.5V4.5L0 9L-8 4.5Z',
    cut: 'M-8 -4.5L0 0L8 -4.5M0 0V9',
  },
  crest: { fill: 'M-8 -9H8V1C8 6 4 9 0 10.5C-4 9 -8 6 -8 1Z' },
  cards: { line: 'M-3 -9.5H8.5V6.5H-3ZM-6 -6.5H-8.5V9.5H3.5' },
  swap: { line: 'M-9 -4H7M3 -8.5L7.5 -4L3 0.5M9 4H-7M-3 8.5L-7.5 4L-3 -0.5' },
  'wheel-of-six': { fill: sixDots() },
  task: {
    fill: 'M-7 -9H7V9H-7Z',
    cut: 'M-4 -4.5L-2.5 -3L0 -6M-4 1.5L-2.5 3L0 0M2 -4.5H4.5M2 1.5H4.5M-4 6.5H4.5',
  },
  penalty: { line: 'M-7 -7L7 7M7 -7L-7 7' },
  rondel: {
    line: 'M9.5 0A9.5 9.5 0 1 1 -9.5 0A9.5 9.5 0 1 1 9.5 0ZM0 -9.5V9.5M-8.2 -4.8L8.2 4.8M-8.2 4.8L8.2 -4.8',
  },
  city: drawings['brick']!,
  harbour: drawings['anchor']!,
  start: { line: 'M5.5 -6.5C3 -9.5 -5.5 -9 -5.5 -4.5C-5.5 0.5 5.5 -1 5.5 4.5C5.5 9.5 -4 9.5 -6 6' },
  die: {
    fill: 'M-8 -5.5A2.5 2.5 0 0 1 -5.5 -8H5.5A2.5 2.5 0 0 1 8 -5.5V5.5A2.5 2.5 0 0 1 5.5 8H-5.5A2.5 2.5 0 0 1 -8 5.5Z',
    cut: 'M-3.5 -3.5H-3.400M3.5 3.5H3.600M0 0H0.1',
  },
  foreman: {
    fill: 'M-9 0C-9 -9 9 -9 9 0H11V3H-11V0ZM-6 4.5H6C6 9 3 10.5 0 10.5C-3 10.5 -6 9 -6 4.5Z',
  },
  bailiff: {
    fill: 'M-10 -1C-6 -3 -6 -10 0 -10C6 -10 6 -3 10 -1V1.5H-10ZM-5.5 3H5.5C5.5 8.5 3 10.5 0 10.5C-3 10.5 -5.5 8.5 -5.5 3Z',
  },
  dealer: {
    fill: 'M-5 -6L-3 -9.5H3L5 -6C9.5 -2 10 10 5 10H-5C-10 10 -9.5 -2 -5 -6Z',
    cut: 'M-4.5 -6H4.5M2.5 0C-1.5 -2 0.5 3 -1 6.5M-2.5 2H2',
  },
};

export const timingSign: Record<Timing, string> = {
  I: 'I',
  II: 'II',
  III: 'III',
  permanent: '∞',
  end: '',
};

interface Spot {
  x?: number;
  y?: number;
  size?: number;
}

export function Glyph({ name, ...spot }: Spot & { name: string }) {
  return <Drawn drawing={glyphs[name] ?? glyphs['resource']!} {...spot} />;
}

// By itself, in the colour of the text around it.
export function Icon({ name, class: classes = '' }: { name: string; class?: string }) {
  return (
    <svg class={`glyph ${classes}`.trim()} viewBox="-12 -12 24 24" aria-hidden="true">
      <Glyph name={name} />
    </svg>
  );
}

// A resource as a round token with its sign.
export function Pip({ colour, x = 0, y = 0, size = 1 }: Spot & { colour: Colour }) {
  return (
    <g class={toneClass(colour)} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle class="pip-ground" r="11" />
      <Symbol colour={colour} size={0.8} />
    </g>
  );
}

export function PipIcon({ colour }: { colour: Colour }) {
  return (
    <svg class="pip" viewBox="-12 -12 24 24" aria-hidden="true">
      <Pip colour={colour} />
    </svg>
  );
}

// Yellow dockers have the sun: no docker is orange.
const DockerSymbol = ({ docker }: { docker: Docker }) =>
  docker === 'yellow' ? <Drawn drawing={drawings['sun']!} /> : <Symbol colour={docker} />;

// The colour of a quay, with its sign.
export function DockerSign({ docker }: { docker: Docker }) {
  return (
    <g class={toneClass(docker)}>
      <circle class="pip-ground" r="11.5" />
      <g transform="scale(0.8)">
        <DockerSymbol docker={docker} />
      </g>
    </g>
  );
}

const dockerBody =
  'M0 -13A5 5 0 1 1 0 -3A5 5 0 1 1 0 -13ZM-10 12C-10 2 -6 -3 0 -3C6 -3 10 2 10 12Z';

export function DockerFigure({ docker, ...spot }: Spot & { docker: Docker }) {
  const { x = 0, y = 0, size = 1 } = spot;
  return (
    <g class={`docker ${toneClass(docker)}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="docker-body" d={dockerBody} />
      <g transform="translate(0 4.5) scale(0.5)">
        <DockerSymbol docker={docker} />
      </g>
    </g>
  );
}

// A good as a square crate with its sign.
export function Crate({ good, ...spot }: Spot & { good: string }) {
  const { x = 0, y = 0, size = 1 } = spot;
  return (
    <g class={`crate crate-${good}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x="-12" y="-12" width="24" height="24" rx="4" />
      <Glyph name={good} size={0.86} />
    </g>
  );
}

export function CrateIcon({ good }: { good: string }) {
  return (
    <svg class="crate-icon" viewBox="-13 -13 26 26" aria-hidden="true">
      <Crate good={good} />
    </svg>
  );
}
