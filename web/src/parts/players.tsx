// The seats as slim cards: who sits there, points, time, and what is public.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameProps, GameUi } from '../games/game';
import { spectator, type SeenSeat } from '../net/messages';
import { glowing } from '../state/glow';
import { clockText, isDaily, span, timeLeft } from '../state/clock';
import { capital } from '../state/names';
import { narrow } from '../state/screen';
import { spokenLines } from '../state/spoken';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { t } from '../texts';
import { Icon } from './icons';
import { nameOf } from './bar';
import { Score } from './score';
import { SeatMark } from './seatMark';
import { SeatName } from './seatName';
import { Spoken } from './spoken';
import { TableNotices } from './tableNotices';

interface Props {
  state: TableState;
  game: GameUi;
  props: GameProps<unknown, unknown> | null;
  session?: Session; // without one nothing can be done: a replay
}

// Counts down by itself; only the clock is drawn again.
function Clock({ seat, runs, state }: { seat: SeenSeat; runs: boolean; state: TableState }) {
  const now = useSignal(performance.now());
  useEffect(() => {
    now.value = performance.now();
    if (!runs) return undefined;
    const timer = setInterval(() => (now.value = performance.now()), 200);
    return () => clearInterval(timer);
  }, [runs, state.at]);
  const left = timeLeft(seat, runs, Math.max(0, now.value - state.at - state.stands));
  if (left === undefined) return null;
  const s = span(left);
  const text = !isDaily(state.terms.tempo)
    ? clockText(left)
    : s.days > 0
      ? t('days-hours', { days: s.days, hours: s.hours })
      : t('hours-minutes', { hours: s.hours, minutes: s.minutes });
  return (
    <span
      class={`clock ${runs ? 'runs' : ''} ${runs && left < 30_000 ? 'short' : ''}`}
      data-tip={t('clock')}
    >
      <span class="sr">{t('clock')} </span>
      {text}
    </span>
  );
}

// A bot decides for a person. A phone has room for a sign only.
function BotBadge({ words }: { words: string }) {
  if (!narrow.value) return <span class="badge warn">{words}</span>;
  return (
    <span class="bot-sign warn" data-tip={words}>
      <Icon name="bot" />
      <span class="sr">{words}</span>
    </span>
  );
}

function Badges({ seat }: { seat: SeenSeat }) {
  return (
    <>
      {seat.replaced && <BotBadge words={t('replaced-badge')} />}
      {seat.away && !seat.replaced && <BotBadge words={t('away-badge')} />}
      {seat.kind === 'person' && !seat.present && !seat.replaced && !seat.away && (
        <span class="badge">{t('absent-badge')}</span>
      )}
    </>
  );
}

// Badges with too many words for the line of the name on a phone.
function LongBadges({ seat, seats }: { seat: SeenSeat; seats: SeenSeat[] }) {
  const same = seat.same === undefined ? undefined : seats[seat.same];
  return (
    <>
      {!seat.replaced && (seat.votes?.length ?? 0) > 0 && (
        <span class="badge warn">{t('voted', { count: seat.votes?.length ?? 0 })}</span>
      )}
      {same && !seat.mine && (
        <span class="badge">{t('same-person', { name: same.name })}</span>
      )}
    </>
  );
}

function SeatActions({
  seat,
  index,
  state,
  session,
}: {
  seat: SeenSeat;
  index: number;
  state: TableState;
  session: Session;
}) {
  if (state.status !== 'playing' || seat.replaced) return null;
  const votes = seat.votes ?? [];
  if (seat.mine && seat.away) {
    return (
      <button class="primary" onClick={() => void session.seatAsk('back', index)}>
        {t('back')}
      </button>
    );
  }
  const playsHere = state.seats.some((s) => s.mine && !s.replaced);
  const late = !isDaily(state.terms.tempo) || seat.away; // over days only the time counts
  const gone = seat.kind === 'person' && !seat.mine && !seat.present && late;
  const voted = votes.some((by) => state.seats[by]?.mine);
  // A vote that waits only for others who left may be repeated: it counts once they are absent.
  const awaited = state.seats.some((s, i) => s.present && !s.mine && !votes.includes(i));
  if (!playsHere || !gone || (voted && awaited)) return null;
  return (
    <button data-tip={t('replace-help')} onClick={() => void session.seatAsk('replace', index)}>
      {t('replace')}
    </button>
  );
}

export function Players({ state, game, props, session }: Props) {
  const live = session?.state.value ?? state; // clocks and people are as they are now
  const said = session ? spokenLines(session.playback.said.value, state.viewer) : [];
  return (
    <section class="players" aria-label={t('players')}>
      {session && <TableNotices state={state} session={session} />}
      <ul>
        {live.seats.map((seat, i) => {
          const waits = state.status === 'playing' && state.waiting.includes(i);
          const open = props ? game.score(state.view, i, props.edition, props.figures) : undefined;
          const score = state.result[i]?.score ?? open;
          const glows = glowing.value.has(`seat:${i}`);
          const speaks = narrow.value ? undefined : said.find((lines) => lines.seat === i);
          const thinks = waits && seat.kind === 'bot';
          const runs = live.status === 'playing' && live.waiting.includes(i);
          return (
            <li
              key={i}
              data-piece={`seat:${i}`}
              class={`player seat-${i} ${waits ? 'waits' : ''} ${thinks ? 'thinks' : ''} ${i === state.viewer ? 'me' : ''} ${glows ? 'glowing' : ''} ${speaks ? 'speaks says-in' : ''}`}
            >
              <div class="player-line">
                <SeatMark seat={i} />
                <span class="player-name">
                  {narrow.value && session && i === state.viewer ? (
                    capital(t('you'))
                  ) : (
                    <SeatName seat={seat} index={i} table={state.table} />
                  )}
                </span>
                {seat.mine && <span class="badge own">{t('you')}</span>}
                <Badges seat={seat} />
                {!narrow.value && <LongBadges seat={seat} seats={state.seats} />}
                <span class="player-end">
                  <Clock seat={seat} runs={runs && seat.kind === 'person'} state={live} />
                  {score !== undefined && <Score seat={i} score={score} session={session} />}
                </span>
              </div>
              {narrow.value && <LongBadges seat={seat} seats={state.seats} />}
              {waits && <span class="sr">{t('is-asked')}</span>}
              {props && (
                <div class="player-public">
                  <game.Public {...props} seat={i} />
                </div>
              )}
              {speaks && session && props && (
                <p class="player-says" key={String(speaks.events[0]?.version)}>
                  <Spoken
                    events={speaks.events}
                    session={session}
                    game={game}
                    name={(s) => nameOf(state, s)}
                  />
                </p>
              )}
              {props?.parts.lit(`seat:${i}`) && (
                <button
                  data-target={`seat:${i}`}
                  class="lit"
                  onClick={() => props.parts.click(`seat:${i}`)}
                >
                  {t('choose')}
                </button>
              )}
              {session && <SeatActions seat={seat} index={i} state={state} session={session} />}
            </li>
          );
        })}
        {props && game.Rival && <game.Rival {...props} />}
      </ul>
      {state.spectators > 0 && (
        <p class="spectators">
          <Icon name="eye" />
          {t('spectators', { count: state.spectators })}
        </p>
      )}
      {state.viewer === spectator &&
        session &&
        state.status === 'playing' &&
        state.legal.length === 0 &&
        !state.seats.some((s) => s.mine) && <p class="spectators">{t('you-watch')}</p>}
    </section>
  );
}
