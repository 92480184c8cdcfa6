// The picture of the game on the first page.
import type { Picture } from '../card';

export const picture: Picture = {
  houses: [
    ['spout', 16, 54, 48, 2], ['spout', 74, 54, 44, 0], ['spout', 132, 54, 48, 2],
    ['neck', 190, 42, 56, 1], ['bell', 458, 42, 52, 0],
  ],
  front: (
    <>
      <path class="scene-ink" d="M262 100V34l46 16M262 34l-22 20v46M308 50v22M240 54l68 -4" />
      <path class="scene-goods" d="M298 72h20v16h-20z" />
      <path class="scene-blue" d="M340 104q56 16 104 0l-12 20h-80z" />
      <path class="scene-sail" d="M392 30q34 14 36 62h-36zM386 38q-26 16 -30 54h30z" />
      <path class="scene-ink" d="M389 24v80M389 24h14" />
    </>
  ),
};
