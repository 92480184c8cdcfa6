// A table before its match: who sits, who is still to come, and the link for them.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isLocal } from '../local/ids';
import { http } from '../net/http';
import { botNamed, gameName, originTexts, tempoText } from '../state/names';
import { levelsOf, proposedLevel } from '../state/playNow';
import { addressOf, go } from '../state/router';
import type { Session } from '../state/session';
import { mySeats, type TableState } from '../state/tableState';
import { sitHere } from '../state/tables';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { Chat } from './chat';
import { nameOf } from './bar';
import { copyLink, linkOf } from './copyLink';
import { Icon } from './icons';
import { LevelNotes } from './levelNotes';
import { QrCode } from './qrCode';
import { SeatMark } from './seatMark';
import { SeatName } from './seatName';

interface SeatProps {
  session: Session;
  seat: number;
}

// Somebody else who plays at this device.
function SitHere({ session, seat }: SeatProps) {
  const name = useSignal('');
  const sit = (e: Event) => {
    e.preventDefault();
    sitHere(session.id, [[seat, name.value]]).catch(showProblem);
  };
  return (
    <form class="sit-here" onSubmit={sit}>
      <small id={`sit-help-${seat}`}>{t('seat-here-help')}</small>
      <div class="hrow">
        <input
          aria-label={t('seat-here-name', { number: seat + 1 })}
          aria-describedby={`sit-help-${seat}`}
          placeholder={t('seat-here-name-short')}
          maxLength={30}
          required
          value={name.value}
          onInput={(e) => (name.value = e.currentTarget.value)}
        />
        <button disabled={name.value.trim() === ''}>{t('sit-here')}</button>
      </div>
    </form>
  );
}

function SeatBot({ session, seat, bots }: SeatProps & { bots: string[] }) {
  const level = useSignal(proposedLevel(bots));
  const sit = () =>
    session.ask({ type: 'sit', table: session.id, seat, bot: level.value });
  return (
    <div class="hrow seat-bot">
      <select
        aria-label={t('seat-bot-level', { number: seat + 1 })}
        value={level.value}
        onChange={(e) => (level.value = e.currentTarget.value)}
      >
        {levelsOf(bots).map((name) => (
          <option value={name} key={name}>
            {botNamed(name, seat, session.id)}
          </option>
        ))}
      </select>
      <button data-do="seat-bot" onClick={() => void sit()}>
        <Icon name="bot" />
        {t('seat-bot')}
      </button>
      <LevelNotes of={[level.value]} />
    </div>
  );
}

interface FreeProps extends SeatProps {
  state: TableState;
  bots: string[];
}

function FreeSeat({ session, seat, state, bots }: FreeProps) {
  const seated = mySeats(state).length > 0;
  return (
    <>
      {state.owner && !state.seats[seat]?.reserved && bots.length > 0 && (
        <SeatBot session={session} seat={seat} bots={bots} />
      )}
      {!seated && (
        <button class="primary" onClick={() => void session.seatAsk('sit', seat)}>
          {state.seats[seat]?.offered ? t('take-seat') : t('sit')}
        </button>
      )}
      {seated && !state.terms.listed && <SitHere session={session} seat={seat} />}
    </>
  );
}

function Invite({ table, game }: { table: string; game: string }) {
  const link = linkOf(table);
  const share = () =>
    navigator
      .share({ title: 'Pakhuis', text: t('share-text', { game: gameName(game) }), url: link })
      .catch(() => undefined); // closed without a choice
  return (
    <div class="panel invite">
      <QrCode text={link} label={t('invite-qr')} />
      <div class="invite-words">
        <h2>{t('invite')}</h2>
        <p class="muted">{t('invite-help')}</p>
        <p class="muted">{t('invite-scan')}</p>
        <div class="hrow">
          <input
            class="grow"
            readOnly
            aria-label={t('invite')}
            value={link}
            onFocus={(e) => e.currentTarget.select()}
          />
          <button onClick={() => void copyLink(table)}>
            <Icon name="copy" />
            {t('copy')}
          </button>
          {'share' in navigator && (
            <button data-do="share" onClick={() => void share()}>
              <Icon name="share" />
              {t('share')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

export function WaitingRoom({ session, state }: { session: Session; state: TableState }) {
  const seated = mySeats(state).length > 0;
  const free = state.seats.filter((s) => s.kind === 'person' && s.name === '').length;
  const bots = useSignal<string[]>([]);
  useEffect(() => {
    if (state.owner) http.games().then((house) => (bots.value = house.bots), showProblem);
  }, [state.owner]);
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
      {state.terms.hints && <p class="origin">{t('hints-allowed')}</p>}
      <ol class="room-seats">
        {state.seats.map((seat, i) => (
          <li key={i} class="panel">
            <SeatMark seat={i} />
            <span class={`player-name ${seat.name === '' ? 'free-seat' : ''}`}>
              {seat.reserved ? (
                t('seat-kept', { name: seat.reserved })
              ) : (
                <SeatName seat={seat} index={i} table={state.table} />
              )}
            </span>
            {seat.mine && <span class="badge own">{t('you')}</span>}
            {seat.kind === 'person' && seat.name !== '' && (
              <span class={`presence ${seat.present ? 'here' : ''}`}>
                {seat.present ? t('present') : t('absent-badge')}
              </span>
            )}
            {seat.same !== undefined && !seat.mine && (
              <span class="badge">
                {t('same-person', { name: nameOf(state, seat.same) })}
              </span>
            )}
            {seat.kind === 'person' && seat.name === '' && (!seat.reserved || seat.offered) && (
              <FreeSeat session={session} seat={i} state={state} bots={bots.value} />
            )}
          </li>
        ))}
      </ol>
      {!isLocal(state.table) && <Invite table={state.table} game={state.game} />}
      <div class="panel">
        <h2>{t('chat')}</h2>
        <Chat session={session} state={state} lines={session.chat.value} />
      </div>
      {seated && <button onClick={() => void leave()}>{t('leave')}</button>}
    </main>
  );
}
