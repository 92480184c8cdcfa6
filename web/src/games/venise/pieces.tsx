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
      <path class="die-gleam" d="M-9.6 -12.6H9.6" />
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

// A figure in a long cloak, with collar and hat, and the mark of its owner.
export function BurgherFigure({ seat }: { seat: number }) {
  return (
    <g class={`burgher ${seatClass(seat)}`}>
      <ellipse class="burgher-shadow" cx="1" cy="25" rx="15" ry="4.5" />
      <path class="burgher-cloak" d="M-13 24C-13 8-7 2-6-3H6C7 2 13 8 13 24Q0 28-13 24Z" />
      <path class="burgher-fold" d="M3 0C4 8 8 12 9 24.5Q11 24.5 13 24C13 8 7 2 6-3Z" />
      <ellipse class="burgher-collar" cy="-3" rx="8.5" ry="3.4" />
      <circle class="burgher-face" cy="-9.5" r="5.6" />
      <path class="burgher-hat" d="M-11-12.5Q0-9 11-12.5L6-14V-21Q0-23-6-21V-14Z" />
      <path class="burgher-band" d="M-6-15.5Q0-13.5 6-15.5" />
      <Mark seat={seat} x={0} y={12} size={0.54} />
    </g>
  );
}

// An arch over a canal, with its owner's mark.
const arch = 'M-28 10Q0-24 28 10L20 13Q0-7-20 13Z';

export function BridgeShape({ seat }: { seat: number }) {
  return (
    <g class={`bridge ${seatClass(seat)}`}>
      <ellipse class="bridge-shadow" cy="9" rx="28" ry="7" />
      <path class="bridge-deck" d={arch} />
      <path class="bridge-rail" d="M-22 3.5Q0-18 22 3.5" />
      <path class="bridge-posts" d="M-14-4l-3-5M14-4l3-5M0-8v-5" />
    </g>
  );
}

export const bridgeDeck = arch;

// A small sailing boat.
export function BoatShape() {
  return (
    <g class="boat-shape">
      <path class="boat-wake" d="M-46 14q8 5 16 0t16 0t16 0t16 0t16 0" />
      <path class="boat-sail" d="M2-34V4H30Q26-20 2-34Z" />
      <path class="boat-jib" d="M-2-28V4H-22Q-18-14-2-28Z" />
      <path class="boat-mast" d="M0-40V6" />
      <path class="boat-flag" d="M0-40h14l-4 4 4 4H0Z" />
      <path class="boat-hull" d="M-36 2H38Q34 18 22 18H-20Q-32 18-36 2Z" />
      <path class="boat-plank" d="M-33 8H35" />
    </g>
  );
}
