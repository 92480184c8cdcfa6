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

const isDrawn = (part: Element) => part.getBoundingClientRect().width > 0;

// The tab of the panel on which a part lies, if another panel is shown.
function tabOf(part: Element): HTMLElement | null {
  const panel = part.closest('[role=tabpanel][hidden]');
  return panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
}

export function showPlace(targets: Target[]): void {
  point(targets);
  bringIntoView(targets);
}

export function bringIntoView(targets: Target[]): void {
  const parts = targets.flatMap((target) => [
    ...document.querySelectorAll(`#main [data-target="${CSS.escape(target)}"]`),
  ]);
  const first = parts.find(isDrawn);
  if (first) return moveTo(first);
  const tab = parts.map(tabOf).find((found) => found !== null);
  tab?.click();
}

function moveTo(first: Element): void {
  if (frame.value?.contains(first)) {
    const { x, y } = shift(first.getBoundingClientRect(), frameSize());
    place.value = moved(place.value, x, y, frameSize());
    frame.value.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else {
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
