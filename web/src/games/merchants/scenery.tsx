// What only decorates: ships, compass roses, rhumb lines, waves.
import { plus, point, turned } from '../../draw/geometry';
import type { Area } from './layout';

interface Spot {
  x: number;
  y: number;
  size?: number;
}

const at = ({ x, y, size = 1 }: Spot) => `translate(${x} ${y}) scale(${size})`;

// With two masts, forty units wide, its water line at 0.
export function Ship(spot: Spot) {
  return (
    <g class="m-ship" transform={at(spot)}>
      <path class="hull" d="M-20-4H20L14 6H-13Z" />
      <path class="rail" d="M-20-4H20L18.500-1H-18Z" />
      <path class="masts" d="M-6-4V-38M9-4V-32" />
      <path class="sail" d="M-16-8C-10-12-10-24-15-33C-6-34 2-34 2-33C7-24 7-12 2-8Z" />
      <path class="sail" d="M5-8C9-12 9-22 6-28H16C20-22 20-12 17-8Z" />
      <path class="pennant" d="M-6-38H4L1-41L4-44H-6Z" />
    </g>
  );
}

export function Compass(spot: Spot) {
  return (
    <g class="compass" transform={at(spot)}>
      <circle r="19" />
      <path class="rose" d="M0-25L5-5L25 0L5 5L0 25L-5 5L-25 0L-5-5Z" />
      <path class="rose-light" d="M0-25V25L-5 5L-25 0L5-5Z" />
    </g>
  );
}

function rays(x: number, y: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const end = plus(point(x, y), turned((i * Math.PI) / 8, 1400));
    return `M${x} ${y}L${end.x.toFixed(0)} ${end.y.toFixed(0)}`;
  }).join('');
}

function ripples({ x, y, w, h }: Area): string {
  const count = Math.round((w * h) / 11000);
  return Array.from({ length: count }, (_, i) => {
    const [rx, ry] = [x + 20 + ((i * 97) % (w - 40)), y + 14 + ((i * 61) % (h - 28))];
    return `M${rx.toFixed(0)} ${ry.toFixed(0)}q5 -5 10 0t10 0`;
  }).join('');
}

// The sea: water with rhumb lines from two roses, ships between the continents.
export function Sea({ chart, columns }: { chart: Area; columns: [number, number] }) {
  const middle = chart.y + chart.h / 2;
  const [west, east] = columns;
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id="m-sea" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="sea-dark" />
          <stop offset="0.5" class="sea-light" />
          <stop offset="1" class="sea-dark" />
        </linearGradient>
        <clipPath id="m-chart">
          <rect x={chart.x} y={chart.y} width={chart.w} height={chart.h} rx="8" />
        </clipPath>
      </defs>
      <g clip-path="url(#m-chart)">
        <rect class="sea" x={chart.x} y={chart.y} width={chart.w} height={chart.h} />
        <path class="rhumbs" d={rays(west, middle) + rays(east, middle)} />
        <path class="ripples" d={ripples(chart)} />
      </g>
      <rect
        class="chart-frame"
        x={chart.x}
        y={chart.y}
        width={chart.w}
        height={chart.h}
        rx="8"
      />
      <Ship x={west - 58} y={middle + 10} size={0.8} />
      <Compass x={west + 46} y={middle} size={0.9} />
      <Compass x={east - 46} y={middle} size={0.9} />
      <Ship x={east + 58} y={middle + 10} size={0.8} />
    </g>
  );
}
