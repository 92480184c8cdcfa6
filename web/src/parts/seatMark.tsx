// The colour and mark of a seat, as everywhere on the boards.
import { Mark, seatClass } from '../draw/marks';

export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg class={`seat-mark ${seatClass(seat)}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <Mark seat={seat} />
    </svg>
  );
}
