// Beside the city: what each good costs now, as the cards and cubes that make its price, and what it
// sells for at the market. A house with three windows; on a phone a slip of paper.
import { SvgPart } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { colourOf } from './facts';
import { Cube, GoodDisc } from './glyphs';
import { type Panel, houseSize, slipSize } from './layout';
import { type Edition, type Figures, type Good, type View, goods } from './model';
import { capital, kindName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

interface Stacked {
  good: Good;
  ones: number;
  twos: number;
  floor: number; // where the stack stands
  room: number; // how high it may be
  pitch: number; // of a row, if there is room
}

const leastPitch = 0.7; // of a row, as a part of its own height

export interface PriceRow {
  plus: 1 | 2;
  times: number;
}

// The rows of a stack, from below: cards of +2, on them those of +1 as cubes. If they would cover each
// other, one row stands for all of a kind.
export function priceRows(ones: number, twos: number, room: number, pitch: number): PriceRow[] {
  const fits = (ones + twos) * pitch * leastPitch <= room;
  const rows = (plus: 1 | 2, count: number): PriceRow[] =>
    fits || count < 2
      ? Array.from({ length: count }, () => ({ plus, times: 1 }))
      : [{ plus, times: count }];
  return [...rows(2, twos), ...rows(1, ones)];
}

function Stack({ good, ones, twos, floor, room, pitch }: Stacked) {
  const rows = priceRows(ones, twos, room, pitch);
  const step = Math.min(pitch, room / Math.max(1, rows.length));
  const size = pitch / 27;
  return (
    <>
      {rows.map(({ plus, times }, i) => (
        <g transform={`translate(0 ${floor - step * (i + 0.5)}) scale(${size})`}>
          {plus === 2 ? (
            <>
              <rect class="price-card" x="-38" y="-12" width="76" height="24" rx="3" />
              <GoodDisc good={good} x={-23} size={0.7} />
            </>
          ) : (
            <Cube kind={colourOf(good)} x={-18} y={1} size={1.02} />
          )}
          <text class="price-plus" x="14" y="6">
            {times > 1 ? `${times}×${plus}` : `+${plus}`}
          </text>
        </g>
      ))}
    </>
  );
}

function Column({ index, high, props }: { index: number; high: boolean; props: Props }) {
  const say = useSay();
  const { view, figures, parts } = props;
  const good = goods[index]!;
  const target = `good:${index}`;
  const price = figures?.prices[index];
  const counts = { good, ones: view.ones[index] ?? 0, twos: view.twos[index] ?? 0 };
  const sells = price === undefined ? '' : price + (figures?.bonus ?? 0);
  const frame = high ? 'M-46 0H46V136H-46Z' : 'M-64 246V18Q-64 0 0 0T64 18V246Z';
  return (
    <SvgPart target={target} parts={parts} label={explain(target, props, say)} class="price-column">
      <path class="price-window" d={frame} />
      {high ? (
        <>
          <Stack {...counts} floor={58} room={56} pitch={19} />
          <path class="price-shelf" d="M-40 61H40" />
          <GoodDisc good={good} x={-20} y={84} size={1.15} />
          <text class="price" x="20" y="95" font-size="32">
            {price}
          </text>
          <text class="price-sells" y="124" font-size="18">
            {figures ? `+${figures.bonus} = ${sells}` : ''}
          </text>
        </>
      ) : (
        <>
          <text class="price-name" y="34">
            {capital(kindName(good, say))}
          </text>
          <path class="price-rule" d="M-26 42H26" />
          <Stack {...counts} floor={166} room={120} pitch={27} />
          <path class="price-shelf" d="M-58 170H58" />
          <GoodDisc good={good} x={-25} y={196} size={1.3} />
          <text class="price" x="20" y="207" font-size="34">
            {price}
          </text>
          <text class="price-sells" y="234" font-size="15">
            {say('venise.sells', { points: sells })}
          </text>
        </>
      )}
      <path class="price-ring-ink" d={frame} />
      <path class="price-ring" d={frame} />
    </SvgPart>
  );
}

const gable =
  'M0 342V34H135.7V22H161.1V10H186.6V0H237.4V10H262.9V22H288.3V34H424V342Z';

function House({ words }: { words: string }) {
  return (
    <>
      <path class="price-house" d={gable} />
      <path class="price-house-line" d="M4 42H420M4 336H420" />
      <circle class="price-house-eye" cx="212" cy="17" r="8" />
      <rect class="price-sign" x="62" y="46" width="300" height="29" rx="4" />
      <text class="price-bonus" x="212" y="66" font-size="16">
        {words}
      </text>
    </>
  );
}

function Slip({ title, words }: { title: string; words: string }) {
  return (
    <>
      <rect class="price-slip" width={slipSize.w} height={slipSize.h} rx="8" />
      <text class="price-title" x="12" y="25" font-size="19">
        {title}
      </text>
      <text class="price-now" x={slipSize.w - 12} y="25" font-size="16">
        {words}
      </text>
    </>
  );
}

export function Prices({ props, panel, high }: { props: Props; panel: Panel; high: boolean }) {
  const say = useSay();
  const { figures } = props;
  const count = figures?.bonus;
  const words = (key: string) => (count === undefined ? '' : say(key, { count }));
  const pitch = high ? 98 : 136;
  const first = high ? 52 : 76;
  return (
    <g
      class="prices"
      transform={`translate(${panel.x} ${panel.y}) scale(${panel.w / (high ? slipSize : houseSize).w})`}
      role="group"
      aria-label={say('venise.prices')}
    >
      {high ? (
        <Slip title={say('venise.prices')} words={words('venise.bonus.short')} />
      ) : (
        <House words={words('venise.bonus.now')} />
      )}
      {goods.map((_, i) => (
        <g key={i} transform={`translate(${first + i * pitch} ${high ? 34 : 84})`}>
          <Column index={i} high={high} props={props} />
        </g>
      ))}
    </g>
  );
}
