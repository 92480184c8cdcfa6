// Why a hint is a good choice: what the walk leads to, cubes that own cards need, bridges.
import type { ActionPreview } from '../../net/generated/calls';
import type { GameProps, Hinted, Planned, Say } from '../game';
import { laterGain } from '../shared/reasons';
import { total } from '../shared/targets';
import { actionText } from './actions';
import { brings } from './consequences';
import { cardNamed, rowsOf, missingOn } from './facts';
import { type Colour, type Cubes, type Edition, type Figures, type View, colours, goods } from './model';
import { cubesText, kindName, tileName } from './phrases';

type Props = GameProps<View, Edition, Figures>;
type Then = Planned<View, Edition, Figures>[];

const gain = (preview: ActionPreview, props: Props, say: Say): string =>
  brings(preview, props, say)[0] ?? '';

const later = (then: Then, say: Say): string[] =>
  laterGain(then, actionText, gain, say, 'venise.why.later');

const orElse = (lines: string[], otherwise: string): string[] =>
  lines.length > 0 ? lines : [otherwise];

// A die that comes to lie may allow a bridge that the stock can pay.
function bridges(preview: ActionPreview, { view, viewer }: Props, say: Say): string[] {
  const after = preview.figures as Figures | undefined;
  const then = preview.view as unknown as View | undefined;
  const cubes = then?.turn === view.turn ? total(then.stock[viewer] ?? {}) : -1;
  const costs = (after?.bridges ?? []).map(({ cost }) => cost).filter((cost) => cost <= cubes);
  return costs.length > 0 ? [say('venise.why.bridge', { count: Math.min(...costs) })] : [];
}

// What a walk leads to. Its consequences name the activation with the die's own value.
function walk(then: Then, say: Say): string[] {
  const [first] = then;
  const own = first && first.action === `activate ${first.props.view.rolled[0]}`;
  const there = own ? gain(first.preview, first.props, say) : '';
  if (there) return [say('venise.why.there', { gain: there })];
  const bridge = then.flatMap(({ preview, props }) => bridges(preview, props, say)).slice(0, 1);
  return orElse([...later(then, say), ...bridge], say('venise.why.walk'));
}

// What the viewer's cards still need, all together.
function needed({ view, figures, edition }: Props): Cubes {
  const sum: Cubes = {};
  for (const card of rowsOf(view, edition, view.viewer).flat()) {
    const missing = missingOn(card, edition, figures);
    for (const colour of colours) {
      const more = missing[colour] ?? 0;
      if (more > 0) sum[colour] = (sum[colour] ?? 0) + more;
    }
  }
  return sum;
}

// Of some colours; none: of all.
function need(props: Props, say: Say, only: readonly Colour[] = colours): string[] {
  const cubes: Cubes = {};
  const all = needed(props);
  for (const colour of only) if (all[colour]) cubes[colour] = all[colour]!;
  return total(cubes) > 0 ? [say('venise.why.need', { cubes: cubesText(cubes, say) })] : [];
}

function rest(preview: ActionPreview, props: Props, say: Say): string[] {
  const { figures, view } = props;
  const tile = tileName(view.burgher[view.turn] ?? '', say);
  const useless = figures?.activations.every(({ power }) => power === 0) ?? false;
  return [
    say(useless ? 'venise.why.useless' : 'venise.why.rest', { tile }),
    ...bridges(preview, props, say),
  ];
}

function kept(preview: ActionPreview, { edition, figures }: Props, say: Say): string[] {
  const card = cardNamed(preview.action.split(' ')[1], edition);
  if (!card) return [say('venise.why.none-kept')];
  if (card.kind === 'master') return [say('venise.why.master')];
  const good = card.kind === 'order' ? card.good : card.workshop.good;
  const price = figures?.prices[goods.indexOf(good)] ?? 0;
  return [say(`venise.why.${card.kind}`, { good: kindName(good, say), count: price })];
}

const gained = (preview: ActionPreview): Colour[] =>
  preview.changes
    .filter(({ kind, more }) => kind === 'cube' && more > 0)
    .map(({ name }) => name as Colour);

// Whether there is neither a bridge to build nor a card that takes a cube of the stock.
function nothingToDo(props: Props): boolean {
  const stock = props.view.stock[props.viewer] ?? {};
  const cubes = needed(props);
  return props.figures?.bridges.length === 0 && !colours.some((it) => stock[it] && cubes[it]);
}

const loses = ({ points }: ActionPreview): boolean => points.some((line) => line.points < 0);

export function reasons(hint: Hinted<View, Edition, Figures>, props: Props, say: Say): string[] {
  const { preview, then, only } = hint;
  const verb = preview.action.split(' ')[0] ?? '';
  if (only && verb !== 'rest') return gain(preview, props, say) ? [] : [say('venise.why.only')];
  switch (verb) {
    case 'move':
    case 'boat':
      return walk(then, say);
    case 'activate': {
      const cubes = gained(preview);
      return cubes.length > 0 ? need(props, say, cubes) : [];
    }
    case 'rest':
      return rest(preview, props, say);
    case 'keep':
      return kept(preview, props, say);
    case 'store':
    case 'throw':
    case 'replace':
    case 'fill':
      return orElse(need(props, say), say('venise.why.spare'));
    case 'down':
    case 'put': // how near the card is then
      return gain(preview, props, say) ? [] : later(then, say);
    case 'end':
      return [say(nothingToDo(props) ? 'venise.why.end-none' : 'venise.why.end')];
    case 'start':
    case 'take':
    case 'lay':
    case 'recall':
    case 'decline':
    case 'lose':
      return [say(`venise.why.${verb}`)];
    case 'drop':
    case 'split':
    case 'stay':
    case 'lower':
      return gain(preview, props, say) ? [] : [say(loses(preview) ? 'venise.why.least' : 'venise.why.no-loss')];
    default:
      return gain(preview, props, say) ? [] : orElse(later(then, say), say('venise.why.other'));
  }
}
