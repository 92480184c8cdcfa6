// Actions in words, and the question that is asked.
import type { Clicked, GameProps, Say, Target } from '../game';
import { indexOf, kindOf } from '../shared/targets';
import { isSeated } from './facts';
import type { Edition, Figures, View } from './model';
import { cardName, cardOf, pair, payment } from './phrases';

type Props = GameProps<View, Edition, Figures>;

// After a click: what the actions that still fit differ in, in the order in which it is chosen.
function nextQuestion({ path, left }: Clicked): string {
  const ways = (kind: string) =>
    new Set(left.map((action) => action.slice(1).find((t) => kindOf(t) === kind))).size;
  if (path.length === 0 || left.length < 2) return '';
  const open = ['track', 'pay', 'jokers'].find((kind) => ways(kind) > 1);
  if (open) return `carts.ask.${open}`;
  return path.some((t) => kindOf(t) === 'contract') ? 'carts.ask.keep-more' : '';
}

export function question(
  view: View,
  viewer: number,
  say: Say,
  _edition?: Edition,
  _figures?: Figures | null,
  clicked?: Clicked,
): string {
  const next = clicked ? nextQuestion(clicked) : '';
  return next ? say(next) : firstQuestion(view, viewer, say);
}

function firstQuestion(view: View, viewer: number, say: Say): string {
  const own = isSeated(view) && view.turn === viewer;
  switch (view.phase) {
    case 'choose':
      return isSeated(view) && !view.chosen.includes(viewer) ? say('carts.ask.choose') : '';
    case 'turn':
      if (!own) return '';
      return say(view['turns-left'] > 0 ? 'carts.ask.last-turn' : 'carts.ask.turn');
    case 'second':
      return own ? say('carts.ask.second') : '';
    case 'keep':
      return own ? say('carts.ask.keep') : '';
    default:
      return '';
  }
}

// What a claim pays for which track.
export interface Claim {
  track: number;
  card: string;
  count: number; // of that colour
  jokers: number;
}

export function claimOf(targets: Target[], edition: Edition): Claim | null {
  const at = (kind: string) => targets.find((t) => kindOf(t) === kind);
  const [track, pay, wild] = [at('track'), at('pay'), at('jokers')];
  if (track === undefined || pay === undefined || wild === undefined) return null;
  const index = indexOf(track);
  const jokers = indexOf(wild);
  const length = edition.edition.tracks[index]?.length ?? 0;
  return { track: index, card: cardOf(indexOf(pay)), count: length - jokers, jokers };
}

export const contractsIn = (targets: Target[]): number[] =>
  targets.filter((t) => kindOf(t) === 'contract').map(indexOf);

function keepText(targets: Target[], { edition }: Props, say: Say): string {
  const [one, other] = contractsIn(targets).map((id) => pair(edition.edition.contracts[id]));
  const kept = other ? say('carts.and', { one: one ?? '', other }) : (one ?? '');
  return say(other ? 'carts.do.keep-both' : 'carts.do.keep', { pair: kept });
}

export function actionText(action: string, targets: Target[], props: Props, say: Say): string {
  const verb = action.split(' ')[0];
  const card = cardName(cardOf(indexOf(targets[0] ?? '')), say);
  switch (verb) {
    case 'claim': {
      const claim = claimOf(targets, props.edition);
      if (!claim) return action;
      const track = pair(props.edition.edition.tracks[claim.track]);
      return say('carts.do.claim', {
        track,
        cards: payment(claim.card, claim.count, claim.jokers, say),
      });
    }
    case 'take':
    case 'deal':
    case 'turn':
      return say(`carts.do.${verb}`, { card });
    case 'keep':
      return keepText(targets, props, say);
    case 'offer': {
      const it = props.edition.edition.contracts[indexOf(targets[0] ?? '')];
      return say('carts.do.offer', { pair: pair(it) });
    }
    case 'draw':
    case 'contracts':
    case 'pass':
      return say(`carts.do.${verb}`);
    default:
      return action;
  }
}
