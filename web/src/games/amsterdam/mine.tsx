// A player's board: rondel, supply, store and barge, the cards above and below it. One's own can be
// clicked; the others' are shown when asked for.
import { useEffect } from 'preact/hooks';

import { Mark, seatClass } from '../../draw/marks';
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { CardFace } from './cards';
import { explain } from './explain';
import { Fact } from './fact';
import {
  actorOf,
  cardName,
  cardsIn,
  isSeated,
  isUsed,
  seatList,
  spreadCrew,
  spreadGoods,
} from './facts';
import { CrateIcon, DockerFigure, Icon, PipIcon } from './glyphs';
import {
  type Edition,
  type Figures,
  type View,
  type Good,
  colours,
  goods,
  mostAboard,
  mostBelow,
} from './model';
import { seatName } from './phrases';
import { Rondel } from './rondel';
import { shownSeat } from './shown';
import { Tasks } from './tasks';

type Props = GameProps<View, Edition, Figures>;
interface OfSeat {
  seat: number;
  own: boolean;
  props: Props;
}

// All six colours are always there: what is gained or paid is chosen here.
function Supply({ seat, own, props }: OfSeat) {
  const say = useSay();
  const supply = props.view.supply[seat] ?? {};
  return (
    <section class="supply" aria-label={say('amsterdam.supply')}>
      <h3>
        {say('amsterdam.supply')} <small>{total(supply)}</small>
      </h3>
      <div class="tokens">
        {colours.map((colour, index) => {
          const count = supply[colour] ?? 0;
          const target = `resource:${index}`;
          const face = (
            <>
              <PipIcon colour={colour} />
              <b>{count}</b>
            </>
          );
          const classes = count ? 'token' : 'token none';
          if (!own) {
            return (
              <span key={colour} class={classes}>
                {face}
              </span>
            );
          }
          return (
            <Part
              key={colour}
              target={target}
              parts={props.parts}
              label={explain(target, props, say)}
              class={classes}
            >
              {face}
            </Part>
          );
        })}
      </div>
    </section>
  );
}

function Crates({ list, where, own, seat, props }: OfSeat & { list: Good[]; where: string }) {
  const say = useSay();
  if (list.length === 0) return <span class="nothing">–</span>;
  return (
    <>
      {list.map((good, n) => {
        const target = `good:${goods.indexOf(good)}`;
        const nth = n - list.indexOf(good);
        const piece = (
          <span class="crate-piece" data-piece={`${where}:${seat}:${good}:${nth}`}>
            <CrateIcon good={good} />
          </span>
        );
        const key = `${good}${nth}`;
        if (!own) return <span key={key}>{piece}</span>;
        return (
          <Part
            key={key}
            target={target}
            parts={props.parts}
            label={explain(target, props, say)}
            class="crate-slot"
          >
            {piece}
          </Part>
        );
      })}
    </>
  );
}

function Holds({ seat, own, props }: OfSeat) {
  const say = useSay();
  const { view } = props;
  const crew = spreadCrew(view.aboard[seat] ?? {});
  const of = { seat, own, props };
  return (
    <section class="holds" aria-label={say('amsterdam.holds')}>
      <div class="hold">
        <span title={say('amsterdam.store')}>
          <Icon name="store" />
          <span class="sr">{say('amsterdam.store')}</span>
        </span>
        <Crates {...of} list={spreadGoods(view.store[seat] ?? {})} where="store" />
      </div>
      <div class="hold afloat">
        <span title={say('amsterdam.barge')}>
          <Icon name="barge" />
          <span class="sr">{say('amsterdam.barge')}</span>
        </span>
        <span class="crew" role="img" aria-label={say('amsterdam.aboard', { count: crew.length })}>
          {Array.from({ length: mostAboard }, (_, n) => (
            <svg
              key={n}
              class={crew[n] ? 'seat-aboard' : 'seat-aboard free'}
              viewBox="-13 -15 26 30"
              aria-hidden="true"
            >
              {crew[n] ? <DockerFigure docker={crew[n]} /> : <circle r="8" />}
            </svg>
          ))}
        </span>
        <Crates {...of} list={spreadGoods(view.barge[seat] ?? {})} where="barge" />
      </div>
    </section>
  );
}

function Purse({ seat, props }: OfSeat) {
  const say = useSay();
  const { view, figures } = props;
  const group = figures?.group[seat] ?? '–';
  const crests = view.crests[seat]?.length ?? 0;
  const [florins, penalties] = [view.florins[seat]!, view.penalties[seat]!];
  return (
    <div class="purse">
      <Fact icon="coin" words={say('amsterdam.public.florins', { count: florins })} class="florins">
        {florins}
      </Fact>
      <Fact icon="crest" words={say('amsterdam.public.group', { count: group, crests })}>
        {group}
        <small>/{crests}</small>
      </Fact>
      <Fact
        icon="penalty"
        words={say('amsterdam.public.penalties', { count: penalties })}
        class={penalties ? 'bad' : 'none'}
      >
        {penalties}
      </Fact>
    </div>
  );
}

interface RowProps {
  list: number[];
  title: string;
  state: 'active' | 'below';
  of: OfSeat;
}

function Row({ list, title, state, of }: RowProps) {
  const { props, seat } = of;
  const turn = props.view.phase === 'actions' && actorOf(props.view) === seat;
  return (
    <div class={`a-row ${state}`} role="group" aria-label={title}>
      <h3>{title}</h3>
      <div class="a-cards">
        {list.map((index) => (
          <CardFace
            key={index}
            index={index}
            props={props}
            state={`${state} ${turn && isUsed(props.view, index) ? 'used' : ''}`}
            piece={`${state}:${cardName(index)}`}
            from={`display:${cardName(index)} below:${cardName(index)}`}
          />
        ))}
        {list.length === 0 && <span class="nothing">–</span>}
      </div>
    </div>
  );
}

// The tasks, the cards above the board and below it.
export function Tableau(of: OfSeat) {
  const say = useSay();
  const { seat, props } = of;
  const below = cardsIn(props.view.below[seat]!);
  const active = cardsIn(props.view.active[seat]!);
  return (
    <div class="tableau">
      <Tasks {...props} seat={seat} />
      <Row
        list={active}
        title={say('amsterdam.active', { count: active.length })}
        state="active"
        of={of}
      />
      <Row
        list={below}
        title={say('amsterdam.below', { count: below.length, most: mostBelow })}
        state="below"
        of={of}
      />
    </div>
  );
}

function PlayerBoard(of: OfSeat) {
  return (
    <div class="player-board">
      <div class="a-left">
        <Rondel {...of.props} seat={of.seat} own={of.own} />
        <div class="a-things">
          <Purse {...of} />
          <Supply {...of} />
          <Holds {...of} />
        </div>
      </div>
      <Tableau {...of} />
    </div>
  );
}

function SeatTabs({ shown, props }: { shown: number; props: Props }) {
  const say = useSay();
  return (
    <div class="seat-tabs" role="group" aria-label={say('amsterdam.boards')}>
      {seatList(props.view).map((seat) => (
        <button
          key={seat}
          type="button"
          class={seatClass(seat)}
          aria-pressed={seat === shown}
          onClick={() => (shownSeat.value = seat)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Mark seat={seat} />
          </svg>
          <span>{seatName(props, seat)}</span>
        </button>
      ))}
    </div>
  );
}

export function Mine(props: Props) {
  const { view } = props;
  const own = isSeated(view) ? view.viewer : 0;
  const asked = actorOf(view) === view.viewer;
  // Whoever is asked sees what it is asked about.
  useEffect(() => {
    if (asked) shownSeat.value = null;
  }, [asked, view.phase, view.round]);
  const wanted = shownSeat.value ?? own;
  const seat = wanted < view.points.length ? wanted : own;
  return (
    <div class="amsterdam-mine">
      <SeatTabs shown={seat} props={props} />
      <PlayerBoard seat={seat} own={seat === view.viewer} props={props} />
    </div>
  );
}
