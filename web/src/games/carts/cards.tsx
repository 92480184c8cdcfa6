// Cards: transport cards with their symbol in an arch above a cart, backs, contracts and goods.
import type { ComponentChildren } from 'preact';

import { Symbol, toneClass } from '../../draw/symbols';
import { useDrawings } from './defs';
import type { Card } from './model';

function Drawn({ name, class: classes = '', children }: { name: string; class?: string; children?: ComponentChildren }) {
  useDrawings();
  return (
    <svg class={`card ${classes}`} viewBox="0 0 100 142" aria-hidden="true">
      <use href={`#carts-${name}`} />
      {children}
    </svg>
  );
}

export function CardFace({ card }: { card: Card }) {
  const wild = card === 'joker';
  return (
    <Drawn name={wild ? 'wild' : 'face'} class={toneClass(card)}>
      <g class="in-arch">
        <Symbol colour={card} x={46} y={66} size={wild ? 2.3 : 2.15} />
      </g>
      <Symbol colour={card} x={17} y={18} size={wild ? 0.85 : 0.95} />
    </Drawn>
  );
}

export function CardBack() {
  return (
    <Drawn name="back" class="card-back">
      <Symbol colour="pink" x={50} y={71} size={2} />
    </Drawn>
  );
}

export const ContractBack = () => <Drawn name="contract-back" />;
export const GoodsCard = () => <Drawn name="goods" />;

// Cards of one kind, fanned so that a stack can be seen; the count says how many. `from`: where the
// uppermost has just come from.
export function Stack({ card, count, from }: { card: Card; count: number; from?: string }) {
  return (
    <span class="stack">
      {Array.from({ length: Math.min(count - 1, 4) }, () => (
        <span class="stack-under">
          <CardFace card={card} />
        </span>
      ))}
      <span
        class="stack-top"
        data-piece={`hand:${card}:${count}`}
        data-from={from}
        data-turns={from === 'pile' ? 'card' : undefined}
      >
        <CardFace card={card} />
      </span>
      <span class="count">{count}</span>
    </span>
  );
}

// A few cards beside each other, overlapping: what is paid.
export function CardRow({ cards }: { cards: Card[] }) {
  return (
    <span class="card-row">
      {cards.map((card) => (
        <CardFace card={card} />
      ))}
    </span>
  );
}

// A kind of card and how many, small.
export function Chip({ kind, count }: { kind: Card; count: number }) {
  return (
    <span class={`chip ${toneClass(kind)}`}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <Symbol colour={kind} />
      </svg>
      {count}
    </span>
  );
}
