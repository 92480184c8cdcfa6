// Words for every part of the board, one to three sentences.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf, total } from '../shared/targets';
import {
  type Card,
  bridgeOwner,
  cardOf,
  colourOf,
  cubesOn,
  deckOf,
  deckSize,
  edgeEnds,
  isBuilt,
  isOn,
  isShipped,
  nameOfCard,
  tradeOf,
} from './facts';
import { type Edition, type Figures, type View, colours, goods, tiles } from './model';
import { cardTitle, cubesText, edgeTitle, kindName, listed, seatName, tileName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const joined = (sentences: string[]): string => sentences.filter(Boolean).join(' ');

// ---- the city ----

function power(index: number, { view, figures }: Props, say: Say): string[] {
  const tile = tiles[index]!;
  const deck = deckOf(tile, view);
  if (deck) {
    return [say(`venise.tile.${tile}`), say('venise.tile.deck', { count: deckSize(deck) })];
  }
  if (tile === 'market') {
    return [
      say('venise.tile.market'),
      figures ? say('venise.tile.bonus', { count: figures.bonus }) : '',
    ];
  }
  if (tile === 'port-a' || tile === 'port-b') {
    const free = goods.filter((_, i) => !isShipped(tile, i, view));
    const list =
      listed(
        free.map((good) => kindName(good, say)),
        say,
      ) || say('venise.nothing');
    return [say('venise.tile.port', { tile: tileName(tile, say), goods: list })];
  }
  return [say('venise.tile.raw', { kind: kindName(tile, say), tile: tileName(tile, say) })];
}

function tile(index: number, props: Props, say: Say): string {
  const { view } = props;
  const name = tiles[index];
  if (!name) return '';
  const die = view.dice[index];
  const here = view.burgher.flatMap((at, seat) => (at === name ? [seatName(props, seat)] : []));
  return joined([
    ...power(index, props, say),
    die && die.value > 0
      ? say('venise.tile.die', { name: seatName(props, die.owner), value: die.value })
      : '',
    here.length ? say('venise.tile.burghers', { names: listed(here, say) }) : '',
    view.boat === name ? say('venise.tile.boat') : '',
  ]);
}

function edge(index: number, props: Props, say: Say): string {
  const { view, figures } = props;
  const [a, b] = edgeEnds(index);
  const name = `${tiles[a]}-${tiles[b]}`;
  const owner = bridgeOwner(name, view);
  const cost = figures?.bridges.find(({ spot }) => spot === name)?.cost;
  const args = { edge: edgeTitle(index, say) };
  return joined([
    owner >= 0
      ? say('venise.edge.owned', { ...args, name: seatName(props, owner) })
      : say('venise.edge', args),
    cost === undefined ? '' : say('venise.edge.cost', { count: cost }),
  ]);
}

// ---- cards ----

function holder(card: Card, props: Props): number {
  const { view, edition } = props;
  const name = nameOfCard(card, edition);
  const lists = card.kind === 'workshop' ? view.workshops : view.masters;
  const seat = lists.findIndex((list) => list.includes(name));
  return seat >= 0 ? seat : view.under.findIndex((list) => list.includes(name));
}

function progress(card: Card, props: Props, say: Say): string {
  const { view, edition } = props;
  const there = cubesOn(card, view);
  if (card.kind === 'workshop' && isBuilt(card, view, edition)) {
    const count = there[colourOf(card.workshop.good)] ?? 0;
    return say('venise.card.built', { count, most: card.workshop.capacity });
  }
  if (isOn(card, view, edition)) return say('venise.card.on');
  return total(there) > 0 ? say('venise.card.there', { cubes: cubesText(there, say) }) : '';
}

function cardWords(card: Card, say: Say): string {
  if (card.kind === 'order') {
    return say('venise.says.order', { good: kindName(card.good, say), plus: card.plus });
  }
  if (card.kind === 'workshop') {
    const { good, capacity, cost } = card.workshop;
    return say('venise.says.workshop', {
      good: kindName(good, say),
      kind: kindName(colourOf(good), say),
      count: capacity,
      cubes: cubesText(cost, say),
    });
  }
  const { effect, good, cost } = card.master;
  const args = { good: good ? kindName(good, say) : '' };
  if (effect === 'order') return say('venise.says.master-order', args);
  const price = say('venise.card.cost', { cubes: cubesText(cost, say) });
  return `${say(`venise.says.${effect}`, args)} ${price}`;
}

function card(index: number, props: Props, say: Say): string {
  const { edition } = props;
  const it = cardOf(index, edition);
  if (!it) return '';
  if (it.kind === 'order') return cardWords(it, say);
  const seat = holder(it, props);
  return joined([
    cardWords(it, say),
    seat >= 0 ? say('venise.card.of', { name: seatName(props, seat) }) : '',
    progress(it, props, say),
  ]);
}

// ---- the rest ----

function seat(index: number, props: Props, say: Say): string {
  const { view, figures } = props;
  const words = say('venise.seat', {
    name: seatName(props, index),
    points: view.points[index] ?? 0,
    cubes: total(view.stock[index] ?? {}),
    goods: total(view.store[index] ?? {}),
  });
  const dice = figures?.['dice-left'][index] ?? 0;
  const bridges = figures?.['bridges-left'][index] ?? 0;
  return joined([words, figures ? say('venise.seat.reserve', { dice, bridges }) : '']);
}

function amount(target: Target, { view }: Props, say: Say): string {
  const why = view.ask === 'fill' ? 'fill' : view.phase === 'stock' ? 'throw' : 'pay';
  const kind = kindName(kindOf(target), say);
  return say(`venise.amount.${why}`, { count: indexOf(target), kind });
}

function good(index: number, { view, figures }: Props, say: Say): string {
  const kind = goods[index];
  if (!kind) return '';
  const args = { good: kindName(kind, say), price: figures?.prices[index] ?? 0 };
  return joined([
    figures ? say('venise.good.price', args) : '',
    say('venise.good', {
      ...args,
      ones: view.ones[index] ?? 0,
      twos: view.twos[index] ?? 0,
      count: view.store[view.viewer]?.[kind] ?? 0,
    }),
  ]);
}

function row(index: number, { edition }: Props, say: Say): string {
  return say(`venise.row-of.${index}`, { count: edition.edition.rows[index - 1]?.places ?? 0 });
}

function cube(index: number, { view }: Props, say: Say): string {
  const kind = colours[index];
  if (!kind) return '';
  const args = { kind: kindName(kind, say), count: view.stock[view.viewer]?.[kind] ?? 0 };
  return say(view.phase === 'place' ? 'venise.cube.replace' : 'venise.cube', args);
}

function die(value: number, { view }: Props, say: Say): string {
  if (view.phase !== 'move') return say('venise.die', { value });
  const [a, b] = view.rolled;
  return say('venise.die.move', { value, other: value === a ? b : a });
}

// What a sale of so many brings can be told once the good is chosen.
function saleOf(n: number, { figures, parts }: Props): number | undefined {
  const chosen = goods.find((_, i) => parts.chosen(`good:${i}`));
  return chosen && tradeOf(figures, 'sell', n, chosen)?.points;
}

function count(n: number, props: Props, say: Say): string {
  const points = saleOf(n, props);
  if (points === undefined) return say('venise.sell', { count: n });
  return say('venise.sell.for', { count: n, points });
}

// A change of the price, with the new price as soon as the rules have told it.
function change(kind: string, number: number, { figures }: Props, say: Say): string {
  const key = number > 0 ? `${kind}.${number}` : kind;
  const price = tradeOf(figures, kind, number)?.price;
  return price === undefined ? say(`venise.short.${key}`) : say(`venise.${key}`, { price });
}

export function explain(target: Target, props: Props, say: Say): string {
  const index = indexOf(target);
  const { view } = props;
  const kind = kindOf(target);
  switch (kind) {
    case 'tile':
      return tile(index, props, say);
    case 'edge':
      return edge(index, props, say);
    case 'cell':
      return say('venise.cell', { tile: view.held ? tileName(view.held, say) : '' });
    case 'card':
      return card(index, props, say);
    case 'seat':
      return seat(index, props, say);
    case 'good':
      return good(index, props, say);
    case 'cube':
      return cube(index, props, say);
    case 'die':
      return die(index, props, say);
    case 'value':
      return say('venise.value', { value: index });
    case 'count':
      return count(index, props, say);
    case 'wool':
    case 'linen':
    case 'gold':
      return amount(target, props, say);
    case 'back': {
      const value = view.dice[index]?.value ?? 0;
      return say('venise.back', { tile: tileName(tiles[index] ?? 'market', say), value });
    }
    case 'row':
      return row(index, props, say);
    case 'order':
      return say('venise.with-order', { plus: index });
    case 'drop':
      return change(kind, index, props, say);
    case 'raise':
    case 'split':
    case 'stay':
      return change(kind, 0, props, say);
    case 'activate':
    case 'rest':
    case 'none':
    case 'end':
    case 'lose':
    case 'look':
    case 'decline':
      return say(`venise.${kind}`);
    case 'store':
      return say('venise.store-it');
    default:
      return '';
  }
}

const short = [
  ...['raise', 'split', 'stay', 'activate', 'rest', 'none', 'end', 'store', 'lose'],
  ...['look', 'decline'],
];

// A few words, for the button of a choice.
export function label(target: Target, props: Props, say: Say): string {
  const kind = kindOf(target);
  const index = indexOf(target);
  if (short.includes(kind)) return say(`venise.short.${kind}`);
  switch (kind) {
    case 'tile':
      return tileName(tiles[index] ?? 'market', say);
    case 'card':
      return cardTitle(cardOf(index, props.edition), say);
    case 'good':
      return kindName(goods[index] ?? 'cloth', say);
    case 'cube':
      return kindName(colours[index] ?? 'wool', say);
    case 'value':
      return String(index);
    case 'count': {
      const points = saleOf(index, props);
      return points === undefined
        ? String(index)
        : say('venise.short.count', { count: index, points });
    }
    case 'row':
      return say(`venise.row.${index}`);
    case 'order':
      return say('venise.short.order', { plus: index });
    case 'drop':
      return say(`venise.short.drop.${index}`);
    case 'edge':
      return edgeTitle(index, say);
    default:
      return explain(target, props, say);
  }
}
