// The strip under the map: the viewer's hand by colours, the cards face up and the piles. Contracts
// that are on offer take the place of the cards that can't be taken meanwhile.
import { useSay } from '../../draw/say';
import { Part } from '../../draw/part';
import { usePast } from '../../draw/travel';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { aimsOf } from './aims';
import { Stack } from './cards';
import { explain } from './explain';
import { isSeated } from './facts';
import { Piles, Row } from './market';
import { type Edition, type Figures, type View, cardKinds } from './model';
import { OfferCard } from './ribbon';

type Props = GameProps<View, Edition, Figures>;

function Hand(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const past = usePast(view);
  // From the row, if that is another now; it is filled up from the pile.
  const rowIsSame = cardKinds.every((kind) => past.row[kind] === view.row[kind]);
  const origin = (i: number) => (rowIsSame ? 'pile' : `card:${i}`);
  const count = total(view.hand);
  return (
    <section class="hand" aria-label={say('carts.hand')}>
      <h3>
        <span>{say('carts.hand')}</span>
        <small>{say('carts.cards-count', { count })}</small>
      </h3>
      <div class="hand-cards">
        {cardKinds.map((kind, i) => {
          const held = view.hand[kind] ?? 0;
          if (!held) return null;
          return (
            <Part
              key={kind}
              target={`pay:${i}`}
              parts={parts}
              label={explain(`pay:${i}`, props, say)}
              class="hand-stack"
            >
              <Stack
                card={kind}
                count={held}
                from={held > (past.hand[kind] ?? 0) ? origin(i) : undefined}
              />
            </Part>
          );
        })}
        {count === 0 && <p class="none">{say('carts.hand.empty')}</p>}
      </div>
    </section>
  );
}

function Offer(props: Props) {
  const say = useSay();
  const offered = aimsOf(props).filter((aim) => aim.offered);
  return (
    <section class="offer" aria-label={say('carts.on-offer')}>
      <h3>
        <span>{say('carts.on-offer')}</span>
      </h3>
      <div class="offer-cards">
        {offered.map((aim) => (
          <OfferCard key={aim.contract} aim={aim} props={props} />
        ))}
      </div>
    </section>
  );
}

// Where the viewer has no seat the board shows this without a hand.
export function Strip(props: Props) {
  const { view } = props;
  const kinds = cardKinds.filter((kind) => view.hand[kind]).length;
  const choosing = aimsOf(props).some((aim) => aim.offered);
  return (
    <div
      class={`carts-mine ${choosing ? 'choosing' : ''}`}
      style={{ '--stacks': isSeated(view) ? Math.max(kinds, 4) : 0 }}
    >
      <div class="strip">
        {isSeated(view) && <Hand {...props} />}
        {choosing ? <Offer {...props} /> : <Row {...props} />}
        <Piles {...props} />
      </div>
    </div>
  );
}

export function Mine(props: Props) {
  return isSeated(props.view) ? <Strip {...props} /> : null;
}
