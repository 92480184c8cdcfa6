// The map of the city with all that lies on it.
import { useMemo } from 'preact/hooks';

import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { Flags, MissingWays, Rings, aimsAt } from './aimView';
import { type Aim, aimsOf } from './aims';
import { explain } from './explain';
import { comesFromEnd, namesOf, owners } from './facts';
import { GroundView } from './groundView';
import { buildingId, buildingOf } from './houses';
import { type Label, labelSize, lineHeight } from './labels';
import { type Layout, layoutOf } from './layout';
import { type Edition, type Figures, type View, nobody } from './model';
import { useDrawings } from './defs';
import { TrackView } from './trackView';

type Props = GameProps<View, Edition, Figures>;

function Tracks({ props, layout }: { props: Props; layout: Layout }) {
  const say = useSay();
  const { view, edition, parts } = props;
  const owner = owners(view, edition);
  const { track } = namesOf(edition);
  const closed = new Set(props.figures?.closed.map((name) => track.get(name)));
  // What is claimed lies on top: it is larger than a free space.
  const order = owner
    .map((_, i) => i)
    .sort((a, b) => Number(owner[a] !== nobody) - Number(owner[b] !== nobody) || a - b);
  return (
    <g class="tracks">
      {order.map((i) => (
        <TrackView
          key={i}
          index={i}
          track={edition.edition.tracks[i]!}
          line={layout.tracks[i]!}
          owner={owner[i]!}
          closed={closed.has(i)}
          fromEnd={comesFromEnd(i, owner, edition)}
          ghost={parts.chosen(`track:${i}`) ? view.viewer : nobody}
          parts={parts}
          label={explain(`track:${i}`, props, say)}
        />
      ))}
    </g>
  );
}

function Places({ props, layout, aims }: { props: Props; layout: Layout; aims: Aim[] }) {
  const { edition, parts } = props;
  return (
    <g class="places">
      {layout.places.map((p, i) => {
        const mine = aimsAt(i, aims, edition);
        return (
          <g
            class={mine.length ? 'place wanted' : 'place'}
            transform={`translate(${p.x} ${p.y})`}
            data-target={`place:${i}`}
            onPointerEnter={() => parts.explain(`place:${i}`)}
            onPointerLeave={() => parts.explain(null)}
          >
            <Rings aims={mine} />
            <ellipse class="square-shade" cy="9" rx="29" ry="14" />
            <ellipse class="square" cy="6" rx="28" ry="13.5" />
            <use
              href={`#${buildingId(buildingOf(edition.edition.places[i]!.place, i))}`}
              transform="translate(0 9) scale(0.82)"
            />
            <Flags aims={mine} />
          </g>
        );
      })}
    </g>
  );
}

function Name({ label, wanted }: { label: Label; wanted: boolean }) {
  const top = label.y - ((label.lines.length - 1) * lineHeight) / 2 + labelSize * 0.32;
  return (
    <text class={wanted ? 'name wanted' : 'name'}>
      {label.lines.map((line, i) => (
        <tspan x={label.x} y={top + i * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

export function City(props: Props) {
  const { view, edition, figures } = props;
  useDrawings();
  const layout = layoutOf(edition);
  const aims = useMemo(() => aimsOf({ view, figures, edition }), [view, figures, edition]);
  const ground = useMemo(() => <GroundView layout={layout} />, [layout]);
  return (
    <svg
      class="carts-map"
      viewBox={`0 0 ${layout.w} ${layout.h}`}
      data-board
      role="group"
      aria-label={edition.edition.title}
    >
      {ground}
      <Tracks props={props} layout={layout} />
      <MissingWays aims={aims} layout={layout} />
      <Places props={props} layout={layout} aims={aims} />
      <g class="names" aria-hidden="true">
        {layout.labels.map((label, i) => (
          <Name label={label} wanted={aimsAt(i, aims, edition).length > 0} />
        ))}
      </g>
    </svg>
  );
}
