// The city on the water: quarters, bridges, dice, burghers, the boat.
import { useMemo } from 'preact/hooks';

import { distance } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { SvgPart } from '../../draw/part';
import { useSay } from '../../draw/say';
import { narrow } from '../../state/screen';
import type { GameProps } from '../game';
import { isOpen, open } from '../shared/targets';
import { explain } from './explain';
import { bridgeOwner, cellCount, cellIndex } from './facts';
import { type Layout, corners, layoutOf, polygon, quayRadius, radius } from './layout';
import { type Edition, type Figures, type View, tiles } from './model';
import { BoatShape, BridgeShape, BurgherFigure, DieFace, bridgeDeck } from './pieces';
import { Plaque, TileView } from './tileView';

type Props = GameProps<View, Edition, Figures>;

// Small waves wherever no quarter lies.
function Waves({ layout }: { layout: Layout }) {
  const land = [...layout.tiles, ...layout.cells.map((cell) => cell.at)];
  let d = '';
  for (let row = 0; row * 46 < layout.h * 1.6; ++row) {
    for (let i = 0; i * 92 < layout.w * 2; ++i) {
      const x = layout.x - layout.w / 2 + i * 92 + (row % 2) * 46;
      const y = layout.y - layout.h * 0.3 + row * 46;
      if (land.some((p) => p && distance(p, { x, y }) < radius + 22)) continue;
      d += `M${Math.round(x - 18)} ${Math.round(y)}q9 -7 18 0t18 0`;
    }
  }
  return <path class="waves" d={d} />;
}

function Edges({ layout, props }: { layout: Layout; props: Props }) {
  const say = useSay();
  return (
    <g class="edges">
      {layout.edges.map(({ index, name, at, angle }) => {
        const owner = bridgeOwner(name, props.view);
        const turn = (angle * 180) / Math.PI;
        const target = `edge:${index}`;
        return (
          <SvgPart
            key={index}
            target={target}
            parts={props.parts}
            label={explain(target, props, say)}
            class={`edge ${owner >= 0 ? 'bridged' : ''}`}
          >
            <g transform={`translate(${at.x} ${at.y})`}>
              <g transform={`rotate(${turn})`}>
                <circle class="edge-hit" r={isOpen(props, target) ? 42 : 26} />
                <path class="ford" d="M-11 0H11" />
                {owner < 0 && <path class="edge-ring" d={bridgeDeck} />}
              </g>
              {owner >= 0 && (
                <g data-piece={`bridge:${index}:${owner}`} data-from={`seat:${owner}`}>
                  <g transform={`rotate(${turn})`}>
                    <BridgeShape seat={owner} />
                    <path class="edge-ring" d={bridgeDeck} />
                  </g>
                  <g class={`bridge-owner ${seatClass(owner)}`}>
                    <circle r="9.5" />
                    <Mark seat={owner} size={0.62} />
                  </g>
                </g>
              )}
            </g>
          </SvgPart>
        );
      })}
    </g>
  );
}

function Dice({ layout, props }: { layout: Layout; props: Props }) {
  const say = useSay();
  const { view, parts } = props;
  return (
    <g class="dice">
      {view.dice.map((die, i) => {
        const at = layout.tiles[i];
        if (!at || die.value === 0) return null;
        const target = `back:${i}`;
        const face = (
          <g
            transform={`translate(${at.x - 24} ${at.y + 39})`}
            data-piece={`placed:${i}:${die.owner}:${die.value}`}
            data-from={`die:${die.value} seat:${die.owner}`}
          >
            <circle class="die-hit" r="46" />
            <rect class="die-ring" x="-20" y="-20" width="40" height="40" rx="9" />
            <DieFace value={die.value} seat={die.owner} />
          </g>
        );
        if (!isOpen(props, target)) return <g class="still">{face}</g>;
        return (
          <SvgPart
            key={i}
            target={target}
            parts={parts}
            label={explain(target, props, say)}
            class="placed-die"
          >
            {face}
          </SvgPart>
        );
      })}
    </g>
  );
}

// Burghers that share a quarter stand beside each other; the viewer's in front.
function Burghers({ layout, view }: { layout: Layout; view: View }) {
  return (
    <g class="burghers still">
      {view.burgher.map((tile, seat) => {
        const at = tile ? layout.tiles[tiles.indexOf(tile)] : undefined;
        if (!at) return null;
        const here = view.burgher.flatMap((other, s) => (other === tile ? [s] : []));
        const gap = here.length > 2 ? 17 : 24;
        const x = at.x + 27 + (here.indexOf(seat) - (here.length - 1) / 2) * gap;
        return (
          <g
            key={seat}
            data-piece={`burgher:${seat}`}
            class={seat === view.turn ? 'standing active' : 'standing'}
            style={{ transform: `translate(${x}px, ${at.y + 38}px)` }}
          >
            <BurgherFigure seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

function Boat({ layout }: { layout: Layout }) {
  if (!layout.boat) return null;
  const { x, y, angle, scale } = layout.boat;
  return (
    <g
      class="boat still"
      data-piece="boat"
      style={{ transform: `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${scale})` }}
    >
      <BoatShape />
    </g>
  );
}

function Cells({ layout, props }: { layout: Layout; props: Props }) {
  const say = useSay();
  return (
    <g class="cells">
      {layout.cells.map(({ index, at }) => {
        const target = `cell:${index}`;
        return (
          <SvgPart
            key={index}
            target={target}
            parts={props.parts}
            label={explain(target, props, say)}
            class="cell"
          >
            <path
              class="cell-place"
              d={polygon(corners(quayRadius - 6, layout.turn))}
              transform={`translate(${at.x} ${at.y})`}
            />
          </SvgPart>
        );
      })}
    </g>
  );
}

// Where the next tile may be laid, as the rules tell; at least where a click leads on.
function openCells(props: Props): number[] {
  const { view, figures } = props;
  if (view.phase !== 'tiles' && view.phase !== 'cells') return [];
  const told = figures?.cells.map(cellIndex) ?? [];
  return [...new Set([...told, ...open(props, 'cell', cellCount)])];
}

export function City(props: Props) {
  const { view, edition } = props;
  const shape = narrow.value ? 0.75 : undefined;
  const cells = openCells(props);
  const layout = useMemo(
    () => layoutOf(view, shape, cells),
    [JSON.stringify(view.cells), view.boat, shape, cells.join()],
  );
  const waves = useMemo(() => <Waves layout={layout} />, [layout]);
  return (
    <svg
      class="venise-city"
      viewBox={`${layout.x} ${layout.y} ${layout.w} ${layout.h}`}
      style={{ '--shape': layout.w / layout.h }}
      role="group"
      aria-label={edition.edition.title}
    >
      {waves}
      <Cells layout={layout} props={props} />
      {layout.tiles.map(
        (at, i) => at && <TileView key={i} index={i} at={at} turn={layout.turn} props={props} />,
      )}
      <Edges layout={layout} props={props} />
      <g class="still">{layout.tiles.map((at, i) => at && <Plaque key={i} index={i} at={at} />)}</g>
      <Boat layout={layout} />
      <Dice layout={layout} props={props} />
      <Burghers layout={layout} view={view} />
    </svg>
  );
}
