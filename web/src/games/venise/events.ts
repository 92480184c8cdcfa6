// Events in words.
import type { GameEvent, Say } from '../game';
import { fieldsOf } from '../shared/events';
import { cardNamed, numberOf } from './facts';
import type { Cubes, Edition } from './model';
import { cardTitle, cubesText, edgeTitle, kindName, tileName } from './phrases';

export const eventKinds = [
  'took',
  'laid',
  'boat',
  'began',
  'recalled',
  'rolled',
  'moved',
  'activated',
  'rested',
  'placed',
  'chased',
  'gained',
  'put',
  'stored',
  'replaced',
  'lost',
  'built',
  'on',
  'used',
  'filled',
  'sold',
  'covered',
  'shipped',
  'price',
  'drew',
  'kept',
  'kept-none',
  'returned',
  'bridge',
  'bridge-gone',
  'produced',
  'ended',
  'last-lap',
  'over',
] as const;

// The reasons for a last lap, by their numbers.
const reasons = ['no', 'bridges', 'orders', 'market', 'lap-limit'];

const isKnown = (kind: string): boolean => (eventKinds as readonly string[]).includes(kind);

export function eventText(
  event: GameEvent,
  edition: Edition,
  name: (seat: number) => string,
  say: Say,
): string {
  if (!isKnown(event.kind)) return event.text ?? '';
  const { number, text, name: who } = fieldsOf(event, name);
  if (event.kind === 'last-lap') {
    return say('venise.event.last-lap', {
      reason: say(`venise.end.${reasons[number('number')] ?? 'lap-limit'}`),
    });
  }
  const card = text('card') ? cardNamed(text('card'), edition) : undefined;
  const edge = numberOf('edge', text('spot'), edition);
  const args = {
    name: who,
    tile: text('tile') ? tileName(text('tile'), say) : '',
    edge: edge === undefined ? text('spot') : edgeTitle(edge, say),
    card: cardTitle(card, say),
    good: text('good') ? kindName(text('good'), say) : '',
    cubes: cubesText((event['cubes'] ?? {}) as Cubes, say),
    count: number('number'),
    points: number('points'),
  };
  // What another looks at stays hidden.
  const hidden = event.kind === 'drew' && !card;
  return say(`venise.event.${event.kind}${hidden ? '.hidden' : ''}`, args);
}
