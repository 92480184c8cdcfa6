// The exchange: a lane for each good, on it the markers of the seats.
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { explain } from './explain';
import { markerOf, seatList, termOf } from './facts';
import { GoodDisc, goodTone } from './glyphs';
import { type Lanes, lanesIn, spotOn } from './layout';
import { type Good, type Edition, type Figures, type View, goods, houseSpace } from './model';
import { goodName, sentenceCase } from './phrases';
import { scoredClass } from './scored';
import { Tile } from './tile';

type Props = GameProps<View, Edition, Figures>;

function Spaces({ lanes, row }: { lanes: Lanes; row: number }) {
  return (
    <>
      {Array.from({ length: row }, (_, i) => (
        <g key={i} class={i + 1 < houseSpace ? 'space first' : 'space'}>
          <rect
            x={lanes.label + i * lanes.w + 2.5}
            y="4"
            width={lanes.w - 5}
            height={lanes.h - 8}
            rx="4"
          />
          <text x={lanes.label + i * lanes.w + 9} y={lanes.h - 9}>
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
}

function Markers({ good, lanes, view }: { good: Good; lanes: Lanes; view: View }) {
  return (
    <>
      {seatList(view).map((seat) => {
        const space = markerOf(view, seat, good);
        if (space === 0) return null;
        const here = seatList(view).filter((other) => markerOf(view, other, good) === space);
        const spot = spotOn(lanes, here.indexOf(seat), here.length);
        const x = lanes.label + (space - 0.5) * lanes.w + spot.x;
        return (
          <g
            key={seat}
            class="marker"
            data-piece={`marker:${good}:${seat}`}
            data-from={`seat:${seat}`}
            transform={`translate(${x} ${lanes.h / 2 + spot.y}) scale(${spot.size / 32})`}
          >
            <Tile seat={seat} />
          </g>
        );
      })}
    </>
  );
}

// A name of two words has two lines; one word that is too long is written smaller.
function LaneName({ name, lanes }: { name: string; lanes: Lanes }) {
  const [first = '', ...more] = name.length > 15 ? name.split(/ (?=\S+$)/) : [name];
  const lines = [first, ...more];
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length > 1 ? 17 : 19.5, (lanes.label - 62) / (longest * 0.58));
  return (
    <text class="lane-name" style={{ fontSize: `${size}px` }}>
      {lines.map((line, i) => (
        <tspan key={line} x="56" y={lanes.h / 2 + 7 + (i - (lines.length - 1) / 2) * size * 1.1}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Lane({ index, lanes, roomy, props }: { index: number; lanes: Lanes; roomy: boolean; props: Props }) {
  const say = useSay();
  const { view, edition, parts } = props;
  const good = goods[index]!;
  const target = `good:${index}`;
  const row = termOf(edition, 'exchange-row');
  const y = index * (lanes.h + lanes.gap);
  const wide = lanes.label + row * lanes.w;
  const middle = lanes.h / 2;
  const name = `${index + 1} · ${sentenceCase(goodName(good, say))}`;
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), `lane ${toneClass(goodTone[good]!)} ${scoredClass(target)}`)}
      transform={`translate(0 ${y})`}
    >
      <rect class="lane-ground" width={wide} height={lanes.h} rx="5" />
      <GoodDisc good={good} x={26} y={middle} size={1.36} />
      {roomy ? (
        <LaneName name={name} lanes={lanes} />
      ) : (
        <text class="lane-number" x="26" y={middle + 37}>
          {index + 1}
        </text>
      )}
      <Spaces lanes={lanes} row={row} />
      <Markers good={good} lanes={lanes} view={view} />
      <rect class="lane-ring" x="0" y="0" width={wide} height={lanes.h} rx="6" />
    </g>
  );
}

// In a room of this size, with a wooden frame round it. `roomy`: with the goods' names.
export function Exchange({ w, h, roomy, ...props }: Props & { w: number; h: number; roomy: boolean }) {
  const say = useSay();
  const frame = roomy ? 10 : 7;
  const lanes = lanesIn(w - 2 * frame, h - 2 * frame, termOf(props.edition, 'exchange-row'), roomy);
  return (
    <svg
      class="m-exchange"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={say('merchants.area.exchange')}
    >
      <rect class="exchange-frame" width={w} height={h} rx="8" />
      <rect class="exchange-ground" x="4" y="4" width={w - 8} height={h - 8} rx="6" />
      <g transform={`translate(${frame} ${frame})`}>
        {goods.map((good, index) => (
          <Lane key={good} index={index} lanes={lanes} roomy={roomy} props={props} />
        ))}
      </g>
    </svg>
  );
}
