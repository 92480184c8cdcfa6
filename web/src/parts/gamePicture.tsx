// A small scene for each game, of few strong shapes.
const scenes: Record<string, { sky: string; far: string; near: string; line: string }> = {
  // A bridge with a cart.
  carts: {
    sky: 'M0 78H240V120H0z',
    far: 'M14 78V46h8l10-14 10 14h8v32zM58 78V38l6-8h14l6 8v40zM92 78V50h6v-8h6v-8h10v8h6v8h6v28zM166 78V42l12-16 12 16v36zM198 78V50h6v-7h6v-7h8v7h6v7h6v28z',
    near: 'M40 102c24-34 116-34 150 0h-14c-26-22-96-22-122 0zM96 58h44l-5 13H101z',
    line: 'M108 73a6 6 0 1 0 .1 0M129 73a6 6 0 1 0 .1 0M140 60l14 8',
  },
  // Warehouses along the harbour, a crane.
  amsterdam: {
    sky: 'M0 84H240V120H0z',
    far: 'M10 84V40l16-16 16 16v44zM46 84V34h6v-8h6v-8h12v8h6v8h6v50zM90 84V44l15-18 15 18v40z',
    near: 'M150 92c20 12 50 12 72 0l-8 16h-56zM184 90V38h3v52zM188 42c18 6 24 22 24 40h-24z',
    line: 'M132 84V30l22 10M132 30l-10 12M154 40v22',
  },
  // A brass dial and ships.
  merchants: {
    sky: 'M0 86H240V120H0z',
    far: 'M84 56a36 36 0 1 0 72 0 36 36 0 1 0-72 0z',
    near: 'M14 92c14 8 40 8 56 0l-6 14H22zM42 90V50h3v40zM46 54c14 4 18 18 18 30H46zM172 92c14 8 40 8 56 0l-6 14h-44zM200 90V50h3v40zM204 54c14 4 18 18 18 30h-18z',
    line: 'M120 56V30M120 56l14 10M120 22v-6M154 56h6M120 90v6M86 56h-6',
  },
  // Roof plans, dice, a bridge in Bruges.
  venise: {
    sky: 'M0 80H240V120H0z',
    far: 'M20 80V36l12-22 12 22v44zM60 80V48h5v-7h5v-7h10v7h5v7h5v32zM150 80V48l16-18 16 18v32zM192 80V44h6v-8h6v-8h8v8h6v8h6v36z',
    near: 'M84 106c10-40 62-40 72 0h-12c-10-24-38-24-48 0zM176 88l16-8 16 8v16l-16 8-16-8z',
    line: 'M192 96v16M176 88l16 8 16-8M36 96h24M180 102h24',
  },
};

export function GamePicture({ id }: { id: string }) {
  const scene = scenes[id] ?? scenes['carts']!;
  return (
    <svg class={`game-picture scene-${id}`} viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="scene-water" d={scene.sky} />
      <path class="scene-far" d={scene.far} />
      <path class="scene-near" d={scene.near} />
      <path class="scene-line" d={scene.line} />
      <path class="scene-wave" d="M6 112c6-4 12-4 18 0s12 4 18 0M96 114c6-4 12-4 18 0s12 4 18 0M186 113c6-4 12-4 18 0s12 4 18 0" />
    </svg>
  );
}
