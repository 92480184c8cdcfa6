// Events in words.
import { eventKindNames as eventKinds } from '../../net/generated/merchants';
import type { GameEvent, Say } from '../game';
import { fieldsOf } from '../shared/events';
import { colonyKind, siteId } from './facts';
import { type Area, type Good, type Edition, earlyBid } from './model';
import { cardTitle, colonyTitle, goodName, sectorName, siteTitle } from './phrases';

export { eventKinds };

const isKnown = (kind: string): boolean => (eventKinds as readonly string[]).includes(kind);

type Name = (seat: number) => string;

function payout(event: GameEvent, name: Name, say: Say): string {
  const area = String(event['area']) as Area;
  const amounts = (event['amounts'] ?? []) as number[];
  const list = amounts.flatMap((amount, seat) =>
    amount > 0 ? [say('merchants.paid', { name: name(seat), count: amount })] : [],
  );
  const args = {
    area: say(`merchants.area.${area}`),
    sector: sectorName(area, Number(event['sector'] ?? 0), say),
    rank: Number(event['number'] ?? 0),
    list: list.join(' · '),
  };
  return say(list.length ? 'merchants.event.payout' : 'merchants.event.payout.nobody', args);
}

// One's own price is told to oneself only.
function decidedKey(known: boolean, amount: number): string {
  if (!known) return 'merchants.event.decided';
  if (amount === earlyBid) return 'merchants.event.decided.early';
  return `merchants.event.decided.${amount === 0 ? 'nothing' : 'price'}`;
}

function keyOf(event: GameEvent, number: number, amount: number, card: string): string {
  switch (event.kind) {
    case 'turned':
      return `merchants.event.turned${card === 'hourglass' ? '.hourglass' : ''}`;
    case 'went-back':
      return `merchants.event.went-back${number === 0 ? '.off' : ''}`;
    case 'decided':
      return decidedKey(number === 1, amount);
    default:
      return `merchants.event.${event.kind}`;
  }
}

export function eventText(
  event: GameEvent,
  edition: Edition,
  name: Name,
  say: Say,
): string {
  if (!isKnown(event.kind)) return event.text ?? '';
  if (event.kind === 'payout') return payout(event, name, say);
  const { number, text, name: who } = fieldsOf(event, name);
  const [count, amount, card] = [number('number'), number('amount'), text('card')];
  const space = event.kind === 'space' ? edition.edition.spaces[count] : undefined;
  return say(keyOf(event, count, amount, card), {
    name: who,
    card: card ? cardTitle(card, say) : '',
    good: text('good') ? goodName(text('good') as Good, say) : '',
    colony: text('colony') ? colonyTitle(colonyKind(text('colony')), say) : '',
    site: text('site') ? siteTitle(siteId(text('site')), say) : '',
    years: space?.years ?? '',
    event: space ? say(`merchants.space.${space.event}`) : '',
    count,
    amount: say('merchants.florins', { count: amount }),
  });
}
