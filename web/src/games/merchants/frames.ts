// What moves or changes at every frame of a run, past the usual drawing.
import { useEffect } from 'preact/hooks';

import type { ClockRun } from '../game';
import { isOver, placeAt } from './clock';
import type { Figures, PriceFigures } from './model';

export interface Frame {
  ms: number; // since the run began
  place: PriceFigures | undefined; // what shows; undefined: not known, or the run is over
  over: boolean;
}

export function useFrames(
  run: ClockRun | null,
  figures: Figures | null,
  draw: (run: ClockRun, frame: Frame) => void,
  anew: unknown[] = [],
): void {
  useEffect(() => {
    if (!run) return undefined;
    let frame = 0;
    const step = () => {
      const ms = performance.now() - run.began;
      draw(run, { ms, place: placeAt(figures, ms), over: isOver(figures, ms) });
      frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [run, figures, ...anew]);
}

export function write(at: Element | null, words: string): void {
  if (at && at.textContent !== words) at.textContent = words;
}
