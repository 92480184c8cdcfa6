// Brings parts of the board into view.
import type { Target } from '../games/game';
import { point } from '../state/glow';
import { moved } from './panZoomMath';
import { frame, frameSize, place } from './zoom';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

// How far the board has to be moved so that the middle of a part is in the middle of its frame; not
// at all if it lies inside.
export function shift(part: Box, within: Box): { x: number; y: number } {
  const x = part.left + part.width / 2 - within.left;
  const y = part.top + part.height / 2 - within.top;
  const inside = x >= 0 && y >= 0 && x <= within.width && y <= within.height;
  return inside ? { x: 0, y: 0 } : { x: within.width / 2 - x, y: within.height / 2 - y };
}

export function showPlace(targets: Target[]): void {
  const parts = targets.map((target) =>
    document.querySelector(`[data-target="${CSS.escape(target)}"]`),
  );
  const first = parts.find((part) => part !== null);
  point(targets);
  if (!first) return;
  if (frame.value?.contains(first)) {
    const { x, y } = shift(first.getBoundingClientRect(), frameSize());
    place.value = moved(place.value, x, y, frameSize());
    frame.value.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else {
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
