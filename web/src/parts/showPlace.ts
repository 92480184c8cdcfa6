// Brings parts of the board into view.
import type { Target } from '../games/game';
import { point } from '../state/glow';
import { moved, zoomed } from './panZoomMath';
import { frame, frameSize, place } from './zoom';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

// How far the middle of a part is from the middle of its frame.
const toMiddle = (part: Box, within: Box) => ({
  x: within.left + within.width / 2 - part.left - part.width / 2,
  y: within.top + within.height / 2 - part.top - part.height / 2,
});

// How far the board has to be moved so that the middle of a part is in the middle of its frame; not
// at all if it lies inside.
export function shift(part: Box, within: Box): { x: number; y: number } {
  const { x, y } = toMiddle(part, within);
  const inside = Math.abs(x) <= within.width / 2 && Math.abs(y) <= within.height / 2;
  return inside ? { x: 0, y: 0 } : { x, y };
}

const scrollTo = (part: Element) => part.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function around(parts: Element[]): Box {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  return { left, top, width, height: Math.max(...boxes.map((box) => box.bottom)) - top };
}

const isInside = (box: Box, within: Box): boolean =>
  box.left >= within.left &&
  box.top >= within.top &&
  box.left + box.width <= within.left + within.width &&
  box.top + box.height <= within.top + within.height;

// Whether a part is moved with the board. Else it lies beside it, or in a panel of it that scrolls.
function movesWithBoard(part: Element): boolean {
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (around === frame.value) return true;
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return false;
  }
  return false;
}

const air = 0.85; // of the frame that parts may fill

// Parts of the board all together, as far away as that needs; other parts by scrolling.
export function bringIntoView(parts: Element[]): void {
  const [first] = parts;
  if (!first) return;
  if (!frame.value || !movesWithBoard(first)) {
    scrollTo(first);
    return;
  }
  scrollTo(frame.value);
  const box = around(parts);
  const within = frameSize();
  if (isInside(box, within)) return;
  const room = Math.min(within.width / box.width, within.height / box.height) * air;
  const { x, y } = toMiddle(box, within);
  const nearer = zoomed(place.value, Math.min(1, room), within.width / 2 - x, within.height / 2 - y, within);
  place.value = moved(nearer, x, y, within);
}

const isDrawn = (part: Element) => part.getBoundingClientRect().width > 0;

// The tab of the panel on which a part lies, if another panel is shown.
function tabOf(part: Element): HTMLElement | null {
  const panel = part.closest('[role=tabpanel][hidden]');
  return panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
}

export function showPlace(targets: Target[]): void {
  point(targets);
  bringPlaceIntoView(targets);
}

// The first part that is drawn of some targets; the panel that has one, if another panel is shown.
// `covered`: pixels at the foot of the board that something lies over.
export function bringPlaceIntoView(targets: Target[], covered = 0): void {
  const parts = targets.flatMap((target) => [
    ...document.querySelectorAll(`#main [data-target="${CSS.escape(target)}"]`),
  ]);
  const first = parts.find(isDrawn);
  if (first) return moveTo(first, covered);
  const tab = parts.map(tabOf).find((found) => found !== null);
  tab?.click();
}

function moveTo(first: Element, covered: number): void {
  if (frame.value && movesWithBoard(first)) {
    const { left, top, width, height } = frameSize();
    const free = { left, top, width, height: Math.max(height - covered, height / 4) };
    const { x, y } = shift(first.getBoundingClientRect(), free);
    place.value = moved(place.value, x, y, frameSize());
    scrollTo(frame.value);
  } else {
    scrollTo(first);
  }
}
