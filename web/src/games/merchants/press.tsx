// What stops a live clock: a big button for each seat of this device, and a key.
import { useEffect, useRef, useState } from 'preact/hooks';

import { Mark, seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import { isTyping } from '../../parts/typing';
import type { ClockRun, GameProps, SeatInfo } from '../game';
import { settlesIn } from './clock';
import { isAuction } from './facts';
import { useFrames, write } from './frames';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

// Far apart on the keyboard, for hands of several people; alone one takes the space key.
const severalKeys = ['q', 'p', 'z', 'm', ' '];
export const keyFor = (index: number, count: number): string =>
  count === 1 ? ' ' : (severalKeys[index] ?? ' ');

// Presses by keys while a run is under way; a key that is held down counts once.
function useKeys(mine: SeatInfo[], active: boolean, press: (seat: number) => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const seatOf = (event: KeyboardEvent) =>
      mine.find((_, i) => keyFor(i, mine.length) === event.key.toLowerCase());
    const down = (event: KeyboardEvent) => {
      const seat = seatOf(event);
      if (!seat || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) press(seat.seat);
    };
    // A button that has the focus would take the space key as a click when it is let go.
    const up = (event: KeyboardEvent) => {
      if (seatOf(event) && !isTyping(event.target)) event.preventDefault();
    };
    addEventListener('keydown', down, true);
    addEventListener('keyup', up, true);
    return () => {
      removeEventListener('keydown', down, true);
      removeEventListener('keyup', up, true);
    };
  }, [active, mine.map(({ seat }) => seat).join(), press]);
}

// Whether the run is under way for long enough that a press is meant for it.
function useSettled(run: ClockRun | null): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const rest = run ? settlesIn(run.began, performance.now()) : Infinity;
    setSettled(rest === 0);
    if (rest === 0 || rest === Infinity) return undefined;
    const timer = setTimeout(() => setSettled(true), rest);
    return () => clearTimeout(timer);
  }, [run === null, run?.doubled]);
  return run !== null && settled;
}

// Who has pressed in this run; a press that did not count may be tried again.
function usePressed(run: ClockRun | null, clock: Props['clock']) {
  const [pressed, setPressed] = useState<number[]>([]);
  const which = run ? `${run.doubled}` : '';
  useEffect(() => setPressed([]), [which]);
  const press = async (seat: number) => {
    if (!clock || pressed.includes(seat)) return;
    setPressed((list) => [...list, seat]);
    const counts = await clock.press(seat);
    if (!counts) setPressed((list) => list.filter((one) => one !== seat));
  };
  return { pressed, press: (seat: number) => void press(seat) };
}

// The price that a press would pay now, on the button itself.
function usePrice(props: Props, run: ClockRun | null) {
  const say = useSay();
  const buttons = useRef<HTMLDivElement>(null);
  useFrames(run, props.figures, (_, { place }) => {
    const words =
      place && place.shown > 0
        ? say('merchants.buy-for', { count: place.pays })
        : say('merchants.stop-early');
    for (const at of buttons.current?.querySelectorAll('.press:not(.pressed) .press-words') ?? []) {
      write(at, words);
    }
  });
  return buttons;
}

export function Press(props: Props) {
  const say = useSay();
  const { view, seats, options, clock } = props;
  const run = clock?.run.value ?? null;
  const mine = seats.filter((seat) => seat.mine);
  const { pressed, press } = usePressed(run, clock);
  const settled = useSettled(run);
  useKeys(mine, settled, press);
  const buttons = usePrice(props, run);
  const several = mine.length > 1;
  if (options['auction'] !== 'live' || !isAuction(view) || mine.length === 0) return null;
  return (
    <div ref={buttons} class="press-buttons" role="group" aria-label={say('merchants.press')}>
      {mine.map(({ seat, name }, i) => {
        const key = keyFor(i, mine.length);
        const done = pressed.includes(seat);
        return (
          <button
            key={seat}
            class={`press ${seatClass(seat)} ${done ? 'pressed' : ''}`}
            data-do="press"
            data-seat={seat}
            disabled={!settled || done}
            // When it goes down, not when it is let go: a tenth of a second is a price.
            onPointerDown={() => press(seat)}
            onClick={() => press(seat)}
          >
            {several && (
              <svg viewBox="-11 -11 22 22" aria-hidden="true">
                <Mark seat={seat} />
              </svg>
            )}
            <span key={String(done)} class={several ? '' : 'press-words'}>
              {several ? name : say(`merchants.press${done ? 'ed' : ''}`)}
            </span>
            <kbd>{key === ' ' ? say('merchants.space-key') : key.toUpperCase()}</kbd>
          </button>
        );
      })}
    </div>
  );
}
