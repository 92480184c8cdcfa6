// A player's board: rondel, supply, barge and storage, the cards in two rows. One's own can be
// clicked; the others' are shown when asked for.
import { useEffect } from 'preact/hooks';

import { Mark, seatClass } from '../../draw/marks';
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { CardFace, type CardState, FreeSlot } from './cards';
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
import { CrateIcon, DockerFigure, PipIcon } from './glyphs';
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
import { resourcesText, seatName } from './phrases';
import { Rondel } from './rondel';
import { shownSeat, shownSeatOf } from './shown';

type Props = GameProps<View, Edition, Figures>;
interface OfSeat {
  seat: number;
  own: boolean;
  props: Props;
}

// The rondel, and what it brings when it turns next.
function Wheel({ seat, own, props }: OfSeat) {
  const say = useSay();
  const { view } = props;
  const next = view.rondel[seat]?.[0] ?? {};
  return (
    <div class="m-wheel">
      <Rondel {...props} seat={seat} own={own} />
      <p class="wheel-words">
        <b>{say('amsterdam.rondel')}</b>
        <span>{say('amsterdam.rondel.turns')}</span>
        <span>{say('amsterdam.rondel.next', { list: resourcesText(next, say) })}</span>
      </p>
    </div>
  );
}

// All six colours are always there: what is gained or paid is chosen here.
function Supply({ seat, own, props }: OfSeat) {
  const say = useSay();
  const supply = props.view.supply[seat] ?? {};
  return (
    <section class="supply" aria-label={say('amsterdam.supply')}>
      <h3>{say('amsterdam.supply')}</h3>
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

function Purse({ seat, props }: OfSeat) {
  const say = useSay();
  const { view, figures } = props;
  const group = figures?.group[seat] ?? '–';
  const crests = view.crests[seat]?.length ?? 0;
  const [florins, penalties] = [view.florins[seat]!, view.penalties[seat]!];
  return (
    <div class="purse">
      <Fact icon="coin" words={say('amsterdam.public.florins', { count: florins })} class="florins">
        <b data-piece={`florins:${seat}`}>{florins}</b> <span>{say('amsterdam.purse.florins', { count: florins })}</span>
      </Fact>
      <Fact icon="crest" words={say('amsterdam.public.crests', { count: crests, group })}>
        <b>{crests}</b> <span>{say('amsterdam.purse.crests', { count: crests, group })}</span>
      </Fact>
      <Fact
        icon="penalty"
        words={say('amsterdam.public.penalties', { count: penalties })}
        class={penalties ? 'bad' : 'none'}
      >
        <b data-piece={`penalties:${seat}`}>{penalties}</b> <span>{say('amsterdam.purse.penalties', { count: penalties })}</span>
      </Fact>
    </div>
  );
}

function Crates({ list, where, own, seat, props }: OfSeat & { list: Good[]; where: string }) {
  const say = useSay();
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

function Crew({ seat, view }: { seat: number; view: View }) {
  const say = useSay();
  const crew = spreadCrew(view.aboard[seat] ?? {});
  const words = say('amsterdam.aboard', { count: crew.length });
  return (
    <span class="crew" role="img" aria-label={words} title={words}>
      {Array.from({ length: mostAboard }, (_, n) => (
        <svg
          key={n}
          class={crew[n] ? 'seat-aboard' : 'seat-aboard free'}
          viewBox="-13 -15 26 30"
          aria-hidden="true"
        >
          {crew[n] ? <DockerFigure docker={crew[n]} /> : <circle r="9" />}
        </svg>
      ))}
    </span>
  );
}

function Holds({ seat, own, props }: OfSeat) {
  const say = useSay();
  const { view } = props;
  const of = { seat, own, props };
  const [loaded, stored] = [view.barge, view.store].map((held) => spreadGoods(held[seat] ?? {}));
  return (
    <section class="holds" aria-label={say('amsterdam.holds')}>
      <h3>{say('amsterdam.barge')}</h3>
      <div class="hold afloat">
        <Crew seat={seat} view={view} />
        <Crates {...of} list={loaded!} where="barge" />
      </div>
      <h3>{say('amsterdam.store')}</h3>
      <div class="hold">
        <Crates {...of} list={stored!} where="store" />
        {stored!.length === 0 && <span class="nothing">–</span>}
      </div>
    </section>
  );
}

interface RowProps {
  list: number[];
  state: 'active' | 'below';
  of: OfSeat;
  pieces: boolean; // they travel; shown twice, only one of each does
}

function Row({ list, state, of, pieces }: RowProps) {
  const say = useSay();
  const { props, seat } = of;
  const words = state === 'below' || list.length === 0 ? say(`amsterdam.slot.${state}`) : '';
  const turn = props.view.phase === 'actions' && actorOf(props.view) === seat;
  const stateOf = (index: number): CardState =>
    turn && isUsed(props.view, index) ? 'used' : state;
  return (
    <div class="a-cards" tabIndex={list.length > mostBelow ? 0 : undefined}>
      {list.map((index) => {
        const name = cardName(index);
        const [piece, from] = [`${state}:${name}`, `display:${name} below:${name}`];
        return (
          <CardFace
            key={index}
            index={index}
            props={props}
            state={stateOf(index)}
            {...(pieces ? { piece, from } : {})}
          />
        );
      })}
      {Array.from({ length: Math.max(0, mostBelow - list.length) }, (_, n) => (
        <FreeSlot key={`free-${n}`}>{state === 'below' || n === 0 ? words : ''}</FreeSlot>
      ))}
    </div>
  );
}

function Tableau({ pieces, ...of }: OfSeat & { pieces: boolean }) {
  const say = useSay();
  const { view } = of.props;
  const [active, below] = [view.active, view.below].map((sets) => cardsIn(sets[of.seat]!));
  const [activeTitle, belowTitle] = [
    say('amsterdam.active', { count: active!.length }),
    say('amsterdam.below', { count: below!.length, most: mostBelow }),
  ];
  return (
    <div class="tableau" role="group" aria-label={say('amsterdam.panel.cards')} tabIndex={0}>
      <div class="a-row active" role="group" aria-label={activeTitle}>
        <h3>{activeTitle}</h3>
        <Row list={active!} state="active" of={of} pieces={pieces} />
      </div>
      <div class="a-row below" role="group" aria-label={belowTitle}>
        <h3>
          {belowTitle} <small>{say('amsterdam.below.pay')}</small>
        </h3>
        <Row list={below!} state="below" of={of} pieces={pieces} />
      </div>
    </div>
  );
}

// All cards of the viewer where there is more room than in the strip of a phone.
export const OwnCards = (props: Props) => (
  <Tableau seat={props.view.viewer} own props={props} pieces={false} />
);

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
  const asked = actorOf(view) === view.viewer;
  // Whoever is asked sees what it is asked about.
  useEffect(() => {
    if (asked) shownSeat.value = null;
  }, [asked, view.phase, view.round]);
  const seat = shownSeatOf(view);
  const of = { seat, own: isSeated(view) && seat === view.viewer, props };
  return (
    <div class="amsterdam-mine">
      <div class={of.own ? 'player-board own' : 'player-board'}>
        <Wheel {...of} />
        <div class="m-things">
          <Supply {...of} />
          <Purse {...of} />
          <Holds {...of} />
        </div>
        <Tableau {...of} pieces />
        <SeatTabs shown={seat} props={props} />
      </div>
    </div>
  );
}
