// Beside the market: what each good costs now, as the cards and cubes that make its price.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { colourOf } from './facts';
import { Cube, Sign, kindClass } from './glyphs';
import { type Good, type Edition, type Figures, type View, goods } from './model';
import { kindName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const floor = 128; // where a stack stands
const room = 106;

// Orders of two as cards, with the ones on top as cubes; a high stack is pressed together.
function Stack({ good, ones, twos }: { good: Good; ones: number; twos: number }) {
  const pitch = Math.min(17, room / Math.max(1, ones + 1.6 * twos));
  const cards = Array.from({ length: twos }, (_, i) => floor - 13 - i * pitch * 1.6);
  const top = floor - twos * pitch * 1.6;
  const cubes = Array.from({ length: ones }, (_, i) => top - 10 - i * pitch);
  return (
    <>
      {cards.map((y) => (
        <g class={`price-card ${kindClass(good)}`} transform={`translate(32 ${y})`}>
          <rect x="-22" y="-13" width="44" height="26" rx="3" />
          <Sign kind={good} x={-10} y={0} size={0.7} />
          <text x="9" y="6">
            +2
          </text>
        </g>
      ))}
      {cubes.map((y) => (
        <Cube kind={colourOf(good)} x={32} y={y} size={0.88} />
      ))}
    </>
  );
}

function Column({ index, props }: { index: number; props: Props }) {
  const say = useSay();
  const { view, figures, parts } = props;
  const good = goods[index]!;
  const target = `good:${index}`;
  return (
    <Part target={target} parts={parts} label={explain(target, props, say)} class="price-column">
      <svg class="price-stack" viewBox="0 0 64 132" aria-hidden="true">
        <path class="price-shelf" d={`M6 ${floor + 1}H58`} />
        <Stack good={good} ones={view.ones[index] ?? 0} twos={view.twos[index] ?? 0} />
      </svg>
      <svg viewBox="0 0 64 54" aria-hidden="true">
        <g class={kindClass(good)}>
          <circle class="good-disc" cx="19" cy="20" r="14" />
          <Sign kind={good} x={19} y={20} size={0.92} />
        </g>
        <text class="price" x="46" y="29">
          {figures?.prices[index]}
        </text>
        <text class="price-name" x="32" y="48">
          {kindName(good, say)}
        </text>
      </svg>
    </Part>
  );
}

export function Prices(props: Props) {
  const say = useSay();
  const { figures } = props;
  return (
    <section class="prices" aria-label={say('venise.prices')}>
      <h3>
        {say('venise.prices')}{' '}
        {figures && <span class="bonus">{say('venise.bonus', { count: figures.bonus })}</span>}
      </h3>
      <div class="price-columns">
        {goods.map((_, i) => (
          <Column key={i} index={i} props={props} />
        ))}
      </div>
    </section>
  );
}
