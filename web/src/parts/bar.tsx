// The sentence that says whose turn it is and what is asked, with what can be done about it.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Clicked, GameUi } from '../games/game';
import { spectator } from '../net/messages';
import '../state/levelTexts';
import { seatName } from '../state/names';
import { onlyAction } from '../state/picker';
import { narrow } from '../state/screen';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { say, t } from '../texts';
import { BarTools, HomeLink } from './barTools';
import { barOffers, Cancel, Confirm } from './callout';
import { HintButton } from './hint';
import { Icon } from './icons';
import { lineText } from './log';
import { OfferButton, type OfferProps } from './offers';
import { restingId } from './restingFocus';

interface Props extends OfferProps {
  state: TableState;
  resultShown: boolean; // then the sentence need not say who won
  showResult?: (() => void) | undefined; // there is one, and the board is shown instead
}

export function nameOf(state: TableState, seat: number): string {
  const s = state.seats[seat];
  return s ? seatName(s, seat, state.table) : '';
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
  clicked?: Clicked,
): string {
  if (state.past) return t('looking-back');
  if (state.status === 'over') {
    if (state.end === 'abandoned') return t('over-abandoned');
    const names = winners(state);
    return t('over-winner', { names: names.join(', '), count: names.length });
  }
  if (state.legal.length > 0) {
    if (state.viewer === spectator) return t('asked-to-deal');
    const { view, viewer } = state;
    const name = (seat: number) => nameOf(state, seat);
    return game.question(view, viewer, say, edition ?? undefined, figures, clicked, name) || t('asked');
  }
  const names = state.waiting.map((seat) => nameOf(state, seat));
  if (names.length === 0) return game.meanwhile?.(state.view, say, aboutToRun) || t('one-moment');
  const think = state.waiting.every((seat) => state.seats[seat]?.kind === 'bot');
  const args = { names: names.join(', '), count: names.length };
  return think ? say('levels.think', args) : t('others-asked', args);
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

// Nothing that the Enter key would press.
export function isIdle(at: Element | null): boolean {
  return at === null || at === document.body || at.id === 'main' || at.id === restingId;
}

// Escape takes a click back. Enter confirms, and plays the only action that there is.
function useKeys(session: Session): void {
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      if (e.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (e.key === 'Escape') session.back();
      if (e.key !== 'Enter' || e.repeat || !isIdle(document.activeElement)) return;
      const action = session.choice.value.done ?? onlyAction(session.legal.value);
      if (!action) return;
      e.preventDefault();
      void session.act(action[0]);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [session]);
}

const sizes = [1.2, 1.05, 0.92, 0.82, 0.74]; // rem

// The bar keeps its height: long words are written smaller.
function useFit() {
  const node = useRef<HTMLDivElement>(null);
  const fit = () => {
    const box = node.current;
    if (!box) return;
    for (const size of sizes) {
      box.style.setProperty('--size', `${size}rem`);
      if (box.scrollHeight <= box.clientHeight) return;
    }
  };
  useLayoutEffect(fit);
  useEffect(() => {
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  return node;
}

// In another's turn one only answers.
function Badge({ state, game }: Props) {
  const turn = game.turnOf?.(state.view);
  const own = turn === undefined || turn === state.viewer || state.viewer === spectator;
  return <span class="turn-badge">{own ? t('your-turn') : t('your-answer')}</span>;
}

function wordsOf({ session, state, game, props, resultShown }: Props): string {
  const hand = session.handOver.value;
  if (hand) return t('hand-over', { name: nameOf(state, hand.seat) });
  if (resultShown) return t('over');
  const path = session.path.value;
  const clicked = path.length > 0 ? { path, left: session.choice.value.left } : undefined;
  const aboutToRun = session.readiness.value !== null;
  return sentence(state, game, props.edition, aboutToRun, props.figures, clicked);
}

function Undo({ session, state }: Props) {
  if (session.guided || state.viewer === spectator || (state.status !== 'playing' && !state.undo)) return null;
  return (
    <button
      class="undo"
      disabled={!state.undo}
      onClick={() => void session.seatAsk('undo', state.viewer)}
      data-do="undo"
    >
      <Icon name="undo" />
      <span>{t('undo')}</span>
    </button>
  );
}

export function Bar(all: Props) {
  const { session } = all;
  useKeys(session);
  const mine = session.legal.value.length > 0;
  const words = wordsOf(all);
  const more = session.busy.value ? t('one-moment') : withoutRules(all) || second(all, mine);
  const node = useFit();
  const { path, done } = session.choice.value;
  const offers = barOffers(all);
  return (
    <section class={`bar ${mine ? 'asked' : ''} ${all.resultShown ? 'over' : ''}`} aria-label={t('turn')}>
      {!narrow.value && <HomeLink />}
      <div class="bar-words" ref={node} aria-live="polite">
        {mine && <Badge {...all} />}
        <p class="sentence">{words}</p>
        <p class="bar-second">{more}</p>
      </div>
      <div class="bar-buttons">
        {session.handOver.value && (
          <button class="primary" onClick={() => session.hide()} data-do="hide">
            <Icon name="hand" />
            {t('hide-now')}
          </button>
        )}
        {all.showResult && <button onClick={all.showResult}>{t('show-result')}</button>}
        <Undo {...all} />
        <HintButton {...all} />
        {offers.map((offer) => (
          <OfferButton key={offer.key} {...all} offer={offer} plain />
        ))}
        {(narrow.value || !done) && (path.length > 0 || session.isHint.value) && <Cancel session={session} />}
        {narrow.value && done && <Confirm session={session} game={all.game} />}
        {!narrow.value && <BarTools {...all} />}
      </div>
    </section>
  );
}
