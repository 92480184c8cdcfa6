// The gains of the step that is being shown are counted one after the other: each number flies from
// its place to the score.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { flightFrames, flightOf, flightPlan } from '../draw/flights';
import type { Point } from '../draw/geometry';
import type { Gain } from '../games/game';
import type { Session } from '../state/session';
import { signed } from '../texts/numbers';
import { SeatMark } from './seatMark';

interface Flight {
  id: number;
  gain: Gain;
  from: Point;
  to: Point;
  time: number;
}

function Number({ flight, done }: { flight: Flight; done(): void }) {
  const node = useRef<HTMLSpanElement>(null);
  const { gain, from, to, time } = flight;
  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = flightFrames(from, to, still);
    const animation = node.current!.animate(frames, { duration: time, easing: 'ease-in-out' });
    animation.onfinish = done;
    return () => animation.cancel();
  }, []);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const at = still ? from : to;
  return (
    <span
      ref={node}
      class={`flight seat-${gain.seat} ${gain.unit} ${gain.amount < 0 ? 'loss' : ''}`}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
    >
      <SeatMark seat={gain.seat} />
      {signed(gain.amount)}
    </span>
  );
}

export function Flights({ session }: { session: Session }) {
  const flights = useSignal<Flight[]>([]);
  const step = session.playback.step.value;
  useEffect(() => {
    const gains = session.counting.value?.gains ?? [];
    if (!step || step.time <= 0 || gains.length === 0) return undefined;
    const { pause, flight: time } = flightPlan(gains.length, step.time);
    const timers = gains.flatMap((gain, i) => {
      const start = () => {
        const way = flightOf(gain);
        if (way) flights.value = [...flights.value, { id: i, gain, time, ...way }];
      };
      return [setTimeout(start, i * pause), setTimeout(() => session.count(i + 1), i * pause + time)];
    });
    return () => {
      timers.forEach(clearTimeout);
      flights.value = [];
    };
  }, [step]);
  return (
    <div class="flights" aria-hidden="true">
      {flights.value.map((flight) => (
        <Number
          key={flight.id}
          flight={flight}
          done={() => (flights.value = flights.value.filter((f) => f !== flight))}
        />
      ))}
    </div>
  );
}
