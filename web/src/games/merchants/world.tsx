// The sea chart: four continents, on each the sites for colonies by their goods.
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { colonyHolders } from './facts';
import { GoodDisc } from './glyphs';
import { type Plots, continentSize, sitesOn } from './layout';
import { type Edition, type Figures, type View, continents, goods, sectors } from './model';
import { continentName } from './phrases';
import { scoredClass } from './scored';
import { Tile } from './tile';

type Props = GameProps<View, Edition, Figures>;

// Coasts in outline, as an old chart simplifies them.
const coasts: Record<string, string> = {
  americas:
    'M6 34C0 8 40-4 84 4C124-6 168 4 178 30C186 52 168 64 160 84C172 106 162 138 130 152C98 160 80 140 74 122C50 124 26 110 20 88C4 76 10 52 6 34Z',
  africa:
    'M8 40C4 12 44 0 90 6C132 0 172 12 180 44C184 72 164 86 154 110C142 142 106 160 82 152C58 146 58 124 44 112C18 100 12 68 8 40Z',
  'east-indies':
    'M4 36C0 8 44-2 92 4C136-2 178 10 182 40C184 68 174 92 156 102C154 124 136 146 104 152C76 156 58 138 42 120C14 108 8 66 4 36Z',
  'far-east':
    'M6 30C10 4 52-4 96 4C142-4 178 10 182 36C186 70 168 96 170 122C160 154 112 156 82 150C50 152 22 142 14 110C0 84 2 56 6 30Z',
};
const islands: Record<string, string> = {
  americas: 'M176 96q8-4 10 4q-2 8-9 5z',
  africa: 'M166 132q10-8 10 6q-4 18-12 14q-4-8 2-20z',
  'east-indies': 'M20 138q14-6 26 2q-6 10-20 7zM138 146q16-12 30-8q-4 14-26 16z',
  'far-east': 'M178 82q8 4 6 16q-6 12-9 2z',
};

function Coast({ name }: { name: string }) {
  const d = `${coasts[name] ?? coasts['africa']!}${islands[name] ?? ''}`;
  return (
    <>
      <path class="coast-shadow" d={d} transform="translate(0 5)" />
      <path class="coast" d={d} />
      <path class="land" d={d} />
    </>
  );
}

function Colony({ seat, kind, n, good }: { seat: number; kind: number; n: number; good: string }) {
  return (
    <g data-piece={`colony:${kind}:${n}`} data-from={`seat:${seat}`}>
      <Tile seat={seat} />
      <GoodDisc good={good} x={12} y={11} size={0.54} />
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
  return (
    <g {...partProps(target, parts, explain(target, props, say), 'sites')}>
      {plots.places.map(({ x, y }, n) => (
        <g key={n} transform={`translate(${x} ${y})`}>
          <rect class="hit" x="-19" y="-18" width="38" height="36" />
          {holders[n] === undefined ? (
            <GoodDisc good={good} />
          ) : (
            <Colony seat={holders[n]!} kind={kind} n={n} good={good} />
          )}
          {holders[n] === undefined ? (
            <circle class="plot-ring" r="16" />
          ) : (
            <rect class="plot-ring" x="-16" y="-16" width="32" height="32" rx="7" />
          )}
        </g>
      ))}
    </g>
  );
}

export function Continent({ index, props }: { index: number; props: Props }) {
  const say = useSay();
  const { edition, parts } = props;
  const sites = sitesOn(edition.edition.continents[index]?.sites ?? []);
  const { w, h } = continentSize;
  const target = `continent:${index}`;
  const name = `${index + 1} · ${continentName(index, say)}`;
  const size = Math.min(17, (w - 34) / (name.length * 0.58));
  return (
    <svg
      class={`m-continent ${parts.glowing(target) ? 'part glowing' : ''} ${scoredClass(target)}`}
      viewBox={`-4 -8 ${w + 4} ${h + 12}`}
      role="group"
      aria-label={continentName(index, say)}
    >
      <g
        data-target={target}
        onPointerEnter={() => parts.explain(target)}
        onPointerLeave={() => parts.explain(null)}
      >
        <Coast name={continents[index]!} />
        <text class="continent-name" x={w / 2} y="34" style={{ fontSize: `${size}px` }}>
          {name}
        </text>
      </g>
      {sites.map((one) => (
        <Sites key={one.good} kind={index * sectors + one.good} plots={one} props={props} />
      ))}
    </svg>
  );
}

// The continents by themselves, two by two.
export function World(props: Props) {
  return (
    <div class="m-world">
      {[0, 2, 1, 3].map((index) => (
        <Continent key={continents[index]} index={index} props={props} />
      ))}
    </div>
  );
}
