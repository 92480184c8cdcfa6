// Over the board: what is being shown while it is not now, and the ways back to now.
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/game';
import { spokenLines } from '../state/spoken';
import { narrow } from '../state/screen';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { t } from '../texts';
import { nameOf } from './bar';
import { Icon } from './icons';
import { SeatMark } from './seatMark';
import { Spoken } from './spoken';

interface Props {
  session: Session;
  state: TableState;
  game: GameUi;
}

// Where keys have a use of their own. (After a decision the focus is on a tab: only arrows are its own,
// and those only in an open drawer.)
const keysOfTheirOwn = 'input, select, textarea, [role="slider"], [role="menu"], .menu-list, dialog';
const openTabs = '.tabs:not(.drawer), .drawer.open';
const pressed = 'button:not([role="tab"]), a, [role="button"], summary';

function isFree(e: KeyboardEvent): boolean {
  if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || e.defaultPrevented) return false;
  const at = e.target as Element | null;
  if (e.key.startsWith('Arrow') && at?.closest?.(openTabs)) return false;
  return !at?.closest?.(keysOfTheirOwn) && !document.querySelector('dialog[open]');
}

// Not now yet, or the last count before the result.
const isSkippable = ({ isNow, state, counting }: Session): boolean =>
  !isNow.value || (state.value?.status === 'over' && counting.value !== null);

// Whether the key was meant for what is shown.
function useKey(e: KeyboardEvent, session: Session): boolean {
  const { lookBack } = session;
  const looks = lookBack.at.value !== null;
  if (e.key === 'ArrowLeft') return void lookBack.go(-1), true;
  if (e.key === 'ArrowRight' && looks) return void lookBack.go(1), true;
  if (!isSkippable(session)) return false;
  const onButton = (e.target as Element | null)?.closest?.(pressed);
  const skips = e.key === 'Escape' || (!onButton && !looks && (e.key === ' ' || e.key === 'Enter'));
  if (!skips && !(looks && e.key === 'End')) return false;
  session.skip();
  return true;
}

// Keys and clicks on the board, as long as the table is on the page.
function useWays(session: Session): void {
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      if (isFree(e) && useKey(e, session)) e.preventDefault();
    };
    const click = (e: MouseEvent) => {
      const onBoard = (e.target as Element | null)?.closest?.('.board-area, .mine');
      if (onBoard && isSkippable(session) && !session.lookBack.at.value) session.skip();
    };
    const hide = () => document.hidden && session.lookBack.at.value === null && session.skip();
    addEventListener('keydown', key);
    document.addEventListener('click', click);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('keydown', key);
      document.removeEventListener('click', click);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session]);
}

// The sentence of the step: on a phone there is no room for it in the card of whoever acts.
function StepLine({ session, state, game }: Props) {
  const said = session.playback.said.value;
  const [first] = spokenLines(said, state.viewer);
  const isShown = session.playback.step.value !== null || !session.isNow.value;
  if (!narrow.value || !first || !isShown || session.edition.value === null) return null;
  return (
    <p class={`step-line seat-${first.seat}`} aria-live="polite">
      <SeatMark seat={first.seat} />
      <Spoken
        events={first.events}
        session={session}
        game={game}
        name={(seat) => nameOf(state, seat)}
      />
    </p>
  );
}

function LookingBack({ session }: { session: Session }) {
  const { lookBack, playback } = session;
  const at = lookBack.at.value!;
  const fresh = playback.waiting.value;
  return (
    <div class="strip-box" role="group" aria-label={t('looking-back')}>
      <button
        class="round small-round"
        aria-label={t('step-back')}
        data-tip={t('step-back')}
        disabled={at.step === 0}
        onClick={() => void lookBack.go(-1)}
      >
        <Icon name="back" />
      </button>
      <span class="strip-words" aria-live="polite">
        {t('step-of', at)}
        {fresh > 0 && <span class="badge">{t('new-steps', { count: fresh })}</span>}
      </span>
      <button
        class="round small-round"
        aria-label={t('step-forward')}
        data-tip={t('step-forward')}
        onClick={() => void lookBack.go(1)}
      >
        <Icon name="forward" />
      </button>
      <button class="primary" data-do="now" onClick={() => session.skip()}>
        <Icon name="last" />
        {t('to-now')}
      </button>
    </div>
  );
}

export function PlayStrip(all: Props) {
  const { session, state } = all;
  useWays(session);
  const looks = session.lookBack.at.value !== null;
  return (
    <div class="play-strip">
      <StepLine {...all} />
      {looks && <LookingBack session={session} />}
      {!looks && isSkippable(session) && (
        <div class="strip-box">
          {state.past && <span class="strip-words">{t('step-of', state.past)}</span>}
          <button data-do="skip" onClick={() => session.skip()}>
            <Icon name="forward" />
            {t('skip-steps')}
            {!narrow.value && <kbd aria-hidden="true">␣</kbd>}
          </button>
        </div>
      )}
    </div>
  );
}
