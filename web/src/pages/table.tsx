// A table: the waiting room, the match, its end.
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { SayContext } from '../draw/say';
import { gameUi } from '../games';
import type { GameEvent, GameProps, GameUi, Parts, Readiness, Target } from '../games/game';
import { spectator } from '../net/messages';
import { Actions } from '../parts/actions';
import { Bar, nameOf, sentence } from '../parts/bar';
import { BarTools } from '../parts/barTools';
import { BoardFrame } from '../parts/boardFrame';
import { Chat } from '../parts/chat';
import { Callout } from '../parts/callout';
import { EndScreen } from '../parts/endScreen';
import { FirstNote, useFirstNotes } from '../parts/firstNote';
import { Flights } from '../parts/flights';
import { Frozen } from '../parts/frozen';
import { HandOverScreen } from '../parts/handOver';
import { Loading } from '../parts/loading';
import { Log } from '../parts/log';
import { Lost } from '../parts/lost';
import { MineArea } from '../parts/mineArea';
import { News } from '../parts/news';
import { ScenePanel } from '../parts/scenePanel';
import { Players } from '../parts/players';
import { PlayStrip } from '../parts/playStrip';
import { TableLayout } from '../parts/tableLayout';
import { isTouching } from '../parts/tip';
import { Tabs, type Tab } from '../parts/tabs';
import { WaitingRoom } from '../parts/waitingRoom';
import { whyOf } from '../parts/whyNot';
import { glowing } from '../state/glow';
import { hereWaits } from '../state/me';
import { gameName, seatInfos } from '../state/names';
import { myTurn, setTitle } from '../state/notify';
import { narrow } from '../state/screen';
import { Session } from '../state/session';
import { mySeats, type TableState } from '../state/tableState';
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
    // A finger explains by a long press.
    explain: (target) => (session.explained.value = isTouching() ? null : target),
  };
}

// The notice comes with what is drawn; that one is awaited is so as soon as the server says it.
function useTurnNotice(
  state: TableState | null,
  newest: TableState | null,
  hidden: boolean,
  words: string,
  readiness: Readiness | null,
): void {
  // A live clock that waits for the viewer asks something, too.
  const unready = state && readiness && mySeats(state).some((seat) => !readiness.ready[seat]);
  const asked = !hidden && ((state?.legal.length ?? 0) > 0 || Boolean(unready));
  useEffect(() => {
    if (!state) return;
    setTitle(`${asked ? t('your-turn') : gameName(state.game)}`, asked);
  }, [asked, state?.game, words]);
  useEffect(() => {
    if (asked && state) myTurn(words, state.table);
  }, [asked]);
  const awaited =
    newest?.status === 'playing' && newest.waiting.some((seat) => newest.seats[seat]?.mine);
  useEffect(() => {
    hereWaits.value = awaited ?? false;
    return () => void (hereWaits.value = false);
  }, [awaited]);
}

interface MatchProps {
  session: Session;
  state: TableState;
  game: GameUi;
  guide: ComponentChildren;
}

function Match({ session, state, game, guide }: MatchProps) {
  const onBoard = useSignal<ReadonlySet<Target>>(new Set());
  const boardWanted = useSignal(false);
  const notes = useFirstNotes(session);
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
          seats: seatInfos(state),
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
  const result = over && !boardWanted.value;
  // The last numbers fly from the board before the result takes its place.
  const counting = useComputed(() => session.counting.value !== null).value;
  const end = result && !counting;
  if (!props) return <Loading />;
  const gainsOf = (event: GameEvent) => session.gainsOf([event]);
  const log = { events: session.log.value, news: session.news.value, game, edition, name, gainsOf };
  const toggleBoard = () => {
    if (counting) session.skip();
    else boardWanted.value = !boardWanted.value;
  };
  const board = end ? (
    <EndScreen
      session={session}
      state={state}
      game={game}
      props={props}
      showBoard={toggleBoard}
    />
  ) : (
    <>
      <PlayStrip session={session} state={state} game={game} />
      <BoardFrame
        game={game}
        props={props}
        explained={session.explained}
        label={gameName(state.game)}
        why={(target) => whyOf(target, session, game)}
      />
    </>
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
    tabs.push({
      id: 'actions',
      label: t('actions'),
      count: session.legal.value.length,
      content: () => <Actions session={session} game={game} props={props} />,
    });
  }
  const offer = { session, game, props, onBoard: onBoard.value };
  const asked = session.legal.value.length > 0 && session.choice.value.path.length === 0;
  return (
    <TableLayout
      title={gameName(state.game)}
      kind={state.viewer === spectator ? 'watches' : 'plays'}
      moment={state.view}
      found={found}
      bar={
        <Bar
          {...offer}
          state={state}
          resultShown={result}
          showResult={over && !end ? toggleBoard : undefined}
        />
      }
      tools={<BarTools session={session} state={state} game={game} props={props} />}
      board={board}
      mine={state.viewer === spectator || end ? null : <MineArea game={game} props={props} />}
      callout={<Callout {...offer} />}
      guide={guide}
      note={!guide && <FirstNote session={session} notes={notes} game={state.game} />}
      noted={notes.shown.value !== null}
      players={<Players state={state} game={game} props={props} session={session} />}
      rest={
        <>
          <ScenePanel session={session} game={game} props={props} />
          <Flights session={session} />
          {game.Side && !end && <game.Side {...props} />}
          {asked && !guide && <News {...log} session={session} />}
        </>
      }
      drawer={
        <Tabs label={t('more-of-table')} first="actions" tabs={tabs} folds={!narrow.value} />
      }
    />
  );
}

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  return <FollowedTable session={session} />;
}

// `guide`: what a lesson says beside it.
export function FollowedTable({ session, guide }: { session: Session; guide?: ComponentChildren }) {
  const { id } = session;
  useEffect(() => () => session.close(), [session]);
  const hidden = useComputed(() => session.handOver.value?.hidden ?? false);
  const state = session.shown.value;
  const problem = session.problem.value;
  const game = state ? gameUi(state.game) : null;
  const asks = state && game ? sentence(state, game, session.edition.value) : '';
  useTurnNotice(state, session.state.value, hidden.value, asks, session.readiness.value);
  const speak = sayer();
  if (problem?.key === 'frozen') return <Frozen id={id} why={problem} />;
  if (problem) return <Lost title={t('nowhere-title')} why={refusalText(problem)} />;
  if (!state || !game) return <Loading />;
  if (state.status === 'open') return <WaitingRoom session={session} state={state} />;
  if (hidden.value) return <HandOverScreen session={session} state={state} />;
  return (
    <SayContext.Provider value={speak}>
      <Match session={session} state={state} game={game} guide={guide} />
    </SayContext.Provider>
  );
}
