// The points of a seat. They count up as the numbers of a step arrive.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { scoreWhile } from '../state/gains';
import type { Session } from '../state/session';
import { t } from '../texts';
import { printed } from '../texts/numbers';

const countTime = 300; // milliseconds

// The number on its way to another one; at once if nothing is being shown.
function useCounted(target: number, moves: boolean): number {
  const shown = useSignal(target);
  useEffect(() => {
    const from = shown.peek();
    if (!moves || from === target) {
      shown.value = target;
      return undefined;
    }
    const began = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const part = Math.min(1, (now - began) / countTime);
      shown.value = Math.round(from + (target - from) * part);
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [target, moves]);
  return moves ? shown.value : target;
}

interface Props {
  seat: number;
  score: number;
  session: Session | undefined;
}

export function Score({ seat, score, session }: Props) {
  const counting = session?.counting.value ?? null;
  const gains = counting?.gains;
  const kept = useRef({ gains, before: score, score });
  if (kept.current.gains !== gains) kept.current = { gains, before: kept.current.score, score };
  kept.current.score = score;
  const now = counting
    ? scoreWhile(kept.current.before, score, counting.gains, counting.counted, seat)
    : score;
  const still = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)');
  const moves = counting !== null && !(still && still.matches);
  return (
    <span class="score" data-score={seat}>
      <span class="sr">{t('points')} </span>
      {printed(useCounted(now, moves))}
    </span>
  );
}
