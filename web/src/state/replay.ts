// A match from its beginning: the views after each step, made from the first one and the patches.
import type { GameEvent } from '../games/game';
import type { ReplayPage } from '../net/http';
import { merge } from '../net/merge';
import type { Json } from '../net/messages';

export interface Film {
  views: Json[]; // views[n]: after n steps
  events: GameEvent[][]; // events[n]: of step n; none of the beginning
}

export function film(page: ReplayPage): Film {
  const views: Json[] = [page.view];
  const events: GameEvent[][] = [[]];
  page.steps.forEach((step, i) => {
    views.push(merge(views[i], step.view));
    events.push(step.events.map((event) => ({ ...event, step: i + 1 })));
  });
  return { views, events };
}

export const clamp = (step: number, steps: number) => Math.max(0, Math.min(step, steps));

// What a key does to the place in the film; undefined: nothing.
export function keyStep(key: string, step: number, steps: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clamp(step - 1, steps);
    case 'ArrowRight':
      return clamp(step + 1, steps);
    case 'PageUp':
      return clamp(step - 10, steps);
    case 'PageDown':
      return clamp(step + 10, steps);
    case 'Home':
      return 0;
    case 'End':
      return steps;
    default:
      return undefined;
  }
}
