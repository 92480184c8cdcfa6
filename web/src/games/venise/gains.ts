// What an action costs and gives, told before it is confirmed.
import type { GameProps, Say, Target } from '../game';
import { total } from '../shared/targets';
import { named } from './actions';
import {
  type Card,
  bonusOf,
  bridgeOwner,
  bridgesLeft,
  cardOf,
  colourOf,
  cubesOn,
  deckOf,
  deckSize,
  edgeEnds,
  isBuilt,
  priceOf,
} from './facts';
import {
  type Colour,
  type Cubes,
  type Edition,
  type View,
  colours,
  goods,
  stockSize,
  tiles,
} from './model';
import { cubesIn, cubesText, kindName, seatName, tileName } from './phrases';

type Props = GameProps<View, Edition>;

// A lower die that lies there keeps its place.
const findsPlace = (tile: number, value: number, { view }: Props): boolean => {
  const there = view.dice[tile]?.value ?? 0;
  return there === 0 || value <= there;
};

// What an activation counts: the die, or one where the table says so of a die without a place.
const power = (tile: number, value: number, props: Props): number =>
  props.options['unplaced'] === 'one' && !findsPlace(tile, value, props) ? 1 : value;

const powerLines = (tile: number, value: number, props: Props, say: Say): string[] =>
  power(tile, value, props) < value ? [say('venise.preview.counts-one')] : [];

// What becomes of a die that is put on a quarter.
function placing(tile: number, value: number, props: Props, say: Say): string {
  const die = props.view.dice[tile];
  if (!die || die.value === 0) return say('venise.preview.placed', { value });
  const args = { name: seatName(props, die.owner), value: die.value };
  if (!findsPlace(tile, value, props)) return say('venise.preview.not-placed', args);
  return say(
    die.owner === props.view.turn ? 'venise.preview.own-back' : 'venise.preview.chases',
    args,
  );
}

function move(tile: number, die: number, props: Props, say: Say): string[] {
  const [a, b] = props.view.rolled;
  const other = die === a ? b : a;
  const name = tileName(tiles[tile]!, say);
  return [
    say('venise.preview.activates', { value: other, tile: name }),
    placing(tile, other, props, say),
    ...powerLines(tile, other, props, say),
  ];
}

// Others who have a burgher or a die there gain with it.
function secondary(tile: number, value: number, props: Props, say: Say): string[] {
  const { view } = props;
  const die = view.dice[tile]!;
  const stays = die.value > 0 && value > die.value ? die.owner : -1;
  return view.burgher.flatMap((at, seat) => {
    const count = Number(at === tiles[tile]) + Number(stays === seat);
    if (seat === view.turn || count === 0) return [];
    return [say('venise.preview.also', { name: seatName(props, seat), count })];
  });
}

function activate(value: number, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const here = view.burgher[view.turn];
  if (!here) return [];
  const tile = tiles.indexOf(here);
  const count = power(tile, value, props);
  const put = [placing(tile, value, props, say), ...powerLines(tile, value, props, say)];
  const deck = deckOf(here, view);
  if (deck) {
    const seen = Math.min(count, deckSize(deck));
    return [
      say('venise.preview.look', { count: seen }),
      ...put,
      ...secondary(tile, value, props, say),
    ];
  }
  if (here === 'market') {
    return [say('venise.preview.market', { count, bonus: bonusOf(view, edition) }), ...put];
  }
  if (here === 'port-a' || here === 'port-b') {
    return [say('venise.preview.port', { points: count }), ...put];
  }
  const gain = say('venise.preview.gain', { count, kind: kindName(here, say) });
  return [gain, ...put, ...secondary(tile, value, props, say)];
}

const pointsLine = (points: number, { view }: Props, say: Say): string =>
  say('venise.preview.points', { points, sum: (view.points[view.turn] ?? 0) + points });

function sell(good: number, count: number, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const [price, bonus] = [priceOf(good, view), bonusOf(view, edition)];
  return [
    say('venise.preview.sale', { count, price, bonus, points: count * (price + bonus) }),
    pointsLine(count * (price + bonus), props, say),
  ];
}

function priceLine(good: number, by: number, { view }: Props, say: Say): string {
  const from = priceOf(good, view);
  const to = Math.max(0, from + by);
  return say('venise.preview.price', { good: kindName(goods[good] ?? 'cloth', say), from, to });
}

const pendingGood = (view: View): number => goods.findIndex((good) => good === view.good);

function bridge(edge: number, back: number, paid: Cubes, props: Props, say: Say): string[] {
  const { view } = props;
  const [a, b] = edgeEnds(edge);
  const owner = bridgeOwner(`${tiles[a]}-${tiles[b]}`, view);
  const left = bridgesLeft(view.turn, view) - 1;
  return [
    total(paid) > 0
      ? say('venise.preview.costs', { cubes: cubesText(paid, say) })
      : say('venise.preview.free'),
    ...(owner >= 0 ? [say('venise.preview.replaces', { name: seatName(props, owner) })] : []),
    say('venise.preview.die-back', { tile: tileName(tiles[back] ?? 'market', say) }),
    say('venise.preview.bridges', { count: left }),
  ];
}

function produce(card: Card | undefined, plus: number, props: Props, say: Say): string[] {
  if (card?.kind !== 'workshop') return [];
  const { good, capacity } = card.workshop;
  const count = (props.view.store[props.view.turn]?.[good] ?? 0) + capacity;
  return [
    say('venise.preview.makes', { count: capacity, good: kindName(good, say), sum: count }),
    priceLine(goods.indexOf(good), plus, props, say),
  ];
}

// What a card still needs once one more cube lies on it.
function missing(card: Card | undefined, colour: Colour, props: Props, say: Say): string[] {
  if (!card || card.kind === 'order') return [];
  const { view, edition } = props;
  const built = isBuilt(card, view, edition);
  const cost: Cubes =
    card.kind === 'master'
      ? card.master.cost
      : built
        ? { [colourOf(card.workshop.good)]: card.workshop.capacity }
        : card.workshop.cost;
  const there = cubesOn(card, view);
  const left: Cubes = {};
  for (const kind of colours) {
    const n = (cost[kind] ?? 0) - (there[kind] ?? 0) - Number(kind === colour);
    if (n > 0) left[kind] = n;
  }
  if (total(left) > 0) return [say('venise.preview.missing', { cubes: cubesText(left, say) })];
  if (built) return [say('venise.preview.full')];
  return [say(card.kind === 'master' ? 'venise.preview.engaged' : 'venise.preview.built')];
}

function thrown(cubes: Cubes, { view }: Props, say: Say): string[] {
  const left: Cubes = {};
  for (const kind of colours) {
    const n = (view.stock[view.turn]?.[kind] ?? 0) - (cubes[kind] ?? 0);
    if (n > 0) left[kind] = n;
  }
  return [say('venise.preview.stock', { cubes: cubesText(left, say) })];
}

function keep(card: Card | undefined, say: Say): string[] {
  if (!card || card.kind === 'order') return [];
  const cost = card.kind === 'workshop' ? card.workshop.cost : card.master.cost;
  return total(cost) ? [say('venise.preview.needs', { cubes: cubesText(cost, say) })] : [];
}

export function preview(action: string, targets: Target[], props: Props, say: Say): string[] {
  const { view, edition } = props;
  const its = named(targets);
  const card = its.card === undefined ? undefined : cardOf(its.card, edition);
  const here = view.burgher[view.turn];
  const raw = colours.find((colour) => colour === here);
  switch (action.split(' ')[0]) {
    case 'move':
      return move(its.tile ?? 0, its.die ?? 0, props, say);
    case 'activate':
      return activate(its.value ?? 0, props, say);
    case 'rest':
      return here ? [placing(tiles.indexOf(here), its.value ?? 0, props, say)] : [];
    case 'sell':
      return sell(its.good ?? 0, its.count ?? 0, props, say);
    case 'ship':
      return [pointsLine(view.value, props, say)];
    case 'raise':
      return [priceLine(pendingGood(view), 1, props, say)];
    case 'drop':
      return [priceLine(pendingGood(view), -(its.drop ?? 1), props, say)];
    case 'split':
      return [priceLine(pendingGood(view), -1, props, say)];
    case 'lower':
      return [priceLine(its.good ?? 0, -1, props, say)];
    case 'bridge':
      return bridge(its.edge ?? 0, its.back ?? 0, cubesIn(targets), props, say);
    case 'produce':
      return produce(card, its.plus ?? 1, props, say);
    case 'down':
      return missing(card, colours[its.cube ?? 0]!, props, say);
    case 'put':
      return raw ? missing(card, raw, props, say) : [];
    case 'throw':
      return thrown(cubesIn(targets), props, say);
    case 'keep':
      return keep(card, say);
    case 'store': {
      const count = total(view.stock[view.actor] ?? {}) + 1;
      return [say('venise.preview.stored', { count, most: stockSize })];
    }
    default:
      return [];
  }
}
