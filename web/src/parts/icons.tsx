// Small line drawings for buttons. They never stand without words for a screen reader.
const paths = {
  undo: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  check: 'M4.5 12.5 10 18 20 6.5',
  cross: 'M6 6l12 12M18 6 6 18',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2M7.8 16.2l-2.2 2.2',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5 7 12l9 7z',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  bot: 'M5 9h14v10H5zM12 9V5M9 13.500v1.500M15 13.500v1.500M10.500 4.500h3',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20.500c.8-4 3.700-6 7.500-6s6.700 2 7.500 6',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.500l5-5 5 5M5 20h14',
  menu: 'M5 7h14M5 12h14M5 17h14',
  bulb: 'M9 17c0-2-3-3.500-3-7a6 6 0 0 1 12 0c0 3.500-3 5-3 7zM9.500 20h5M12 17v-5',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5',
  hand: 'M5 12h13M13 6.500l6 5.500-6 5.500',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  silence: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9.500l5 5M20.500 9.500l-5 5',
  bin: 'M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7M10.500 10.500v6M13.500 10.500v6',
  share: 'M12 15V4M8 7.500l4-4 4 4M6 12H5v8h14v-8h-1',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  book: 'M12 6.500C9.500 4.500 6.500 4.300 3.500 4.800v13.700c3-.5 6-.3 8.500 1.700 2.500-2 5.500-2.200 8.500-1.700V4.800c-3-.5-6-.3-8.500 1.700Zm0 0v13.700',
  fold: 'M4 5h16v14H4zM14.500 5v14M7 9l3 3-3 3',
  hourglass: 'M7 4h10M7 20h10M8 4c0 6 8 8 8 16M16 4c0 6-8 8-8 16',
  unfold: 'M4 5h16v14H4zM14.500 5v14M10.500 9l-3 3 3 3',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

// The house: a gable with a hoist, on its canal.
export function Gable() {
  return (
    <svg class="gable" viewBox="0 0 40 40" aria-hidden="true">
      <path class="gable-wall" d="M8 36V17h3v-4h3V9h3V6h6v3h3v4h3v4h3v19z" />
      <path
        class="gable-light"
        d="M18 22h4v14h-4zM12 21h3v5h-3zM25 21h3v5h-3zM12 29h3v4h-3zM25 29h3v4h-3zM18 12h4v5h-4z"
      />
      <path
        class="gable-line"
        d="M20 6V3h5M25 3v3M3 37.500c3-2 5.500-2 8.500 0s5.500 2 8.500 0 5.500-2 8.500 0 5.500 2 8.500 0"
      />
    </svg>
  );
}
