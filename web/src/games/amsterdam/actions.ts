// Actions in words, and the question that is asked.
import { verbNames } from '../../net/generated/amsterdam';
import type { Clicked, GameProps, Parts, Say, Target } from '../game';
import { indexOf, kindOf, total } from '../shared/targets';
import { actorOf, askOf, isSeated, nodeOf, numberOf } from './facts';
import {
  type Edition,
  type Figures,
  type View,
  type Ask,
  type Good,
  colours,
  dockers,
  goods,
  nobody,
  tomName,
} from './model';
import {
  blockTitle,
  cardTitle,
  colourName,
  dockerName,
  goodName,
  quarterName,
  seatName,
  spaceOfAction,
} from './phrases';

type Props = GameProps<View, Edition, Figures>;

const asking = ['draft', 'stock', 'take', 'dice', 'actions', 'keep'];
export const decks = ['artisan', 'building'] as const;

export function askText(ask: Ask, say: Say): string {
  const longer = ['trade', 'drop'].includes(ask.kind) ? '.what' : '';
  return say(`amsterdam.ask.${ask.kind}${longer}`, {
    count: ask.count,
    good: ask.good ? goodName(ask.good, say) : '',
  });
}

// What the barge could deliver where it lies: the good of a warehouse, or any to a depot.
function deliverable(view: View, edition: Edition, figures: Figures): string | undefined {
  const seat = view.viewer;
  const here = view.ship[seat] ?? '';
  const aboard = view.barge[seat] ?? {};
  if (!figures.deliveries.some(({ space }) => space === here)) return undefined;
  const place = nodeOf(numberOf('space', here, edition));
  if (place.kind === 'warehouse') return aboard[place.good] ? place.good : undefined;
  return place.kind === 'depot' && total(aboard) > 0 ? 'depot' : undefined;
}

function turnText(view: View, say: Say, edition?: Edition, figures?: Figures | null): string {
  const found = edition && figures ? deliverable(view, edition, figures) : undefined;
  if (found === 'depot') return say('amsterdam.ask.actions.depot');
  if (found) return say('amsterdam.ask.actions.deliver', { good: goodName(found as Good, say) });
  const count = view.turn.pocket;
  return count > 0
    ? say('amsterdam.ask.actions.spaces', { count })
    : say('amsterdam.ask.actions.free');
}

const verbOf = (action: string): string => action.split(' ')[0] ?? '';

// After a click: what is asked next, by what was clicked and what can still come of it.
function nextText({ path, left }: Clicked, props: Props | null, say: Say): string {
  const [first, ...more] = left;
  if (first && more.length === 0 && props) {
    const action = actionText(first[0], first.slice(1), props, say);
    return say('amsterdam.next.sure', { action });
  }
  const [kind, index] = [kindOf(path[0] ?? ''), indexOf(path[0] ?? '')];
  const verbs = new Set(left.map(([action]) => verbOf(action)));
  const only = (...wanted: string[]) => [...verbs].every((verb) => wanted.includes(verb));
  switch (kind) {
    case 'die':
      return only('dice')
        ? say('amsterdam.next.dice')
        : say('amsterdam.next.shift', { colour: colourName(colours[index]!, say) });
    case 'resource':
      return only('shift')
        ? say('amsterdam.next.shift', { colour: colourName(colours[index]!, say) })
        : '';
    case 'card':
      return say(only('activate', 'buy') ? 'amsterdam.next.pay-card' : 'amsterdam.next.card', {
        card: cardTitle(index, say),
      });
    case 'block':
      return say('amsterdam.next.pay-block', { block: blockTitle(index, say) });
    case 'good':
      return say('amsterdam.next.good', { good: goodName(goods[index]!, say) });
    default:
      return '';
  }
}

export function question(
  view: View,
  viewer: number,
  say: Say,
  edition?: Edition,
  figures?: Figures | null,
  clicked?: Clicked,
): string {
  if (!isSeated(view) || actorOf(view) !== viewer) return '';
  if (clicked && clicked.path.length > 0) {
    const next = nextText(clicked, edition ? propsFor(view, edition) : null, say);
    if (next) return next;
  }
  const ask = askOf(view);
  if (ask?.kind === 'drawn') return '';
  if (ask) return askText(ask, say);
  if (!asking.includes(view.phase)) return '';
  if (view.phase === 'stock') {
    const second = total(view.rondel[viewer]?.[0] ?? {}) > 0;
    return say(second ? 'amsterdam.ask.stock.second' : 'amsterdam.ask.stock');
  }
  if (view.phase === 'actions') return turnText(view, say, edition, figures);
  return say(`amsterdam.ask.${view.phase}`);
}

// Whoever decides is in turn: nobody is asked during another's turn.
export function turnOf(view: View): number | undefined {
  const actor = actorOf(view);
  return actor === nobody ? undefined : actor;
}

// As much as the words of an action need of a table.
const propsFor = (view: View, edition: Edition): Props => ({
  view,
  edition,
  figures: null,
  seats: [],
  viewer: view.viewer,
  options: {},
  parts: nothingOpen,
});
const nothingOpen: Parts = {
  lit: () => false,
  chosen: () => false,
  glowing: () => false,
  click: () => undefined,
  ask: () => undefined,
  explain: () => undefined,
};

// The operands of an action, in words; what it lacks is empty.
function operands(action: string, targets: Target[], props: Props, say: Say) {
  const all = (kind: string) => targets.filter((t) => kindOf(t) === kind).map(indexOf);
  const [card, block, space, quarter] = ['card', 'block', 'space', 'quarter'].map(
    (kind) => all(kind)[0],
  );
  const [good, seat, tile] = ['good', 'seat', 'tile'].map((kind) => all(kind)[0]);
  const [deck, task] = ['deck', 'task'].map((kind) => all(kind)[0]);
  const crew = all('docker').map((index) => dockerName(dockers[index]!, say));
  const dice = [...all('die'), ...all('resource')].map((i) => colourName(colours[i]!, say));
  return {
    card: card === undefined ? '' : cardTitle(card, say),
    block: block === undefined ? '' : blockTitle(block, say),
    space: space === undefined ? '' : spaceOfAction(space, props.edition, say),
    quarter: quarter === undefined ? '' : quarterName(quarter, say),
    good: good === undefined ? '' : goodName(goods[good]!, say),
    name: seat === undefined ? tomName : seatName(props, seat),
    tile: (props.edition.parts[`tile:${tile ?? ''}`] ?? '').toUpperCase(),
    deck: deck === undefined ? '' : say(`amsterdam.class.${decks[deck]!}`),
    task: task === undefined ? '' : props.edition.parts[`task:${task}`]!,
    docker: crew[0] ?? '',
    other: crew[1] ?? dice[1] ?? '',
    colour: dice[0] ?? '',
    count: Number(/\d+$/.exec(action)?.[0] ?? 0),
  };
}

export function actionText(action: string, targets: Target[], props: Props, say: Say): string {
  const verb = verbOf(action);
  if (!(verbNames as readonly string[]).includes(verb)) return action;
  const saving = verb === 'activate' && action.includes(' without ');
  const key = `amsterdam.do.${verb}${saving ? '.without' : ''}`;
  return say(key, operands(action, targets, props, say));
}
