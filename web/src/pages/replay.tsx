// A match step by step, from its beginning.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { SayContext } from '../draw/say';
import { gameUi } from '../games';
import type { GameProps, Parts } from '../games/game';
import { http } from '../net/http';
import { spectator } from '../net/messages';
import { FoldSide, HomeLink, LegendButton, RulesButton } from '../parts/barTools';
import { BoardFrame } from '../parts/boardFrame';
import { ForkDialog } from '../parts/forkDialog';
import { Loading } from '../parts/loading';
import { Line, lineText } from '../parts/log';
import { nameOf } from '../parts/bar';
import { MineArea } from '../parts/mineArea';
import { Players } from '../parts/players';
import { TableLayout } from '../parts/tableLayout';
import { isTouching } from '../parts/tip';
import { RecordLink } from '../parts/recordLink';
import { Scrubber } from '../parts/scrubber';
import { ZoomIn } from '../parts/zoom';
import { Foresight } from '../state/foresight';
import { glowing, glow } from '../state/glow';
import { fullName, gameName, seatInfos } from '../state/names';
import { film, type Film } from '../state/replay';
import { addressOf } from '../state/router';
import { narrow } from '../state/screen';
import { Session } from '../state/session';
import { refusalText, showProblem } from '../state/toast';
import type { TableState } from '../state/tableState';
import { sayer, t } from '../texts';

const still: Omit<Parts, 'glowing' | 'explain'> = {
  lit: () => false,
  chosen: () => false,
  click: () => undefined,
  ask: () => undefined,
};

interface FilmProps {
  session: Session;
  state: TableState;
}

function FilmView({ session, state }: FilmProps) {
  const shown = useSignal<Film | null>(null);
  const step = useSignal(0);
  const eyes = useSignal(state.viewer);
  const forking = useSignal(false);
  const game = gameUi(state.game);
  const foresight = useMemo(() => new Foresight(), []);
  useEffect(() => {
    http.replay(state.table, eyes.value === spectator ? undefined : eyes.value).then((page) => {
      const first = shown.value === null;
      shown.value = film(page);
      if (first) step.value = 0;
    }, showProblem);
  }, [eyes.value, state.version]);
  useEffect(() => glow(shown.value?.events[step.value] ?? []), [step.value, shown.value]);
  const edition = session.edition.value;
  const shownView = shown.value?.views[Math.min(step.value, shown.value.views.length - 1)];
  const by = session.playedBy.value;
  useEffect(() => {
    if (by && shownView) foresight.show(by, shownView, eyes.value);
  }, [by, shownView]);
  if (!shown.value || edition === null || !game) return <Loading />;
  const { views, events } = shown.value;
  const view = shownView!;
  const steps = views.length - 1;
  const at = Math.min(step.value, steps);
  const seats = seatInfos(state);
  const glows = glowing.value;
  const props: GameProps<unknown, unknown> = {
    view,
    figures: foresight.figures.value,
    edition,
    seats,
    viewer: eyes.value,
    options: state.terms.options ?? {},
    log: events.slice(0, at + 1).flat(),
    parts: {
      ...still,
      glowing: (x) => glows.has(x),
      explain: (x) => (session.explained.value = isTouching() ? null : x),
    },
  };
  const name = (seat: number) => nameOf(state, seat);
  const past: TableState = {
    ...state,
    view,
    viewer: eyes.value,
    waiting: [],
    result: at === steps ? state.result : [],
    seats: state.seats.map((s) => ({ ...s, clock: undefined })),
  };
  const tools = (
    <>
      <RulesButton session={session} game={game} />
      <LegendButton game={game} props={props} />
      {narrow.value ? <ZoomIn /> : <FoldSide />}
    </>
  );
  const bar = (
    <section class="bar replay-bar" aria-label={t('replay')}>
      {!narrow.value && <HomeLink />}
      <Scrubber steps={steps} step={at} go={(n) => (step.value = n)} />
      <div class="bar-buttons">
        <label class="eyes">
          <span>{t('eyes-of')}</span>
          <select value={eyes.value} onChange={(e) => (eyes.value = Number(e.currentTarget.value))}>
            {state.seats.map(
              (s, i) =>
                (s.mine || state.status === 'over') && (
                  <option value={i} key={i}>
                    {fullName(s, i, state.table)}
                  </option>
                ),
            )}
            <option value={spectator}>{t('spectator')}</option>
          </select>
        </label>
        <button class="primary" onClick={() => (forking.value = true)} data-do="fork">
          {t('play-on')}
        </button>
        {!narrow.value && tools}
      </div>
      {forking.value && (
        <ForkDialog
          session={session}
          state={state}
          step={at}
          eyes={eyes.value}
          close={() => (forking.value = false)}
        />
      )}
    </section>
  );
  const words = (
    <section class="panel step-words" aria-label={t('this-step')}>
      <h2>{t('step-of', { step: at, steps })}</h2>
      <ul aria-live="polite">
        {(events[at] ?? []).map((event, i) => (
          <li key={i} class={`seat-line seat-${String(event['seat'] ?? 5)}`}>
            <Line event={event} text={lineText(event, game, edition, name)} />
          </li>
        ))}
        {at === 0 && <li class="muted">{t('beginning')}</li>}
      </ul>
    </section>
  );
  return (
    <TableLayout
      title={t('replay')}
      kind="replay-page"
      moment={view}
      bar={bar}
      tools={tools}
      board={
        <BoardFrame
          game={game}
          props={props}
          explained={session.explained}
          label={gameName(state.game)}
        />
      }
      mine={eyes.value === spectator ? null : <MineArea game={game} props={props} />}
      players={<Players state={past} game={game} props={props} />}
      rest={
        <>
          {words}
          {game.Side && <game.Side {...props} />}
          <div class="hrow">
            <a class="button" href={addressOf(`/t/${state.table}`)}>
              {t('to-table')}
            </a>
            {state.status === 'over' && <RecordLink table={state.table} game={state.game} />}
          </div>
        </>
      }
    />
  );
}

export function ReplayPage({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  useEffect(() => () => session.close(), [session]);
  const state = session.state.value;
  const problem = session.problem.value;
  const speak = sayer();
  if (problem) return <Loading words={refusalText(problem)} />;
  if (!state) return <Loading />;
  return (
    <SayContext.Provider value={speak}>
      <FilmView session={session} state={state} />
    </SayContext.Provider>
  );
}
