// The mark of each seat, on every piece it owns: red ●, green ▲, yellow ■, blue ◆, violet ✚.

const shapes: string[] = [
  'M8 0A8 8 0 1 1 -8 0A8 8 0 1 1 8 0Z',
  'M0 -9.5L9.5 7.5H-9.5Z',
  'M-7.5 -7.5H7.5V7.5H-7.5Z',
  'M0 -10L8.5 0L0 10L-8.5 0Z',
  'M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z',
];

// Of one who plays without a seat: a plate with his first letter, in the same room.
export function Plate({ letter, x = 0, y = 0 }: { letter: string; x?: number; y?: number }) {
  return (
    <g class="plate" transform={`translate(${x} ${y})`}>
      <rect x="-9" y="-9" width="18" height="18" rx="4" />
      <text y="5">{letter}</text>
    </g>
  );
}

export const seatClass = (seat: number): string => `seat-${seat}`;

// Drawn about the middle of its surroundings, twenty units wide at size 1.
export function Mark({
  seat,
  x = 0,
  y = 0,
  size = 1,
}: {
  seat: number;
  x?: number;
  y?: number;
  size?: number;
}) {
  return (
    <path
      class="mark"
      d={shapes[seat] ?? shapes[0]}
      transform={`translate(${x} ${y}) scale(${size})`}
    />
  );
}
