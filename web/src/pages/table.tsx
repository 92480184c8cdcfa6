// A table: the waiting room, the match, its end.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { SayContext } from '../draw/say';
import { gameUi } from '../games';
import type { GameProps, GameUi, Parts, Target } from '../games/game';
import { spectator } from '../net/messages';
import { Actions } from '../parts/actions';
import { Bar, nameOf, sentence } from '../parts/bar';
import { BoardFrame } from '../parts/boardFrame';
import { Chat } from '../parts/chat';
import { Chooser } from '../parts/chooser';
import { EndScreen } from '../parts/endScreen';
import { Frozen } from '../parts/frozen';
import { HandOverScreen } from '../parts/handOver';
import { Log } from '../parts/log';
import { Lost } from '../parts/lost';
import { MineArea } from '../parts/mineArea';
import { News } from '../parts/news';
import { Players } from '../parts/players';
import { TableLayout } from '../parts/tableLayout';
import { Tabs, type Tab } from '../parts/tabs';
import { WaitingRoom } from '../parts/waitingRoom';
import { whyText } from '../parts/whyNot';
import { glowing } from '../state/glow';
import { hereWaits } from '../state/me';
import { gameName, seatInfos } from '../state/names';
import { myTurn, setTitle } from '../state/notify';
import { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { refusalText } from '../state/toast';
import { sayer, t } from '../texts';

function partsOf(session: Session): Parts {
  const next = new Set(session.choice.value.next);
  const path = new Set([
    ...session.choice.value.path,
    ...(session.choice.value.done?.slice(1) ?? []),
  ]);
  const glows = glowing.value;
  return {
    lit: (target) => next.has(target),
    chosen: (target) => path.has(target),
    glowing: (target) => glows.has(target),
    click: (target) => session.click(target),
    ask: (target) => void session.askWhy(target),
    explain: (target) => (session.explained.value = target),
  };
}

function useTurnNotice(state: TableState | null, hidden: boolean, words: string): void {
  const asked = !hidden && (state?.legal.length ?? 0) > 0;
  useEffect(() => {
    if (!state) return;
    setTitle(`${asked ? t('your-turn') : gameName(state.game)}`, asked);
  }, [asked, state?.game, words]);
  useEffect(() => {
    if (asked) myTurn(words);
  }, [asked]);
  const awaited =
    state?.status === 'playing' && state.waiting.some((seat) => state.seats[seat]?.mine);
  useEffect(() => {
    hereWaits.value = awaited ?? false;
    return () => void (hereWaits.value = false);
  }, [awaited]);
}

interface MatchProps {
  session: Session;
  state: TableState;
  game: GameUi;
}

function Match({ session, state, game }: MatchProps) {
  const onBoard = useSignal<ReadonlySet<Target>>(new Set());
  const boardWanted = useSignal(false);
  const edition = session.edition.value;
  const by = session.playedBy.value;
  useEffect(() => {
    if (by) session.foresight.show(by, state.view, state.viewer);
  }, [by, state.view]);
  const props: GameProps<unknown, unknown> | null =
    edition === null
      ? null
      : {
          view: state.view,
          figures: session.foresight.figures.value,
          edition,
          seats: seatInfos(state.seats),
          viewer: state.viewer,
          options: state.terms.options ?? {},
          parts: partsOf(session),
          clock: session.clock,
          log: session.log.value,
        };
  const found = (targets: ReadonlySet<Target>) => {
    const same =
      targets.size === onBoard.value.size && [...targets].every((x) => onBoard.value.has(x));
    if (!same) onBoard.value = targets;
  };
  const name = (seat: number) => nameOf(state, seat);
  const over = state.status === 'over' && state.result.length > 0;
  const end = over && !boardWanted.value;
  if (!props)
    return (
      <main id="main" class="page">
        <p class="muted">{t('loading')}</p>
      </main>
    );
  const log = { events: session.log.value, news: session.news.value, game, edition, name };
  const toggleBoard = () => (boardWanted.value = !boardWanted.value);
  const board = end ? (
    <EndScreen
      session={session}
      state={state}
      game={game}
      props={props}
      showBoard={toggleBoard}
    />
  ) : (
    <BoardFrame
      game={game}
      props={props}
      explained={session.explained}
      label={gameName(state.game)}
      why={(target) => whyText(target, session, game)}
    />
  );
  const tabs: Tab[] = [
    { id: 'log', label: t('log'), content: () => <Log {...log} /> },
    {
      id: 'chat',
      label: t('chat'),
      count: session.chat.value.length,
      content: () => <Chat session={session} state={state} lines={session.chat.value} />,
    },
  ];
  if (!over) {
    tabs.unshift({
      id: 'actions',
      label: t('actions'),
      count: session.legal.value.length,
      content: () => <Actions session={session} game={game} props={props} />,
    });
  }
  const asked = session.legal.value.length > 0 && session.choice.value.path.length === 0;
  return (
    <TableLayout
      title={gameName(state.game)}
      kind={state.viewer === spectator ? 'watches' : 'plays'}
      moment={state.view}
      found={found}
      bar={<Bar session={session} state={state} game={game} props={props} resultShown={end} />}
      board={board}
      mine={state.viewer === spectator || end ? null : <MineArea game={game} props={props} />}
      chooser={<Chooser session={session} game={game} props={props} onBoard={onBoard.value} />}
      players={<Players state={state} game={game} props={props} session={session} />}
      rest={
        <>
          {over && boardWanted.value && <button onClick={toggleBoard}>{t('show-result')}</button>}
          {asked && <News {...log} />}
          <Tabs label={t('more-of-table')} first="actions" tabs={tabs} />
        </>
      }
    />
  );
}

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  useEffect(() => () => session.close(), [session]);
  const hidden = useComputed(() => session.handOver.value?.hidden ?? false);
  const state = session.state.value;
  const problem = session.problem.value;
  const game = state ? gameUi(state.game) : null;
  const asks = state && game ? sentence(state, game, session.edition.value) : '';
  useTurnNotice(state, hidden.value, asks);
  const speak = sayer();
  if (problem?.key === 'frozen') return <Frozen id={id} why={problem} />;
  if (problem) return <Lost title={t('nowhere-title')} why={refusalText(problem)} />;
  if (!state || !game)
    return (
      <main id="main" class="page">
        <p class="muted">{t('loading')}</p>
      </main>
    );
  if (state.status === 'open') return <WaitingRoom session={session} state={state} />;
  if (hidden.value) return <HandOverScreen session={session} state={state} />;
  return (
    <SayContext.Provider value={speak}>
      <Match session={session} state={state} game={game} />
    </SayContext.Provider>
  );
}
