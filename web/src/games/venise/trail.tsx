// A burgher's way over the tiles: dots in its colour, each step with its number, rides by boat.
import type { Point } from '../../draw/geometry';
import { seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import type { Layout } from './layout';
import type { WayFigures } from './model';
import { smooth, trailOf } from './ways';

// The boat in a few lines: hull, mast and sails.
const BoatSign = () => (
  <path class="trail-boat" d="M-9 4H9L6 9H-6ZM-1 2V-10L-8 2ZM1.5 2V-8L7.5 2Z" />
);

// A step over an own bridge, which costs nothing.
function FreeStep() {
  const word = useSay()('venise.way.free');
  const width = 12 + word.length * 7.6;
  return (
    <>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text class="trail-free" y="5">
        {word}
      </text>
    </>
  );
}

// A way on foot beside which a ride is open: the boat's way is drawn below, without numbers.
export function RideView({ way, seat, layout }: { way: WayFigures; seat: number; layout: Layout }) {
  const { points, steps } = trailOf(way, layout);
  return (
    <g class={`trail other still ${seatClass(seat)}`} aria-hidden="true">
      <path class="trail-casing" d={smooth(points)} />
      <path class="trail-dots" d={smooth(points)} />
      {steps.map(({ at, ride }) => ride && <Ride at={at} />)}
    </g>
  );
}

const Ride = ({ at }: { at: Point }) => (
  <g class="trail-step ride" transform={`translate(${at.x} ${at.y})`}>
    <circle r="17" />
    <path class="trail-wave" d="M-22 19q5.5 -5 11 0t11 0t11 0t11 0" />
    <BoatSign />
  </g>
);

export function TrailView({ way, seat, layout }: { way: WayFigures; seat: number; layout: Layout }) {
  const { points, steps } = trailOf(way, layout);
  const d = smooth(points);
  return (
    <g class={`trail still ${seatClass(seat)}`} aria-hidden="true">
      <path class="trail-casing" d={d} />
      <path class="trail-dots" d={d} />
      {steps.map(({ at, ride, free, count }) =>
        ride ? (
          <Ride at={at} />
        ) : (
          <g class="trail-step" transform={`translate(${at.x} ${at.y})`}>
            {free ? <FreeStep /> : <circle r="14" />}
            {!free && <text y="6">{count}</text>}
          </g>
        ),
      )}
    </g>
  );
}
