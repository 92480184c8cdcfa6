// Events in words.
import { eventKindNames as eventKinds } from '../../net/generated/amsterdam';
import type { GameEvent, Say } from '../game';
import { fieldsOf, seatsAtMost } from '../shared/events';
import { decks } from './actions';
import { cardIndex, numberOf } from './facts';
import {
  type Edition,
  type Colour,
  type Docker,
  type Good,
  dockers,
  tomName,
} from './model';
import {
  blockTitle,
  cardTitle,
  colourName,
  dockerName,
  goodName,
  quarterName,
  spaceTitle,
} from './phrases';

export { eventKinds };

const isKnown = (kind: string): boolean => (eventKinds as readonly string[]).includes(kind);

type Name = (seat: number) => string;

// What may go up and down has a sentence for each.
const signed = ['points', 'florins', 'resources', 'tom-florins'];

function doneKey(event: GameEvent, verb: string): string {
  const seated = Number(event['seat'] ?? seatsAtMost) < seatsAtMost;
  const more =
    (verb === 'activate' && event['colour'] && '.without') ||
    (verb === 'task' && !event['task'] && '.hidden') ||
    (verb === 'deal' && seated && '.drawn');
  return `amsterdam.event.${verb}${more || ''}`;
}

function keyOf(event: GameEvent, verb: string, amount: number): string {
  const { kind } = event;
  if (kind === 'done') return doneKey(event, verb);
  if (kind === 'walked') {
    const stays = event['spot'] || event['good'];
    return `amsterdam.event.walked-${verb}${stays ? '' : '.out'}`;
  }
  if (kind === 'tom-idle') {
    const why = event['docker'] ? 'docker' : event['colour'] ? 'quarter' : 'mouth';
    return `amsterdam.event.is-tom-idle.${why}`;
  }
  if (kind === 'points' && amount > 0) {
    const from = event['card'] ? '.card' : event['river'] ? '.river' : '';
    return `amsterdam.event.is-points${from}`;
  }
  return `amsterdam.event.is-${kind}${signed.includes(kind) && amount < 0 ? '.less' : ''}`;
}

// Any part of the board.
function spotTitle(spot: string, edition: Edition, say: Say): string {
  const [block, node] = ['block', 'space'].map((kind) => numberOf(kind, spot, edition));
  if (block! >= 0) return blockTitle(block!, say);
  if (node! >= 0) return spaceTitle(node!, say);
  const quarter = numberOf('quarter', spot, edition);
  return quarter >= 0 ? quarterName(quarter, say) : spot.toUpperCase();
}

// Pairs of dockers are numbered 0-1, 0-2, … 4-5.
function pairOf(number: number): [Docker, Docker] {
  let left = number;
  for (let one = 0; one < dockers.length - 1; ++one) {
    const others = dockers.length - 1 - one;
    if (left < others) return [dockers[one]!, dockers[one + 1 + left]!];
    left -= others;
  }
  return [dockers[0], dockers[1]];
}

export function eventText(
  event: GameEvent,
  edition: Edition,
  name: Name,
  say: Say,
): string {
  if (!isKnown(event.kind)) return event.text ?? '';
  const { number, text, name: who } = fieldsOf(event, name);
  const [amount, verb, colour, second] = [
    number('amount'),
    text('verb'),
    text('colour') as Colour | '',
    text('second') as Colour | '',
  ];
  const pair = verb === 'dockers' ? pairOf(amount) : [];
  return say(keyOf(event, verb, amount), {
    name: verb === 'disc' ? name(amount) || tomName : who,
    task: text('task'),
    deck: verb === 'draw' ? say(`amsterdam.class.${decks[amount] ?? 'artisan'}`) : '',
    card: text('card') ? cardTitle(cardIndex(text('card')), say) : '',
    colour: colour ? colourName(colour, say) : '',
    other: second ? colourName(second, say) : '',
    good: text('good') ? goodName(text('good') as Good, say) : '',
    docker: text('docker') ? dockerName(text('docker') as Docker, say) : '',
    dockers: pair.map((docker) => dockerName(docker, say)).join(', '),
    spot: text('spot') ? spotTitle(text('spot'), edition, say) : '',
    count: Math.abs(amount),
  });
}
