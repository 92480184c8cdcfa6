// A player's tile, square with the mark: a marker of the exchange, a colony.
import { Mark, seatClass } from '../../draw/marks';

// Twenty-eight units wide.
export function Tile({ seat }: { seat: number }) {
  return (
    <g class={`tile ${seatClass(seat)}`}>
      <rect class="tile-shadow" x="-14" y="-12" width="28" height="28" rx="5" />
      <rect class="tile-body" x="-14" y="-14" width="28" height="28" rx="5" />
      <path class="tile-light" d="M-10.500 -11H10.500" />
      <g class="tile-mark">
        <Mark seat={seat} size={0.86} />
      </g>
    </g>
  );
}
