// A sign on the map that the last turns have begun.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { isLastLap } from './facts';
import type { Edition, Figures, View } from './model';

export function Notice({ view }: GameProps<View, Edition, Figures>) {
  const say = useSay();
  const left = view['turns-left'];
  return (
    <div class="carts-notice" aria-live="polite">
      {isLastLap(view) && <p class="last-lap">{say('carts.last-lap', { count: left })}</p>}
    </div>
  );
}
