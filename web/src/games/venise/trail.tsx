// A burgher's way over the tiles: dots in its colour, each step with its number, rides by boat.
import { seatClass } from '../../draw/marks';
import type { Layout } from './layout';
import type { WayFigures } from './model';
import { smooth, trailOf } from './ways';

// The boat in a few lines: hull, mast and sails.
const BoatSign = () => (
  <path class="trail-boat" d="M-9 4H9L6 9H-6ZM-1 2V-10L-8 2ZM1.5 2V-8L7.5 2Z" />
);

export function TrailView({ way, seat, layout }: { way: WayFigures; seat: number; layout: Layout }) {
  const { points, steps } = trailOf(way, layout);
  const d = smooth(points);
  return (
    <g class={`trail still ${seatClass(seat)}`} aria-hidden="true">
      <path class="trail-casing" d={d} />
      <path class="trail-dots" d={d} />
      {steps.map(({ at, ride }, i) => (
        <g class={ride ? 'trail-step ride' : 'trail-step'} transform={`translate(${at.x} ${at.y})`}>
          <circle r="14" />
          {ride && <path class="trail-wave" d="M-22 17q5.5 -5 11 0t11 0t11 0t11 0" />}
          {ride ? <BoatSign /> : <text y="6">{i + 1}</text>}
        </g>
      ))}
    </g>
  );
}
