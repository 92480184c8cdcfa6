// Actions in words, and the question that is asked.
import type { Clicked, GameProps, Say, Target } from '../game';
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

// What follows a click, by the kind of what is to be clicked next.
function nextKind({ path, left }: Clicked): string {
  for (const [, ...targets] of left) {
    const next = targets.find((target) => !path.includes(target));
    if (next) return kindOf(next);
  }
  return '';
}

// The question after a click; empty: the one before still stands.
function after(view: View, say: Say, clicked: Clicked, edition?: Edition): string {
  const { die, good, cube, tile, card } = named(clicked.path);
  const kind = nextKind(clicked);
  const args = {
    count: die ?? 0,
    good: kindName(goods[good ?? 0] ?? 'cloth', say),
    kind: kindName(colours[cube ?? 0] ?? 'wool', say),
    tile: tileName(tiles[tile ?? 0] ?? 'market', say),
    card: card === undefined || !edition ? '' : cardTitle(cardOf(card, edition), say),
  };
  switch (kind) {
    case 'die':
      return tile === undefined ? '' : say('venise.next.die', args);
    case 'cube':
      return args.card ? say('venise.next.cube', args) : '';
    case 'tile':
      return die === undefined ? '' : say('venise.next.tile', args);
    case 'card':
      return cube === undefined ? '' : say('venise.next.card', args);
    case 'count':
    case 'order':
    case 'row':
    case 'back':
      return say(`venise.next.${kind}`, args);
    case 'value':
      return clicked.left.length > 1 ? say('venise.next.value') : ''; // of one die there is one value
    case 'wool':
    case 'linen':
    case 'gold':
      return say(`venise.next.${view.ask === 'fill' ? 'fill' : view.phase === 'stock' ? 'throw' : 'pay'}`);
    default:
      return '';
  }
}

const reactions = ['place', 'look', 'keep'];
const seatNumber = (seat: number): string => String(seat + 1);

export function question(
  view: View,
  viewer: number,
  say: Say,
  edition?: Edition,
  _figures?: Figures | null,
  clicked?: Clicked,
  name: (seat: number) => string = seatNumber,
): string {
  if (!isSeated(view) || view.actor !== viewer) return '';
  const next = clicked && clicked.path.length > 0 ? after(view, say, clicked, edition) : '';
  if (next) return next;
  if (view.ask !== 'nothing') return say(`venise.ask.${view.ask}`);
  if (!asked.includes(view.phase)) return '';
  const here = view.burgher[view.turn] ?? 'market';
  const reacts = view.turn !== viewer && reactions.includes(view.phase);
  return say(`venise.${reacts ? 'react' : 'ask'}.${view.phase}`, {
    name: name(view.turn),
    tile: tileName(view.phase === 'cells' ? (view.held ?? 'market') : here, say),
    good: view.good ? kindName(view.good, say) : '',
    kind: colours.some((colour) => colour === here) ? kindName(here, say) : '',
    count: view.phase === 'place' ? view.left : view.value,
  });
}

const inTurn = ['tiles', 'cells', 'boat', 'burghers', 'over'];

// While the match is set up all have their say one after the other, and it is nobody's turn.
export const turnOf = (view: View): number | undefined =>
  inTurn.includes(view.phase) ? undefined : view.turn;

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
