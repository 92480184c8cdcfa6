// Actions in words, and the question that is asked.
import { verbNames } from '../../net/generated/amsterdam';
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf, total } from '../shared/targets';
import { actorOf, askOf, isSeated } from './facts';
import {
  type Edition,
  type Figures,
  type View,
  type Ask,
  colours,
  dockers,
  goods,
  tomName,
} from './model';
import {
  blockTitle,
  cardLabel,
  colourName,
  dockerName,
  goodName,
  quarterName,
  seatName,
  spaceTitle,
} from './phrases';

type Props = GameProps<View, Edition, Figures>;

const asking = ['draft', 'stock', 'take', 'dice', 'actions', 'keep'];
export const decks = ['artisan', 'building'] as const;

export function askText(ask: Ask, say: Say): string {
  return say(`amsterdam.ask.${ask.kind}`, {
    count: ask.count,
    good: ask.good ? goodName(ask.good, say) : '',
  });
}

export function question(view: View, viewer: number, say: Say): string {
  if (!isSeated(view) || actorOf(view) !== viewer) return '';
  const ask = askOf(view);
  if (ask?.kind === 'drawn') return '';
  if (ask) return askText(ask, say);
  if (!asking.includes(view.phase)) return '';
  if (view.phase === 'stock') {
    const second = total(view.rondel[viewer]?.[0] ?? {}) > 0;
    return say(second ? 'amsterdam.ask.stock.second' : 'amsterdam.ask.stock');
  }
  if (view.phase === 'actions' && view.turn.pocket > 0) {
    return say('amsterdam.ask.actions.pocket', { count: view.turn.pocket });
  }
  return say(`amsterdam.ask.${view.phase}`);
}

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
    card: card === undefined ? '' : cardLabel(card, say),
    block: block === undefined ? '' : blockTitle(block, say),
    space: space === undefined ? '' : spaceTitle(space, say),
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
  const verb = action.split(' ')[0] ?? '';
  if (!(verbNames as readonly string[]).includes(verb)) return action;
  const saving = verb === 'activate' && action.includes(' without ');
  const key = `amsterdam.do.${verb}${saving ? '.without' : ''}`;
  return say(key, operands(action, targets, props, say));
}
