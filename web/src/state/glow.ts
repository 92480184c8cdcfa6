// Things that just happened glow, one after the other; what a log line speaks of glows while it is
// pointed at.
import { computed, signal } from '@preact/signals';
import type { GameEvent, Target } from '../games/game';

const happening = signal<Target[]>([]);
const pointed = signal<Target[]>([]);

export const glowing = computed(() => new Set([...happening.value, ...pointed.value]));

// How long each of n things glows: about a second, less if there are many.
export function pace(n: number): number {
  return Math.max(180, Math.min(900, 4500 / Math.max(1, n)));
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function glow(events: GameEvent[]): void {
  clearTimeout(timer);
  const shown = events.map((e) => e.targets ?? []).filter((targets) => targets.length > 0);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const queue = still ? (shown.length > 0 ? [shown.flat()] : []) : shown;
  const step = still ? 2500 : pace(queue.length);
  const next = () => {
    happening.value = queue.shift() ?? [];
    if (happening.value.length > 0) timer = setTimeout(next, step);
  };
  next();
}

export function point(targets: Target[] | undefined): void {
  pointed.value = targets ?? [];
}
