// The background of the map: sea, polders, and the city with its canals and roofs.
import type { Ground } from './ground';
import type { Spot } from './countryside';
import type { Layout } from './layout';
import { buildingId } from './houses';

function Water({ ground }: { ground: Ground }) {
  return (
    <>
      {ground.canals.map((d) => (
        <path class="canal-edge" d={d} />
      ))}
      {ground.canals.map((d) => (
        <path class="canal" d={d} />
      ))}
      <path class="glints" d={ground.canals.join('')} />
    </>
  );
}

function City({ ground }: { ground: Ground }) {
  const outline = ground.land + ground.bastions;
  return (
    <>
      <path class="moat-edge" d={outline} />
      <path class="moat" d={outline} />
      <path class="bastions" d={ground.bastions} />
      <path class="land" d={ground.land} />
      <Water ground={ground} />
      <g class="roofs">
        {ground.roofs.map((d, tone) => (
          <path class={`roof-${tone}`} d={d} />
        ))}
        <path class="roof-shade" d={ground.shades} />
      </g>
      <path class="canal-edge river-edge" d={ground.river} />
      <path class="canal river" d={ground.river} />
      <path class="glints" d={ground.river} />
    </>
  );
}

function Fleet({ name, spots }: { name: string; spots: Spot[] }) {
  return (
    <>
      {spots.map(({ x, y, size }) => (
        <use href={`#carts-${name}`} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
    </>
  );
}

function Sea({ ground }: { ground: Ground }) {
  const [from, to] = ground.depth;
  return (
    <>
      <linearGradient
        id="carts-depth"
        gradientUnits="userSpaceOnUse"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      >
        <stop class="deep" offset="0" />
        <stop class="shallow" offset="1" />
      </linearGradient>
      <path fill="url(#carts-depth)" d={ground.harbour} />
      <path fill="url(#carts-waves)" d={ground.harbour} />
      <path class="quay-line" d={ground.quay} />
      <path class="quay-top" d={ground.quay} />
      <Fleet name="ship" spots={ground.ships} />
      <Fleet name="boat" spots={ground.boats} />
    </>
  );
}

export function GroundView({ layout }: { layout: Layout }) {
  const { ground, w, h, roads } = layout;
  return (
    <g class="ground-view" aria-hidden="true">
      <rect fill="url(#carts-fields)" x={-2 * w} y={-2 * h} width={5 * w} height={5 * h} />
      {ground.trees.map(({ x, y }) => (
        <use href="#carts-tree" x={x} y={y} />
      ))}
      <City ground={ground} />
      {ground.mills.map(({ x, y }) => (
        <use href={`#${buildingId('mill')}`} x={x} y={y} />
      ))}
      <Sea ground={ground} />
      <path class="road-bed" d={roads} />
      <path class="road-dashes" d={roads} />
    </g>
  );
}
