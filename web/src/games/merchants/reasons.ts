// Why a hint is a good choice: money that comes at once and in the next scoring, and ranks.
import type { ActionPreview } from '../../net/generated/calls';
import type { GameProps, Hinted, Planned, Say } from '../game';
import { laterGain } from '../shared/reasons';
import { actionText } from './actions';
import { seatFigures } from './facts';
import { type Edition, type Figures, type SectorFigures, type View } from './model';
import { sectorName } from './phrases';

type Props = GameProps<View, Edition, Figures>;
type Then = Planned<View, Edition, Figures>[];

const figuresAfter = ({ figures }: ActionPreview) => figures as Figures | undefined;
const happens = (kind: string, { events }: ActionPreview): boolean =>
  events.some((it) => it.kind === kind);

// How much more the next scoring would pay. undefined: it takes place now, or there is none.
function moreNext(preview: ActionPreview, { figures, view }: Props): number | undefined {
  const after = figuresAfter(preview);
  if (!figures || !after || figures.scoring === 0 || after.scoring !== figures.scoring) return undefined;
  const next = (of: Figures) => seatFigures(of, view.viewer)?.next ?? 0;
  return next(after) - next(figures);
}

// ---- ranks ----

const ownValue = (it: SectorFigures | undefined, seat: number): number => it?.values[seat] ?? 0;

function rankText(now: SectorFigures, view: View, say: Say): string {
  const own = ownValue(now, view.viewer);
  const others = now.values.filter((_, seat) => seat !== view.viewer && seat < view.money.length);
  const best = Math.max(...others);
  const sector = now.area ? sectorName(now.area, now.sector, say) : '';
  if (own > best) return say('merchants.why.leads', { sector, from: own, count: best });
  return say(own === best ? 'merchants.why.level' : 'merchants.why.behind', {
    sector,
    from: own,
    count: best,
  });
}

// Sectors in which the seat stands higher.
function ranks(preview: ActionPreview, { figures, view }: Props, say: Say): string[] {
  const after = figuresAfter(preview);
  if (!figures || !after) return [];
  return after.sectors
    .filter((it, i) => ownValue(it, view.viewer) > ownValue(figures.sectors[i], view.viewer))
    .map((it) => rankText(it, view, say));
}

// ---- by kind ----

function placed(preview: ActionPreview, props: Props, then: Then, say: Say): string[] {
  // Its consequences tell the house.
  if (happens('free-house', preview)) return ranks(preview, props, say);
  const now = gain(preview, props, say);
  const later = now ? [] : laterGain(then, actionText, gain, say, 'merchants.why.later');
  const out = [...(now ? [now] : []), ...ranks(preview, props, say), ...later];
  return out.length > 0 ? out : [say('merchants.why.base')];
}

// What a step or a tile brings, as few words.
function gain(preview: ActionPreview, props: Props, say: Say): string {
  if (happens('free-house', preview)) return say('merchants.why.free-house');
  const next = moreNext(preview, props) ?? 0;
  return next > 0 ? say('merchants.why.next', { count: next }) : '';
}

function lost(preview: ActionPreview, props: Props, say: Say): string[] {
  const more = moreNext(preview, props);
  if (more === undefined) return [say('merchants.why.least')];
  if (more < 0) return [say('merchants.why.next-less', { count: -more })];
  return [say('merchants.why.no-loss')];
}

// The card to be placed: to whom it is worth something.
function onDisc(verb: string, { figures, view }: Props, say: Say): string[] {
  const gains = figures?.gains ?? [];
  const own = gains[view.viewer] ?? 0;
  const best = Math.max(0, ...gains.filter((_, seat) => seat !== view.viewer));
  const first = say(`merchants.why.${verb}`);
  if (verb === 'keep' || own + best === 0) return [first, ...worth(own, say)];
  return [first, say('merchants.why.worth-others', { count: own, best })];
}

const worth = (count: number, say: Say): string[] => [
  say(count > 0 ? 'merchants.why.worth' : 'merchants.why.worth-later', { count }),
];

function bid(words: string[], { figures, view }: Props, say: Say): string[] {
  const own = figures?.gains[view.viewer] ?? 0;
  return words[1] === 'nothing' ? [say('merchants.why.no-bid', { count: own })] : worth(own, say);
}

export function reasons(hint: Hinted<View, Edition, Figures>, props: Props, say: Say): string[] {
  const { preview, then, only } = hint;
  if (only) return [say('merchants.why.only')];
  const words = preview.action.split(' ');
  const [verb = ''] = words;
  switch (verb) {
    case 'step':
    case 'found':
    case 'build':
      return placed(preview, props, then, say);
    case 'back':
    case 'abandon':
    case 'demolish':
      return lost(preview, props, say);
    case 'keep':
    case 'offer':
    case 'discard':
      return onDisc(verb, props, say);
    case 'bid':
      return bid(words, props, say);
    case 'borrow':
    case 'done':
      return [say(`merchants.why.${verb}`)];
    default:
      return [say('merchants.why.other')];
  }
}
