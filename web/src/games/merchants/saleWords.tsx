// What is to be said of the auction beside its clock: what an early stop means, how the last one
// ended. What is sold stands in the question.
import { useSay } from '../../draw/say';
import type { GameProps, Say } from '../game';
import { faceOf, isAuction } from './facts';
import { type Edition, type Figures, type View, nobody } from './model';
import { seatName } from './phrases';
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
  return '';
}

// How the latest auction ended.
function before({ sale, props }: Told, say: Say): string {
  if (!sale) return '';
  if (sale.buyer === nobody) return say('merchants.says.unsold');
  const buyer = { name: seatName(props, sale.buyer), count: sale.price };
  const sold = say(`merchants.says.${sale.tied ? 'tied' : 'sold'}`, buyer);
  if (sale.early === nobody) return sold;
  return `${sold} ${say('merchants.says.early', { name: seatName(props, sale.early) })}`;
}

export function SaleWords(all: Told) {
  const say = useSay();
  const [going, ended] = [now(all, say), before(all, say)];
  const past = isAuction(all.props.view);
  return (
    <p class="sale-words" aria-live="polite">
      {going}
      {ended && (past ? <small>{say('merchants.says.before', { words: ended })}</small> : ended)}
    </p>
  );
}
