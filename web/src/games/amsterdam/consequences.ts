// What an action costs and gives, and what stays open, in words, as the rules foresee it.
import type { ActionPreview, PreviewChange, PreviewPoints } from '../../net/generated/calls';
import type { GameProps, Say } from '../game';
import { askText } from './actions';
import { askOf, cardIndex, costOf } from './facts';
import {
  type Ask,
  type Colour,
  type Docker,
  type Edition,
  type Figures,
  type Good,
  type Resources,
  type View,
  colours,
} from './model';
import { cardText, dockerName, goodName, resourcesText } from './phrases';

type Props = GameProps<View, Edition, Figures>;

// What is known afterwards; nothing of it where secrets open.
const viewAfter = ({ view }: ActionPreview) => view as View | undefined;
const figuresAfter = ({ figures }: ActionPreview) => figures as Figures | undefined;
const wordsOf = ({ action }: ActionPreview): string[] => action.split(' ');

const changed = (kind: string, { changes }: ActionPreview): PreviewChange[] =>
  changes.filter((it) => it.kind === kind);

// Resources that become more (1) or fewer (-1).
function resources(kind: string, sign: 1 | -1, preview: ActionPreview): Resources {
  const list = changed(kind, preview).filter(({ more }) => more * sign > 0);
  return Object.fromEntries(list.map(({ name, more }) => [name as Colour, more * sign]));
}
const sum = (counts: Resources): number => Object.values(counts).reduce((a, b) => a + b, 0);

// ---- resources ----

// At the end of a round only one stays: what goes then is not paid.
const endsRound = (preview: ActionPreview, { view }: Props): boolean =>
  view.phase === 'keep' || (view.phase === 'actions' && viewAfter(preview)?.phase !== 'actions');

function supply(preview: ActionPreview, props: Props, say: Say): string[] {
  const [paid, got] = [resources('resource', -1, preview), resources('resource', 1, preview)];
  const out: string[] = [];
  if (sum(paid) > 0) {
    out.push(
      endsRound(preview, props)
        ? say('amsterdam.preview.lost', { count: sum(paid) })
        : say('amsterdam.preview.costs', { list: resourcesText(paid, say) }),
    );
  }
  if (sum(got) > 0) out.push(say('amsterdam.preview.gets', { list: resourcesText(got, say) }));
  const then = viewAfter(preview)?.supply[props.view.viewer];
  if (out.length > 0 && then) {
    out.push(say('amsterdam.preview.supply', { list: resourcesText(then, say) }));
  }
  return out;
}

// What a die brings, and when.
function dieText(colour: Colour, { figures }: Props, say: Say): string {
  const count = figures?.dice[colours.indexOf(colour)] ?? 0;
  const list = resourcesText({ [colour]: count }, say);
  return say('amsterdam.preview.die', { list, round: figures?.arrives[count - 1] ?? '–' });
}

function rondel(preview: ActionPreview, props: Props, say: Say): string[] {
  const [verb, ...taken] = wordsOf(preview);
  if (verb === 'dice' && props.figures) {
    const list = taken.map((colour) => dieText(colour as Colour, props, say)).join(', ');
    return [say('amsterdam.preview.rondel', { list })];
  }
  const laid = resources('rondel', 1, preview);
  return sum(laid) > 0
    ? [say('amsterdam.preview.rondel', { list: resourcesText(laid, say) })]
    : [];
}

// The turn ends, and the round goes on: what would be lost at its end.
function unkept(preview: ActionPreview, props: Props, say: Say): string[] {
  const count = props.figures?.unkept ?? 0;
  const ends = wordsOf(preview)[0] === 'end' && changed('resource', preview).length === 0;
  return ends && count > 0 ? [say('amsterdam.preview.lost', { count })] : [];
}

// ---- what else a seat has ----

function things(preview: ActionPreview, props: Props, say: Say): string[] {
  const { view } = props;
  const own = view.viewer;
  const line = (kind: string, words: (it: PreviewChange) => string): string[] =>
    changed(kind, preview).map(words).filter(Boolean);
  return [
    ...line('florins', ({ count, more }) =>
      say(more < 0 ? 'amsterdam.preview.pay-florins' : 'amsterdam.preview.florins', {
        count: Math.abs(more),
        sum: count,
      }),
    ),
    ...line('track', ({ count, more }) =>
      say('amsterdam.preview.points', { count: more, sum: count }),
    ),
    ...line('store', ({ name, more }) => {
      const good = goodName(name as Good, say);
      const sold = (view['black-market'][name as Good] ?? 0) > 0;
      const isGained = wordsOf(preview)[0] !== 'store';
      return more > 0
        ? say(sold && isGained ? 'amsterdam.preview.only-store' : 'amsterdam.preview.good', { good })
        : '';
    }),
    ...line('barge', ({ name, more }) =>
      more > 0 ? say('amsterdam.preview.loaded', { good: goodName(name as Good, say) }) : '',
    ),
    ...line('aboard', ({ name, more }) =>
      more > 0 ? say('amsterdam.preview.docker', { docker: dockerName(name as Docker, say) }) : '',
    ),
    ...line('amstel', ({ count }) =>
      say('amsterdam.preview.amstel', { from: view.amstel[own] ?? 1, to: count }),
    ),
    ...line('penalties', ({ more }) => say('amsterdam.preview.penalty', { count: more })),
    ...line('spaces', ({ count, more }) =>
      count > 0 || more > 0 ? say('amsterdam.preview.spaces', { count }) : '',
    ),
  ];
}

function group(preview: ActionPreview, { figures, view }: Props, say: Say): string[] {
  const from = figures?.group[view.viewer] ?? 0;
  const to = figuresAfter(preview)?.group[view.viewer] ?? from;
  return figures && to > from ? [say('amsterdam.preview.group', { from, to })] : [];
}

// A card that is taken is a penalty until it is active.
const isIdleCard = (preview: ActionPreview, source: string): boolean =>
  source === 'penalties' &&
  ['take', 'fetch'].includes(wordsOf(preview)[0]!) &&
  changed('penalties', preview).length === 0;

// Points that count at the end, by their source; those of the track are told already.
const endPoints = (points: PreviewPoints[], say: Say): string =>
  points
    .filter(({ source }) => source !== 'track')
    .map(({ source, points: more }) => {
      const [, task] = /^task-(\d+)$/.exec(source) ?? [];
      const name = say(`amsterdam.sheet.${task ? 'task' : source}`);
      return `${name}${task ? ` (${task})` : ''} ${more > 0 ? `+${more}` : `−${-more}`}`;
    })
    .join(', ');

function atEnd(preview: ActionPreview, say: Say): string[] {
  const idle = preview.points.find(({ source }) => isIdleCard(preview, source));
  const list = endPoints(preview.points.filter((one) => one !== idle), say);
  return [
    ...(list ? [say('amsterdam.preview.at-end', { list })] : []),
    ...(idle ? [say('amsterdam.preview.inactive', { count: -idle.points })] : []),
  ];
}

// ---- words of cards, places of the three who walk ----

function card(preview: ActionPreview, { edition }: Props, say: Say): string[] {
  const [verb = '', name = ''] = wordsOf(preview);
  const index = cardIndex(name);
  switch (verb) {
    case 'take':
    case 'fetch':
      return [
        cardText(index, say),
        say('amsterdam.preview.activation', { list: resourcesText(costOf(index, edition), say) }),
      ];
    case 'activate':
    case 'activate-free':
    case 'buy':
    case 'use':
      return [cardText(index, say)];
    case 'remove':
      return [say('amsterdam.preview.removed'), cardText(index, say)];
    case 'return':
      return [say('amsterdam.preview.return')];
    default:
      return [];
  }
}

function walker(preview: ActionPreview, { figures }: Props, say: Say): string[] {
  const [verb, name] = wordsOf(preview);
  const after = figuresAfter(preview);
  if (verb === 'dealer') {
    return [say('amsterdam.preview.dealer', { good: goodName(name as Good, say) })];
  }
  const points = (of?: Figures | null) => of?.deliveries.find(({ space }) => space === name)?.points;
  const cost = (of?: Figures | null) => of?.blocks.find(({ block }) => block === name)?.cost;
  const value = verb === 'foreman' ? points : verb === 'bailiff' ? cost : undefined;
  const [from, to] = [value?.(figures), value?.(after)];
  if (from === undefined || to === undefined) return [];
  return [say(`amsterdam.preview.${verb}`, { from, to })];
}

// ---- what stays open ----

function openQuestion(ask: Ask, before: Ask | undefined, say: Say): string {
  const { kind, count } = ask;
  if (kind === 'drawn') return say('amsterdam.preview.draw');
  if (kind !== 'pay' && kind !== 'gain') {
    return say('amsterdam.preview.then', { question: askText(ask, say) });
  }
  if (before?.kind === kind) return say('amsterdam.preview.more', { count });
  return say(kind === 'pay' ? 'amsterdam.preview.any' : 'amsterdam.preview.resources', { count });
}

// The questions that another seat gets are its own.
function open(preview: ActionPreview, { view }: Props, say: Say): string[] {
  if (preview.next === 'others') return [];
  return (viewAfter(preview)?.asked ?? []).map((ask) => openQuestion(ask, askOf(view), say));
}

// ---- what speaks for an action ----

const isGain = ({ more }: PreviewChange): boolean => more > 0;
const gainKinds = ['florins', 'track', 'store', 'aboard', 'amstel'];
// Of two leftover pieces one point comes: nobody plays for them.
const leftovers = 'leftovers';

// What an action brings at once or at the end: neither its cost nor the way to it. The best first.
export function brings(preview: ActionPreview, props: Props, say: Say): string[] {
  const [verb = ''] = wordsOf(preview);
  const changes = preview.changes.filter((it) => gainKinds.includes(it.kind) && isGain(it));
  const best = [...changes].sort((a, b) => Number(b.kind === 'track') - Number(a.kind === 'track'));
  const points = preview.points.filter((it) => it.points > 0 && it.source !== leftovers);
  const got = resources('resource', 1, preview);
  const chosen = (viewAfter(preview)?.asked ?? []).filter(({ kind }) => kind === 'gain');
  return [
    ...best.filter(({ kind }) => verb !== 'advance' || kind !== 'amstel').flatMap((it) =>
      things({ ...preview, changes: [it] }, props, say),
    ),
    ...(sum(got) > 0 ? [say('amsterdam.preview.gets', { list: resourcesText(got, say) })] : []),
    ...rondel(preview, props, say),
    ...group(preview, props, say),
    ...walker(preview, props, say),
    ...(askOf(props.view)?.kind === 'gain' || preview.next === 'others'
      ? []
      : chosen.map((ask) => openQuestion(ask, undefined, say))),
    endPoints(points, say),
  ].filter(Boolean);
}

export const consequences = (preview: ActionPreview, props: Props, say: Say): string[] => [
  ...supply(preview, props, say),
  ...unkept(preview, props, say),
  ...rondel(preview, props, say),
  ...things(preview, props, say),
  ...group(preview, props, say),
  ...walker(preview, props, say),
  ...card(preview, props, say),
  ...open(preview, props, say),
  ...atEnd(preview, say),
];
