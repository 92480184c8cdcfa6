// Why a hint is a good choice: what the turn leads to, deliveries on the way, the next bridge.
import type { ActionPreview } from '../../net/generated/calls';
import type { GameProps, Hinted, Planned, Say } from '../game';
import { laterGain } from '../shared/reasons';
import { total } from '../shared/targets';
import { actionText } from './actions';
import { brings } from './consequences';
import { nodeOf, numberOf, quarterOf } from './facts';
import { type Edition, type Figures, type Good, type View, colours, goods } from './model';
import { goodName, quarterName } from './phrases';

type Props = GameProps<View, Edition, Figures>;
type Then = Planned<View, Edition, Figures>[];

const gain = (preview: ActionPreview, props: Props, say: Say): string =>
  brings(preview, props, say)[0] ?? '';

// Of the actions of a turn: in other phases the next decision follows by itself.
const later = (then: Then, { view }: Props, say: Say): string[] =>
  view.phase === 'actions'
    ? laterGain(then, actionText, gain, say, 'amsterdam.why.later')
    : [];

const orElse = (lines: string[], otherwise: string): string[] =>
  lines.length > 0 ? lines : [otherwise];

// ---- the harbour ----

// What a good brings in its warehouse now; 0: there is no room.
function warehousePoints(good: Good, { figures, edition }: Props): number {
  const found = figures?.deliveries.find(({ space }) => {
    const node = nodeOf(numberOf('space', space ?? '', edition));
    return node.kind === 'warehouse' && node.good === good;
  });
  return found?.points ?? 0;
}

const worthText = (good: Good, props: Props, say: Say): string[] => {
  const points = warehousePoints(good, props);
  if (points === 0) return [];
  return [say('amsterdam.why.delivery', { good: goodName(good, say), points })];
};

// The best good aboard.
function aboard(props: Props, say: Say): string[] {
  const barge = props.view.barge[props.view.viewer] ?? {};
  const [best] = goods
    .filter((good) => barge[good])
    .sort((a, b) => warehousePoints(b, props) - warehousePoints(a, props));
  return best ? worthText(best, props, say) : [];
}

// ---- the rest ----

// How far the next points on the Amstel are then.
function nextBridge(preview: ActionPreview, say: Say): string[] {
  const after = preview.figures as Figures | undefined;
  const next = after?.advances.find(({ points }) => points > 0);
  if (!next) return [];
  return [say('amsterdam.why.bridge', { count: next.steps, points: next.points })];
}

// What the resource that is kept may pay for: the cheapest block of its colour.
function keptFor(preview: ActionPreview, props: Props, say: Say): string[] {
  const colour = colours.findIndex((name) => name === preview.action.split(' ')[1]);
  const costs = (props.figures?.blocks ?? [])
    .filter(({ block }) => quarterOf(numberOf('block', block ?? '', props.edition)) === colour)
    .map(({ cost }) => cost);
  if (costs.length === 0) return [];
  return [say('amsterdam.why.block', { quarter: quarterName(colour, say), count: Math.min(...costs) })];
}

// Whether the seat has most of this colour.
function mostOf(colour: string, { view }: Props): boolean {
  const supply = view.supply[view.viewer] ?? {};
  const own = supply[colours.find((name) => name === colour)!] ?? 0;
  return own > 1 && colours.every((name) => (supply[name] ?? 0) <= own);
}

const isEmpty = ({ view }: Props): boolean => total(view.supply[view.viewer] ?? {}) === 0;

function byKind(words: string[], preview: ActionPreview, props: Props, say: Say): string[] {
  const [verb = '', name = ''] = words;
  switch (verb) {
    case 'sail':
    case 'moor':
      return orElse(aboard(props, say), say('amsterdam.why.sail'));
    case 'load':
      return orElse(worthText(name as Good, props, say), say('amsterdam.why.load'));
    case 'pay':
      return [say(mostOf(name, props) ? 'amsterdam.why.pay-most' : 'amsterdam.why.pay')];
    case 'advance':
      return orElse(nextBridge(preview, say), say('amsterdam.why.other'));
    case 'keep':
      return orElse(keptFor(preview, props, say), say('amsterdam.why.keep'));
    case 'end':
      return [say(isEmpty(props) ? 'amsterdam.why.empty' : 'amsterdam.why.end')];
    case 'drop':
    case 'skip':
      return [say(`amsterdam.why.${verb}`)];
    default:
      return [say('amsterdam.why.other')];
  }
}

// Cards tell their words.
const told = ['take', 'fetch', 'activate', 'activate-free', 'buy', 'use', 'remove'];

export function reasons(hint: Hinted<View, Edition, Figures>, props: Props, say: Say): string[] {
  const { preview, then, only } = hint;
  const words = preview.action.split(' ');
  if (gain(preview, props, say)) {
    // A resource is good for what it pays.
    return words[0] === 'gain' ? later(then, props, say) : [];
  }
  const next = later(then, props, say);
  if (only) return [...next, say('amsterdam.why.only')];
  if (next.length > 0 || told.includes(words[0] ?? '')) return next;
  return byKind(words, preview, props, say);
}
