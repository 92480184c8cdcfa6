// Before a live clock runs: the button by which the people of this device say that they are ready,
// and the names of those who are still awaited.
import { useEffect, useRef, useState } from 'preact/hooks';

import { useSay } from '../../draw/say';
import { restingId } from '../../parts/restingFocus';
import type { GameProps, Readiness } from '../game';
import type { Edition, Figures, View } from './model';
import { listed } from './phrases';

type Props = GameProps<View, Edition, Figures>;

// Whole seconds until the clock starts by itself.
function useSecondsLeft(latest: number): number {
  const left = () => Math.max(0, Math.ceil((latest - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [latest]);
  return seconds;
}

// The button takes the focus where nobody else needs it: then Enter says it. Not the key that stops
// the clock: pressed twice it would be an early press.
function useFocus(asked: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!asked) return undefined;
    // Later than the shell, which goes to the list of actions after a decision.
    const timer = setTimeout(() => {
      const at = document.activeElement;
      if (!at || at === document.body || at.id === restingId) {
        button.current?.focus({ preventScroll: true });
      }
    }, 50);
    return () => clearTimeout(timer);
  }, [asked]);
  return button;
}

export function Ready({ readiness, ...props }: Props & { readiness: Readiness }) {
  const say = useSay();
  const { seats, clock } = props;
  const seconds = useSecondsLeft(readiness.latest);
  const unready = seats.filter(({ seat }) => !readiness.ready[seat]);
  const asked = unready.some(({ mine }) => mine);
  const button = useFocus(asked);
  const others = unready.filter(({ mine }) => !mine).map(({ name }) => name);
  return (
    <div class="ready">
      {seats.some(({ mine }) => mine) && (
        <button
          ref={button}
          class={`press ${asked ? '' : 'pressed'}`}
          data-do="ready"
          disabled={!asked}
          onClick={() => void clock?.ready()}
        >
          <span>{say(`merchants.${asked ? 'say-ready' : 'am-ready'}`)}</span>
          {asked && <kbd>{say('merchants.enter-key')}</kbd>}
        </button>
      )}
      {others.length > 0 && (
        <p aria-live="polite">{say('merchants.waits-for', { names: listed(others, say) })}</p>
      )}
      <p>{say('merchants.latest', { count: seconds })}</p>
    </div>
  );
}
