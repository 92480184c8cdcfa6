// What events gave and took, in thousands of florins, each with the part of the board it comes from.
import type { Gain, GameEvent, Target } from '../game';
import { colonyKind, siteId } from './facts';
import { type Area, type Edition, goods } from './model';

const sectorKind: Record<Area, string> = {
  exchange: 'good',
  amsterdam: 'quarter',
  colonies: 'continent',
};

export const sectorTarget = (area: Area, sector: number): Target => `${sectorKind[area]}:${sector}`;

// On the exchange the marker of the seat, and its lane if that is not drawn.
function placesOf(area: Area, sector: number, seat: number): Target[] {
  const whole = sectorTarget(area, sector);
  return area === 'exchange' ? [`marker:${goods[sector]}:${seat}`, whole] : [whole];
}

// The most first.
function payout(event: GameEvent): Gain[] {
  const area = event['area'] as Area;
  const sector = Number(event['sector'] ?? 0);
  return ((event['amounts'] ?? []) as number[])
    .map((amount, seat): Gain => ({ seat, amount, unit: 'money', at: placesOf(area, sector, seat) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || a.seat - b.seat);
}

const signs: Record<string, number> = { bought: -1, returned: -1, borrowed: 1, forced: 1, bonus: 1 };

// A purchase is paid for its card, a loan comes from the bank of that year, a bonus from the tile that
// completes it.
function placeOf(event: GameEvent, edition: Edition): Target[] {
  const { kind, site, colony } = event;
  if (kind === 'bought') return ['disc:1'];
  if (kind === 'borrowed') {
    return edition.edition.spaces.flatMap((space, n) =>
      space.event === 'credit' ? [`space:${n}`] : [],
    );
  }
  if (typeof site === 'string') return [`site:${siteId(site)}`];
  return typeof colony === 'string' ? [`colony:${colonyKind(colony)}`] : [];
}

export function gains(event: GameEvent, edition: Edition): Gain[] {
  if (event.kind === 'payout') return payout(event);
  const sign = signs[event.kind];
  const amount = Number(event['amount'] ?? 0) * (sign ?? 0);
  if (amount === 0) return [];
  return [{ seat: Number(event['seat']), amount, unit: 'money', at: placeOf(event, edition) }];
}
