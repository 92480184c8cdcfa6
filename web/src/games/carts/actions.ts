// Actions in words, what they cost and give, and the question that is asked.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf } from '../shared/targets';
import { contractPile, isSeated, offeredTo, ownContracts, tracksOf } from './facts';
import { type CartsEdition, type CartsView, goodsInAll } from './model';
import { cardName, cardOf, pair, payment } from './phrases';
import { isJoined, missingWay, spacesOf } from './ways';

type Props = GameProps<CartsView, CartsEdition>;

export function question(view: CartsView, viewer: number, say: Say): string {
  const own = isSeated(view) && view.turn === viewer;
  switch (view.phase) {
    case 'choose':
      return isSeated(view) && !view.chosen.includes(viewer) ? say('carts.ask.choose') : '';
    case 'turn':
      if (!own) return '';
      return say(view['turns-left'] > 0 ? 'carts.ask.last-turn' : 'carts.ask.turn');
    case 'second':
      return own ? say('carts.ask.second') : '';
    case 'keep':
      return own ? say('carts.ask.keep') : '';
    default:
      return '';
  }
}

interface Claim {
  track: number;
  card: string;
  count: number; // of that colour
  jokers: number;
}

function claimOf(targets: Target[], edition: CartsEdition): Claim | null {
  const at = (kind: string) => targets.find((t) => kindOf(t) === kind);
  const [track, pay, wild] = [at('track'), at('pay'), at('jokers')];
  if (track === undefined || pay === undefined || wild === undefined) return null;
  const index = indexOf(track);
  const jokers = indexOf(wild);
  const length = edition.edition.tracks[index]?.length ?? 0;
  return { track: index, card: cardOf(indexOf(pay)), count: length - jokers, jokers };
}

const contractsIn = (targets: Target[]): number[] =>
  targets.filter((t) => kindOf(t) === 'contract').map(indexOf);

function keepText(targets: Target[], { edition }: Props, say: Say): string {
  const [one, other] = contractsIn(targets).map((id) => pair(edition.edition.contracts[id]));
  const kept = other ? say('carts.and', { one: one ?? '', other }) : (one ?? '');
  return say(other ? 'carts.do.keep-both' : 'carts.do.keep', { pair: kept });
}

export function actionText(action: string, targets: Target[], props: Props, say: Say): string {
  const verb = action.split(' ')[0];
  const card = cardName(cardOf(indexOf(targets[0] ?? '')), say);
  switch (verb) {
    case 'claim': {
      const claim = claimOf(targets, props.edition);
      if (!claim) return action;
      const track = pair(props.edition.edition.tracks[claim.track]);
      return say('carts.do.claim', {
        track,
        cards: payment(claim.card, claim.count, claim.jokers, say),
      });
    }
    case 'take':
    case 'deal':
    case 'turn':
      return say(`carts.do.${verb}`, { card });
    case 'keep':
      return keepText(targets, props, say);
    case 'offer': {
      const it = props.edition.edition.contracts[indexOf(targets[0] ?? '')];
      return say('carts.do.offer', { pair: pair(it) });
    }
    case 'draw':
    case 'contracts':
    case 'pass':
      return say(`carts.do.${verb}`);
    default:
      return action;
  }
}

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
