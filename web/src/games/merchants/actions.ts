// Actions in words, and the question that is asked.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf } from '../shared/targets';
import { cardOf, faceOf, isAuction, isSeated, spaceNow, usedCard } from './facts';
import {
  type Edition,
  type Figures,
  type View,
  goods,
  nobody,
} from './model';
import { cardTitle, colonyTitle, goodName, seatName, siteTitle } from './phrases';

type Props = GameProps<View, Edition, Figures>;

// The card alone before its figures are here: those of the view before allow nothing of a card.
function useQuestion(view: View, figures: Figures | null, say: Say): string {
  const name = usedCard(view);
  const card = cardOf(name);
  const { steps, tile } = figures ?? { steps: 0, tile: false };
  if (steps === 0 && !tile) return say('merchants.ask.use', { card: cardTitle(name, say) });
  const args = { card: cardTitle(name, say), count: steps };
  switch (card.kind) {
    case 'goods':
      return say('merchants.ask.goods', args);
    case 'house':
      if (tile) return say(`merchants.ask.${steps > 0 ? 'house' : 'build'}`, args);
      return card.good === nobody
        ? say('merchants.ask.step')
        : say('merchants.ask.step-of', { good: goodName(goods[card.good]!, say) });
    default:
      return say('merchants.ask.colony', args);
  }
}

export function question(
  view: View,
  viewer: number,
  say: Say,
  edition?: Edition,
  figures: Figures | null = null,
): string {
  if (!isSeated(view)) return '';
  if (isAuction(view)) {
    if (view.decided.includes(viewer)) return '';
    return say(`merchants.ask.${view.phase}`, { card: cardTitle(view.discs[1] ?? '', say) });
  }
  if (view.phase === 'place') {
    if (view.mayor !== viewer) return '';
    return say('merchants.ask.place', { card: cardTitle(view.turned ?? '', say) });
  }
  if (view.actor !== viewer) return '';
  if (view.ask !== 'nothing') return say(`merchants.ask.${view.ask}`);
  if (view.phase === 'use') return useQuestion(view, figures, say);
  const space = edition && spaceNow(view, edition);
  if (view.phase !== 'event' || !space) return '';
  return say(`merchants.ask.${space.event}`, { years: space.years });
}

// A live run waits for no seat.
export function meanwhile(view: View, say: Say, aboutToRun: boolean): string {
  if (!isAuction(view)) return '';
  const phase = aboutToRun ? 'ready' : view.phase;
  return say(`merchants.meanwhile.${phase}`, { card: cardTitle(view.discs[1] ?? '', say) });
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
