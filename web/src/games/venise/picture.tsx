// The picture of the game on the first page.
import type { Picture } from '../card';

export const picture: Picture = {
  houses: [
    ['step', 20, 46, 44, 0], ['step', 70, 52, 50, 1], ['step', 126, 44, 46, 2],
    ['step', 372, 48, 50, 0], ['step', 424, 54, 44, 1],
  ],
  front: (
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
