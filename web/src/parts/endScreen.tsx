// The end of a match: who won, why it ended, where the points came from, and what next.
import { useEffect, useRef } from 'preact/hooks';
import type { GameProps, GameUi, Outcome } from '../games/game';
import { seatInfos } from '../state/names';
import { addressOf, go } from '../state/router';
import type { Session } from '../state/session';
import { mySeats, type TableState } from '../state/tableState';
import { say, t } from '../texts';
import { sentence } from './bar';
import { Icon } from './icons';
import { RecordLink } from './recordLink';
import { ScoreChart } from './scoreChart';

interface Props {
  session: Session;
  state: TableState;
  game: GameUi;
  props: GameProps<unknown, unknown>;
  showBoard(): void;
}

// Who has no seat has a row behind those who have: first if nobody beats him.
function withRival({ result, rival, seats }: TableState) {
  const names = seatInfos(seats).map((s) => s.name);
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

export function EndScreen({ session, state, game, props, showBoard }: Props) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: 'start' }), []);
  const rematch = async () => {
    const ok = await session.ask({ type: 'rematch', table: state.table });
    if (ok?.table) go(`/t/${ok.table}`);
  };
  const reason = state.end === 'abandoned' ? '' : say(game.endKey(state.end));
  const seated = mySeats(state).length > 0;
  return (
    <div class="end-screen" ref={top}>
      <h2>{sentence(state, game)}</h2>
      {reason && <p class="muted">{reason}</p>}
      <ScoreChart {...withRival(state)} game={game} />
      {game.Ending && <game.Ending {...props} outcome={outcomeOf(state)} />}
      <div class="hrow">
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
  );
}
