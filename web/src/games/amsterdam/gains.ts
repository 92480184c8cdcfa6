// What an action costs and gives, told before it is confirmed.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf, total } from '../shared/targets';
import {
  actorOf,
  advanceCost,
  askOf,
  blockCost,
  cardIndex,
  classOf,
  costOf,
  deliveryPoints,
  earlyBonus,
  faceOf,
  isIn,
  largestGroup,
  nodeOf,
  numberOf,
  passedPoints,
  promotionPoints,
  quarterOf,
  tileOf,
} from './facts';
import {
  type Edition,
  type View,
  type CardClass,
  type Colour,
  type Good,
  type Resources,
  blockPrice,
  cardPrice,
  colours,
  dockers,
  foremanPoints,
  goods,
  mouth,
  saleFlorins,
} from './model';
import { cardText, cardTitle, colourName, dockerName, goodName, resourcesText } from './phrases';

type Props = GameProps<View, Edition>;

// By their effects: a block costs one less, a resource sails two spaces, dockers score twice, a
// good delivered brings a point or a Florin more.
const [blockDiscount, doubleStep, doubleDocker] = ['025', '040', '050'];
const [deliveryPoint, deliveryFlorin] = ['073', '075'];
const entrepotPoints = 4;
// Their buildings reward their delivery.
const entrepots: Record<Good, string> = {
  crystal: '076',
  genever: '077',
  coffee: '078',
  beer: '079',
  tiles: '080',
  cheese: '081',
  lace: '082',
  furniture: '083',
  tulip: '084',
};
// Cards that add something of their own whenever their owner does this.
const adding: Record<CardClass | 'block' | 'market', string[]> = {
  artisan: ['033'],
  building: ['030'],
  plan: ['035', '041'],
  block: ['026', '074'],
  market: ['045'],
};

const seatOf = ({ view }: Props): number => Math.max(0, actorOf(view));
const supplyOf = (props: Props): Resources => props.view.supply[seatOf(props)] ?? {};
const has = (props: Props, card: string): boolean =>
  isIn(props.view.active[seatOf(props)]!, cardIndex(card));

function less(counts: Resources, paid: Resources): Resources {
  const left: Resources = {};
  for (const colour of colours) {
    const n = (counts[colour] ?? 0) - (paid[colour] ?? 0);
    if (n > 0) left[colour] = n;
  }
  return left;
}

const costs = (paid: Resources, props: Props, say: Say): string[] => [
  say('amsterdam.preview.costs', { list: resourcesText(paid, say) }),
  say('amsterdam.preview.supply', { list: resourcesText(less(supplyOf(props), paid), say) }),
];

const florins = (count: number, props: Props, say: Say): string =>
  say(count < 0 ? 'amsterdam.preview.pay-florins' : 'amsterdam.preview.florins', {
    count: Math.abs(count),
    sum: (props.view.florins[seatOf(props)] ?? 0) + count,
  });

const points = (count: number, props: Props, say: Say): string =>
  say('amsterdam.preview.points', {
    count,
    sum: (props.view.points[seatOf(props)] ?? 0) + count,
  });

const added = (deed: keyof typeof adding, props: Props, say: Say): string[] =>
  adding[deed]
    .filter((card) => has(props, card))
    .map(cardIndex)
    .map((card) =>
      say('amsterdam.preview.by-card', { card: cardTitle(card, say), text: cardText(card, say) }),
    );

// What a card does that is activated.
const activated = (card: number, props: Props, say: Say): string[] => [
  cardText(card, say),
  ...added(classOf(card), props, say),
];

function activate(card: number, saved: Colour | undefined, props: Props, say: Say): string[] {
  const cost = costOf(card, props.edition);
  const paid = saved ? less(cost, { [saved]: 1 }) : cost;
  return [...costs(paid, props, say), ...activated(card, props, say)];
}

function dice(targets: Target[], { view }: Props, say: Say): string[] {
  return targets.map((target) => {
    const index = indexOf(target);
    const count = faceOf(view.dice[index] ?? 0, view.round);
    return say('amsterdam.preview.die', { count, colour: colourName(colours[index]!, say) });
  });
}

// The good of a block, and the group it makes larger.
function block(index: number, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const own = view.crests[seatOf(props)] ?? [];
  const [from, to] = [own, [...own, edition.parts[`block:${index}`] ?? '']].map((crests) =>
    largestGroup(crests, edition),
  );
  const good = view.goods[index];
  return [
    ...(good ? [say('amsterdam.preview.good', { good: goodName(good, say) })] : []),
    ...(to! > from! ? [say('amsterdam.preview.group', { from: from!, to: to! })] : []),
    ...added('block', props, say),
  ];
}

const isBailiffs = (index: number, { view, edition }: Props): boolean =>
  view.bailiff !== undefined && view.bailiff === edition.parts[`block:${index}`];

function claim(index: number, props: Props, say: Say): string[] {
  const saved = Number(has(props, blockDiscount)) + Number(isBailiffs(index, props));
  const count = Math.max(0, blockCost(index, props.edition) - saved);
  const cost = { [colours[quarterOf(index)]!]: count };
  return [...costs(cost, props, say), ...block(index, props, say)];
}

// Dockers aboard leave at the quay of their colour.
function promotion(node: number, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const place = nodeOf(node);
  const aboard = place.kind === 'quay' ? (view.aboard[seatOf(props)]?.[place.docker] ?? 0) : 0;
  const worth = promotionPoints(view, edition, aboard) * (has(props, doubleDocker) ? 2 : 1);
  return aboard > 0 ? [points(worth, props, say)] : [];
}

function sail(node: number, props: Props, say: Say): string[] {
  const { view } = props;
  const lines = [
    view.turn.pocket > 0
      ? say('amsterdam.preview.free-space', { count: view.turn.pocket - 1 })
      : say('amsterdam.preview.any', { count: 1 }),
  ];
  if (view.turn.pocket === 0 && has(props, doubleStep)) {
    lines.push(say('amsterdam.preview.free-space', { count: 1 }));
  }
  return [...lines, ...promotion(node, props, say)];
}

// What the deliverer's cards add.
const byCards = (good: Good, props: Props): number =>
  Number(has(props, deliveryPoint)) + (has(props, entrepots[good]) ? entrepotPoints : 0);

function deliver(good: Good, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const node = numberOf('space', view.ship[seatOf(props)] ?? '', edition);
  const [worth, bonus] = [deliveryPoints(node, good, view, edition), earlyBonus(view.round)];
  const foreman = view.foreman === view.ship[seatOf(props)] ? foremanPoints : 0;
  const cards = byCards(good, props);
  const lines = [points(worth + bonus + foreman + cards, props, say)];
  if (bonus > 0) lines.push(say('amsterdam.preview.bonus', { worth, bonus }));
  if (foreman > 0) lines.push(say('amsterdam.preview.with-foreman', { count: foreman }));
  if (cards > 0) lines.push(say('amsterdam.preview.with-cards', { count: cards }));
  if (has(props, deliveryFlorin)) lines.push(florins(1, props, say));
  return lines;
}

function advance(steps: number, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const from = view.amstel[seatOf(props)] ?? 1;
  const to = Math.min(mouth, from + steps);
  const gained = passedPoints(from, to, edition);
  return [
    say('amsterdam.preview.any', { count: advanceCost(steps) }),
    say('amsterdam.preview.amstel', { from, to }),
    ...(gained ? [points(gained, props, say)] : []),
  ];
}

function market(props: Props, say: Say): string[] {
  const tile = tileOf(props.view, props.edition);
  if (!tile) return [];
  if (tile.effect !== 'gain') {
    return [florins(-tile.price, props, say), say(`amsterdam.tile.${tile.tile}`)];
  }
  return [
    florins(-tile.price, props, say),
    ...(tile.points ? [points(tile.points, props, say)] : []),
    ...(tile.steps ? [say('amsterdam.preview.steps', { count: tile.steps })] : []),
    ...(tile.resources ? [say('amsterdam.preview.resources', { count: tile.resources })] : []),
    ...(tile.points ? added('market', props, say) : []),
  ];
}

// A resource more, or less.
function changed(index: number, by: number, props: Props, say: Say): string[] {
  const colour = colours[index]!;
  const supply = supplyOf(props);
  const then = { ...supply, [colour]: (supply[colour] ?? 0) + by };
  const left = (askOf(props.view)?.count ?? 1) - 1;
  return [
    say('amsterdam.preview.supply', { list: resourcesText(then, say) }),
    ...(left > 0 ? [say('amsterdam.preview.more', { count: left })] : []),
  ];
}

// Only one resource stays with its owner.
function end(props: Props, say: Say): string[] {
  const lost = total(supplyOf(props)) - 1;
  return lost > 0 ? [say('amsterdam.preview.lost', { count: lost })] : [];
}

function hire(index: number, props: Props, say: Say): string[] {
  const docker = dockerName(dockers[index]!, say);
  return [florins(1, props, say), say('amsterdam.preview.docker', { docker })];
}

const card = (index: number, { edition }: Props, say: Say): string[] => [
  cardText(index, say),
  say('amsterdam.preview.activation', { list: resourcesText(costOf(index, edition), say) }),
];

// What the solo game and the extensions ask.
function answer(verb: string, at: (kind: string) => number, props: Props, say: Say): string[] {
  switch (verb) {
    case 'remove':
      return [say('amsterdam.preview.removed'), cardText(at('card'), say)];
    case 'return':
      return [say('amsterdam.preview.return')];
    case 'fetch':
      return card(at('card'), props, say);
    case 'draw':
      return [say('amsterdam.preview.draw')];
    case 'activate-free':
      return [say('amsterdam.preview.no-cost'), ...activated(at('card'), props, say)];
    case 'claim-free':
      return [say('amsterdam.preview.no-cost'), ...block(at('block'), props, say)];
    case 'moor':
      return promotion(at('space'), props, say);
    case 'foreman':
      return [say('amsterdam.preview.foreman')];
    case 'bailiff': {
      const from = blockCost(at('block'), props.edition);
      return [say('amsterdam.preview.bailiff', { from, to: from - 1 })];
    }
    case 'dealer':
      return [say('amsterdam.preview.dealer', { good: goodName(goods[at('good')]!, say) })];
    default:
      return [];
  }
}

export function preview(action: string, targets: Target[], props: Props, say: Say): string[] {
  const verb = action.split(' ')[0] ?? '';
  const at = (kind: string) => indexOf(targets.find((t) => kindOf(t) === kind) ?? '');
  const { view } = props;
  switch (verb) {
    case 'take':
      return card(at('card'), props, say);
    case 'drop':
      return [say('amsterdam.preview.penalty')];
    case 'dice':
      return dice(targets, props, say);
    case 'activate':
      return activate(at('card'), colours[at('resource')], props, say);
    case 'buy':
      return [florins(-cardPrice, props, say), ...activated(at('card'), props, say)];
    case 'use':
      return [cardText(at('card'), say)];
    case 'claim':
      return claim(at('block'), props, say);
    case 'acquire':
      return [florins(-blockPrice, props, say), ...block(at('block'), props, say)];
    case 'sail':
      return sail(at('space'), props, say);
    case 'hire':
      return hire(at('docker'), props, say);
    case 'deliver':
      return deliver(goods[at('good')]!, props, say);
    case 'advance':
      return advance(at('advance'), props, say);
    case 'market':
      return market(props, say);
    case 'pay':
      return changed(at('resource'), -1, props, say);
    case 'gain':
      return changed(at('resource'), 1, props, say);
    case 'keep':
      return [say('amsterdam.preview.lost', { count: total(supplyOf(props)) - 1 })];
    case 'sell-florins':
      return [florins(saleFlorins, props, say)];
    case 'sell-resource':
      return [say('amsterdam.preview.resources', { count: 1 })];
    case 'sell-both':
      return [florins(saleFlorins, props, say), say('amsterdam.preview.resources', { count: 1 })];
    case 'end':
      return view.phase === 'actions' ? end(props, say) : [];
    default:
      return answer(verb, at, props, say);
  }
}
