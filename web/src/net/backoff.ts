// How long to wait before the nth try to connect again: doubling from half a second to half a
// minute, spread by a third so that a restarted server is not met by everybody at once.
export function backoff(tries: number, random: () => number = Math.random): number {
  const base = Math.min(30_000, 500 * 2 ** Math.min(tries, 10));
  return Math.round(base * (1 + (random() - 0.5) / 1.5));
}
