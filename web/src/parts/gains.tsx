// Money and points of a line, summed for each seat: "+7".
import type { Gain } from '../games/game';
import { sums } from '../state/gains';
import { signed } from '../texts/numbers';
import { SeatMark } from './seatMark';

// With the mark of the seat where a line is about several, or about another than it says.
export function Gains({ gains, seat }: { gains: Gain[]; seat?: number }) {
  const all = sums(gains);
  if (all.length === 0) return null;
  const marked = all.some((one) => one.seat !== (seat ?? all[0]!.seat));
  return (
    <span class="gains">
      {all.map((one) => (
        <span
          key={`${one.seat} ${one.unit}`}
          class={`gain ${one.unit} ${one.amount < 0 ? 'loss' : ''}`}
        >
          {marked && <SeatMark seat={one.seat} />}
          {signed(one.amount)}
        </span>
      ))}
    </span>
  );
}
