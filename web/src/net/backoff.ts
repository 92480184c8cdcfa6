// How long to wait after the server said that it stops. It is usually back within seconds. The pause
// is spread so that not everybody comes at once.
export function pauseAfterGoodbye(random: () => number = Math.random): number {
  return Math.round(500 + 1500 * random());
}

// How long to wait before the nth try to connect again: doubling from half a second to half a
// minute, spread by a third so that a restarted server is not met by everybody at once.
export function backoff(tries: number, random: () => number = Math.random): number {
  const base = Math.min(30_000, 500 * 2 ** Math.min(tries, 10));
  return Math.round(base * (1 + (random() - 0.5) / 1.5));
}
