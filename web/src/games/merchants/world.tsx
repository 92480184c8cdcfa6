// The sea chart: four continents, on each the sites for colonies by their goods.
import { plus, point, smooth, turned } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { explain } from './explain';
import { colonyHolders } from './facts';
import { Glyph, goodTone } from './glyphs';
import { type Plots, plot, plotsOf } from './layout';
import { type Edition, type Figures, type View, continents, goods, sectors } from './model';
import { continentName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

export const chart = { w: 200, h: 196 };

// Coasts in outline, as an old chart simplifies them; islands are lists of their own.
const coasts: Record<string, [number, number][][]> = {
  americas: [
    [
      [10, 44], [34, 22], [78, 14], [112, 24], [150, 16], [182, 36], [176, 66], [154, 84],
      [186, 104], [194, 132], [172, 162], [150, 186], [118, 184], [98, 166], [60, 168], [30, 150],
      [22, 112], [34, 84],
    ],
    [[176, 88], [192, 86], [194, 96], [180, 98]],
  ],
  africa: [
    [
      [14, 72], [26, 36], [64, 20], [104, 26], [146, 20], [176, 44], [184, 76], [196, 96],
      [178, 122], [170, 154], [140, 184], [104, 190], [76, 174], [60, 148], [26, 138], [8, 106],
    ],
    [[182, 146], [194, 136], [196, 162], [186, 174]],
  ],
  'east-indies': [
    [
      [12, 30], [52, 16], [100, 24], [130, 14], [166, 26], [188, 58], [180, 92], [190, 120],
      [168, 140], [130, 134], [96, 150], [54, 142], [22, 148], [8, 112], [18, 70],
    ],
    [[20, 166], [54, 160], [76, 172], [60, 184], [26, 182]],
    [[94, 172], [130, 158], [166, 162], [186, 176], [150, 190], [108, 188]],
  ],
  'far-east': [
    [
      [8, 26], [46, 12], [98, 20], [146, 12], [170, 34], [160, 60], [172, 90], [164, 124],
      [174, 150], [140, 170], [104, 162], [70, 182], [34, 172], [12, 140], [20, 98], [6, 62],
    ],
    [[180, 22], [194, 34], [192, 58], [182, 72], [176, 46]],
    [[180, 138], [194, 132], [196, 158], [184, 170]],
  ],
};

const landOf = (continent: string): string =>
  (coasts[continent] ?? coasts['africa']!)
    .map((coast) => smooth(coast.map(([x, y]) => point(x, y)), true))
    .join('');

function Colony({ seat, kind, n }: { seat: number; kind: number; n: number }) {
  return (
    <g
      class={`colony-tile ${seatClass(seat)}`}
      data-piece={`colony:${kind}:${n}`}
      data-from={`seat:${seat}`}
    >
      <rect x="-15" y="-15" width="30" height="30" rx="4" />
      <g class="tile-mark">
        <Mark seat={seat} size={0.92} />
      </g>
    </g>
  );
}

// All sites of one continent and good: they are alike, so they are chosen together.
function Sites({ kind, plots, props }: { kind: number; plots: Plots; props: Props }) {
  const say = useSay();
  const { view, parts } = props;
  const target = `colony:${kind}`;
  const holders = colonyHolders(view, kind);
  const good = goods[plots.good]!;
  if (plots.places.length === 0) return null;
  const tone = toneClass(goodTone[good]!);
  return (
    <g {...partProps(target, parts, explain(target, props, say), `sites ${tone}`)}>
      {plots.places.map(({ x, y }, n) => (
        <g key={n} transform={`translate(${(x + 0.5) * plot} ${(y + 0.5) * plot})`}>
          <rect class="hit" x={-plot / 2} y={-plot / 2} width={plot} height={plot} />
          <rect class="plot" x="-16" y="-16" width="32" height="32" rx="6" />
          <Glyph name={good} />
          {holders[n] !== undefined && <Colony seat={holders[n]!} kind={kind} n={n} />}
          <rect class="plot-ring" x="-17" y="-17" width="34" height="34" rx="7" />
        </g>
      ))}
    </g>
  );
}

export function Continent({ index, props }: { index: number; props: Props }) {
  const say = useSay();
  const { edition, parts } = props;
  const { plots, lines } = plotsOf(edition.edition.continents[index]?.sites ?? []);
  const [w, h] = [sectors * plot, lines * plot];
  const scale = Math.min(1, 136 / h);
  const left = (chart.w - w * scale) / 2;
  const top = 40 + (136 - h * scale) / 2;
  return (
    <svg
      class={`m-continent ${parts.glowing(`continent:${index}`) ? 'part glowing' : ''}`}
      viewBox={`0 0 ${chart.w} ${chart.h}`}
      role="group"
      aria-label={continentName(index, say)}
    >
      <path class="coast" d={landOf(continents[index]!)} />
      <path class="land" d={landOf(continents[index]!)} />
      <text class="continent-name" x={chart.w / 2} y="30">
        {index + 1} · {continentName(index, say)}
      </text>
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        {plots.map((one) => (
          <Sites key={one.good} kind={index * sectors + one.good} plots={one} props={props} />
        ))}
      </g>
    </svg>
  );
}

// Rhumb lines and a compass rose behind all.
export function Rhumbs() {
  const middle = point(500, 300);
  const rays = Array.from({ length: 16 }, (_, i) => {
    const end = plus(middle, turned((i * Math.PI) / 8, 900));
    return `M${middle.x} ${middle.y}L${end.x.toFixed(0)} ${end.y.toFixed(0)}`;
  }).join('');
  return (
    <svg
      class="m-rhumbs"
      viewBox="0 0 1000 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={rays} />
      <circle cx="500" cy="300" r="290" />
      <circle cx="500" cy="300" r="440" />
    </svg>
  );
}
