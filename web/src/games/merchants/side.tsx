// The mayor's three discs with their cards, and the card just turned or the auction's clock with what
// stops it. It stands beside the board; on the board while the side is folded; on a phone it is one of
// the board's panels, and what stops the clock stands under all of them.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

import { useNarrow } from '../../draw/surface';
import { usePast } from '../../draw/travel';
import { settings } from '../../state/settings';
import type { GameProps } from '../game';
import { Deck, Desk, Turned } from './desk';
import { Dial } from './dial';
import { seatsOf } from './facts';
import type { Edition, Figures, View } from './model';
import { Press } from './press';
import { Ready } from './ready';
import { type Sale, latestSale } from './sale';
import { SaleWords } from './saleWords';

type Props = GameProps<View, Edition, Figures>;

// How the latest auction ended, as seen by who was there.
function useSale(view: View): Sale | null {
  const past = usePast(view);
  const told = useRef<{ view: View; sale: Sale | null }>({ view, sale: null });
  if (told.current.view !== view) {
    told.current = { view, sale: latestSale(told.current.sale, past, view) };
  }
  return told.current.sale;
}

// Before a live run and during it.
export function ClockButtons(props: Props) {
  const readiness = props.clock?.readiness.value;
  return readiness ? <Ready {...props} readiness={readiness} /> : <Press {...props} />;
}

export function AuctionRoom({ children, ...props }: Props & { children?: ComponentChildren }) {
  const sale = useSale(props.view);
  return (
    <div class="m-room" data-phase={props.view.phase} data-seats={seatsOf(props.view)}>
      <Desk {...props} />
      <div class="m-stage">
        <Deck {...props} />
        {props.view.turned ? (
          <Turned {...props} />
        ) : (
          <div class="m-auction">
            <Dial {...props} sale={sale} />
            <SaleWords sale={sale} props={props} />
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

export function Side(props: Props) {
  const narrow = useNarrow();
  if (narrow || settings.value.sideFolded) return null;
  return (
    <section class="merchants-side">
      <AuctionRoom {...props}>
        <ClockButtons {...props} />
      </AuctionRoom>
    </section>
  );
}
