// Cards, as their picture and few words.
import { toneClass } from '../../draw/symbols';
import { type Card, cardOf } from './facts';
import { Glyph, goodTone, quarterTone } from './glyphs';
import { goods, nobody, quarterSigns } from './model';

const [w, h] = [64, 84];

function Good({ good, x, y, r = 11 }: { good: number; x: number; y: number; r?: number }) {
  if (good === nobody) {
    return (
      <g transform={`translate(${x} ${y})`}>
        {goods.map((name, i) => (
          <g key={name} class={toneClass(goodTone[name]!)}>
            <circle class="card-good" cx={(i - 1.5) * 12} r="6" />
            <Glyph name={name} x={(i - 1.5) * 12} size={0.4} />
          </g>
        ))}
      </g>
    );
  }
  const name = goods[good]!;
  return (
    <g class={toneClass(goodTone[name]!)} transform={`translate(${x} ${y})`}>
      <circle class="card-good" r={r} />
      <Glyph name={name} size={r / 15} />
    </g>
  );
}

function Steps({ count, x, y }: { count: number; x: number; y: number }) {
  return (
    <g class="card-steps" transform={`translate(${x} ${y})`}>
      {Array.from({ length: count }, (_, i) => (
        <path key={i} d={`M${(i - (count - 1) / 2) * 13 - 4} -6l7 6l-7 6`} />
      ))}
    </g>
  );
}

function HouseCard({ card }: { card: Extract<Card, { kind: 'house' }> }) {
  const wide = w / card.quarters.length;
  return (
    <>
      {card.quarters.map((quarter, i) => (
        <g
          key={quarter}
          class={toneClass(quarterTone[quarter] ?? 'grey')}
          transform={`translate(${i * wide} 0)`}
        >
          <rect class="card-quarter" width={wide} height="50" />
          <Glyph name="house" x={wide / 2} y={19} size={card.quarters.length > 1 ? 0.95 : 1.2} />
          <text class="card-letters" x={wide / 2} y="45">
            {quarterSigns[quarter]!.toUpperCase()}
          </text>
        </g>
      ))}
      <Good good={card.good} x={card.good === nobody ? w / 2 : 24} y={67} r={12} />
      {card.good !== nobody && <Steps count={1} x={45} y={67} />}
    </>
  );
}

const continentLetters = ['AM', 'AF', 'EI', 'FE'];

function Picture({ card }: { card: Card }) {
  switch (card.kind) {
    case 'goods':
      return (
        <>
          <rect class="card-head" width={w} height="50" />
          <Steps count={3} x={w / 2} y={25} />
          <Good good={nobody} x={w / 2} y={67} />
        </>
      );
    case 'colony':
    case 'trade':
      return (
        <>
          <rect class="card-sea" width={w} height="50" />
          <g class="card-globe">
            <Glyph name="globe" x={w / 2} y={card.kind === 'colony' ? 19 : 25} size={1.4} />
          </g>
          {card.kind === 'colony' && (
            <text class="card-letters dark" x={w / 2} y="46">
              {continentLetters[card.continent]}
            </text>
          )}
          <Good good={card.kind === 'trade' ? card.good : nobody} x={w / 2} y={67} r={13} />
        </>
      );
    case 'house':
      return <HouseCard card={card} />;
    default:
      return (
        <g class="card-globe">
          <Glyph name="hourglass" x={w / 2} y={h / 2} size={2} />
        </g>
      );
  }
}

export function CardFace({ card }: { card: string }) {
  return (
    <svg class="m-card" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect class="card-paper" width={w} height={h} rx="5" />
      <Picture card={cardOf(card)} />
      <rect class="card-edge" x="0.75" y="0.75" width={w - 1.5} height={h - 1.5} rx="4.5" />
    </svg>
  );
}
