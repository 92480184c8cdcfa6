// The last games against bots, as this browser remembers them.
import { counted } from './levelAdvice';
import { set, settings } from './settings';
import type { TableState } from './tableState';

// A match has ended on this page.
export function countMatch(state: TableState): void {
  const { levelRuns } = settings.value;
  const run = counted(levelRuns[state.game], state);
  if (run && run !== levelRuns[state.game]) set({ levelRuns: { ...levelRuns, [state.game]: run } });
}

// The advice is not given again as long as this level is played.
export function declineAdvice(game: string, declined: string): void {
  const { levelRuns } = settings.value;
  const run = levelRuns[game];
  if (run) set({ levelRuns: { ...levelRuns, [game]: { ...run, declined } } });
}
