// Cards, drawn: transport cards with their symbol, backs, contracts and goods.
import { Symbol, toneClass } from '../../draw/symbols';
import { type Card, colours } from './model';

const w = 52;
const h = 74;

// A joker shows all six colours, in wedges about its middle.
function Wedges() {
  const at = (i: number) =>
    `${Math.round(Math.cos((i * Math.PI) / 3) * 90)} ${Math.round(Math.sin((i * Math.PI) / 3) * 90)}`;
  return (
    <g transform={`translate(${w / 2} ${h / 2})`}>
      {colours.map((colour, i) => (
        <path class={`card-field ${toneClass(colour)}`} d={`M0 0L${at(i)}L${at(i + 1)}Z`} />
      ))}
      <circle class="card-plate" r="19" />
    </g>
  );
}

export function CardFace({ card }: { card: Card }) {
  return (
    <svg class={`card ${toneClass(card)}`} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect class="card-field" width={w} height={h} />
      {card === 'joker' && <Wedges />}
      <rect class="card-line" x="4" y="4" width={w - 8} height={h - 8} rx="4" />
      <Symbol colour={card} x={w / 2} y={h / 2} size={card === 'joker' ? 1.45 : 1.75} />
    </svg>
  );
}

// Delft tiles: a tulip in the middle, corners that meet those of the next tile.
export function CardBack() {
  return (
    <svg class="card card-back" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect class="card-field" width={w} height={h} />
      <rect class="card-line" x="4" y="4" width={w - 8} height={h - 8} rx="4" />
      <path
        class="tile"
        d={`M4 20A16 16 0 0 0 20 4M${w - 20} 4A16 16 0 0 0 ${w - 4} 20M4 ${h - 20}A16 16 0 0 1 20 ${h - 4}M${w - 20} ${h - 4}A16 16 0 0 1 ${w - 4} ${h - 20}`}
      />
      <path class="tile" d={`M${w / 2} 17L${w - 12} ${h / 2}L${w / 2} ${h - 17}L12 ${h / 2}Z`} />
      <Symbol colour="pink" x={w / 2} y={h / 2} size={0.9} />
    </svg>
  );
}

export function ContractBack() {
  return (
    <svg class="card contract-back" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect class="card-field" width={w} height={h} />
      <rect class="card-line" x="4" y="4" width={w - 8} height={h - 8} rx="4" />
      <path class="script" d="M12 16H40M12 23H36M12 30H40" />
      <path class="seal-ribbon" d="M21 48L17 66L26 61L35 66L31 48Z" />
      <circle class="seal" cx="26" cy="47" r="10" />
      <path class="seal-mark" d="M22 47L25 50.5L30.5 43.5" />
    </svg>
  );
}

export function GoodsCard() {
  return (
    <svg class="card goods-card" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect class="card-field" width={w} height={h} />
      <rect class="card-line" x="4" y="4" width={w - 8} height={h - 8} rx="4" />
      <g class={toneClass('brown')}>
        <g class="symbol-solo">
          <Symbol colour="brown" x={w / 2} y={h / 2} size={1.7} />
        </g>
      </g>
    </svg>
  );
}

// Cards of one kind lie on each other, shifted so that a stack can be seen; the count says how many.
// `from`: where the uppermost has just come from.
export function Stack({ card, count, from }: { card: Card; count: number; from?: string }) {
  const under = Math.min(count - 1, 3);
  return (
    <span class="stack" style={{ '--under': under }}>
      {Array.from({ length: under }, (_, i) => (
        <span class={`stack-under ${toneClass(card)}`} style={{ '--n': i }} />
      ))}
      <span class="stack-top" data-piece={`hand:${card}:${count}`} data-from={from}>
        <CardFace card={card} />
      </span>
      <span class="count">{count}</span>
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
