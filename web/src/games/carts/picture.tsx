// The picture of the game on the first page.
import type { Picture } from '../card';

export const picture: Picture = {
  houses: [
    ['step', 22, 50, 52, 0], ['bell', 76, 40, 46, 1], ['spout', 120, 46, 50, 2],
    ['neck', 344, 44, 56, 1], ['step', 392, 50, 46, 2], ['spout', 446, 46, 54, 0],
  ],
  front: (
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
};
