// The calm background of the map.
import type { Ground } from './ground';
import type { Layout } from './layout';

function Ship({ x, y }: { x: number; y: number }) {
  return (
    <g class="ship" transform={`translate(${x} ${y})`}>
      <path class="sail" d="M-3 -21C8 -16 9 -6 -3 -2ZM2 -2" />
      <path class="sail" d="M-6 -17C-15 -12 -17 -6 -17 -3H-6Z" />
      <path class="mast" d="M-4.5 -25V3" />
      <path class="pennant" d="M-4.5 -25L5 -22.5L-4.5 -20Z" />
      <path class="ship-hull" d="M-20 2H19C17 10 12 13 8 13H-11C-16 13 -19 8 -20 2Z" />
    </g>
  );
}

function City({ ground }: { ground: Ground }) {
  return (
    <>
      <path class="moat" d={ground.land} />
      <path class="land" d={ground.land} />
      <path class="streets" d={ground.streets} />
      {ground.canals.map((d) => (
        <path class="canal-edge" d={d} />
      ))}
      <path class="canal-edge river-edge" d={ground.river} />
      {ground.canals.map((d) => (
        <path class="canal" d={d} />
      ))}
      <path class="canal river" d={ground.river} />
    </>
  );
}

export function GroundView({ layout }: { layout: Layout }) {
  const { ground, w, h } = layout;
  return (
    <g class="ground" aria-hidden="true">
      <rect class="polder" x={-w} y={-h} width={3 * w} height={3 * h} />
      <City ground={ground} />
      <path class="harbour" d={ground.harbour} />
      <path class="waves" d={ground.waves} />
      {ground.ships.map((spot) => (
        <Ship {...spot} />
      ))}
    </g>
  );
}
