// Actions in words, and the question that is asked.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf } from '../shared/targets';
import { cardOf, isSeated } from './facts';
import { type Edition, type Figures, type View, colours, goods, tiles } from './model';
import { cardTitle, cubesIn, cubesText, edgeTitle, kindName, tileName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const asked = [
  'tiles',
  'cells',
  'boat',
  'burghers',
  'recall',
  'move',
  'ride',
  'activate',
  'stock',
  'sell',
  'fall',
  'ship',
  'price',
  'keep',
  'place',
  'finish',
  'look',
];

export function question(view: View, viewer: number, say: Say): string {
  if (!isSeated(view) || view.actor !== viewer) return '';
  if (view.ask !== 'nothing') return say(`venise.ask.${view.ask}`);
  if (!asked.includes(view.phase)) return '';
  const here = view.burgher[view.turn] ?? 'market';
  return say(`venise.ask.${view.phase}`, {
    tile: tileName(view.phase === 'cells' ? (view.held ?? 'market') : here, say),
    good: view.good ? kindName(view.good, say) : '',
    kind: colours.some((colour) => colour === here) ? kindName(here, say) : '',
    count: view.phase === 'place' ? view.left : view.value,
  });
}

// What an action's targets name, as far as they do.
export interface Named {
  tile: number;
  die: number;
  card: number;
  good: number;
  count: number; // of a sale
  plus: number; // of the order used
  edge: number;
  back: number;
  row: number;
  value: number;
  cube: number;
  drop: number;
}

export function named(targets: readonly Target[]): Partial<Named> {
  const out: Partial<Named> = {};
  for (const target of targets) {
    const kind = kindOf(target);
    if (Number.isNaN(indexOf(target))) continue;
    if (kind === 'order') out.plus = indexOf(target);
    else out[kind as keyof Named] = indexOf(target);
  }
  return out;
}

export function actionText(action: string, targets: Target[], props: Props, say: Say): string {
  const verb = action.split(' ')[0] ?? '';
  const { tile, die, card, good, count, plus, edge, back, row, value, cube, drop } = named(targets);
  const { view, edition } = props;
  const title = (index: number | undefined) =>
    index === undefined ? '' : tileName(tiles[index] ?? 'market', say);
  const args = {
    tile: title(tile ?? back),
    card: card === undefined ? '' : cardTitle(cardOf(card, edition), say),
    good: kindName(goods[good ?? goods.findIndex((kind) => kind === view.good)] ?? 'cloth', say),
    kind: kindName(colours[cube ?? 0] ?? 'wool', say),
    cubes: cubesText(cubesIn(targets), say),
    edge: edge === undefined ? '' : edgeTitle(edge, say),
    value: value ?? die ?? 0,
    count: count ?? 0,
    plus: plus ?? 0,
    row: row ?? 0,
  };
  const here = view.burgher[view.turn];
  switch (verb) {
    case 'keep':
      if (card === undefined) return say('venise.do.keep-none');
      return say(row === undefined ? 'venise.do.keep' : 'venise.do.keep-row', args);
    case 'drop':
      return say(`venise.do.drop-${drop === 2 ? 'two' : 'one'}`, args);
    case 'lay':
      return say('venise.do.lay', { tile: view.held ? tileName(view.held, say) : '' });
    case 'activate':
    case 'rest':
      return say(`venise.do.${verb}`, { ...args, tile: here ? tileName(here, say) : '' });
    case 'put':
    case 'store':
    case 'lose':
      return say(`venise.do.${verb}`, { ...args, kind: here ? kindName(here, say) : '' });
    default:
      return verbs.includes(verb) ? say(`venise.do.${verb}`, args) : action;
  }
}

const verbs = [
  'take',
  'start',
  'recall',
  'down',
  'move',
  'boat',
  'throw',
  'sell',
  'ship',
  'stay',
  'raise',
  'split',
  'bridge',
  'produce',
  'end',
  'replace',
  'look',
  'decline',
  'fill',
  'lower',
  'roll',
  'draw',
];
