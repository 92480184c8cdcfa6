// Actions in words, and the question that is asked.
import type { Clicked, GameProps, Say, Target } from '../game';
import type { Legal } from '../../net/messages';
import { indexOf, kindOf } from '../shared/targets';
import { explain } from './explain';
import { cardOf, faceOf, isAuction, isSeated, spaceNow, usedCard } from './facts';
import {
  type Edition,
  type Figures,
  type View,
  goods,
  nobody,
} from './model';
import {
  cardName,
  cardTitle,
  colonyTitle,
  goodName,
  listed,
  seatName,
  siteTitle,
} from './phrases';

type Props = GameProps<View, Edition, Figures>;

const discVerbs = ['keep', 'auction-it', 'discard'];

// A card just turned, and what can be done with it: the discs that are free.
function placeQuestion(view: View, say: Say): string {
  const free = view.discs.flatMap((card, i) => (card === null ? [discVerbs[i]!] : []));
  return say('merchants.q.place', {
    card: cardName(view.turned ?? '', say),
    choices: listed(free.map((verb) => say(`merchants.q.${verb}`)), say, 'merchants.or'),
  });
}

// The card alone before its figures are here: those of the view before allow nothing of a card.
function useQuestion(view: View, figures: Figures | null, say: Say): string {
  const name = usedCard(view);
  const card = cardOf(name);
  const { steps, tile } = figures ?? { steps: 0, tile: false };
  const args = { card: cardName(name, say), count: steps };
  if (steps === 0 && !tile) return say('merchants.q.use', args);
  switch (card.kind) {
    case 'goods':
      return say(`merchants.q.goods${steps === 1 ? '-last' : ''}`, args);
    case 'house':
      if (tile) return say(`merchants.q.${steps > 0 ? 'house' : 'build'}`, args);
      return card.good === nobody
        ? say('merchants.q.step', args)
        : say('merchants.q.step-of', { ...args, good: goodName(goods[card.good]!, say) });
    default:
      return say('merchants.q.colony', args);
  }
}

// What was chosen by a click, as a question.
function sureQuestion(action: Legal, edition: Edition | undefined, say: Say): string {
  const [verb = '', word = ''] = action[0].split(' ');
  const at = (kind: string) => indexOf(action.find((t) => kindOf(t) === kind) ?? `${kind}:0`);
  const named = verb === 'bid' && (word === 'early' || word === 'nothing');
  return say(`merchants.sure.${named ? `bid-${word}` : verb}`, {
    good: goodName(goods[at('good')] ?? 'sugar', say),
    colony: colonyTitle(at('colony'), say),
    site: siteTitle(at('site'), say),
    count: at('price') * 10,
    highest: edition ? faceOf(edition).highest : '',
  });
}

export function question(
  view: View,
  viewer: number,
  say: Say,
  edition?: Edition,
  figures: Figures | null = null,
  clicked?: Clicked,
): string {
  if (!isSeated(view)) return '';
  if (clicked && clicked.left.length === 1) return sureQuestion(clicked.left[0]!, edition, say);
  if (isAuction(view)) {
    if (view.decided.includes(viewer)) return '';
    return say(`merchants.q.${view.phase}`, { card: cardName(view.discs[1] ?? '', say) });
  }
  if (view.phase === 'place') return view.mayor === viewer ? placeQuestion(view, say) : '';
  if (view.actor !== viewer) return '';
  if (view.ask !== 'nothing') return say(`merchants.q.${view.ask}`);
  if (view.phase === 'use') return useQuestion(view, figures, say);
  const space = edition && spaceNow(view, edition);
  if (view.phase !== 'event' || !space) return '';
  return say(`merchants.q.${space.event}`, { years: space.years });
}

// Events of the time line and auctions come in the mayor's turn; a card is used by who has it.
export const turnOf = (view: View): number | undefined => {
  if (view.phase === 'over') return undefined;
  return view.phase === 'use' ? view.actor : view.mayor;
};

// A live run waits for no seat; nor do secret bids when all are in.
export function meanwhile(view: View, say: Say, aboutToRun: boolean): string {
  if (!isAuction(view)) return '';
  const isSecret = view.decided.length > 0;
  const phase = isSecret ? 'decided' : aboutToRun ? 'ready' : view.phase;
  return say(`merchants.live.${phase}`, { card: cardName(view.discs[1] ?? '', say) });
}

// Few words for what has no place on the board.
export function label(target: Target, props: Props, say: Say): string {
  const short = ['borrow', 'done', 'pass', 'nothing', 'early', 'unsold'];
  if (short.includes(target)) {
    return say(`merchants.button.${target}`, { highest: faceOf(props.edition).highest });
  }
  return explain(target, props, say);
}

function bidText(targets: Target[], props: Props, say: Say): string {
  const target = targets[0] ?? 'nothing';
  if (target === 'nothing') return say('merchants.do.bid-nothing');
  if (target === 'early') {
    return say('merchants.do.bid-early', { highest: faceOf(props.edition).highest });
  }
  return say('merchants.do.bid', { count: indexOf(target) * 10 });
}

export function actionText(action: string, targets: Target[], props: Props, say: Say): string {
  const verb = action.split(' ')[0] ?? '';
  const at = (kind: string) => indexOf(targets.find((t) => kindOf(t) === kind) ?? '');
  const { view, edition } = props;
  switch (verb) {
    case 'keep':
    case 'offer':
    case 'discard':
      return say(`merchants.do.${verb}`, { card: cardTitle(view.turned ?? '', say) });
    case 'step':
    case 'back':
      return say(`merchants.do.${verb}`, { good: goodName(goods[at('good')] ?? 'sugar', say) });
    case 'found':
    case 'abandon':
      return say(`merchants.do.${verb}`, { colony: colonyTitle(at('colony'), say) });
    case 'build':
    case 'demolish':
      return say(`merchants.do.${verb}`, { site: siteTitle(at('site'), say) });
    case 'bid':
      return bidText(targets, props, say);
    case 'turn':
      return say('merchants.do.turn', {
        card: cardTitle(edition.parts[`card:${at('card')}`] ?? '', say),
      });
    case 'early':
    case 'sold':
      return say(`merchants.do.${verb}`, {
        name: seatName(props, at('seat')),
        count: at('price') * 10,
      });
    case 'done':
    case 'pass':
    case 'borrow':
    case 'unsold':
      return say(`merchants.do.${verb}`);
    default:
      return action;
  }
}
