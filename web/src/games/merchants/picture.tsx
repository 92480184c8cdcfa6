// The picture of the game on the first page.
import type { Picture } from '../card';

export const picture: Picture = {
  houses: [
    ['neck', 18, 44, 50, 1], ['step', 66, 50, 44, 2], ['bell', 408, 42, 50, 0],
    ['neck', 454, 46, 46, 1],
  ],
  front: (
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
};
