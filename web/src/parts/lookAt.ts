// Brings a spot of the board into the middle of its frame, as near as wanted.
import { moved, type Place } from './panZoomMath';
import { frameSize, place } from './zoom';

const time = 260; // milliseconds
let running = 0;

const between = (from: Place, to: Place, t: number): Place => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  scale: from.scale + (to.scale - from.scale) * t,
});

// `x`, `y`: parts of the frame's width and height, as the board lies in it when it is not zoomed.
export function lookAt(x: number, y: number, scale: number): void {
  const size = frameSize();
  const spot = { x: size.width * (0.5 - x * scale), y: size.height * (0.5 - y * scale), scale };
  const to = moved(spot, 0, 0, size);
  cancelAnimationFrame(running);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    place.value = to;
    return;
  }
  const from = place.value;
  const began = performance.now();
  const step = () => {
    const t = Math.min(1, (performance.now() - began) / time);
    place.value = between(from, to, t * (2 - t));
    if (t < 1) running = requestAnimationFrame(step);
  };
  step();
}
