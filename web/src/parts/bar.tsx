// The sentence that says whose turn it is and what is asked, with what can be done about it.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameProps, GameUi } from '../games/game';
import { spectator } from '../net/messages';
import { seatName } from '../state/names';
import { narrow } from '../state/screen';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { say, t } from '../texts';
import { consequencesOf } from './consequences';
import { Icon } from './icons';
import { lineText } from './log';
import { TableMenu } from './tableMenu';

interface Props {
  session: Session;
  state: TableState;
  game: GameUi;
  props: GameProps<unknown, unknown>;
  resultShown: boolean; // then the sentence need not say who won
}

export function nameOf(state: TableState, seat: number): string {
  const s = state.seats[seat];
  return s ? seatName(s, seat) : '';
}

function winners(state: TableState): string[] {
  const best = state.result.flatMap((r, seat) => (r.place === 1 ? [nameOf(state, seat)] : []));
  if (best.length === 0 && state.rival) return [state.rival.name];
  return best;
}

export function sentence(
  state: TableState,
  game: GameUi,
  edition?: unknown,
  aboutToRun = false,
  figures: unknown = null,
): string {
  if (state.status === 'over') {
    if (state.end === 'abandoned') return t('over-abandoned');
    const names = winners(state);
    return t('over-winner', { names: names.join(', '), count: names.length });
  }
  if (state.legal.length > 0) {
    if (state.viewer === spectator) return t('asked-to-deal');
    const asked = game.question(state.view, state.viewer, say, edition ?? undefined, figures);
    return asked || t('asked');
  }
  const names = state.waiting.map((seat) => nameOf(state, seat));
  if (names.length === 0) return game.meanwhile?.(state.view, say, aboutToRun) || t('one-moment');
  return t('others-asked', { names: names.join(', '), count: names.length });
}

function Confirm({ session, state, game, props }: Props) {
  const done = session.choice.value.done!;
  const [action, ...targets] = done;
  const preview = consequencesOf(done, session, game, props);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    // Once it is gone the keyboard goes on where the next decision is.
    return () =>
      void setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost) document.getElementById('tab-actions')?.focus({ preventScroll: true });
      });
  }, [action]);
  return (
    <>
      <div class="bar-words" aria-live="polite">
        <p class="sentence">{game.actionText(action, targets, props, say)}</p>
        {preview.length > 0 && (
          <ul class="preview">
            {preview.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div class="bar-buttons">
        <button
          ref={button}
          class="primary"
          onClick={() => void session.act(action)}
          data-do="confirm"
        >
          <Icon name="check" />
          {t('confirm')}
        </button>
        <button onClick={() => session.cancel()} data-do="cancel">
          {t('cancel')}
        </button>
        {state.undo && (
          <button
            class="round"
            aria-label={t('undo')}
            title={t('undo')}
            onClick={() => void session.seatAsk('undo', state.viewer)}
          >
            <Icon name="undo" />
          </button>
        )}
        <TableMenu session={session} state={state} />
      </div>
    </>
  );
}

// What another did last, where there is no room for all that happened since.
function latest({ session, state, game, props }: Props): string {
  const others = session.news.value.filter(
    (e) => typeof e['seat'] === 'number' && e['seat'] !== spectator,
  );
  const last = others[others.length - 1];
  return last ? lineText(last, game, props.edition, (seat) => nameOf(state, seat)) : '';
}

const second = (all: Props, mine: boolean): string =>
  mine && narrow.value ? latest(all) : '';

// Where the rules can't be asked in this browser, or not about this table.
function withoutRules({ session }: Props): string {
  const why = session.foresight.problem.value;
  return why ? t('no-foresight', { why }) : '';
}

export function Bar(all: Props) {
  const { session, state, game } = all;
  const choice = session.choice.value;
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      if (e.key === 'Escape' && !document.querySelector('dialog[open]')) session.cancel();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [session]);
  const hand = session.handOver.value;
  const mine = session.legal.value.length > 0;
  return (
    <section class={`bar ${mine ? 'asked' : ''}`} aria-label={t('turn')}>
      {choice.done ? (
        <Confirm {...all} />
      ) : (
        <>
          <div class="bar-words" aria-live="polite">
            <p class="sentence">
              {mine && <span class="turn-badge">{t('your-turn')}</span>}
              {hand
                ? t('hand-over', { name: nameOf(state, hand.seat) })
                : all.resultShown
                  ? t('over')
                  : sentence(
                      state,
                      game,
                      all.props.edition,
                      session.readiness.value !== null,
                      all.props.figures,
                    )}
            </p>
            <p class="bar-second">
              {session.busy.value ? t('one-moment') : withoutRules(all) || second(all, mine)}
            </p>
          </div>
          <div class="bar-buttons">
            {hand && (
              <button class="primary" onClick={() => session.hide()} data-do="hide">
                <Icon name="hand" />
                {t('hide-now')}
              </button>
            )}
            {choice.path.length > 0 && (
              <button onClick={() => session.cancel()} data-do="cancel">
                {t('cancel')}
              </button>
            )}
            {state.viewer !== spectator && (state.status === 'playing' || state.undo) && (
              <button
                disabled={!state.undo}
                onClick={() => void session.seatAsk('undo', state.viewer)}
                data-do="undo"
              >
                <Icon name="undo" />
                {t('undo')}
              </button>
            )}
            <TableMenu session={session} state={state} />
          </div>
        </>
      )}
    </section>
  );
}
