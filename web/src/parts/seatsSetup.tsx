// Who sits where: me, others at this device, people who come, bots.
import type { GameInfo } from '../net/http';
import { myName } from '../state/me';
import { botLevel } from '../state/names';
import { levelsOf } from '../state/playNow';
import type { SeatChoice, Setup } from '../state/setup';
import { t } from '../texts';
import { Icon } from './icons';
import { LevelNotes } from './levelNotes';
import { SeatMark } from './seatMark';

interface Props {
  info: GameInfo;
  bots: string[];
  note: string; // on this number of seats
  setup: Setup;
  change(part: Partial<Setup>): void;
}

// "bot:easy" and the like, as one list per seat.
const valueOf = (seat: SeatChoice) => (seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind);

function choiceOf(value: string): SeatChoice {
  if (value.startsWith('bot:')) return { kind: 'bot', level: value.slice(4) };
  if (value === 'me') return { kind: 'me' };
  return value === 'here' ? { kind: 'here', name: '' } : { kind: 'guest' };
}

export function SeatsSetup({ info, bots, note, setup, change }: Props) {
  const seats = setup.seats;
  const put = (at: number, seat: SeatChoice) => {
    // I sit at one place only: whoever held the one I take gets mine.
    const next = seats.map((old, i) =>
      i === at ? seat : seat.kind === 'me' && old.kind === 'me' ? seats[at]! : old,
    );
    change({ seats: next });
  };
  const last = seats[seats.length - 1];
  return (
    <fieldset>
      <legend>{t('seats')}</legend>
      <p class="small">{t('seats-help')}</p>
      <ol class="seats">
        {seats.map((seat, i) => (
          <li key={i}>
            <SeatMark seat={i} />
            <select
              aria-label={t('seat-number', { number: i + 1 })}
              value={valueOf(seat)}
              onChange={(e) => put(i, choiceOf(e.currentTarget.value))}
            >
              <option value="me">{t('seat-me', { name: myName.value })}</option>
              {!setup.here && <option value="guest">{t('seat-guest')}</option>}
              <option value="here">{t('seat-here')}</option>
              <optgroup label={t('bots')}>
                {levelsOf(bots).map((name) => (
                  <option value={`bot:${name}`} key={name}>
                    {t('bot-with-level', { level: botLevel(name) })}
                  </option>
                ))}
              </optgroup>
            </select>
            {seat.kind === 'here' && (
              <input
                aria-label={t('seat-here-name', { number: i + 1 })}
                placeholder={t('name')}
                maxLength={30}
                required
                value={seat.name}
                onInput={(e) => put(i, { kind: 'here', name: e.currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ol>
      <div class="hrow">
        <button
          type="button"
          disabled={seats.length >= info['max-seats']}
          onClick={() =>
            change({ seats: [...seats, last && last.kind !== 'me' ? last : { kind: 'guest' }] })
          }
        >
          <Icon name="plus" />
          {t('add-seat')}
        </button>
        <button
          type="button"
          disabled={seats.length <= info['min-seats'] || last?.kind === 'me'}
          onClick={() => change({ seats: seats.slice(0, -1) })}
        >
          <Icon name="minus" />
          {t('remove-seat')}
        </button>
      </div>
      {note && <p class="seats-note">{note}</p>}
      <LevelNotes of={seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))} />
    </fieldset>
  );
}
