// The part of the board that a scoring is just counting: the scene says it, the board shows it.
import { signal } from '@preact/signals';

import type { Target } from '../game';
import type { Area } from './model';

export interface Scored {
  area: Area;
  target: Target; // a row, a district, a continent
}

export const scored = signal<Scored | null>(null);

// A part's class while it is counted.
export const scoredClass = (target: Target): string =>
  scored.value?.target === target ? 'scored' : '';
