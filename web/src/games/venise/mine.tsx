// The viewer's own board as a strip of shelves: stock, two rows of cards, the store.
import type { ComponentChildren } from 'preact';

import { seatClass } from '../../draw/marks';
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import { useNarrow } from '../../draw/surface';
import type { GameProps, Target } from '../game';
import { isOpen } from '../shared/targets';
import { CubeIcon, CardFace } from './cards';
import { explain } from './explain';
import { type Card, cubesOn, isBuilt, isOn, isSeated, missingOn, rowsOf } from './facts';
import { CubePlace, Cube, GoodDisc } from './glyphs';
import { type Edition, type Figures, type View, colours, goods, stockSize, tiles } from './model';
import { capital, kindName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

export function Shelf({ of, note, class: classes, children }: {
  of: string;
  note: string;
  class: string;
  children: ComponentChildren;
}) {
  return (
    <section class={`shelf ${classes}`} aria-label={of}>
      <h3>
        {of} <small>{note}</small>
      </h3>
      {children}
    </section>
  );
}

// Cubes of a secondary activation that have no place yet.
function Arriving({ view }: Props) {
  const say = useSay();
  const kind = colours.find((colour) => colour === view.burgher[view.turn]);
  if (view.phase !== 'place' || view.actor !== view.viewer || !kind) return null;
  const words = say('venise.arriving', { count: view.left, kind: kindName(kind, say) });
  return (
    <p class="arriving" role="img" aria-label={words} title={words}>
      {Array.from({ length: view.left }, () => (
        <CubeIcon kind={kind} />
      ))}
    </p>
  );
}

function Stock(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const stock = view.stock[view.viewer] ?? {};
  const cubes = colours.flatMap((kind) => Array.from({ length: stock[kind] ?? 0 }, () => kind));
  const empty = Math.max(0, stockSize - cubes.length);
  const note = say('venise.of', { count: cubes.length, most: stockSize });
  return (
    <Shelf of={say('venise.stock')} note={note} class="stock">
      <div class={`cubes ${cubes.length > stockSize ? 'many' : ''}`}>
        {cubes.map((kind, i) => {
          const target = `cube:${colours.indexOf(kind)}`;
          return (
            <Part
              key={i}
              target={target}
              parts={parts}
              label={explain(target, props, say)}
              class={`cube-slot ${i >= stockSize ? 'extra' : ''}`}
            >
              <svg
                viewBox="-13 -14 27 28"
                aria-hidden="true"
                data-piece={`stock:${view.viewer}:${kind}:${i - cubes.indexOf(kind)}`}
                data-from={`tile:${tiles.indexOf(kind)}`}
              >
                <Cube kind={kind} />
              </svg>
            </Part>
          );
        })}
        {Array.from({ length: empty }, () => (
          <div class="cube-slot empty">
            <svg viewBox="-13 -14 27 28" aria-hidden="true">
              <CubePlace />
            </svg>
          </div>
        ))}
      </div>
      <Arriving {...props} />
    </Shelf>
  );
}

// While a workshop's order is being chosen, the orders of its good answer to "order:1", "order:2".
function targetOf(card: Card, props: Props, chosen: Card[]): Target {
  if (card.kind !== 'order') return `card:${card.id}`;
  const wanted = `order:${card.plus}`;
  const fits = chosen.some((c) => c.kind === 'workshop' && c.workshop.good === card.good);
  return fits && isOpen(props, wanted) ? wanted : `card:${card.id}`;
}

function OwnPlace({ card, nth, chosen, props }: { card: Card; nth: number; chosen: Card[]; props: Props }) {
  const say = useSay();
  const { view, edition, figures, parts } = props;
  const target = targetOf(card, props, chosen);
  const words = explain(target, props, say);
  const laid = {
    there: cubesOn(card, view),
    done: isBuilt(card, view, edition) || isOn(card, view, edition),
    missing: missingOn(card, edition, figures),
  };
  const face = (
    <div data-piece={`own:${card.id}:${nth}`} data-from={`card:${card.id}`}>
      <CardFace card={card} laid={laid} />
    </div>
  );
  // Orders are alike: one that is to be kept now does not light those kept before.
  if (target.startsWith('card:') && card.kind === 'order' && isOpen(props, target)) {
    return (
      <div class="card-place" role="img" aria-label={words}>
        {face}
      </div>
    );
  }
  return (
    <Part target={target} parts={parts} label={words} class="card-place">
      {face}
    </Part>
  );
}

function Row({ row, cards, chosen, props }: { row: number; cards: Card[]; chosen: Card[]; props: Props }) {
  const say = useSay();
  const { edition, parts } = props;
  const places = edition.edition.rows[row - 1]?.places ?? cards.length;
  const place = `row:${row}`;
  const ids = cards.map((card) => card.id);
  return (
    <Shelf of={say(`venise.row.${row}`)} note={say(`venise.row.${row}.for`)} class={`cards row-${row}`}>
      <div class="card-row">
        {cards.map((card, i) => (
          <OwnPlace key={i} card={card} nth={i - ids.indexOf(card.id)} chosen={chosen} props={props} />
        ))}
        {Array.from({ length: Math.max(0, places - cards.length) }, (_, i) =>
          isOpen(props, place) && i === 0 ? (
            <Part target={place} parts={parts} label={explain(place, props, say)} class="card-place empty">
              <span>{say('venise.free-place')}</span>
            </Part>
          ) : (
            <div class="card-place empty">
              <span>{say('venise.free-place')}</span>
            </div>
          ),
        )}
      </div>
    </Shelf>
  );
}

function Store(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const store = view.store[view.viewer] ?? {};
  return (
    <Shelf of={say('venise.store')} note={say('venise.store.for')} class="store">
      <div class="goods">
        {goods.map((good, i) => {
          const count = store[good] ?? 0;
          return (
            <Part
              key={good}
              target={`good:${i}`}
              parts={parts}
              label={explain(`good:${i}`, props, say)}
              class={`good-slot ${count ? '' : 'empty'}`}
            >
              <svg viewBox="-15 -15 30 30" aria-hidden="true">
                <GoodDisc good={good} />
              </svg>
              <span class="good-name">{capital(kindName(good, say))}</span>
              <b>{count}</b>
            </Part>
          );
        })}
      </div>
    </Shelf>
  );
}

export function Mine(props: Props) {
  const { view, edition, parts } = props;
  const narrow = useNarrow();
  if (!isSeated(view)) return null;
  const [first, second] = rowsOf(view, edition, view.viewer);
  const chosen = first.filter((card) => parts.chosen(`card:${card.id}`));
  return (
    // On a phone the strip is pushed sideways: by its keys, too.
    <div class={`venise-mine ${seatClass(view.viewer)}`} tabIndex={narrow ? 0 : undefined}>
      <Stock {...props} />
      <Row row={1} cards={first} chosen={chosen} props={props} />
      <Row row={2} cards={second} chosen={chosen} props={props} />
      <Store {...props} />
    </div>
  );
}
