// The Amstel: nineteen spaces from the source to the mouth, bridges over it, discs in stacks.
import { useMemo } from 'preact/hooks';

import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { isOpen } from '../shared/targets';
import { explain } from './explain';
import { discsOn, isSeated } from './facts';
import { Glyph } from './glyphs';
import { type River, banksOf, mouthSize, riverOf, space as size } from './layout';
import { type Edition, type Figures, type View, mouth } from './model';

type Props = GameProps<View, Edition, Figures>;

const discSide = 'M-16 0V5A16 8 0 0 0 16 5V0Z';

function Disc({ seat, n, count, at, props }: DiscProps) {
  const rise = Math.min(7, 20 / Math.max(1, count - 1));
  const y = at.y + 5 + ((count - 1) * rise) / 2 - n * rise;
  return (
    <g
      class={`disc ${seatClass(seat)} ${seat === props.view.viewer ? 'own' : ''}`}
      data-piece={`disc:${seat}`}
      style={{ transform: `translate(${at.x}px, ${y}px)` }}
    >
      <path class="disc-side" d={discSide} />
      <ellipse class="disc-top" rx="16" ry="8" />
      <g class="on-disc" transform="scale(1 0.6)">
        <Mark seat={seat} size={0.66} />
      </g>
    </g>
  );
}
interface DiscProps {
  seat: number;
  n: number; // in the stack, from below
  count: number;
  at: { x: number; y: number };
  props: Props;
}

// In the mouth discs lie side by side, in the order they came.
function Discs({ river, props }: { river: River; props: Props }) {
  const { view } = props;
  return (
    <g class="still">
      {river.spaces.flatMap((at, i) => {
        const here = discsOn(view, i + 1);
        return here.map((seat, n) => {
          if (i + 1 < mouth) {
            return <Disc key={seat} seat={seat} n={n} count={here.length} at={at} props={props} />;
          }
          const place = { x: at.x - 26 + (n % 2) * 34, y: at.y - 8 + Math.floor(n / 2) * 17 };
          return <Disc key={seat} seat={seat} n={0} count={1} at={place} props={props} />;
        });
      })}
    </g>
  );
}

// Beside the player's where they share a space; who is ahead lies higher, and over the other.
function TomDisc({ river, view }: { river: River; view: View }) {
  const at = river.spaces[view.tom.amstel - 1];
  if (!at) return null;
  const shared = discsOn(view, view.tom.amstel).length > 0;
  const [x, y] = shared ? [at.x + 13, at.y + (view.tom.ahead ? -6 : 12)] : [at.x, at.y + 4];
  return (
    <g class="disc toms still" data-piece="disc:tom" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path class="disc-side" d={discSide} />
      <ellipse class="disc-top" rx="16" ry="8" />
      <text y="5">T</text>
    </g>
  );
}

// The viewer's own way is named by its length, the rest of the river by its spaces.
function Space({ index, river, props }: { index: number; river: River; props: Props }) {
  const say = useSay();
  const { view, edition, parts } = props;
  const at = river.spaces[index]!;
  const number = index + 1;
  const ahead = isSeated(view) ? number - view.amstel[view.viewer]! : 0;
  const way = `advance:${ahead}`;
  const target = ahead > 0 && isOpen(props, way) ? way : `river:${number}`;
  const end = number === mouth;
  const w = end ? mouthSize.x : size.x;
  const [left, top] = [-w / 2, -size.y / 2];
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), end ? 'reach mouth' : 'reach')}
      transform={`translate(${at.x} ${at.y})`}
    >
      <rect class="water" x={left + 3} y={top + 2} width={w - 6} height={size.y - 4} rx="6" />
      <text class="reach-number" x={left + 8} y={top + 16}>
        {number}
      </text>
      {end && (
        <g class="reach-points">
          <Glyph name="points" x={w / 2 - 31} y={-9} size={0.66} />
          <text x={w / 2 - 7} y={-4}>
            {edition.edition.mouth.points}
          </text>
        </g>
      )}
      <rect class="ring" x={left + 2} y={top + 2} width={w - 4} height={size.y - 4} rx="7" />
    </g>
  );
}

function Bridges({ river, props }: { river: River; props: Props }) {
  const half = size.y / 2;
  return (
    <g class="still">
      {props.edition.edition.amstel.map(({ behind, points }) => {
        const at = river.spaces[behind - 1];
        if (!at) return null;
        return (
          <g key={behind} class="arch" transform={`translate(${at.x + size.x / 2} ${at.y})`}>
            <rect class="arch-deck" x="-8" y={-half - 5} width="16" height={size.y + 10} rx="2" />
            <path class="arch-rail" d={`M-4 ${-half - 5}V${half + 5}M4 ${-half - 5}V${half + 5}`} />
            <circle class="arch-plate" r="12" />
            <text y="5">{points}</text>
          </g>
        );
      })}
    </g>
  );
}

export function Amstel({ inRow, ...props }: Props & { inRow: number }) {
  const say = useSay();
  const { view } = props;
  const river = useMemo(() => riverOf(inRow), [inRow]);
  return (
    <svg
      class="a-amstel"
      viewBox={`0 0 ${river.w} ${river.h}`}
      role="group"
      aria-label={say('amsterdam.panel.amstel')}
    >
      <path class="river-bed" d={banksOf(river)} />
      {river.spaces.map((_, index) => (
        <Space key={index} index={index} river={river} props={props} />
      ))}
      <Bridges river={river} props={props} />
      {!view.tom.ahead && <TomDisc river={river} view={view} />}
      <Discs river={river} props={props} />
      {view.tom.ahead && <TomDisc river={river} view={view} />}
    </svg>
  );
}
