// A row of gabled houses on the water, behind the result of a match.
import { gableOutline, gables } from '../draw/gables';

const houses = 9;
const ground = 118;
const walls = ['brick', 'sand', 'dark', 'rose', 'brick', 'sand', 'rose'];

function House({ index }: { index: number }) {
  const width = 50 + ((index * 7) % 3) * 5;
  const x = index * 62;
  const eaves = 66 - ((index * 11) % 4) * 7;
  const floors = [0, 1].map((n) => eaves + 10 + n * ((ground - eaves - 14) / 2.4));
  return (
    <g class={`quay-house wall-${walls[index % walls.length]}`}>
      <path
        class="quay-wall"
        d={gableOutline(gables[index % gables.length]!, x, width, eaves, ground)}
      />
      <path class="quay-shade" d={`M${x + width - 8} ${eaves}h8V${ground}h-8z`} />
      {floors.map((y) =>
        [0.14, 0.42, 0.7].map((part) => (
          <rect
            key={`${y} ${part}`}
            class="quay-window"
            x={x + width * part}
            y={y}
            width={width * 0.16}
            height={11}
          />
        )),
      )}
      <rect class="quay-door" x={x + width * 0.42} y={ground - 15} width={width * 0.16} height={15} />
    </g>
  );
}

// The ship and a few leaves of paper in the air.
const confetti = [
  [-70, 30, 'red', 15], [-20, 14, 'blue', 40], [34, 22, 'gold', 20], [96, 12, 'green', 60],
  [170, 20, 'red', 35], [236, 8, 'blue', 10], [310, 16, 'gold', 50], [372, 10, 'green', 30],
  [438, 18, 'red', 70], [500, 8, 'blue', 25], [544, 20, 'gold', 45],
] as const;

const waves = Array.from({ length: 16 }, (_, i) => {
  return `M${i * 76 - 640} ${i % 2 ? 143 : 135}q6-5 12 0t12 0`;
}).join('');

export function Quay() {
  return (
    <svg class="quay" viewBox="0 0 570 150" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle class="quay-sun" cx="236" cy="80" r="40" />
      {Array.from({ length: houses }, (_, i) => (
        <House key={i} index={i} />
      ))}
      {confetti.map(([x, y, tone, turn]) => (
        <rect
          key={x}
          class={`confetti ${tone}`}
          x={x}
          y={y}
          width="8"
          height="8"
          transform={`rotate(${turn} ${x + 4} ${y + 4})`}
        />
      ))}
      <path class="quay-edge" d={`M-2000 ${ground}h4000v5h-4000z`} />
      <path class="quay-water" d={`M-2000 ${ground + 5}h4000v60h-4000z`} />
      <path class="quay-waves" d={waves} />
      <g transform="translate(530 130)">
        <path class="ship-hull" d="M-20-4H20L14 6H-13Z" />
        <path class="ship-sail" d="M-1-26V-6H-15Q-10-16-1-26ZM2-24V-6H14Q11-16 2-24Z" />
        <path class="ship-mast" d="M0-28V-4" />
      </g>
    </svg>
  );
}
