// What an action costs and gives, told before it is confirmed.
import type { GameProps, Say, Target } from '../game';
import { indexOf } from '../shared/targets';
import { type Claim, claimOf, contractsIn } from './actions';
import { contractPile, offeredTo, ownContracts, tracksOf } from './facts';
import { type Edition, type View, goodsInAll } from './model';
import { cardName, cardOf, pair, payment } from './phrases';
import { isJoined, missingWay, spacesOf } from './ways';

type Props = GameProps<View, Edition>;

// Contracts of the viewer that this track would join.
function joinedBy(track: number, { view, edition }: Props): number[] {
  const own = tracksOf(view, edition, view.viewer);
  return ownContracts(view, edition).filter(
    (id) => !isJoined(edition, own, id) && isJoined(edition, [...own, track], id),
  );
}

function previewClaim(claim: Claim, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const track = edition.edition.tracks[claim.track]!;
  const points = edition.edition['route-points'][track.length - 1]?.points ?? 0;
  const seat = view.viewer;
  const out = [
    say('carts.preview.pay', { cards: payment(claim.card, claim.count, claim.jokers, say) }),
    say('carts.preview.points', { points, sum: (view.points[seat] ?? 0) + points }),
    say('carts.preview.carts', { count: (view.carts[seat] ?? 0) - track.length }),
  ];
  const goodsLeft = goodsInAll - view.goods.reduce((a, b) => a + b, 0);
  if (track.symbol === 'cart' && goodsLeft > 0) {
    out.push(say('carts.preview.goods', { count: (view.goods[seat] ?? 0) + 1 }));
  }
  for (const id of joinedBy(claim.track, props)) {
    const it = edition.edition.contracts[id]!;
    out.push(say('carts.preview.joins', { pair: pair(it), points: it.points }));
  }
  return out;
}

function previewKeep(targets: Target[], props: Props, say: Say): string[] {
  const { view, edition } = props;
  const kept = contractsIn(targets);
  const out = kept.map((id) => {
    const it = edition.edition.contracts[id]!;
    const missing = missingWay(id, view, edition, view.viewer);
    const args = { pair: pair(it), points: it.points };
    if (missing === null) return say('carts.preview.no-way', args);
    return say('carts.preview.keep', { ...args, count: spacesOf(edition, missing) });
  });
  const back = offeredTo(view, edition).filter((id) => !kept.includes(id));
  return [
    ...out,
    ...back.map((id) => say('carts.preview.return', { pair: pair(edition.edition.contracts[id]) })),
  ];
}

export function preview(action: string, targets: Target[], props: Props, say: Say): string[] {
  const { view } = props;
  switch (action.split(' ')[0]) {
    case 'claim': {
      const claim = claimOf(targets, props.edition);
      return claim ? previewClaim(claim, props, say) : [];
    }
    case 'take': {
      const card = cardOf(indexOf(targets[0] ?? ''));
      return [
        say('carts.preview.take', { card: cardName(card, say), count: (view.hand[card] ?? 0) + 1 }),
      ];
    }
    case 'draw':
      return [say('carts.preview.draw', { count: view['pile-size'] })];
    case 'contracts':
      return [say('carts.preview.contracts', { count: contractPile(view) })];
    case 'keep':
      return previewKeep(targets, props, say);
    default:
      return [];
  }
}
