// Whose board is shown under the map: one's own unless another was asked for.
import { signal } from '@preact/signals';

export const shownSeat = signal<number | null>(null);
