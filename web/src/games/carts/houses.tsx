// The places: small houses on a round quay. What a name says is built (church, tower, gate,
// weigh house); other places are gabled houses of four kinds.

interface House {
  wall: string;
  roof?: string;
  holes: string; // doors and windows
}

const gables: House[] = [
  {
    // stepped
    wall: 'M-13 15V-5H-9V-10H-5V-15H-2V-19H2V-15H5V-10H9V-5H13V15Z',
    holes: 'M-8 0H-4V6H-8ZM-2 0H2V6H-2ZM4 0H8V6H4ZM-2 9H2V15H-2ZM-1.8 -11H1.8V-6H-1.8Z',
  },
  {
    // bell
    wall: 'M-13 15V-4C-8 -4 -9 -11 -6 -14C-4 -17 -2 -16 0 -19C2 -16 4 -17 6 -14C9 -11 8 -4 13 -4V15Z',
    holes: 'M-8 1H-4V7H-8ZM4 1H8V7H4ZM-2 6H2V15H-2ZM-2 -9H2V-3H-2Z',
  },
  {
    // neck
    wall: 'M-13 15V-4H-6V-14H-7L0 -20L7 -14H6V-4H13V15Z',
    roof: 'M-13 -4C-9 -5 -7 -8 -6 -13V-4ZM13 -4C9 -5 7 -8 6 -13V-4Z',
    holes: 'M-9 0H-5V6H-9ZM-2 0H2V6H-2ZM5 0H9V6H5ZM-2 9H2V15H-2ZM-2 -11H2V-6H-2Z',
  },
  {
    // spout, as on warehouses, with shutters
    wall: 'M-13 15V-4L-3 -18H3L13 -4V15Z',
    holes: 'M-3 -9H3V-3H-3ZM-3 0H3V6H-3ZM-3 9H3V15H-3ZM-9 2H-6V7H-9ZM6 2H9V7H6Z',
  },
];

const built: [RegExp, House][] = [
  [
    /kerk$|church|dom$/i,
    {
      wall: 'M-13 15V-10H-5V3H13V15Z',
      roof: 'M-15 -10L-9 -25L-3 -10ZM-5 3V-4H9L14 3Z',
      holes: 'M-11 -6H-7V-1H-11ZM-11 3H-7V9H-11ZM-1 7C-1 5 2 5 2 7V12H-1ZM6 7C6 5 9 5 9 7V12H6Z',
    },
  ],
  [
    /toren$|tower/i,
    {
      wall: 'M-9 15V-6H9V15Z',
      roof: 'M-11 -6H11L6 -12H5V-16L0 -25L-5 -16V-12H-6Z',
      holes: 'M0 -4A3.4 3.4 0 1 1 0 2.8A3.4 3.4 0 1 1 0 -4ZM-2.5 15V9C-2.5 6 2.5 6 2.5 9V15Z',
    },
  ],
  [
    /poort$|gate|brug$/i,
    {
      wall: 'M-15 15V-6H-6V-2H6V-6H15V15Z',
      roof: 'M-17 -6L-10.5 -17L-4 -6ZM17 -6L10.5 -17L4 -6Z',
      holes: 'M-4.5 15V7C-4.5 1 4.5 1 4.5 7V15ZM-12 -1H-9V4H-12ZM9 -1H12V4H9Z',
    },
  ],
];

function houseOf(name: string, index: number): House {
  return built.find(([says]) => says.test(name))?.[1] ?? gables[index % gables.length]!;
}

export function HouseView({ name, index }: { name: string; index: number }) {
  const house = houseOf(name, index);
  return (
    <g class={`house house-${index % 3}`}>
      <path class="wall" d={house.wall} />
      {house.roof && <path class="roof" d={house.roof} />}
      <path class="holes" d={house.holes} />
    </g>
  );
}
