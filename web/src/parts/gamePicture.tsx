// The scene of a game's picture: gabled houses on a quay, and before them what the game is about.
import { gableOutline, type Gable } from '../draw/gables';
import type { Picture } from '../games/card';

const quay = 100; // where houses stand
const [width, height] = [520, 132];

function House({
  gable,
  x,
  w,
  eaves,
  tone,
}: {
  gable: Gable;
  x: number;
  w: number;
  eaves: number;
  tone: number;
}) {
  const columns = w > 44 ? 3 : 2;
  const gap = w / (columns * 2 + 1);
  const windows: string[] = [];
  for (let y = eaves + 5; y < quay - 22; y += 16) {
    for (let c = 0; c < columns; ++c)
      windows.push(`M${x + gap * (2 * c + 1)} ${y}h${gap}v9h${-gap}z`);
  }
  const door = `M${x + w / 2 - 4} ${quay}v-14h8v14z`;
  return (
    <g class={`scene-house tone-house-${tone}`}>
      <path class="scene-wall" d={gableOutline(gable, x, w, eaves, quay)} />
      <path class="scene-window" d={windows.join('')} />
      <path class="scene-door" d={door} />
    </g>
  );
}

export function GamePicture({ houses, front }: Picture) {
  return (
    <svg
      class="game-picture"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path class="scene-water" d={`M-200 ${quay}H720V${height}H-200z`} />
      {houses.map(([gable, x, w, eaves, tone]) => (
        <House key={x} gable={gable} x={x} w={w} eaves={eaves} tone={tone} />
      ))}
      <path class="scene-quay" d={`M-200 ${quay}H720`} />
      {front}
      <path
        class="scene-wave"
        d="M20 118c6-4 12-4 18 0s12 4 18 0M96 126c6-4 12-4 18 0s12 4 18 0M388 124c6-4 12-4 18 0s12 4 18 0M460 116c6-4 12-4 18 0s12 4 18 0"
      />
    </svg>
  );
}
