// A player's board as three shelves: stock, cards, store. The viewer's own can be clicked; a
// spectator sees everybody's, and the others' can be unfolded.
import type { ComponentChildren } from 'preact';

import { Mark, seatClass } from '../../draw/marks';
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps, Target } from '../game';
import { isOpen } from '../shared/targets';
import { CardFace, CardChip } from './cards';
import { explain } from './explain';
import {
  type Card,
  cardsNamed,
  cubesOn,
  isBuilt,
  isOn,
  isSeated,
  rowsOf,
  seatsOf,
} from './facts';
import { Cube, CubePlace, kindClass, Sign } from './glyphs';
import { type Edition, type Figures, type View, colours, goods, stockSize, tiles } from './model';
import { BridgeShape, DieFace } from './pieces';
import { seatName } from './phrases';

type Props = GameProps<View, Edition, Figures>;
interface OfSeat {
  seat: number;
  own: boolean;
  props: Props;
}

// A thing on a player's board: a part on one's own, a picture on others'.
function Thing({
  target,
  props,
  own,
  class: classes,
  children,
}: {
  target: Target;
  props: Props;
  own: boolean;
  class: string;
  children: ComponentChildren;
}) {
  const say = useSay();
  const words = explain(target, props, say);
  if (own) {
    return (
      <Part target={target} parts={props.parts} label={words} class={classes}>
        {children}
      </Part>
    );
  }
  return (
    <div
      class={classes}
      role="img"
      aria-label={words}
      onPointerEnter={() => props.parts.explain(target)}
      onPointerLeave={() => props.parts.explain(null)}
    >
      {children}
    </div>
  );
}

function Stock({ seat, own, props }: OfSeat) {
  const say = useSay();
  const stock = props.view.stock[seat] ?? {};
  const cubes = colours.flatMap((kind) => Array.from({ length: stock[kind] ?? 0 }, () => kind));
  const empty = Math.max(0, stockSize - cubes.length);
  return (
    <section class="shelf stock" aria-label={say('venise.stock')}>
      <h3>
        {say('venise.stock')} <small>{`${cubes.length} / ${stockSize}`}</small>
      </h3>
      <div class="cubes">
        {cubes.map((kind, i) => (
          <Thing
            key={i}
            target={`cube:${colours.indexOf(kind)}`}
            props={props}
            own={own}
            class={`cube-slot ${i >= stockSize ? 'extra' : ''}`}
          >
            <svg
              viewBox="-13 -14 27 28"
              aria-hidden="true"
              data-piece={`stock:${seat}:${kind}:${i - cubes.indexOf(kind)}`}
              data-from={`tile:${tiles.indexOf(kind)}`}
            >
              <Cube kind={kind} />
            </svg>
          </Thing>
        ))}
        {Array.from({ length: empty }, () => (
          <div class="cube-slot empty">
            <svg viewBox="-13 -14 27 28" aria-hidden="true">
              <CubePlace />
            </svg>
          </div>
        ))}
      </div>
    </section>
  );
}

// While a workshop's order is being chosen, the orders of its good answer to "order:1", "order:2".
function targetOf(card: Card, props: Props, chosen: Card[]): Target {
  if (card.kind !== 'order') return `card:${card.id}`;
  const wanted = `order:${card.plus}`;
  const fits = chosen.some((c) => c.kind === 'workshop' && c.workshop.good === card.good);
  return fits && isOpen(props, wanted) ? wanted : `card:${card.id}`;
}

function Row({
  row,
  cards,
  chosen,
  of,
}: {
  row: number;
  cards: Card[];
  chosen: Card[];
  of: OfSeat;
}) {
  const say = useSay();
  const { own, props } = of;
  const { view, edition, parts } = props;
  const places = edition.edition.rows[row - 1]?.places ?? 4;
  const title = say(`venise.row.${row}`);
  const place = `row:${row}`;
  const isLit = own && isOpen(props, place);
  const ids = cards.map((card) => card.id);
  return (
    <section class={`shelf cards row-${row}`} aria-label={title}>
      <h3>{title}</h3>
      <div class="card-row">
        {cards.map((card, i) => {
          const target = targetOf(card, props, own ? chosen : []);
          // Orders are alike: one that is to be kept now does not light those kept before.
          const isOther = target.startsWith('card:') && card.kind === 'order' && parts.lit(target);
          return (
            <Thing key={i} target={target} props={props} own={own && !isOther} class="card-place">
              <div
                data-piece={own ? `own:${card.id}:${i - ids.indexOf(card.id)}` : undefined}
                data-from={`card:${card.id}`}
              >
                <CardFace
                  card={card}
                  there={cubesOn(card, view)}
                  done={isBuilt(card, view, edition) || isOn(card, view, edition)}
                />
              </div>
            </Thing>
          );
        })}
        {Array.from({ length: Math.max(0, places - cards.length) }, (_, i) =>
          isLit && i === 0 ? (
            <Thing target={place} props={props} own class="card-place empty">
              <span>{row}</span>
            </Thing>
          ) : (
            <div class="card-place empty" />
          ),
        )}
      </div>
    </section>
  );
}

function Store({ seat, own, props }: OfSeat) {
  const say = useSay();
  const store = props.view.store[seat] ?? {};
  return (
    <section class="shelf store" aria-label={say('venise.store')}>
      <h3>{say('venise.store')}</h3>
      <div class="goods">
        {goods.map((good, i) => {
          const count = store[good] ?? 0;
          return (
            <Thing
              key={good}
              target={`good:${i}`}
              props={props}
              own={own}
              class={`good-slot ${count ? '' : 'empty'} ${kindClass(good)}`}
            >
              <svg viewBox="-15 -16 31 32" aria-hidden="true">
                {count > 0 ? <Cube kind={good} size={1.1} /> : <Sign kind={good} size={0.9} />}
              </svg>
              <b>{count}</b>
            </Thing>
          );
        })}
      </div>
    </section>
  );
}

// Dice and bridges that are not on the board, and masters that have done their work.
function Reserve({ seat, props }: OfSeat) {
  const say = useSay();
  const { view, figures, edition } = props;
  const dice = figures?.['dice-left'][seat];
  const bridges = figures?.['bridges-left'][seat];
  const under = cardsNamed(view.under[seat] ?? [], edition);
  return (
    <section class="reserve" aria-label={say('venise.reserve')}>
      <div class="reserve-things">
        {dice !== undefined && (
          <span
            role="img"
            aria-label={say('venise.public.dice', { count: dice })}
            title={say('venise.public.dice', { count: dice })}
          >
            <svg viewBox="-17 -17 41 41" aria-hidden="true">
              <DieFace value={0} seat={seat} />
            </svg>
            {dice}
          </span>
        )}
        {bridges !== undefined && (
          <span
            role="img"
            aria-label={say('venise.public.bridges', { count: bridges })}
            title={say('venise.public.bridges', { count: bridges })}
          >
            <svg viewBox="-29 -20 58 40" aria-hidden="true">
              <BridgeShape seat={seat} />
              <g class={`bridge-owner ${seatClass(seat)}`}>
                <circle r="10" />
                <Mark seat={seat} size={0.66} />
              </g>
            </svg>
            {bridges}
          </span>
        )}
        {under.length > 0 && (
          <span
            role="img"
            aria-label={say('venise.public.under', { count: under.length })}
            title={say('venise.public.under', { count: under.length })}
          >
            {under.map((card) => (
              <CardChip card={card} done={false} full={false} />
            ))}
          </span>
        )}
      </div>
    </section>
  );
}

function PlayerBoard({ seat, own, props }: OfSeat) {
  const { view, edition, parts } = props;
  const [first, second] = rowsOf(view, edition, seat);
  const chosen = first.filter((card) => parts.chosen(`card:${card.id}`));
  const of = { seat, own, props };
  return (
    <div class={`player-board ${seatClass(seat)}`}>
      <div>
        <Stock {...of} />
        <Reserve {...of} />
      </div>
      <Row row={1} cards={first} chosen={chosen} of={of} />
      <Row row={2} cards={second} chosen={chosen} of={of} />
      <Store {...of} />
    </div>
  );
}

export function Mine(props: Props) {
  const say = useSay();
  const { view } = props;
  const all = Array.from({ length: seatsOf(view) }, (_, seat) => seat);
  const others = all.filter((seat) => seat !== view.viewer);
  const board = (seat: number) => (
    <div key={seat}>
      <h3 class="board-of">{seatName(props, seat)}</h3>
      <PlayerBoard seat={seat} own={false} props={props} />
    </div>
  );
  return (
    <div class="venise-mine">
      {isSeated(view) ? (
        <>
          <PlayerBoard seat={view.viewer} own props={props} />
          <details>
            <summary>{say('venise.others')}</summary>
            {others.map(board)}
          </details>
        </>
      ) : (
        all.map(board)
      )}
    </div>
  );
}
