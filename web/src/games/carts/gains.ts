// What events give and take, with the parts of the map that it comes from.
import type { Gain, GameEvent } from '../game';
import { namesOf } from './facts';
import type { Edition } from './model';
import { contractNamed } from './phrases';

export const contractsSum = 'contracts-sum'; // the piece that shows it; on a phone, the sign of contracts

export function gains(event: GameEvent, edition: Edition): Gain[] {
  const seat = event['seat'];
  if (typeof seat !== 'number') return [];
  const names = namesOf(edition);
  const of = (amount: number, at: string[]): Gain[] => [{ seat, amount, unit: 'points', at }];
  if (event.kind === 'claimed') {
    const track = names.track.get(String(event['track']));
    return of(Number(event['points'] ?? 0), track === undefined ? [] : [`track:${track}`]);
  }
  if (event.kind === 'goods-bonus') {
    return of(Number(event['points'] ?? 0), [`goods:${seat}`, `seat:${seat}`]);
  }
  const contract = contractNamed(event['contract'], edition);
  const sign = { completed: 1, 'contract-done': 1, 'contract-failed': -1 }[event.kind];
  if (!contract || sign === undefined) return [];
  const places = [contract.to, contract.from].flatMap((name) => names.place.get(name) ?? []);
  const found = of(sign * contract.points, places.map((i) => `place:${i}`));
  // Contracts come to the score at the end; until then their owner has a sum of them.
  return event.kind === 'completed' ? found.map((gain) => ({ ...gain, to: contractsSum })) : found;
}
