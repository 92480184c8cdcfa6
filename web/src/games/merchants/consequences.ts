// What an action costs and gives, in words, as the rules foresee it.
import type { ActionPreview, PreviewChange } from '../../net/generated/calls';
import type { GameProps, Say } from '../game';
import { priceOf } from './facts';
import { type Area, type Edition, type Figures, type Good, type View, areas, earlyBid } from './model';
import { goodName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const changed = (kind: string, { changes }: ActionPreview): PreviewChange[] =>
  changes.filter((it) => it.kind === kind);
const pointsFrom = (source: string, { points }: ActionPreview): number =>
  points.find((line) => line.source === source)?.points ?? 0;
const eventOf = (kind: string, { events }: ActionPreview) => events.find((it) => it.kind === kind);

// Markers that move. A colony whose good can't step says so.
function markers(preview: ActionPreview, say: Say): string[] {
  const moved = changed('marker', preview).map(({ name, count, more }) => {
    const good = goodName(name as Good, say);
    if (count === 0) return say('merchants.preview.off', { good });
    return say('merchants.preview.marker', { good, from: count - more, to: count });
  });
  const still = eventOf('founded', preview) && moved.length === 0;
  return still ? [say('merchants.preview.no-step')] : moved;
}

function house(preview: ActionPreview, say: Say): string[] {
  return ['free-house', 'lost-house']
    .filter((kind) => eventOf(kind, preview))
    .map((kind) => say(`merchants.preview.${kind}`));
}

// Money by its source, and what there is then.
function money(preview: ActionPreview, say: Say): string[] {
  const bonus = pointsFrom('bonuses', preview);
  const payouts = areas
    .map((area: Area) => ({ area, count: pointsFrom(area, preview) }))
    .filter(({ count }) => count > 0);
  const forced = eventOf('forced', preview);
  const repay = -pointsFrom('repayments', preview);
  return [
    ...(bonus > 0 ? [say('merchants.preview.bonus', { count: bonus })] : []),
    ...(bonus < 0 ? [say('merchants.preview.returned', { count: -bonus })] : []),
    ...payouts.map(({ area, count }) =>
      say('merchants.preview.payout', { area: say(`merchants.area.${area}`), count }),
    ),
    ...(forced ? [say('merchants.preview.forced', { count: Number(forced['number']) })] : []),
    ...changed('florins', preview).map(({ count }) => say('merchants.preview.money', { count })),
    ...(repay > 0 ? [say('merchants.preview.repay', { count: repay })] : []),
  ];
}

const lastTile = (preview: ActionPreview, say: Say): string[] =>
  changed('tiles', preview)
    .filter(({ count, more }) => count === 0 && more < 0)
    .map(() => say('merchants.preview.last-tile'));

// A price is paid only by who buys, which depends on the others.
function bid(preview: ActionPreview, { figures }: Props, say: Say): string[] {
  const decided = eventOf('decided', preview);
  const price = decided && priceOf(figures, Number(decided['amount']));
  if (!price) return [];
  if (Number(decided['amount']) !== earlyBid) {
    return [say('merchants.preview.if-bought', { count: price.left })];
  }
  return [say('merchants.preview.early'), say('merchants.preview.at-least', { count: price.pays })];
}

// What comes then, if it is not this seat's own decision.
function then(preview: ActionPreview, say: Say): string[] {
  if (eventOf('auction', preview)) return [say('merchants.preview.auction')];
  return preview.chance === 'turn' ? [say('merchants.preview.turn')] : [];
}

export const consequences = (preview: ActionPreview, props: Props, say: Say): string[] => [
  ...markers(preview, say),
  ...house(preview, say),
  ...money(preview, say),
  ...lastTile(preview, say),
  ...bid(preview, props, say),
  ...then(preview, say),
];
