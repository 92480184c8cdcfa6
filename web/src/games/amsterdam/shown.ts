// Whose board is shown under the map: one's own unless another was asked for.
import { signal } from '@preact/signals';

import { isSeated, seatsOf } from './facts';
import type { View } from './model';

export const shownSeat = signal<number | null>(null);

export function shownSeatOf(view: View): number {
  const own = isSeated(view) ? view.viewer : 0;
  const wanted = shownSeat.value ?? own;
  return wanted < seatsOf(view) ? wanted : own;
}
