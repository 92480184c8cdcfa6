// What players own on the board: dice, burghers, bridges; and the boat, which nobody owns.
import { Mark, seatClass } from '../../draw/marks';

const pips: [number, number][][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

// Thirty units wide, with its owner's mark in a corner.
export function DieFace({ value, seat }: { value: number; seat: number }) {
  return (
    <g class={`die ${seatClass(seat)}`}>
      <rect class="die-edge" x="-15" y="-13" width="30" height="30" rx="6" />
      <rect class="die-face" x="-15" y="-15" width="30" height="30" rx="6" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle class="pip" cx={x * 7.5} cy={y * 7.5} r="3.1" />
      ))}
      <g class="die-owner" transform="translate(14 14)">
        <circle r="8" />
        <Mark seat={seat} size={0.5} />
      </g>
    </g>
  );
}

export function DieIcon({ value, seat }: { value: number; seat: number }) {
  return (
    <svg class="die-icon" viewBox="-17 -17 41 41" aria-hidden="true">
      <DieFace value={value} seat={seat} />
    </svg>
  );
}

// A figure in a long cloak and a flat hat.
export function BurgherFigure({ seat }: { seat: number }) {
  return (
    <g class={`burgher ${seatClass(seat)}`}>
      <ellipse class="burgher-shadow" cx="0" cy="20" rx="12" ry="3.5" />
      <path
        class="burgher-body"
        d="M-11 19C-10 4 -7 -3 -5 -5C-8 -8 -8 -12 -6 -14H-9C-9 -18 -5 -17 -5 -19C-5 -23 5 -23 5 -19C5 -17 9 -18 9 -14H6C8 -12 8 -8 5 -5C7 -3 10 4 11 19C6 21.5 -6 21.5 -11 19Z"
      />
      <Mark seat={seat} x={0} y={8} size={0.56} />
    </g>
  );
}

// Across a canal that runs along y; its parapets bulge as an arch does.
const deck = 'M-22 -13C-11 -17 11 -17 22 -13L22 13C11 17 -11 17 -22 13Z';

export function BridgeShape({ seat }: { seat: number }) {
  return (
    <g class={`bridge ${seatClass(seat)}`}>
      <path class="bridge-shadow" d={deck} transform="translate(0 3)" />
      <path class="bridge-deck" d={deck} />
      <path class="bridge-steps" d="M-17.5 -13V13M-13 -14V14M13 -14V14M17.5 -13V13" />
      <path
        class="bridge-rail"
        d="M-22 -11.5C-11 -15.5 11 -15.5 22 -11.5M-22 11.5C-11 15.5 11 15.5 22 11.5"
      />
    </g>
  );
}

export const bridgeDeck = deck;

export function BoatShape() {
  return (
    <g class="boat-shape">
      <path class="boat-wake" d="M-37 6C-30 12 -24 12 -20 9M37 6C30 12 24 12 20 9" />
      <path
        class="boat-hull"
        d="M-33 -2C-26 3 26 3 33 -4C32 6 25 12 18 12H-18C-25 12 -31 6 -33 -2Z"
      />
      <path class="boat-bench" d="M-14 2V8M0 2.5V8M14 2V8" />
      <path class="boat-cloth" d="M-9 1C-8 -10 8 -10 9 1Z" />
      <path class="boat-pole" d="M26 -4L14 -24" />
    </g>
  );
}
