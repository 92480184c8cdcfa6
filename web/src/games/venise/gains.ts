// Points that events give, each with the part of the board it comes from.
import type { Gain, GameEvent, Target } from '../game';
import { fieldsOf } from '../shared/events';
import { numberOf } from './facts';
import { type Edition, goods, tiles } from './model';

// What is counted when the game is over, in this order.
export const finalSources = ['final-sale', 'chain', 'bridge-points', 'master-points'];
const scoring = ['sold', 'shipped', ...finalSources];

// What is on a player board is drawn for its owner only: for others it comes from their card.
function placesOf(event: GameEvent, edition: Edition): Target[] {
  const { number, text } = fieldsOf(event, String);
  const seat = `seat:${number('seat')}`;
  const good = `good:${goods.findIndex((name) => name === text('good'))}`;
  switch (event.kind) {
    case 'sold':
    case 'shipped':
      return [`tile:${tiles.findIndex((name) => name === (text('tile') || 'market'))}`, good];
    case 'final-sale':
      return [good, seat];
    case 'chain':
      return [`edge:${numberOf('edge', text('spot'), edition)}`, seat];
    default:
      return [seat];
  }
}

export function gains(event: GameEvent, edition: Edition): Gain[] {
  const { number } = fieldsOf(event, String);
  const amount = number('points');
  if (!scoring.includes(event.kind) || amount === 0) return [];
  return [{ seat: number('seat'), amount, unit: 'points', at: placesOf(event, edition) }];
}
