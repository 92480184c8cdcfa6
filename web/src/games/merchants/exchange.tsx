// The exchange: a lane for each good, on it the markers of the seats.
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { explain } from './explain';
import { markerOf, seatList, termOf } from './facts';
import { Glyph, goodTone } from './glyphs';
import { type Lanes, spotOn, tallLanes, wideLanes } from './layout';
import { type Good, type Edition, type Figures, type View, goods, houseSpace } from './model';
import { goodName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

function Spaces({ lanes, row }: { lanes: Lanes; row: number }) {
  return (
    <>
      {Array.from({ length: row }, (_, i) => (
        <g key={i} class={i + 1 < houseSpace ? 'space first' : 'space'}>
          <rect
            x={lanes.label + i * lanes.w + 1.5}
            y="1.5"
            width={lanes.w - 3}
            height={lanes.h - 3}
            rx="4"
          />
          <text x={lanes.label + i * lanes.w + 7} y={lanes.h - 6}>
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
            class={`marker ${seatClass(seat)}`}
            data-piece={`marker:${good}:${seat}`}
            data-from={`seat:${seat}`}
            transform={`translate(${x} ${lanes.h / 2 + spot.y}) scale(${spot.size / 22})`}
          >
            <rect x="-10" y="-10" width="20" height="20" rx="3" />
            <g class="tile-mark">
              <Mark seat={seat} size={0.68} />
            </g>
          </g>
        );
      })}
    </>
  );
}

function Lane({ index, lanes, props }: { index: number; lanes: Lanes; props: Props }) {
  const say = useSay();
  const { view, edition, parts } = props;
  const good = goods[index]!;
  const target = `good:${index}`;
  const row = termOf(edition, 'exchange-row');
  const roomy = lanes === wideLanes;
  const y = index * (lanes.h + lanes.gap) + 3;
  const wide = lanes.label + row * lanes.w;
  const tone = toneClass(goodTone[good]!);
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), `lane ${tone}`)}
      transform={`translate(3 ${y})`}
    >
      <rect class="lane-ground" width={wide} height={lanes.h} rx="6" />
      <circle class="lane-sign" cx="23" cy={lanes.h / 2} r="17" />
      <Glyph name={good} x={23} y={lanes.h / 2} size={1.1} />
      {roomy && (
        <text class="lane-name" x="47" y={lanes.h / 2 + 6}>
          {index + 1} {goodName(good, say)}
        </text>
      )}
      <Spaces lanes={lanes} row={row} />
      <Markers good={good} lanes={lanes} view={view} />
      <rect class="lane-ring" x="-1" y="-1" width={wide + 2} height={lanes.h + 2} rx="7" />
    </g>
  );
}

export function Exchange({ tall, ...props }: Props & { tall: boolean }) {
  const say = useSay();
  const lanes = tall ? tallLanes : wideLanes;
  const w = lanes.label + termOf(props.edition, 'exchange-row') * lanes.w + 6;
  const h = goods.length * (lanes.h + lanes.gap) - lanes.gap + 6;
  return (
    <svg
      class="m-exchange"
      viewBox={`0 0 ${w} ${h}`}
      style={{ '--shape': w / h }}
      role="group"
      aria-label={say('merchants.area.exchange')}
    >
      {goods.map((good, index) => (
        <Lane key={good} index={index} lanes={lanes} props={props} />
      ))}
    </svg>
  );
}
