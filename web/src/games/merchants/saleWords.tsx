// What is to be said of the auction beside its clock: what is sold, how the last one ended.
import { useSay } from '../../draw/say';
import type { GameProps, Say } from '../game';
import { faceOf, isAuction } from './facts';
import { type Edition, type Figures, type View, nobody } from './model';
import { cardTitle, seatName } from './phrases';
import type { Sale } from './sale';

type Props = GameProps<View, Edition, Figures>;

interface Told {
  sale: Sale | null;
  props: Props;
}

// What is going on.
function now({ props }: Told, say: Say): string {
  const { view, edition } = props;
  if (view.phase === 'doubled') {
    const { highest } = faceOf(edition);
    return say('merchants.says.doubled', { name: seatName(props, view.early), highest });
  }
  if (isAuction(view)) {
    return say('merchants.says.auction', { card: cardTitle(view.discs[1] ?? '', say) });
  }
  return '';
}

// How the latest auction ended.
function before({ sale, props }: Told, say: Say): string {
  if (!sale) return '';
  if (sale.buyer === nobody) return say('merchants.says.unsold');
  const sold = say('merchants.says.sold', { name: seatName(props, sale.buyer), count: sale.price });
  if (sale.early === nobody) return sold;
  return `${sold} ${say('merchants.says.early', { name: seatName(props, sale.early) })}`;
}

export function SaleWords(all: Told) {
  const say = useSay();
  const [going, ended] = [now(all, say), before(all, say)];
  return (
    <p class="sale-words" aria-live="polite">
      {going}
      {ended && (going ? <small>{say('merchants.says.before', { words: ended })}</small> : ended)}
    </p>
  );
}
