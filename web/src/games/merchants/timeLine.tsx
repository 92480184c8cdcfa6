// The time line: years with what they bring, the present one, and the next scoring.
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { EventSign, Glyph } from './glyphs';
import type { Area } from './layout';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

function Cell({ index, area, props }: { index: number; area: Area; props: Props }) {
  const say = useSay();
  const { view, edition, figures, parts } = props;
  const space = edition.edition.spaces[index]!;
  const target = `space:${index}`;
  const when = index < view.space ? 'past' : index === view.space ? 'now' : 'to-come';
  const next = index === figures?.scoring && when === 'to-come';
  const { w, h } = area;
  const signs = Math.min(1.15, (h - 20) / 34);
  return (
    // A tap ends with the finger's leave; its click comes after that and lets it stay.
    <g onClick={() => parts.explain(target)}>
      <g
        {...partProps(
          target,
          parts,
          explain(target, props, say),
          `time-space ${when} ${next ? 'next' : ''} ${space.event}`,
        )}
        aria-current={when === 'now' ? 'date' : undefined}
        transform={`translate(${area.x} ${area.y})`}
      >
        <rect class="time-ground" width={w} height={h} rx="5" />
        <EventSign event={space.event} x={w / 2} y={(h - 16) / 2 + 1} size={signs} />
        <text class="years" x={w / 2} y={h - 6}>
          {space.years}
        </text>
        {when === 'now' && (
          <g class="now-sign" transform={`translate(${w - 11} 12)`}>
            <circle r="11" />
            <Glyph name="hourglass" size={0.7} />
          </g>
        )}
      </g>
    </g>
  );
}

export function TimeCells({ cells, props }: { cells: Area[]; props: Props }) {
  const say = useSay();
  return (
    <g class="m-time" role="group" aria-label={say('merchants.time')}>
      {cells.map((area, i) => (
        <Cell key={i} index={i} area={area} props={props} />
      ))}
    </g>
  );
}

// By itself, in lines of seven.
export function TimeTable(props: Props) {
  const inLine = 7;
  const spaces = props.edition.edition.spaces.length;
  const [w, h, gap] = [70, 66, 5];
  const cells = Array.from({ length: spaces }, (_, i) => ({
    x: (i % inLine) * (w + gap),
    y: Math.floor(i / inLine) * (h + gap),
    w,
    h,
  }));
  const lines = Math.ceil(spaces / inLine);
  return (
    <svg viewBox={`-3 -3 ${inLine * (w + gap) + 1} ${lines * (h + gap) + 1}`}>
      <TimeCells cells={cells} props={props} />
    </svg>
  );
}
