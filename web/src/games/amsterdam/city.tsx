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
  type Shape,
  cityGrid,
  cityOf,
} from './layout';
import { type Edition, type Figures, type View, colours, nobody, quarters } from './model';
import { quarterName } from './phrases';
import { Bailiff } from './walkers';

type Props = GameProps<View, Edition, Figures>;

// Three fronts of each block, never the same three beside each other.
const fronts: Gable[] = ['step', 'bell', 'spout', 'neck', 'step', 'spout', 'bell'];

function Fronts({ block, w, h }: { block: number; w: number; h: number }) {
  const inside = w - 10;
  const wide = inside / 3;
  const tall = Math.min(h * 0.36, 34);
  return (
    <g class="fronts" transform={`translate(${-inside / 2} ${-h / 2 + tall + 5})`}>
      {[0, 1, 2].map((n) => {
        const gable = fronts[(block * 2 + n * 3) % fronts.length]!;
        const eaves = -tall * 1.1 + ((block + n * 2) % 3) * 2.5 + 13;
        const x = n * wide + 1;
        const pane = 'h3.2v4h-3.2z';
        const panes = (y: number) => `M${x + 3.5} ${y}${pane}M${x + wide - 8.5} ${y}${pane}`;
        return (
          <g key={n} class={`front-${(block + n) % 3}`}>
            <path d={gableOutline(gable, x, wide - 2, eaves, 0)} />
            <path class="panes" d={panes(-7) + (tall > 26 ? panes(-15) : '')} />
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
      transform="translate(0 6)"
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
    <g class="crest toms" data-piece={`crest:${name}`} transform="translate(0 6)">
      <path d="M-15 -17H15V2C15 12 8 17 0 20C-8 17 -15 12 -15 2Z" />
      <text y="6">T</text>
    </g>
  );
}

function Cost({ count, quarter, y }: { count: number; quarter: number; y: number }) {
  return (
    <g class="block-cost">
      {Array.from({ length: count }, (_, i) => (
        <Pip key={i} colour={colours[quarter]!} x={(i - (count - 1) / 2) * 13} y={y} size={0.57} />
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
      <rect class="quay-wall" x={-w / 2} y={-h / 2} width={w} height={h} rx="5" />
      <rect class="ground" x={-w / 2 + 2.5} y={-h / 2 + 2.5} width={w - 5} height={h - 5} rx="3" />
      <Fronts block={index} w={w} h={h} />
      {!taken && <Cost count={blockCost(index, edition)} quarter={quarter} y={h / 2 - 10} />}
      {good && <Crate good={good} y={h * 0.09} size={h > 100 ? 1.45 : h > 80 ? 1.25 : 1} />}
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

// The name of a quarter; a gold one counts majorities at the end, with what they bring.
function PlaqueView({ plaque, props }: { plaque: Plaque; props: Props }) {
  const say = useSay();
  const { view, figures, parts } = props;
  const quarter = quarters[plaque.quarter]!;
  const counts = view.quarters.includes(quarter);
  const target = `quarter:${plaque.quarter}`;
  const best = (figures?.places ?? []).filter((points) => points > 0).join('/');
  const half = plaque.w / 2;
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), `plaque ${counts ? 'counts' : ''}`)}
      transform={`translate(${plaque.x} ${plaque.y})`}
    >
      <rect x={-half} y="-10" width={plaque.w} height="20" rx="4" />
      <Pip colour={colours[plaque.quarter]!} x={-half + 11} size={0.68} />
      <text class="plaque-name" x={-half + 23} y="4.5">
        {quarterName(plaque.quarter, say)}
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

function Ripples({ layout }: { layout: Layout }) {
  const d = useMemo(() => {
    let path = '';
    for (let y = 14, row = 0; y < layout.h; y += 21, ++row) {
      for (let x = (row % 2) * 30; x < layout.w; x += 60) path += `M${x} ${y}q5 -4 10 0t10 0`;
    }
    return path;
  }, [layout]);
  return <path class="ripples" d={d} />;
}

export function City({ shape, ...props }: Props & { shape: Shape }) {
  const say = useSay();
  const layout = cityOf(props.edition, cityGrid[shape]);
  return (
    <svg
      class="a-city"
      viewBox={`0 0 ${layout.w} ${layout.h}`}
      style={{ '--shape': layout.w / layout.h }}
      role="group"
      aria-label={say('amsterdam.panel.city')}
    >
      <Ripples layout={layout} />
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
