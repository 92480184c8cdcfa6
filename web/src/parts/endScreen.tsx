// The end of a match: who won, why it ended, where the points came from, and what next.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameProps, GameUi, Outcome } from '../games/game';
import { isLocal } from '../local/ids';
import { http } from '../net/http';
import { spectator } from '../net/messages';
import { createAnywhere, createHere } from '../state/here';
import { levelPlayed } from '../state/levelAdvice';
import { fullName, seatName } from '../state/names';
import type { Pace } from '../state/playback';
import { film } from '../state/replay';
import { addressOf, go } from '../state/router';
import type { Session } from '../state/session';
import { choose, settings } from '../state/settings';
import { mySeats, type TableState } from '../state/tableState';
import { showProblem } from '../state/toast';
import { say, t } from '../texts';
import { sentence } from './bar';
import { Icon } from './icons';
import { fetchSheet } from './laterSheet';
import { LevelAdvice } from './levelAdvice';
import { Quay } from './quay';
import { RecordLink } from './recordLink';
import { ScoreBars, ScoreTable, sourceCount } from './scoreChart';
import { ScoreLines } from './scoreLines';

declare const endSheetFile: string; // named by the build

// It is fetched with the table, long before it is needed.
if (typeof document !== 'undefined') void fetchSheet(endSheetFile);

interface Props {
  session: Session;
  state: TableState;
  game: GameUi;
  props: GameProps<unknown, unknown>;
  showBoard(): void;
}

// Who has no seat has a row behind those who have: first if nobody beats him.
function withRival({ result, rival, seats, table }: TableState) {
  const names = seats.map((s, seat) => fullName(s, seat, table));
  if (!rival) return { results: result, names };
  const place = result.some((r) => r.place === 1) ? result.length + 1 : 1;
  return {
    results: [...result, { ...rival, place }],
    names: [...names, rival.name],
    seated: result.length,
  };
}

const outcomeOf = ({ result, rival }: TableState): Outcome => ({
  scores: result.map(({ score }) => score),
  rival: rival?.score ?? null,
});

// The winner's points, and how far the next one is behind.
function lead({ result, rival, seats, table }: TableState): string {
  const scores = [
    ...result.map(({ score }, seat) => ({ score, name: seatName(seats[seat]!, seat, table) })),
    ...(rival ? [rival] : []),
  ].sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  const best = result.filter(({ place }) => place === 1).length;
  if (!first || !second || best > 1 || first.score <= second.score) return '';
  const { score: points } = first;
  return t('end-lead', { points, ahead: points - second.score, name: second.name });
}

const countPaces: Record<Pace, number> = { slow: 1500, normal: 950, fast: 450, once: 0 };

// How many sources have been counted. They are counted one after the other, from 0, if wanted.
function useCount(sources: number) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pause = still ? 0 : countPaces[settings.value.pace];
  const counted = useSignal(pause > 0 ? 0 : sources);
  const again = useSignal(0);
  useEffect(() => {
    if (counted.value >= sources) return undefined;
    const time = pause || countPaces.normal;
    const timer = setInterval(() => {
      counted.value += 1;
      if (counted.value >= sources) clearInterval(timer);
    }, time);
    return () => clearInterval(timer);
  }, [again.value, sources]);
  return {
    counted: counted.value,
    done: counted.value >= sources,
    skip: () => (counted.value = sources),
    repeat: () => {
      counted.value = 0;
      again.value += 1;
    },
  };
}

// The points after each step, if they are open during the match; null: not known (yet).
function useScores(state: TableState, game: GameUi, edition: unknown): number[][] | null {
  const scores = useSignal<number[][] | null>(null);
  const seat = state.viewer === spectator ? undefined : state.viewer;
  useEffect(() => {
    http.replay(state.table, seat).then(
      (page) => {
        const rows = film(page).views.map((view) =>
          state.seats.map((_, i) => game.score(view, i, edition, null)),
        );
        const known = rows.every((row) => row.every((score) => score !== undefined));
        // What is counted at the end comes last.
        const end = state.result.map(({ score }) => score);
        if (known && rows.length > 2) scores.value = [...(rows as number[][]), end];
      },
      () => undefined, // the rest of the page does without it
    );
  }, [state.table]);
  return scores.value;
}

// A new game against another level, at a table like this one.
async function playAt(state: TableState, level: string): Promise<void> {
  const { game, terms, table } = state;
  const seats = state.seats.map(({ kind }) => (kind === 'bot' ? level : 'person'));
  const create = isLocal(table) ? createHere : createAnywhere;
  choose(game, { level });
  go(`/t/${await create({ ...terms, seats }, mySeats(state)[0])}`);
}

function NextLevel({ state }: { state: TableState }) {
  const { game, table } = state;
  const level = levelPlayed(state);
  const isLatest = settings.value.levelRuns[game]?.tables.at(-1) === table;
  if (level === '' || !isLatest) return null;
  return (
    <LevelAdvice
      game={game}
      level={level}
      words="levels.play"
      take={(next) => void playAt(state, next).catch(showProblem)}
    />
  );
}

export function EndScreen({ session, state, game, props, showBoard }: Props) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: 'start' }), []);
  const rematch = async () => {
    const ok = await session.ask({ type: 'rematch', table: state.table });
    if (ok?.table) go(`/t/${ok.table}`);
  };
  const sheets = { ...withRival(state), game };
  const { counted, done, skip, repeat } = useCount(sourceCount(sheets.results));
  const scores = useScores(state, game, props.edition);
  const reason = state.end === 'abandoned' ? '' : say(game.endKey(state.end));
  const seated = mySeats(state).length > 0;
  const words = [lead(state), reason].filter(Boolean).join(' ');
  return (
    <div class="end-screen" ref={top}>
      <header class="end-banner">
        <Quay />
        <div class="end-words" aria-live="polite">
          <h2>{done ? sentence(state, game) : t('final-count')}</h2>
          {done && words && <p>{words}</p>}
        </div>
      </header>
      <div class="end-body">
        <section class="panel count-panel" aria-label={t('score-sheet')} onClick={skip}>
          <ScoreBars {...sheets} counted={counted} />
          <button
            class="quiet count-button"
            data-do={done ? 'count-again' : 'skip-count'}
            onClick={(e) => {
              e.stopPropagation();
              if (done) repeat();
              else skip();
            }}
          >
            <Icon name={done ? 'play' : 'last'} />
            {t(done ? 'count-again' : 'skip-count')}
          </button>
        </section>
        {done && <NextLevel state={state} />}
        {done && <ScoreTable {...sheets} />}
        {done && scores && (
          <ScoreLines scores={scores} names={sheets.names.slice(0, state.seats.length)} />
        )}
        {done && game.Ending && <game.Ending {...props} outcome={outcomeOf(state)} />}
        <div class="hrow end-ways">
          {state.rematch !== '' && !seated ? (
            <a class="button primary" href={addressOf(`/t/${state.rematch}`)}>
              {t('to-rematch')}
            </a>
          ) : (
            seated && (
              <button class="primary" onClick={() => void rematch()}>
                {state.rematch !== '' ? t('to-rematch') : t('rematch')}
              </button>
            )
          )}
          <button onClick={showBoard}>{t('show-board')}</button>
          <a class="button" href={addressOf(`/t/${state.table}/replay`)}>
            <Icon name="play" />
            {t('replay')}
          </a>
          <RecordLink table={state.table} game={state.game} />
        </div>
      </div>
    </div>
  );
}
