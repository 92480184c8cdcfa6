// Through a film by slider, buttons and keys; it can play by itself.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { keyStep } from '../state/replay';
import { t, type Key } from '../texts';
import { Icon, type IconName } from './icons';

interface Props {
  steps: number;
  step: number;
  go(step: number): void;
}

const pace = 900; // milliseconds for each step

export function Scrubber({ steps, step, go }: Props) {
  const playing = useSignal(false);
  // Keys may come faster than the page is drawn.
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!playing.value) return undefined;
    if (step >= steps) {
      playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => go(step + 1), pace);
    return () => clearTimeout(timer);
  }, [playing.value, step]);
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      const where = (e.target as Element | null)?.closest?.(
        'input, select, textarea, [role="tablist"], dialog',
      );
      const next = where ? undefined : keyStep(e.key, latest.current, steps);
      if (next === undefined) return;
      e.preventDefault();
      latest.current = next;
      go(next);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [steps]);
  const button = (name: IconName, label: Key, press: () => void, off = false) => (
    <button class="round" aria-label={t(label)} data-tip={t(label)} disabled={off} onClick={press}>
      <Icon name={name} />
    </button>
  );
  const play = () => {
    if (step >= steps) go(0);
    playing.value = !playing.value;
  };
  return (
    <div class="scrubber" role="group" aria-label={t('scrubber')}>
      {button('first', 'step-first', () => go(0), step === 0)}
      {button('back', 'step-back', () => go(step - 1), step === 0)}
      {button(playing.value ? 'pause' : 'play', playing.value ? 'pause' : 'play', play)}
      {button('forward', 'step-forward', () => go(step + 1), step === steps)}
      {button('last', 'step-last', () => go(steps), step === steps)}
      <input
        type="range"
        min={0}
        max={steps}
        value={step}
        aria-label={t('step')}
        aria-valuetext={t('step-of', { step, steps })}
        onInput={(e) => go(Number(e.currentTarget.value))}
      />
      <span class="step-count" aria-hidden="true">
        {step}/{steps}
      </span>
    </div>
  );
}
