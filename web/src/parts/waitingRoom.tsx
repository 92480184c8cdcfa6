// A table before its match: who sits, who is still to come, and the link for them.
import { useSignal } from '@preact/signals';
import { isLocal } from '../local/ids';
import { botLevel, gameName, originTexts, seatName, tempoText } from '../state/names';
import { addressOf, go } from '../state/router';
import type { Session } from '../state/session';
import { mySeats, type TableState } from '../state/tableState';
import { sitHere } from '../state/tables';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { Chat } from './chat';
import { copyLink, linkOf } from './copyLink';
import { Icon } from './icons';
import { SeatMark } from './seatMark';

function FreeSeat({
  session,
  seat,
  seated,
  listed,
  offered,
}: {
  session: Session;
  seat: number;
  seated: boolean;
  listed: boolean;
  offered: boolean; // kept for me
}) {
  const name = useSignal('');
  if (!seated) {
    return (
      <button class="primary" onClick={() => void session.seatAsk('sit', seat)}>
        {offered ? t('take-seat') : t('sit')}
      </button>
    );
  }
  if (listed) return null;
  const sit = (e: Event) => {
    e.preventDefault();
    sitHere(session.id, [[seat, name.value]]).catch(showProblem);
  };
  return (
    <form class="hrow" onSubmit={sit}>
      <input
        aria-label={t('seat-here-name', { number: seat + 1 })}
        placeholder={t('seat-here-name-short')}
        maxLength={30}
        required
        value={name.value}
        onInput={(e) => (name.value = e.currentTarget.value)}
      />
      <button disabled={name.value.trim() === ''}>{t('sit-here')}</button>
    </form>
  );
}

function Invite({ table }: { table: string }) {
  return (
    <div class="panel invite">
      <h2>{t('invite')}</h2>
      <p class="muted">{t('invite-help')}</p>
      <div class="hrow">
        <input
          class="grow"
          readOnly
          aria-label={t('invite')}
          value={linkOf(table)}
          onFocus={(e) => e.currentTarget.select()}
        />
        <button onClick={() => void copyLink(table)}>
          <Icon name="copy" />
          {t('copy')}
        </button>
      </div>
    </div>
  );
}

export function WaitingRoom({ session, state }: { session: Session; state: TableState }) {
  const seated = mySeats(state).length > 0;
  const free = state.seats.filter((s) => s.kind === 'person' && s.name === '').length;
  const leave = async () => {
    if (await session.ask({ type: 'leave', table: state.table })) go('/');
  };
  return (
    <main id="main" class="page narrow waiting-room">
      <p class="crumb">
        <a href={addressOf('/')}>{t('to-lobby')}</a>
      </p>
      <h1>{gameName(state.game)}</h1>
      <p role="status">
        {seated ? t('waiting-for', { count: free }) : t('seats-free', { count: free })}
      </p>
      <p class="muted">
        {tempoText(state.terms.tempo)} · {state.terms.listed ? t('open-to-all') : t('by-link')}
      </p>
      {originTexts(state.origin, state.terms['by-hand'] ?? false).map((text) => (
        <p key={text} class="origin">
          {text}
        </p>
      ))}
      <ol class="room-seats">
        {state.seats.map((seat, i) => (
          <li key={i} class="panel">
            <SeatMark seat={i} />
            <span class={`player-name ${seat.name === '' ? 'free-seat' : ''}`}>
              {seat.reserved ? t('seat-kept', { name: seat.reserved }) : seatName(seat, i)}
            </span>
            {seat.kind === 'bot' && (
              <span class="badge">{t('bot-badge', { level: botLevel(seat.name) })}</span>
            )}
            {seat.mine && <span class="badge own">{t('you')}</span>}
            {seat.kind === 'person' && seat.name !== '' && (
              <span class={`presence ${seat.present ? 'here' : ''}`}>
                {seat.present ? t('present') : t('absent-badge')}
              </span>
            )}
            {seat.same !== undefined && !seat.mine && (
              <span class="badge">
                {t('same-person', { name: seatName(state.seats[seat.same]!, seat.same) })}
              </span>
            )}
            {seat.kind === 'person' && seat.name === '' && (!seat.reserved || seat.offered) && (
              <FreeSeat
                session={session}
                seat={i}
                seated={seated}
                listed={state.terms.listed ?? false}
                offered={seat.offered ?? false}
              />
            )}
          </li>
        ))}
      </ol>
      {!isLocal(state.table) && <Invite table={state.table} />}
      <div class="panel">
        <h2>{t('chat')}</h2>
        <Chat session={session} state={state} lines={session.chat.value} />
      </div>
      {seated && <button onClick={() => void leave()}>{t('leave')}</button>}
    </main>
  );
}
