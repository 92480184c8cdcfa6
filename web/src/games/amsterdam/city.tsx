// The city: six quarters of six blocks along canals, bridges between them.
import { useMemo } from 'preact/hooks';

import { type Gable, gableOutline } from '../../draw/gables';
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { explain } from './explain';
import { blockCost, isTomsBlock, ownerOf, quarterOf } from './facts';
import { Crate, Glyph, Pip } from './glyphs';
import {
  type Bridge,
  type City as Layout,
  type Plaque,
  cityOf,
  gridFor,
} from './layout';
import { type Edition, type Figures, type View, colours, nobody, quarters } from './model';
import { quarterName } from './phrases';
import { Ripples } from './ripples';
import { Bailiff } from './walkers';

type Props = GameProps<View, Edition, Figures>;

// Three fronts of each block, never the same three beside each other.
const fronts: Gable[] = ['step', 'bell', 'spout', 'neck', 'step', 'spout', 'bell'];

function Fronts({ block, w, h }: { block: number; w: number; h: number }) {
  const inside = w - 4;
  const wide = inside / 3;
  const tall = Math.min(h * 0.56, 58);
  return (
    <g class="fronts" transform={`translate(${-inside / 2} ${-h / 2 + tall + 1})`}>
      {[0, 1, 2].map((n) => {
        const gable = fronts[(block * 2 + n * 3) % fronts.length]!;
        const eaves = -tall + 25 + ((block + n * 2) % 3) * 2;
        const x = n * wide;
        const pane = `h${wide * 0.22}v5h${-wide * 0.22}z`;
        const panes = (y: number) =>
          `M${x + wide * 0.19} ${y}${pane}M${x + wide * 0.58} ${y}${pane}`;
        return (
          <g key={n} class={`front-${(block + n) % 3}`}>
            <path d={gableOutline(gable, x, wide, eaves, 0)} />
            <path class="front-shade" d={`M${x + wide * 0.72} 0V${eaves}H${x + wide}V0Z`} />
            <path class="panes" d={panes(-9) + panes(-18) + (tall > 50 ? panes(-27) : '')} />
          </g>
        );
      })}
    </g>
  );
}

function Crest({ seat, name }: { seat: number; name: string }) {
  return (
    <g
      class={`crest ${seatClass(seat)}`}
      data-piece={`crest:${name}`}
      data-from={`seat:${seat}`}
      transform="translate(0 4)"
    >
      <path d="M-15 -17H15V2C15 12 8 17 0 20C-8 17 -15 12 -15 2Z" />
      <g class="on-crest">
        <Mark seat={seat} size={1.05} />
      </g>
    </g>
  );
}

// The automatic opponent's: a crest without a seat's mark.
function TomsCrest({ name }: { name: string }) {
  return (
    <g class="crest toms" data-piece={`crest:${name}`} transform="translate(0 4)">
      <path d="M-15 -17H15V2C15 12 8 17 0 20C-8 17 -15 12 -15 2Z" />
      <text y="6">T</text>
    </g>
  );
}

function Cost({ count, quarter, y, w }: { count: number; quarter: number; y: number; w: number }) {
  const step = Math.min(13.5, (w - 14) / Math.max(1, count - 1));
  return (
    <g class="block-cost">
      {Array.from({ length: count }, (_, i) => (
        <Pip key={i} colour={colours[quarter]!} x={(i - (count - 1) / 2) * step} y={y} size={0.57} />
      ))}
    </g>
  );
}

function Block({ index, layout, props }: { index: number; layout: Layout; props: Props }) {
  const say = useSay();
  const { view, edition, parts } = props;
  const { x: w, y: h } = layout.grid.block;
  const at = layout.blocks[index]!;
  const name = edition.parts[`block:${index}`] ?? '';
  const quarter = quarterOf(index);
  const owner = ownerOf(view, name);
  const toms = isTomsBlock(view, name);
  const good = view.goods[index];
  const target = `block:${index}`;
  const taken = owner !== nobody || toms;
  const classes = `block ${toneClass(colours[quarter]!)} ${taken ? 'taken' : ''}`;
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), classes)}
      transform={`translate(${at.x} ${at.y})`}
    >
      <rect class="quay-wall" x={-w / 2} y={-h / 2 + 2.5} width={w} height={h} rx="5" />
      <rect class="ground" x={-w / 2} y={-h / 2} width={w} height={h} rx="4" />
      <Fronts block={index} w={w} h={h} />
      {!taken && <Cost count={blockCost(index, edition)} quarter={quarter} y={h / 2 - 9} w={w} />}
      {good && <Crate good={good} y={Math.min(h * 0.12, 14)} size={h > 96 ? 1.25 : 1} />}
      {owner !== nobody && <Crest seat={owner} name={name} />}
      {toms && <TomsCrest name={name} />}
      <rect class="ring" x={-w / 2} y={-h / 2} width={w} height={h} rx="6" />
    </g>
  );
}

function BridgeView({ bridge, props }: { bridge: Bridge; props: Props }) {
  const { view, edition } = props;
  const [a, b] = bridge.ends;
  const owners = [bridge.from, bridge.to].map((block) =>
    ownerOf(view, edition.parts[`block:${block}`] ?? ''),
  );
  const joined = owners[0] !== nobody && owners[0] === owners[1];
  const path = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return (
    <g class={`bridge ${joined ? `whole ${seatClass(owners[0]!)}` : ''}`}>
      <path class="bridge-under" d={path} />
      <path class="bridge-deck" d={path} />
      <path class="bridge-planks" d={path} />
    </g>
  );
}

const nameLetter = 7.6; // width of a letter of a name

// The name of a quarter; a gold one counts majorities at the end, with what they bring.
function PlaqueView({ plaque, props }: { plaque: Plaque; props: Props }) {
  const say = useSay();
  const { view, figures, parts } = props;
  const quarter = quarters[plaque.quarter]!;
  const counts = view.quarters.includes(quarter);
  const target = `quarter:${plaque.quarter}`;
  const best = (figures?.places ?? []).filter((points) => points > 0).join('/');
  const half = plaque.w / 2;
  const name = quarterName(plaque.quarter, say);
  // A long name with the points of three places is drawn narrower.
  const room = plaque.w - 26 - (counts && best ? 20 + 7 * best.length : 0);
  const squeezed = name.length * nameLetter > room ? { textLength: room } : {};
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), `plaque ${counts ? 'counts' : ''}`)}
      transform={`translate(${plaque.x} ${plaque.y})`}
    >
      <rect x={-half} y="-9.5" width={plaque.w} height="19" rx="3" />
      <Pip colour={colours[plaque.quarter]!} x={-half + 11} size={0.66} />
      <text class="plaque-name" x={-half + 22} y="4.5" lengthAdjust="spacingAndGlyphs" {...squeezed}>
        {name}
      </text>
      {counts && best && (
        <g class="plaque-end">
          <Glyph name="points" x={half - 14 - 7 * best.length} size={0.6} />
          <text class="plaque-points" x={half - 6} y="4.5">
            {best}
          </text>
        </g>
      )}
    </g>
  );
}

export function City({ ratio, ...props }: Props & { ratio: number }) {
  const say = useSay();
  const { edition } = props;
  const layout = useMemo(() => cityOf(edition, gridFor(ratio)), [edition, ratio]);
  return (
    <svg
      class="a-city"
      viewBox={`0 0 ${layout.w} ${layout.h}`}
      role="group"
      aria-label={say('amsterdam.panel.city')}
    >
      <Ripples {...layout} />
      {layout.plaques.map((plaque) => (
        <PlaqueView key={plaque.quarter} plaque={plaque} props={props} />
      ))}
      {layout.blocks.map((_, index) => (
        <Block key={index} index={index} layout={layout} props={props} />
      ))}
      <g class="still">
        {layout.bridges.map((bridge) => (
          <BridgeView key={`${bridge.from}-${bridge.to}`} bridge={bridge} props={props} />
        ))}
      </g>
      <Bailiff layout={layout} props={props} />
    </svg>
  );
}
