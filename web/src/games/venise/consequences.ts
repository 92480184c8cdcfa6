// What an action costs and gives, in words, as the rules foresee it.
import type { ActionPreview, PreviewChange, SeenEvent } from '../../net/generated/calls';
import type { GameProps, Say } from '../game';
import { fieldsOf } from '../shared/events';
import { total } from '../shared/targets';
import { eventText } from './events';
import { cardNamed } from './facts';
import {
  type ActivationFigures,
  type Colour,
  type Cubes,
  type Edition,
  type Figures,
  type View,
  goods,
  stockSize,
  tiles,
} from './model';
import { cubesText, kindName, seatName, tileName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

// A preview with the seat's view and figures afterwards: in this game all is foreseen.
type Seen = Omit<ActionPreview, 'view' | 'figures'> & { view: View; figures: Figures };

const eventOf = (kind: string, { events }: Seen): SeenEvent | undefined =>
  events.find((event) => event.kind === kind);
const numberIn = (event: SeenEvent | undefined, field = 'number'): number =>
  event ? fieldsOf(event, String).number(field) : 0;
const textIn = (event: SeenEvent | undefined, field: string): string =>
  event ? fieldsOf(event, String).text(field) : '';

const changesOf = (kind: string, { changes }: Seen): PreviewChange[] =>
  changes.filter((it) => it.kind === kind);

// ---- the activation die ----

interface Placing {
  value: number; // of the die
  placed: boolean;
  chased: number | undefined; // the owner of the die that goes home
}

// What becomes of a die that is put on a quarter, and of the die that lies there.
function placing({ value, placed, chased }: Placing, tile: number, props: Props, say: Say): string {
  const there = props.view.dice[tile];
  const args = { name: seatName(props, there?.owner ?? 0), value: there?.value ?? 0 };
  if (!placed) return say('venise.preview.not-placed', args);
  if (chased === undefined) return say('venise.preview.placed', { value });
  if (chased === props.view.turn) return say('venise.preview.own-back', args);
  return say('venise.preview.chases', args);
}

const countsLess = (value: number, power: number, say: Say): string[] =>
  power < value ? [say('venise.preview.counts', { count: power })] : [];

const isSeat = (seat: number, { view }: Props): boolean => seat < view.points.length;

// After a move: what the other die can do there.
function activation(seen: Seen, props: Props, say: Say): string[] {
  const { view, figures } = seen;
  const tile = view.burgher[view.turn];
  const now = figures.activations.find(({ value }) => value === view.rolled[0]);
  if (!tile || !now) return [];
  const args = { value: now.value, tile: tileName(tile, say) };
  const put = placing(placingOf(now, props), tiles.indexOf(tile), props, say);
  if (now.power === 0) return [say('venise.preview.no-power', args), put];
  return [say('venise.preview.activates', args), put, ...countsLess(now.value, now.power, say)];
}

// Before a move: whether the boat carries the burgher, and where it stays.
function boat(seen: Seen, { view, figures }: Props, say: Say): string[] {
  const [verb, ...words] = seen.action.split(' ');
  if (verb === 'boat') return [say(`venise.preview.${words[0] === view.boat ? 'no-boat' : 'by-boat'}`)];
  const [die, tile] = words;
  const ways = (figures?.ways ?? []).filter((way) => way.die === Number(die) && way.tiles.at(-1) === tile);
  const rides = ways.filter((way) => way.rides !== 0);
  const [ride] = rides;
  if (!ride) return [];
  if (rides.length < ways.length) return [say('venise.preview.maybe-boat')];
  if (rides.length > 1) return [say('venise.preview.boat-place')];
  return [say('venise.preview.boat-to', { tile: tileName(ride.boat ?? 'market', say) })];
}

const placingOf = ({ value, placed, chased }: ActivationFigures, props: Props): Placing => ({
  value,
  placed,
  chased: isSeat(chased, props) ? chased : undefined,
});

function placed(value: number, seen: Seen, props: Props, say: Say): string[] {
  const tile = props.view.burgher[props.view.turn];
  if (!tile) return [];
  const chased = eventOf('chased', seen);
  const now = {
    value,
    placed: eventOf('placed', seen) !== undefined,
    chased: chased && numberIn(chased, 'seat'),
  };
  return [placing(now, tiles.indexOf(tile), props, say)];
}

// What the power of the quarter opens or gives at once.
function power(seen: Seen, say: Say): string[] {
  const { view, figures } = seen;
  const [gain] = changesOf('cube', seen).filter(({ more }) => more > 0);
  if (gain) {
    const kind = kindName(gain.name ?? '', say);
    return [say('venise.preview.gain', { count: gain.more, kind })];
  }
  if (view.phase === 'draw') return [say('venise.preview.look', { count: view.left })];
  if (view.phase === 'sell') {
    const count = Math.max(...figures.trades.map(({ number }) => number));
    return [say('venise.preview.market', { count, bonus: figures.bonus })];
  }
  const [shipment] = figures.trades;
  return shipment ? [say('venise.preview.port', { points: shipment.points })] : [];
}

// Others that have a burgher or a die there gain with it.
const secondary = ({ figures }: Seen, props: Props, say: Say): string[] =>
  figures.secondary
    .filter(({ seat }) => seat !== props.viewer)
    .map(({ seat, value, sure }) =>
      say(sure ? 'venise.preview.also' : 'venise.preview.perhaps', {
        name: seatName(props, seat),
        count: value,
      }),
    );

function activate(seen: Seen, props: Props, say: Say): string[] {
  const value = Number(seen.action.split(' ')[1]);
  return [
    ...power(seen, say),
    ...placed(value, seen, props, say),
    ...countsLess(value, numberIn(eventOf('activated', seen)), say),
    ...secondary(seen, props, say),
  ];
}

// ---- trade ----

function sale(seen: Seen, { view, figures }: Props, say: Say): string[] {
  const sold = eventOf('sold', seen);
  const earned = sold ?? eventOf('shipped', seen);
  if (!earned) return [];
  const points = numberIn(earned, 'points');
  const sum = seen.view.points[view.turn] ?? 0;
  const price = figures?.prices[goods.findIndex((good) => good === textIn(sold, 'good'))];
  const args = { count: numberIn(sold), price: price ?? 0, bonus: figures?.bonus ?? 0, points };
  return [
    ...(sold && price !== undefined ? [say('venise.preview.sale', args)] : []),
    say('venise.preview.points', { points, sum }),
  ];
}

const prices = ({ events }: Seen, { figures }: Props, say: Say): string[] =>
  events.flatMap((event) => {
    const good = textIn(event, 'good');
    const from = figures?.prices[goods.findIndex((kind) => kind === good)];
    const to = numberIn(event);
    if (event.kind !== 'price' || from === undefined || from === to) return [];
    return [say('venise.preview.price', { good: kindName(good, say), from, to })];
  });

// ---- bridges, cards and cubes ----

function bridge(seen: Seen, props: Props, say: Say): string[] {
  const paid: Cubes = {};
  for (const { name, more } of changesOf('cube', seen)) paid[name as Colour] = -more;
  const gone = eventOf('bridge-gone', seen);
  const tile = tileName(textIn(eventOf('recalled', seen), 'tile'), say);
  return [
    total(paid) > 0
      ? say('venise.preview.costs', { cubes: cubesText(paid, say) })
      : say('venise.preview.free'),
    ...(gone
      ? [say('venise.preview.replaces', { name: seatName(props, numberIn(gone, 'seat')) })]
      : []),
    say('venise.preview.die-back', { tile }),
    ...changesOf('bridges', seen).map(({ count }) => say('venise.preview.bridges', { count })),
  ];
}

const made = (seen: Seen, say: Say): string[] =>
  changesOf('good', seen).map(({ name, count, more }) =>
    say('venise.preview.makes', { count: more, good: kindName(name ?? '', say), sum: count }),
  );

// What the card needs once one more cube lies on it.
function cube(seen: Seen, { edition }: Props, say: Say): string[] {
  if (eventOf('built', seen)) return [say('venise.preview.built')];
  if (eventOf('on', seen) ?? eventOf('used', seen)) return [say('venise.preview.engaged')];
  const missing = missingOn(textIn(eventOf('put', seen), 'card'), seen);
  if (total(missing) > 0) return [say('venise.preview.missing', { cubes: cubesText(missing, say) })];
  const card = cardNamed(textIn(eventOf('put', seen), 'card'), edition);
  return card?.kind === 'workshop' ? [say('venise.preview.full')] : [];
}

const missingOn = (name: string, { figures }: Seen): Cubes =>
  figures.cards.find(({ card }) => card === name)?.missing ?? {};

function kept(seen: Seen, say: Say): string[] {
  const missing = missingOn(textIn(eventOf('kept', seen), 'card'), seen);
  return total(missing) ? [say('venise.preview.needs', { cubes: cubesText(missing, say) })] : [];
}

const stock = ({ view }: Seen, viewer: number, say: Say): string[] => [
  say('venise.preview.stock', { cubes: cubesText(view.stock[viewer] ?? {}, say) }),
];
const stored = ({ view }: Seen, viewer: number, say: Say): string[] => [
  say('venise.preview.stored', { count: total(view.stock[viewer] ?? {}), most: stockSize }),
];

// ---- the score ----

// Sales are told as points at once. The others count at the end. What the final sale loses is a price
// that falls, or goods that are sold now: that is told already.
const atEnd = ({ points }: Seen, say: Say): string[] =>
  points
    .filter(({ source, points: more }) => source !== 'sales' && (source !== 'final-sale' || more > 0))
    .map(({ source, points: more }) =>
      say('venise.preview.at-end', {
        source: say(`venise.sheet.${source}`),
        points: more > 0 ? `+${more}` : `−${-more}`,
      }),
    );

const lastLap = (seen: Seen, { edition }: Props, say: Say): string[] =>
  seen.events
    .filter(({ kind }) => kind === 'last-lap')
    .map((event) => eventText(event, edition, String, say));

function its(seen: Seen, props: Props, say: Say): string[] {
  switch (seen.action.split(' ')[0]) {
    case 'move':
    case 'boat':
      return [...boat(seen, props, say), ...activation(seen, props, say)];
    case 'activate':
      return activate(seen, props, say);
    case 'look':
      return power(seen, say);
    case 'rest':
      return placed(Number(seen.action.split(' ')[1]), seen, props, say);
    case 'sell':
    case 'ship':
      return sale(seen, props, say);
    case 'bridge':
      return bridge(seen, props, say);
    case 'produce':
      return made(seen, say);
    case 'down':
    case 'put':
      return cube(seen, props, say);
    case 'throw':
    case 'replace':
      return stock(seen, props.viewer, say);
    case 'keep':
      return kept(seen, say);
    case 'store':
      return stored(seen, props.viewer, say);
    default:
      return [];
  }
}

// What an action brings at once: neither its cost nor what it only opens. The best comes first.
export function brings(preview: ActionPreview, props: Props, say: Say): string[] {
  if (!preview.view || !preview.figures) return [];
  const seen = preview as unknown as Seen;
  const more = atEnd({ ...seen, points: seen.points.filter((line) => line.points > 0) }, say);
  switch (seen.action.split(' ')[0]) {
    case 'activate':
    case 'look':
      return power(seen, say);
    case 'sell':
    case 'ship':
      return sale(seen, props, say);
    case 'produce':
      return [...made(seen, say), ...more];
    case 'down':
    case 'put':
      return ['built', 'on', 'used'].some((kind) => eventOf(kind, seen))
        ? [...cube(seen, props, say), ...more]
        : more;
    default:
      return more;
  }
}

export function consequences(preview: ActionPreview, props: Props, say: Say): string[] {
  if (!preview.view || !preview.figures) return [];
  const seen = preview as unknown as Seen;
  return [
    ...its(seen, props, say),
    ...prices(seen, props, say),
    ...atEnd(seen, say),
    ...lastLap(seen, props, say),
  ];
}
