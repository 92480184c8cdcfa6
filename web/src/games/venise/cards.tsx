// Cards, drawn: workshops with what they cost and hold, orders, masters, the backs of the decks.
import type { ComponentChildren } from 'preact';

import { type Card, colourOf } from './facts';
import { Cube, CubePlace, EffectSign, Picture, Sign, kindClass } from './glyphs';
import { type Colour, type Cubes, type Tile, colours } from './model';

const w = 72;
const h = 100;

// About 0, 0 and thirty wide, to lie on the board.
export function CardBack({ kind }: { kind: Tile }) {
  return (
    <g class={`card-back back-${kind}`}>
      <rect x="-15" y="-21" width="30" height="42" rx="3" />
      <path d="M-11 -17H11V17H-11ZM0 -12L8 0L0 12L-8 0Z" />
    </g>
  );
}

function Face({ of, children, done }: { of: string; children: ComponentChildren; done?: boolean }) {
  return (
    <svg
      class={`vcard vcard-${of} ${done ? 'done' : ''}`}
      viewBox={`0 0 ${w} ${h}`}
      aria-hidden="true"
    >
      <rect class="vcard-ground" width={w} height={h} rx="5" />
      {children}
      <rect class="vcard-edge" x="1" y="1" width={w - 2} height={h - 2} rx="4" />
    </svg>
  );
}

// Every cube that a cost asks for, with whether it lies there already.
export function placesFor(cost: Cubes, there: Cubes): { kind: Colour; filled: boolean }[] {
  return colours.flatMap((kind) =>
    Array.from({ length: cost[kind] ?? 0 }, (_, i) => ({ kind, filled: i < (there[kind] ?? 0) })),
  );
}

// In rows of three at most, about a middle.
function Places({
  list,
  y,
  size,
}: {
  list: { kind: Colour; filled: boolean }[];
  y: number;
  size: number;
}) {
  const rows = Math.ceil(list.length / 3);
  const across = Math.ceil(list.length / Math.max(1, rows));
  return (
    <>
      {list.map(({ kind, filled }, i) => {
        const row = Math.floor(i / across);
        const inRow = Math.min(across, list.length - row * across);
        const x = w / 2 + ((i % across) - (inRow - 1) / 2) * 23 * size;
        const spot = { kind, x, y: y + (row - (rows - 1) / 2) * 22 * size, size: size * 0.9 };
        return filled ? <Cube {...spot} /> : <CubePlace {...spot} />;
      })}
    </>
  );
}

function WorkshopFace({
  card,
  there,
  built,
}: {
  card: Card & { kind: 'workshop' };
  there: Cubes;
  built: boolean;
}) {
  const { good, capacity, cost } = card.workshop;
  const raw = colourOf(good);
  const hold = placesFor({ [raw]: capacity }, built ? there : {});
  return (
    <Face of="workshop" done={built}>
      <path
        class={`vcard-head ${kindClass(good)}`}
        d={`M0 5A5 5 0 0 1 5 0H${w - 5}A5 5 0 0 1 ${w} 5V30H0Z`}
      />
      <Places list={hold} y={15} size={0.95} />
      <path class="becomes" d={`M${w / 2} 32V37M${w / 2 - 4} 34L${w / 2} 38.5L${w / 2 + 4} 34`} />
      <g class={kindClass(good)}>
        <circle class="good-disc" cx={w / 2} cy="51" r="11.5" />
        <Sign kind={good} x={w / 2} y={51} size={0.78} />
      </g>
      {built ? (
        <Picture of="workshop" x={w / 2} y={80} size={0.62} />
      ) : (
        <>
          <path class="vcard-rule" d={`M6 65H${w - 6}`} />
          <Places list={placesFor(cost, there)} y={82} size={total(cost) > 3 ? 0.66 : 0.86} />
        </>
      )}
      <text class="vcard-number" x="10" y="56">
        {capacity}
      </text>
    </Face>
  );
}

const total = (cubes: Cubes): number => colours.reduce((sum, c) => sum + (cubes[c] ?? 0), 0);

function OrderFace({ card }: { card: Card & { kind: 'order' } }) {
  return (
    <Face of="order">
      <path class="scroll-lines" d="M13 16H59M13 24H48" />
      <g class={kindClass(card.good)}>
        <circle class="good-disc" cx={w / 2} cy="48" r="17" />
        <Sign kind={card.good} x={w / 2} y={48} size={1.15} />
      </g>
      <text class="order-plus" x={w / 2} y="90">
        +{card.plus}
      </text>
    </Face>
  );
}

// A lock: it stays. A turned arrow: once, then it slides under the board.
const permanent = (effect: string): boolean => ['bridges', 'step', 'skill'].includes(effect);

function MasterFace({
  card,
  there,
  on,
}: {
  card: Card & { kind: 'master' };
  there: Cubes;
  on: boolean;
}) {
  const { effect, good, cost } = card.master;
  return (
    <Face of="master" done={on}>
      <path class="vcard-head" d={`M0 5A5 5 0 0 1 5 0H${w - 5}A5 5 0 0 1 ${w} 5V30H0Z`} />
      <Places list={placesFor(cost, on ? cost : there)} y={15} size={0.86} />
      {good && (
        <g class={kindClass(good)}>
          <circle class="good-disc" cx="22" cy="55" r="13" />
          <Sign kind={good} x={22} y={55} size={0.86} />
        </g>
      )}
      <EffectSign effect={effect} x={good ? 52 : w / 2} y={55} size={good ? 1 : 1.55} />
      <text class="master-says" x={w / 2} y="90">
        {effect === 'bridges' || effect === 'fill'
          ? effect === 'fill'
            ? '6'
            : '+2'
          : effect === 'order'
            ? '+1'
            : '±1'}
      </text>
      {permanent(effect) ? (
        <path class="lock" d="M58 84H66V92H58ZM59.5 84V81A2.5 2.5 0 0 1 64.5 81V84" />
      ) : null}
      {on && <path class="on-tick" d="M6 86L10 91L17 81" />}
    </Face>
  );
}

export function CardFace({
  card,
  there = {},
  done = false,
}: {
  card: Card;
  there?: Cubes;
  done?: boolean;
}) {
  if (card.kind === 'order') return <OrderFace card={card} />;
  if (card.kind === 'workshop') return <WorkshopFace card={card} there={there} built={done} />;
  return <MasterFace card={card} there={there} on={done} />;
}

// Small, for what is public of a player: a workshop with how many it holds, an order with its
// plus, a master with what he does.
export function CardChip({ card, done, full }: { card: Card; done: boolean; full: boolean }) {
  const good =
    card.kind === 'order'
      ? card.good
      : card.kind === 'workshop'
        ? card.workshop.good
        : card.master.good;
  return (
    <svg
      class={`card-chip chip-${card.kind} ${done ? 'done' : ''} ${good ? kindClass(good) : ''}`}
      viewBox="0 0 30 34"
      aria-hidden="true"
    >
      <rect class="chip-ground" x="1" y="1" width="28" height="32" rx="4" />
      {card.kind === 'master' ? (
        <EffectSign effect={card.master.effect} x={15} y={15} size={0.86} />
      ) : (
        <Sign kind={good!} x={15} y={12} size={0.8} />
      )}
      {card.kind !== 'master' && (
        <text class="chip-number" x="15" y="31">
          {card.kind === 'order' ? `+${card.plus}` : card.workshop.capacity}
        </text>
      )}
      {done && <path class="chip-done" d={full ? 'M3 29H27' : 'M3 29H15'} />}
    </svg>
  );
}
