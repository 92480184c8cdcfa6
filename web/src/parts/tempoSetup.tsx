// How much time there is.
import type { Setup } from '../state/setup';
import { t } from '../texts';
import { Choices } from './choices';

interface Props {
  setup: Setup;
  change(part: Partial<Setup>): void;
  choose(tempo: Setup['tempo']): void;
}

interface NumberProps {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  put(value: number): void;
}

function NumberField({ id, label, value, min, max, put }: NumberProps) {
  const onInput = (text: string) => {
    const number = Math.round(Number(text));
    if (Number.isFinite(number) && number >= min && number <= max) put(number);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        required
        value={value}
        onInput={(e) => onInput(e.currentTarget.value)}
      />
    </div>
  );
}

export function TempoSetup({ setup, change, choose }: Props) {
  return (
    <Choices
      name="tempo"
      legend={t('time')}
      value={setup.tempo}
      choices={[
        { value: 'untimed', label: t('tempo-untimed'), help: t('tempo-untimed-help') },
        { value: 'live', label: t('tempo-live'), help: t('tempo-live-help') },
        { value: 'daily', label: t('tempo-daily'), help: t('tempo-daily-help') },
      ]}
      choose={(value) => choose(value as Setup['tempo'])}
    >
      {setup.tempo === 'live' && (
        <div class="pair inset">
          <NumberField
            id="minutes"
            label={t('minutes-start')}
            value={setup.minutes}
            min={1}
            max={600}
            put={(minutes) => change({ minutes })}
          />
          <NumberField
            id="seconds"
            label={t('seconds-turn')}
            value={setup.seconds}
            min={0}
            max={600}
            put={(seconds) => change({ seconds })}
          />
        </div>
      )}
      {setup.tempo === 'daily' && (
        <div class="pair inset">
          <NumberField
            id="days"
            label={t('days-move')}
            value={setup.days}
            min={1}
            max={30}
            put={(days) => change({ days })}
          />
        </div>
      )}
    </Choices>
  );
}
