// Which matches the nets of this build play. The program's nets are the same.
import type { MatchRules } from '../net/generated/calls';

interface NetMatches {
  rules: [first: number, last: number];
  editions: string[]; // their hashes
}

declare const netMatches: Record<string, NetMatches>; // by game; made by the build

// Where none does, bots of all levels above play as `easy` does.
export function hasNet(
  { game, rules, edition }: Pick<MatchRules, 'game' | 'rules' | 'edition'>,
  known: Record<string, NetMatches> = netMatches,
): boolean {
  const net = known[game];
  return net !== undefined && net.rules[0] <= rules && rules <= net.rules[1] && net.editions.includes(edition);
}
