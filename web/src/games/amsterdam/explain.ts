// Words for every part of the board, one to three sentences.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf, total } from '../shared/targets';
import { decks } from './actions';
import { card } from './explainCards';
import { task } from './explainTasks';
import {
  bonusOf,
  crestsIn,
  delivered,
  discsOn,
  hiddenTasks,
  inQuarter,
  isTomsBlock,
  nodeOf,
  numberOf,
  ownerOf,
  quarterOf,
  roofsOf,
  seatList,
  shipsAt,
  sizeOf,
  spreadCrew,
  turnedFrom,
  withTom,
} from './facts';
import { acrossFrom } from './layout';
import {
  type Edition,
  type Figures,
  type View,
  type Colour,
  colours,
  dockers,
  goods,
  lastRound,
  mouth as lastSpace,
  nobody,
  quarters,
  tomName,
} from './model';
import {
  blockTitle,
  colourName,
  dockerName,
  goodName,
  joined,
  listed,
  quarterName,
  resourcesText,
  seatName,
  spaceTitle,
} from './phrases';

type Props = GameProps<View, Edition, Figures>;

// ---- the city ----

// If it is not the printed cost.
function costNow(row: Edition['edition']['blocks'][number], { figures }: Props, say: Say): string {
  const it = figures?.blocks.find(({ block }) => block === row.block);
  return it && it.cost !== row.cost ? say('amsterdam.block.now', { count: it.cost }) : '';
}

function tomsNext(index: number, name: string, { figures }: Props, say: Say): string {
  const it = figures?.tom.find(({ block }) => block === name);
  if (!it?.why) return '';
  const why = say(`amsterdam.tom.because.${it.why}`, { count: it.cheapest });
  return say('amsterdam.tom.next', { colour: colourName(colours[quarterOf(index)]!, say), why });
}

function block(index: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const row = edition.edition.blocks[index];
  if (!row) return '';
  const owner = ownerOf(view, row.block);
  const good = view.goods[index];
  const over = acrossFrom(edition, row.block).map((name) =>
    blockTitle(numberOf('block', name, edition), say),
  );
  const args = { block: blockTitle(index, say), count: row.cost };
  const colour = colourName(colours[quarterOf(index)]!, say);
  const state =
    owner !== nobody
      ? say('amsterdam.block.of', { ...args, name: seatName(props, owner) })
      : isTomsBlock(view, row.block)
        ? say('amsterdam.block.of', { ...args, name: tomName })
        : say('amsterdam.block.free', { ...args, colour });
  return joined([
    state,
    costNow(row, props, say),
    good ? say('amsterdam.block.good', { good: goodName(good, say) }) : '',
    tomsNext(index, row.block, props, say),
    view.bailiff === row.block &&
      joined([say('amsterdam.bailiff'), say('amsterdam.walker.bailiff')]),
    over.length ? say('amsterdam.block.bridges', { blocks: listed(over, say) }) : '',
  ]);
}

// "Anna 2 (+6)": crests, and the points for them as it stands.
function quarter(index: number, props: Props, say: Say): string {
  const { view, figures } = props;
  const name = quarters[index];
  if (!name) return '';
  const counts = view.quarters.includes(name);
  const points = figures?.majorities.find(({ quarter: it }) => it === name)?.points ?? [];
  const sides = seatList(view).map((s) => [seatName(props, s), crestsIn(view, s, name)]);
  if (withTom(view)) sides.push([tomName, inQuarter(view.tom.crests, name)]);
  const have = sides.map(([side, n], i) => `${side} ${n}${points[i] ? ` (+${points[i]})` : ''}`);
  const args = { quarter: quarterName(index, say), list: have.join(', ') };
  if (!counts) return say('amsterdam.quarter', args);
  return say('amsterdam.quarter.counts', { ...args, points: figures?.places.join('/') ?? '–' });
}

// ---- the harbour ----

function quay(node: number, index: number, { view }: Props, say: Say): string {
  const here = spreadCrew(view.quays[index] ?? {}).map((docker) => dockerName(docker, say));
  const list = listed(here, say) || say('amsterdam.nobody');
  return say('amsterdam.quay', { space: spaceTitle(node, say), list });
}

function warehouse(node: number, props: Props, say: Say): string {
  const place = nodeOf(node);
  if (place.kind !== 'warehouse') return '';
  const { view, edition } = props;
  const row = roofsOf(place.good, edition);
  const left = row?.points.slice(delivered(view, place.good)) ?? [];
  return left.length
    ? say('amsterdam.warehouse', { space: spaceTitle(node, say), points: left.join(', ') })
    : say('amsterdam.warehouse.full', { space: spaceTitle(node, say) });
}

function depot(node: number, index: number, { view, edition }: Props, say: Say): string {
  const row = edition.edition.depots[index];
  const good = view.depots[index];
  const args = { space: spaceTitle(node, say), points: row?.points ?? 0 };
  if (good) return say('amsterdam.depot.full', { ...args, good: goodName(good, say) });
  return say('amsterdam.depot', args);
}

function deliveryNow(name: string, { figures }: Props, say: Say): string {
  const it = figures?.deliveries.find(({ space }) => space === name);
  return it ? say('amsterdam.delivery.now', { points: it.points }) : '';
}

function harbour(node: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const name = edition.parts[`space:${node}`];
  if (name === undefined) return '';
  const place = nodeOf(node);
  const ships = shipsAt(view, name).map((seat) => seatName(props, seat));
  const words = {
    start: () => say('amsterdam.start'),
    water: () => say('amsterdam.water'),
    quay: () => quay(node, place.kind === 'quay' ? place.index : 0, props, say),
    warehouse: () => warehouse(node, props, say),
    depot: () => depot(node, place.kind === 'depot' ? place.index : 0, props, say),
  };
  return joined([
    words[place.kind](),
    deliveryNow(name, props, say),
    view.foreman === name && joined([say('amsterdam.foreman'), say('amsterdam.walker.foreman')]),
    ships.length ? say('amsterdam.barges', { names: listed(ships, say) }) : '',
  ]);
}

function house(props: Props, say: Say): string {
  const { view, figures, edition } = props;
  const rows = edition.edition.dockers;
  return joined([
    say('amsterdam.house', {
      count: total(view.promoted),
      points: rows.map((row) => row.points).join(', '),
    }),
    figures ? say('amsterdam.house.next', { next: figures['next-docker'] }) : '',
  ]);
}

function blackMarket({ view, edition }: Props, say: Say): string {
  const spaces = edition.edition['black-market'];
  const free = spaces.filter(({ good }) => !view['black-market'][good]);
  const list = free.map(({ good }) => goodName(good, say));
  return joined([
    say('amsterdam.black-market', { list: listed(list, say) || say('amsterdam.nothing') }),
    view.dealer ? say('amsterdam.dealer', { good: goodName(view.dealer, say) }) : '',
    view.dealer ? say('amsterdam.walker.dealer') : '',
  ]);
}

// ---- the river, rounds, dice ----

function river(number: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const discs = discsOn(view, number).reverse().map((seat) => seatName(props, seat));
  const bridge = edition.edition.amstel.find(({ behind }) => behind === number);
  return joined([
    say('amsterdam.river', { number }),
    discs.length ? say('amsterdam.river.discs', { names: listed(discs, say) }) : '',
    view.tom.amstel === number && say('amsterdam.river.tom'),
    bridge ? say('amsterdam.river.bridge', { points: bridge.points }) : '',
    number === lastSpace && say('amsterdam.river.mouth', { points: edition.edition.mouth.points }),
  ]);
}

function advance(steps: number, props: Props, say: Say): string {
  const from = props.view.amstel[props.view.viewer] ?? 1;
  const it = props.figures?.advances.find((one) => one.steps === steps);
  return joined([
    it ? say('amsterdam.advance', { count: steps, cost: it.cost }) : '',
    it && it.points > 0 ? say('amsterdam.advance.points', { count: it.points }) : '',
    river(from + steps, props, say),
  ]);
}

function round(number: number, { view }: Props, say: Say): string {
  const bonus = bonusOf(number);
  return joined([
    say('amsterdam.round', { number }),
    bonus > 0
      ? say('amsterdam.round.bonus', { count: bonus })
      : say('amsterdam.round.turned', { face: turnedFrom(number) }),
    number === view.round && say('amsterdam.round.now'),
  ]);
}

function die(index: number, { view, figures }: Props, say: Say): string {
  const colour = colours[index];
  if (!colour) return '';
  const rolled = view.dice[index] ?? 0;
  const face = figures?.dice[index] || rolled;
  const args = { colour: colourName(colour, say), count: face, rolled };
  if (rolled === 0) return say('amsterdam.die.none', args);
  return say(face === rolled ? 'amsterdam.die' : 'amsterdam.die.turned', args);
}

// ---- what a player has ----

function resource(index: number, { view }: Props, say: Say): string {
  const colour = colours[index];
  if (!colour) return '';
  const count = view.supply[view.viewer]?.[colour] ?? 0;
  return say('amsterdam.resource', { colour: colourName(colour, say), count });
}

function good(index: number, { view, edition }: Props, say: Say): string {
  const kind = goods[index];
  if (!kind) return '';
  const points = roofsOf(kind, edition)?.points.slice(delivered(view, kind)) ?? [];
  return say('amsterdam.good', {
    good: goodName(kind, say),
    store: view.store[view.viewer]?.[kind] ?? 0,
    barge: view.barge[view.viewer]?.[kind] ?? 0,
    points: points.join(', ') || say('amsterdam.nothing'),
  });
}

function arrival(space: number, { view, figures }: Props, say: Say): string {
  const round = figures?.arrives[space - 1];
  if (round === undefined) return '';
  if (round > lastRound) return say('amsterdam.rondel.late', { count: lastRound });
  return say(round === view.round ? 'amsterdam.rondel.now' : 'amsterdam.rondel.arrives', { round });
}

function rondel(space: number, props: Props, say: Say): string {
  const there = props.view.rondel[props.view.viewer]?.[space - 1] ?? {};
  return joined([
    say('amsterdam.rondel.space', { number: space, list: resourcesText(there, say) }),
    arrival(space, props, say),
  ]);
}

function seatNow(index: number, { view, figures }: Props, say: Say): string {
  if (!figures) return '';
  const [points, leftovers] = [figures['open-points'][index]!, figures.leftovers[index]!];
  return joined([
    say('amsterdam.seat.now', { points, leftovers }),
    hiddenTasks(view, index) > 0 && say('amsterdam.seat.unknown'),
  ]);
}

function seat(index: number, props: Props, say: Say): string {
  const { view } = props;
  if (index >= view.points.length) return '';
  const words = say('amsterdam.seat', {
    name: seatName(props, index),
    points: view.points[index]!,
    florins: view.florins[index]!,
    crests: view.crests[index]!.length,
    active: sizeOf(view.active[index]!),
    below: sizeOf(view.below[index]!),
    space: view.amstel[index]!,
  });
  return joined([words, seatNow(index, props, say)]);
}

function tile(name: string | undefined, say: Say): string {
  if (!name) return say('amsterdam.market.none');
  return joined([
    say('amsterdam.market.tile', { tile: name.toUpperCase() }),
    say(`amsterdam.tile.${name}`),
  ]);
}

const buttons = [
  'end',
  'skip',
  'leave',
  'activate',
  'buy',
  'use',
  'cede',
  'claim',
  'acquire',
  'load',
  'deliver',
  'store',
  'sell-florins',
  'sell-resource',
  'sell-both',
  'enough',
];

function docker(index: number, say: Say): string {
  const kind = dockers[index];
  return kind ? say('amsterdam.docker', { docker: dockerName(kind, say) }) : '';
}

export function explain(target: Target, props: Props, say: Say): string {
  const [kind, index] = [kindOf(target), indexOf(target)];
  if (buttons.includes(kind)) return say(`amsterdam.button.${kind}`);
  switch (kind) {
    case 'block':
      return block(index, props, say);
    case 'quarter':
      return quarter(index, props, say);
    case 'space':
      return harbour(index, props, say);
    case 'dockers':
      return house(props, say);
    case 'black-market':
      return blackMarket(props, say);
    case 'river':
      return river(index, props, say);
    case 'advance':
      return advance(index, props, say);
    case 'round':
      return round(index, props, say);
    case 'die':
      return die(index, props, say);
    case 'card':
      return card(index, props, say);
    case 'resource':
      return resource(index, props, say);
    case 'good':
      return good(index, props, say);
    case 'docker':
      return docker(index, say);
    case 'rondel':
      return rondel(index, props, say);
    case 'seat':
      return seat(index, props, say);
    case 'market':
      return tile(props.view.tile, say);
    case 'tile':
      return tile(props.edition.parts[target], say);
    case 'task':
      return task(index, props, say);
    case 'deck':
      return say('amsterdam.deck', { deck: say(`amsterdam.class.${decks[index] ?? 'artisan'}`) });
    case 'face':
      return say('amsterdam.face', { count: index });
    default:
      return '';
  }
}

// A few words, for the button of a choice.
export function label(target: Target, props: Props, say: Say): string {
  const [kind, index] = [kindOf(target), indexOf(target)];
  if (buttons.includes(kind)) return say(`amsterdam.short.${kind}`);
  switch (kind) {
    case 'resource':
    case 'die':
      return colourName(colours[index] as Colour, say);
    case 'good':
      return goodName(goods[index]!, say);
    case 'docker':
      return dockerName(dockers[index]!, say);
    case 'block':
      return blockTitle(index, say);
    case 'space':
      return spaceTitle(index, say);
    case 'deck':
      return say(`amsterdam.class.${decks[index] ?? 'artisan'}`);
    case 'rondel':
      return say('amsterdam.short.rondel', { number: index });
    case 'advance':
      return say('amsterdam.short.advance', { count: index });
    case 'market':
      return say('amsterdam.market');
    default:
      return explain(target, props, say);
  }
}
