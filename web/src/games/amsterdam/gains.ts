// What an event gave and took, and where it comes from.
import type { Gain, GameEvent } from '../game';
import { seatsAtMost } from '../shared/events';
import { kindOf } from '../shared/targets';

// The sources of the end, in the order in which they are counted.
export const finalSources = ['penalties', 'laurels', 'city', 'quarters', 'task', 'leftovers'] as const;
export type FinalSource = (typeof finalSources)[number];

export const isFinal = ({ kind }: GameEvent): boolean =>
  (finalSources as readonly string[]).includes(kind);

function unitOf(event: GameEvent): Gain['unit'] | undefined {
  if (event.kind === 'points' || isFinal(event)) return 'points';
  return event.kind === 'florins' ? 'money' : undefined;
}

// What the end counts that has no place on the board lies on the player's own.
const ownPieces: Record<string, string> = { penalties: 'penalties', leftovers: 'florins' };

// The parts that the event names: a card, a task, a place. The disc lies on its space of the Amstel.
function placesOf({ kind, targets = [] }: GameEvent, seat: number): string[] {
  const named = targets
    .filter((target) => kindOf(target) !== 'seat')
    .map((target) => (kindOf(target) === 'tile' ? 'market' : target));
  const pieces = named.some((target) => kindOf(target) === 'river') ? ['disc'] : [];
  return [...named, ...[...pieces, ownPieces[kind] ?? []].flat().map((piece) => `${piece}:${seat}`)];
}

export function gains(event: GameEvent): Gain[] {
  const unit = unitOf(event);
  const [seat, amount] = [Number(event['seat'] ?? seatsAtMost), Number(event['amount'] ?? 0)];
  if (!unit || !(seat < seatsAtMost) || amount === 0) return [];
  return [{ seat, amount, unit, at: placesOf(event, seat) }];
}
