// Between two people at one device: nothing is to be seen until the next one says who he is.
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { t } from '../texts';
import { nameOf } from './bar';
import { SeatMark } from './seatMark';

export function HandOverScreen({ session, state }: { session: Session; state: TableState }) {
  const button = useRef<HTMLButtonElement>(null);
  const hand = session.handOver.value;
  useEffect(() => button.current?.focus(), [hand?.seat]);
  if (!hand) return null;
  const name = nameOf(state, hand.seat);
  return (
    <main id="main" class="page hand-over">
      <div class="hand-over-card">
        <SeatMark seat={hand.seat} />
        <h1>{t('hand-over', { name })}</h1>
        <p class="muted">{t('hand-over-help')}</p>
        <button
          ref={button}
          class="primary large"
          onClick={() => session.takeOver()}
          data-do="take-over"
        >
          {t('i-am', { name })}
        </button>
      </div>
    </main>
  );
}
