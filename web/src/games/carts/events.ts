// Events in words.
import { eventKindNames as eventKinds } from '../../net/generated/carts';
import type { GameEvent, Say } from '../game';
import { fieldsOf } from '../shared/events';
import type { Edition } from './model';
import { cardName, contractNamed, pair, payment, trackNamed } from './phrases';

export { eventKinds };

const isKnown = (kind: string): boolean => (eventKinds as readonly string[]).includes(kind);

// After "draws from the deck" a card that the viewer does not see tells nothing more.
export const isEcho = (event: GameEvent): boolean =>
  event.kind === 'dealt' && event['card'] === undefined;

export function eventText(
  event: GameEvent,
  edition: Edition,
  name: (seat: number) => string,
  say: Say,
): string {
  if (!isKnown(event.kind)) return event.text ?? '';
  const { number, text, name: who } = fieldsOf(event, name);
  const card = text('card');
  const contract = contractNamed(event['contract'], edition);
  const args = {
    name: who,
    count: number('count'),
    points: contract?.points ?? number('points'),
    card: card && cardName(card, say),
    cards: card && payment(card, number('count'), number('jokers'), say),
    track: pair(trackNamed(event['track'], edition)),
    pair: pair(contract),
  };
  // What another seat's card or contract is stays hidden: those kinds have a second wording.
  const hidden = (event.kind === 'dealt' && !card) || (event.kind === 'offered' && !contract);
  return say(`carts.event.${event.kind}${hidden ? '.hidden' : ''}`, args);
}
