// A new table that goes on from a step: who plays there.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { http } from '../net/http';
import { spectator } from '../net/messages';
import { botLevel, fullName } from '../state/names';
import { levelsOf } from '../state/playNow';
import { go } from '../state/router';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { Dialog } from './dialog';
import { LevelNotes } from './levelNotes';
import { SeatMark } from './seatMark';

interface Props {
  session: Session;
  state: TableState;
  step: number;
  eyes: number;
  close(): void;
}

export function ForkDialog({ session, state, step, eyes, close }: Props) {
  const bots = useSignal<string[]>([]);
  const mine =
    eyes !== spectator
      ? eyes
      : Math.max(
          0,
          state.seats.findIndex((s) => s.kind === 'person'),
        );
  const seats = useSignal<string[]>(state.seats.map((_, i) => (i === mine ? 'me' : 'easy')));
  useEffect(() => {
    http.games().then((house) => (bots.value = house.bots), showProblem);
  }, []);
  const put = (at: number, kind: string) => {
    seats.value = seats.value.map((old, i) =>
      i === at ? kind : kind === 'me' && old === 'me' ? 'person' : old,
    );
  };
  const fork = async () => {
    const seat = seats.value.indexOf('me');
    const kinds = seats.value.map((kind) => (kind === 'me' ? 'person' : kind));
    const ok = await session.ask({
      type: 'fork',
      table: state.table,
      step,
      seats: kinds,
      ...(seat >= 0 ? { seat } : {}),
    });
    if (ok?.table) go(`/t/${ok.table}`);
  };
  return (
    <Dialog title={t('play-on')} close={close}>
      <p>{state.status === 'over' ? t('play-on-help') : t('play-on-help-running')}</p>
      <ol class="seats">
        {seats.value.map((kind, i) => (
          <li key={i}>
            <SeatMark seat={i} />
            <span class="grow">{fullName(state.seats[i]!, i, state.table)}</span>
            <select
              aria-label={t('seat-number', { number: i + 1 })}
              value={kind}
              onChange={(e) => put(i, e.currentTarget.value)}
            >
              <option value="me">{t('you')}</option>
              <option value="person">{t('seat-guest')}</option>
              {levelsOf(bots.value).map((name) => (
                <option value={name} key={name}>
                  {t('bot-with-level', { level: botLevel(name) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <LevelNotes of={seats.value} />
      <div class="hrow end">
        <button onClick={close}>{t('cancel')}</button>
        <button class="primary" onClick={() => void fork()} data-do="fork-now">
          {t('play-on-now')}
        </button>
      </div>
    </Dialog>
  );
}
