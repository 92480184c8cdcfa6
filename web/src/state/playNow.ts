// What "Play now" proposes, and what somebody chose there the last time. Pure.
import type { QuickOption } from '../games/card';
import { levels as peopleLevels } from '../net/generated/house';
import type { GameInfo } from '../net/http';
import type { Terms } from '../net/messages';

export interface QuickChoice {
  level: string;
  bots: number;
  choice: string; // of the game's quick option; empty: it has none
}

// The levels that are meant for people, weakest first. Other bots are for comparison.
export const levels: readonly string[] = peopleLevels;
// Those that play by a net.
export const needsNet = (level: string): boolean => ['medium', 'hard', 'expert'].includes(level);
// For whoever has chosen none yet.
const usual = 'beginner';

export const levelsOf = (bots: string[]): string[] => levels.filter((level) => bots.includes(level));

export function proposedLevel(bots: string[], last?: string): string {
  const offered = levelsOf(bots);
  const known = offered.length > 0 ? offered : bots;
  const found = [last, usual, known[0]].find((name) => name && known.includes(name));
  return found ?? usual;
}

export function botCounts(info: GameInfo): number[] {
  const counts: number[] = [];
  for (let seats = info['min-seats']; seats <= info['max-seats']; ++seats) counts.push(seats - 1);
  return counts;
}

// Alone plays only who asks for it.
export function proposed(
  info: GameInfo,
  bots: string[],
  quick?: QuickOption,
  last: Partial<QuickChoice> = {},
): QuickChoice {
  const counts = botCounts(info);
  const choices = quick?.choices.map(({ value }) => value) ?? [];
  return {
    level: proposedLevel(bots, last.level),
    bots: counts.find((n) => n === last.bots) ?? Math.max(1, counts[0] ?? 1),
    choice: choices.find((value) => value === last.choice) ?? choices[0] ?? '',
  };
}

export function quickTerms(game: string, chosen: QuickChoice, quick?: QuickOption): Terms {
  const seats = ['person', ...Array<string>(chosen.bots).fill(chosen.level)];
  return quick ? { game, seats, options: { [quick.option]: chosen.choice } } : { game, seats };
}
