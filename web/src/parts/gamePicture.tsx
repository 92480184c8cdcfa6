// A small scene for each game: gabled houses on a quay, and before them what the game is about.
import type { ComponentChildren } from 'preact';
import { gableOutline, type Gable } from '../draw/gables';

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

// Houses from left to right: gable, x, width, height of the eaves, tone.
type Row = [Gable, number, number, number, number][];
const rows: Record<string, Row> = {
  carts: [
    ['step', 22, 50, 52, 0], ['bell', 76, 40, 46, 1], ['spout', 120, 46, 50, 2],
    ['neck', 344, 44, 56, 1], ['step', 392, 50, 46, 2], ['spout', 446, 46, 54, 0],
  ],
  amsterdam: [
    ['spout', 16, 54, 48, 2], ['spout', 74, 54, 44, 0], ['spout', 132, 54, 48, 2],
    ['neck', 190, 42, 56, 1], ['bell', 458, 42, 52, 0],
  ],
  merchants: [
    ['neck', 18, 44, 50, 1], ['step', 66, 50, 44, 2], ['bell', 408, 42, 50, 0],
    ['neck', 454, 46, 46, 1],
  ],
  venise: [
    ['step', 20, 46, 44, 0], ['step', 70, 52, 50, 1], ['step', 126, 44, 46, 2],
    ['step', 372, 48, 50, 0], ['step', 424, 54, 44, 1],
  ],
};

const fronts: Record<string, ComponentChildren> = {
  carts: (
    <>
      <path class="scene-stone" d="M150 126C190 84 330 84 370 126H342C318 102 202 102 178 126Z" />
      <path
        class="scene-rail"
        d="M158 112C200 78 320 78 362 112M200 94V82M230 86V73M260 83V70M290 86V73M320 94V82"
      />
      <path class="scene-blue" d="M226 48H286L280 68H232Z" />
      <path class="scene-goods" d="M236 47v-13h14v13zM254 47V30h18v17z" />
      <path
        class="scene-ink"
        d="M242 73m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M270 73m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M284 54l30 12M242 64v18M233 73h18M270 64v18M261 73h18"
      />
    </>
  ),
  amsterdam: (
    <>
      <path class="scene-ink" d="M262 100V34l46 16M262 34l-22 20v46M308 50v22M240 54l68 -4" />
      <path class="scene-goods" d="M298 72h20v16h-20z" />
      <path class="scene-blue" d="M340 104q56 16 104 0l-12 20h-80z" />
      <path class="scene-sail" d="M392 30q34 14 36 62h-36zM386 38q-26 16 -30 54h30z" />
      <path class="scene-ink" d="M389 24v80M389 24h14" />
    </>
  ),
  merchants: (
    <>
      <circle class="scene-brass" cx="260" cy="56" r="46" />
      <circle class="scene-dial" cx="260" cy="56" r="37" />
      <path
        class="scene-ink scene-hands"
        d="M260 56V27M260 24v-1M289 56h3M260 85v3M228 56h3M239 35l-2-2M281 35l2-2M281 77l2 2M239 77l-2 2M260 56l17 9"
      />
      <path class="scene-blue" d="M126 106q34 12 66 0l-8 16h-50zM330 106q34 12 66 0l-8 16h-50z" />
      <path
        class="scene-sail"
        d="M160 58q24 10 26 42h-26zM155 64q-18 12 -20 36h20zM364 58q24 10 26 42h-26zM359 64q-18 12 -20 36h20z"
      />
      <path class="scene-ink" d="M157.500 52v54M361.500 52v54" />
    </>
  ),
  venise: (
    <>
      <path class="scene-wall tone-house-2" d="M214 100V52h8V22l14 -16 14 16v30h8v48z" />
      <path class="scene-window" d="M230 30h12v16h-12zM224 62h8v12h-8zM240 62h8v12h-8z" />
      <path class="scene-stone" d="M176 128V112Q268 72 360 112V128H330Q268 92 206 128Z" />
      <path class="scene-blue" d="M78 114q40 12 78 0l-10 13h-58z" />
      <path class="scene-ink" d="M132 114L152 92" />
      <path class="scene-sail" d="M392 106l18-9 18 9v17l-18 9-18-9z" />
      <path class="scene-ink" d="M392 106l18 9 18-9M410 115v17" />
    </>
  ),
};

export function GamePicture({ id }: { id: string }) {
  const houses = rows[id] ?? rows['carts']!;
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
      {fronts[id]}
      <path
        class="scene-wave"
        d="M20 118c6-4 12-4 18 0s12 4 18 0M96 126c6-4 12-4 18 0s12 4 18 0M388 124c6-4 12-4 18 0s12 4 18 0M460 116c6-4 12-4 18 0s12 4 18 0"
      />
    </svg>
  );
}
