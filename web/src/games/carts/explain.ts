// Words for every part of the board, one to three sentences.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf, total } from '../shared/targets';
import { progressOf } from './aims';
import { contractPile, owners, seatsOf } from './facts';
import { type Edition, type Figures, type View, cardKinds, nobody } from './model';
import { cardName, cardOf, pair } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const nameOf = (props: Props, seat: number): string => props.seats[seat]?.name ?? String(seat);

function track(index: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const it = edition.edition.tracks[index];
  if (!it) return '';
  const value = edition.edition['route-points'][it.length - 1];
  const colour = it.colour === 'grey' ? say('carts.any-colour') : cardName(it.colour, say);
  const points = value?.points ?? 0;
  const out = [say('carts.track', { track: pair(it), count: it.length, colour, points })];
  const owner = owners(view, edition)[index] ?? nobody;
  if (owner !== nobody) out.push(say('carts.track.owned', { name: nameOf(props, owner) }));
  else if (props.figures?.closed.includes(edition.parts[`track:${index}`] ?? '')) out.push(say('carts.track.closed'));
  else if (it.symbol === 'cart') out.push(say('carts.track.goods'));
  return out.join(' ');
}

// Of the viewer's own and of open ones: whether the ends are joined, else what is missing.
function progress(index: number, props: Props, say: Say): string {
  const it = progressOf(index, props);
  if (!it) return '';
  if (it.done) return say('carts.contract.done');
  if (it.lost) return say('carts.contract.blocked');
  return say('carts.contract.missing', { count: it.spaces });
}

function contract(index: number, props: Props, say: Say): string {
  const it = props.edition.edition.contracts[index];
  if (!it) return '';
  const out = [
    say('carts.contract', { pair: pair(it), points: it.points }),
    progress(index, props, say),
  ];
  return out.filter(Boolean).join(' ');
}

function place(index: number, props: Props, say: Say): string {
  const it = props.edition.edition.places[index];
  if (!it) return '';
  const count = props.edition.edition.tracks.filter(
    (t) => t.from === it.place || t.to === it.place,
  ).length;
  return say('carts.place', { place: it.place, count });
}

function seat(index: number, props: Props, say: Say): string {
  const { view } = props;
  return say('carts.seat', {
    name: nameOf(props, index),
    points: view.points[index] ?? 0,
    carts: view.carts[index] ?? 0,
    cards: view['hand-size'][index] ?? 0,
    contracts: view['contract-count'][index] ?? 0,
    goods: view.goods[index] ?? 0,
  });
}

function card(index: number, { view }: Props, say: Say): string {
  const kind = cardOf(index);
  return say('carts.face-up', {
    card: cardName(kind, say),
    count: view.row[kind] ?? 0,
    hand: view.hand[kind] ?? 0,
  });
}

function discards({ view }: Props, say: Say): string {
  const list = cardKinds.flatMap((kind) => {
    const count = view.discards[kind] ?? 0;
    return count ? [say('carts.count', { count, card: cardName(kind, say) })] : [];
  });
  const words = say('carts.discards', { count: total(view.discards) });
  return list.length ? `${words} ${list.join(', ')}.` : words;
}

export function explain(target: Target, props: Props, say: Say): string {
  const index = indexOf(target);
  const { view, edition } = props;
  switch (kindOf(target)) {
    case 'track':
      return track(index, props, say);
    case 'contract':
      return contract(index, props, say);
    case 'place':
      return place(index, props, say);
    case 'seat':
      return seat(index, props, say);
    case 'card':
      return card(index, props, say);
    case 'pay': {
      const kind = cardOf(index);
      return say('carts.pay', { card: cardName(kind, say), count: view.hand[kind] ?? 0 });
    }
    case 'jokers':
      return say('carts.jokers', { count: index });
    case 'pile':
      return say('carts.pile', { count: view['pile-size'] });
    case 'contracts':
      return say('carts.contracts', { count: contractPile(view) });
    case 'discards':
      return discards(props, say);
    case 'goods': {
      const left = props.figures?.['goods-left'] ?? 0;
      const bonus = edition.edition['goods-bonus'][seatsOf(view) - 2]?.points.join(', ') ?? '';
      return say('carts.goods', { count: left, bonus });
    }
    case 'only':
      return say('carts.only');
    case 'pass':
      return say('carts.pass');
    default:
      return '';
  }
}
