// Pictures and short words of targets for their buttons.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf } from '../shared/targets';
import { CardBack, CardFace, CardRow, ContractBack } from './cards';
import { explain } from './explain';
import { type Card, type Edition, type Figures, type View, cardKinds } from './model';
import { cardName, cardOf, pair } from './phrases';
import { PlacePicture } from './ribbon';

type Props = GameProps<View, Edition, Figures>;

// How to pay is asked beside the track that was clicked, though the hand lies elsewhere; whether
// the other contract is kept, too, beside the first.
export const besideClick = (target: Target): boolean =>
  ['pay', 'jokers', 'contract'].includes(kindOf(target));

const chosenOf = ({ parts }: Props, kind: string, count: number): number | undefined =>
  Array.from({ length: count }, (_, i) => i).find((i) => parts.chosen(`${kind}:${i}`));

// The cards that a payment takes for the track that was clicked: as many of the colour as the hand
// has, then wild cards; with `wild`, so many of these.
export function paymentFor(card: Card, props: Props, wild?: number): Card[] {
  const { tracks } = props.edition.edition;
  const track = chosenOf(props, 'track', tracks.length);
  const length = track === undefined ? 1 : tracks[track]!.length;
  const held = card === 'joker' ? 0 : (props.view.hand[card] ?? 0);
  const coloured = Math.min(held, length - (wild ?? 0));
  return Array.from({ length }, (_, i) => (i < coloured ? card : 'joker'));
}

const otherChosen = (target: Target, { parts, edition }: Props): boolean =>
  edition.edition.contracts.some((_, i) => `contract:${i}` !== target && parts.chosen(`contract:${i}`));

function paidWith(props: Props): Card {
  const { tracks } = props.edition.edition;
  const pay = chosenOf(props, 'pay', cardKinds.length);
  if (pay !== undefined) return cardOf(pay);
  const track = chosenOf(props, 'track', tracks.length);
  const colour = track === undefined ? 'grey' : tracks[track]!.colour;
  return colour === 'grey' ? 'joker' : colour;
}

export function label(target: Target, props: Props, say: Say): string {
  const index = indexOf(target);
  switch (kindOf(target)) {
    case 'pay':
    case 'card':
      return cardName(cardOf(index), say);
    case 'jokers':
      return say('carts.count.jokers', { count: index });
    case 'contract':
      // Beside the first contract a click on the other keeps it, too.
      if (otherChosen(target, props)) return say('carts.both');
      return pair(props.edition.edition.contracts[index]);
    case 'only':
      return say('carts.only-this');
    case 'pass':
      return say('carts.pass-name');
    default:
      return explain(target, props, say);
  }
}

export function TargetPicture({ target, ...props }: Props & { target: Target }) {
  const index = indexOf(target);
  const { edition } = props;
  const contract = edition.edition.contracts[index];
  switch (kindOf(target)) {
    case 'pay':
      return <CardRow cards={paymentFor(cardOf(index), props)} />;
    case 'jokers':
      return <CardRow cards={paymentFor(paidWith(props), props, index)} />;
    case 'card':
      return (
        <span class="card-row">
          <CardFace card={cardOf(index)} />
        </span>
      );
    case 'contract':
      return contract ? (
        <span class="card-row">
          <PlacePicture name={contract.from} edition={edition} />
          <PlacePicture name={contract.to} edition={edition} />
        </span>
      ) : null;
    case 'pile':
      return (
        <span class="card-row">
          <CardBack />
        </span>
      );
    case 'contracts':
      return (
        <span class="card-row">
          <ContractBack />
        </span>
      );
    default:
      return null;
  }
}
