// The city on the water: quarters, bridges, dice, burghers, the boat; prices and dice beside it.
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { type Point, distance } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { SvgPart } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { isOpen, open } from '../shared/targets';
import { explain } from './explain';
import { bridgeOwner, cellCount, cellIndex } from './facts';
import { type Layout, berthAt, corners, gap, isHigh, layoutOf, polygon, radius, turns } from './layout';
import { type Edition, type Figures, type View, type WayFigures, tiles } from './model';
import { BoatShape, BridgeShape, BurgherFigure, DieFace, bridgeDeck } from './pieces';
import { Prices } from './prices';
import { Roll } from './roll';
import { Plaque, TileView } from './tileView';
import { RideView, TrailView } from './trail';
import {
  type Before,
  arrivals,
  beforeMove,
  boatRide,
  timeOfTrail,
  trailOf,
  waitsAt,
  walked,
  wayByBoat,
  wayTo,
} from './ways';

type Props = GameProps<View, Edition, Figures>;

// Small waves wherever the water is free.
function Waves({ layout }: { layout: Layout }) {
  const land = [...layout.tiles, ...layout.cells.map((cell) => cell.at)];
  const panels = [layout.prices, layout.roll];
  let d = '';
  for (let row = 0; row * 46 < layout.h * 1.6; ++row) {
    for (let i = 0; i * 92 < layout.w * 2; ++i) {
      const at = {
        x: layout.x - layout.w / 2 + i * 92 + (row % 2) * 46,
        y: layout.y - layout.h * 0.3 + row * 46,
      };
      if (land.some((p) => p && distance(p, at) < radius + 22)) continue;
      if (panels.some((panel) => gap(panel, at) < 24)) continue;
      d += `M${Math.round(at.x - 18)} ${Math.round(at.y)}q9 -7 18 0t18 0`;
    }
  }
  return <path class="waves" d={d} />;
}

// An arch stands upright however its edge lies.
function leanOf(angle: number): number {
  const degrees = (Math.atan(Math.tan(angle)) * 180) / Math.PI;
  return Math.abs(degrees) > 75 ? 0 : degrees * 0.55;
}

function Edges({ layout, props }: { layout: Layout; props: Props }) {
  const say = useSay();
  return (
    <g class="edges">
      {layout.edges.map(({ index, name, at, angle }) => {
        const owner = bridgeOwner(name, props.view);
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
              <circle class="edge-hit" r={isOpen(props, target) ? 42 : 24} />
              {owner >= 0 && (
                <g data-piece={`bridge:${index}:${owner}`} data-from={`seat:${owner}`}>
                  <g transform={`rotate(${leanOf(angle)})`}>
                    <BridgeShape seat={owner} />
                  </g>
                  <g class={`bridge-owner ${seatClass(owner)}`} transform="translate(0 -1.5)">
                    <circle r="8" />
                    <Mark seat={owner} size={0.5} />
                  </g>
                </g>
              )}
              <path
                class="edge-ring"
                d={bridgeDeck}
                transform={`rotate(${leanOf(angle)})`}
              />
            </g>
          </SvgPart>
        );
      })}
    </g>
  );
}

// On the quay; at the market, under the row of its spaces, at a port beside its berths.
function dieAt(tile: number, at: Point): Point & { size: number } {
  if (tiles[tile] === 'market') return { x: at.x - 28, y: at.y + 70, size: 0.8 };
  const isPort = tiles[tile]!.startsWith('port');
  return { x: at.x - (isPort ? 52 : 40), y: at.y + (isPort ? 46 : 53), size: isPort ? 0.9 : 1 };
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
        const { x, y, size } = dieAt(i, at);
        const face = (
          <g
            transform={`translate(${x} ${y})`}
            data-piece={`placed:${i}:${die.owner}:${die.value}`}
            data-from={`die:${die.value} seat:${die.owner}`}
          >
            {isOpen(props, target) && <circle class="die-hit" r="46" />}
            <g transform={`scale(${size})`}>
              <rect class="die-ring" x="-21" y="-21" width="44" height="44" rx="10" />
              <DieFace value={die.value} seat={die.owner} />
            </g>
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

// Burghers that share a quarter stand beside each other.
function standing(view: View, seat: number, at: Point): Point {
  const tile = view.burgher[seat];
  const here = view.burgher.flatMap((other, s) => (other === tile ? [s] : []));
  const pitch = here.length > 2 ? 17 : 27;
  return {
    x: at.x + 24 + (here.indexOf(seat) - (here.length - 1) / 2) * pitch,
    y: at.y + (tile === 'market' ? 62 : tile?.startsWith('port') ? 34 : 47),
  };
}

function Burghers({ layout, view }: { layout: Layout; view: View }) {
  return (
    <g class="burghers still">
      {view.burgher.map((tile, seat) => {
        const at = tile ? layout.tiles[tiles.indexOf(tile)] : undefined;
        if (!at) return null;
        const { x, y } = standing(view, seat, at);
        return (
          <g
            key={seat}
            data-piece={`burgher:${seat}`}
            class={seat === view.turn ? 'standing active' : 'standing'}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <BurgherFigure seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

const boatStyle = ({ x, y, scale }: Point & { scale: number }) => ({
  transform: `translate(${x}px, ${y + 8}px) scale(${scale})`,
});

function Boat({ layout }: { layout: Layout }) {
  if (!layout.boat) return null;
  return (
    <g class="boat still" data-piece="boat" style={boatStyle(layout.boat)}>
      <BoatShape />
    </g>
  );
}

// Where the boat will lie after a ride that is only planned.
function BoatToCome({ layout, way, view }: { layout: Layout; way: WayFigures; view: View }) {
  if (way.rides === 0 || way.boat === view.boat) return null;
  return (
    <g class="boat to-come still" style={boatStyle(berthAt(layout, tiles.indexOf(way.boat!)))}>
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
              d={polygon(corners(88, layout.turn))}
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

// ---- ways ----

// The way to the tile that is chosen or pointed at; while the boat is asked for, by its place.
function plannedWay({ view, figures, parts }: Props, pointed: string | null, before?: Before) {
  const chosen = tiles.find((_, i) => parts.chosen(`tile:${i}`));
  const at = tiles.find((_, i) => pointed === `tile:${i}` && parts.lit(`tile:${i}`));
  if (view.phase === 'ride') return wayByBoat(view, before, at ?? chosen)?.way;
  if (view.phase !== 'move' || !figures?.ways) return undefined;
  const [a, b] = view.rolled;
  const die = a === b ? a : view.rolled.find((value) => parts.chosen(`die:${value}`));
  return wayTo(figures.ways, die, at ?? chosen);
}

// While a way on foot is planned: a ride there with the same die, if that is open as well.
function rideBeside({ view, figures }: Props, planned: WayFigures | undefined): WayFigures | undefined {
  if (view.phase !== 'move' || !planned || planned.rides !== 0) return undefined;
  const end = planned.tiles.at(-1);
  return figures?.ways.find((way) => way.die === planned.die && way.tiles.at(-1) === end && way.rides !== 0);
}

const stepTime = 230; // milliseconds

// A piece that stands at `end` is seen at each of these points in its time.
function send(piece: Element, points: { at: Point; offset: number }[], end: Point, duration: number) {
  piece.getAnimations().forEach((animation) => animation.cancel());
  piece.animate(
    points.map(({ at, offset }) => ({ translate: `${at.x - end.x}px ${at.y - end.y}px`, offset })),
    { duration },
  );
}

// Sends the burgher along its way, instead of straight to its end, and the boat when it is boarded.
function useWalk(svg: { current: SVGSVGElement | null }, view: View, layout: Layout, before?: Before) {
  const walk = walked(view, before);
  const key = walk && `${view.lap} ${walk.seat} ${walk.way.tiles.join()}`;
  useEffect(() => {
    const piece = svg.current?.querySelector(`[data-piece="burgher:${walk?.seat}"]`);
    if (!walk || !piece || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const trail = trailOf(walk.way, layout);
    const times = arrivals(trail);
    const duration = stepTime * timeOfTrail(trail);
    const points = trail.points.map((at, i) => ({ at, offset: times[i]! }));
    send(piece, points, trail.points.at(-1)!, duration);
    const boat = svg.current?.querySelector('[data-piece="boat"]');
    if (!boat || !layout.boat || !before?.boat || walk.way.rides === 0) return;
    const from = berthAt(layout, tiles.indexOf(before.boat));
    send(boat, boatRide(trail, from, layout.boat), layout.boat, duration);
  }, [key]);
  return walk;
}

// A board that becomes a little higher or wider does not turn the city.
function useLayout(view: View, shape: number, cells: number[]): Layout {
  const kept = useRef<{ key: string; shape: number; turn: number }>();
  const key = JSON.stringify(view.cells);
  return useMemo(() => {
    const before = kept.current;
    const same = before?.key === key && Math.abs(Math.log(shape / before.shape)) < 0.5;
    const layout = layoutOf(view, shape, cells, same ? [before.turn] : turns);
    if (!same) kept.current = { key, shape, turn: layout.turn };
    return layout;
  }, [key, view.boat, shape, cells.join()]);
}

interface Place {
  shape: number; // width by height of the board
  width: number; // in pixels
  pointed: string | null; // the part that is hovered or focused
}

export function City({ props, place }: { props: Props; place: Place }) {
  const { view, edition, figures } = props;
  const cells = openCells(props);
  const svg = useRef<SVGSVGElement>(null);
  const before = useRef<Before>();
  before.current = beforeMove(view, figures) ?? before.current;
  const layout = useLayout(view, place.shape, cells);
  const waves = useMemo(() => <Waves layout={layout} />, [layout]);
  const walk = useWalk(svg, view, layout, before.current);
  const planned = plannedWay(props, place.pointed, before.current);
  const waits = waitsAt(view, before.current);
  const standing = waits
    ? { ...view, burgher: view.burgher.map((tile, seat) => (seat === view.turn ? waits : tile)) }
    : view;
  const beside = rideBeside(props, planned);
  const shown = planned ? { way: planned, seat: view.turn } : walk;
  // Letters of eleven pixels can be read.
  const least = (11 * layout.w) / Math.max(1, place.width);
  return (
    <svg
      ref={svg}
      class="venise-city"
      data-board
      viewBox={`${layout.x} ${layout.y} ${layout.w} ${layout.h}`}
      role="group"
      aria-label={edition.edition.title}
    >
      {waves}
      <Cells layout={layout} props={props} />
      {layout.tiles.map(
        (at, i) => at && <TileView key={i} index={i} at={at} turn={layout.turn} props={props} />,
      )}
      <Boat layout={layout} />
      <Edges layout={layout} props={props} />
      <Dice layout={layout} props={props} />
      {beside && <RideView way={beside} seat={view.turn} layout={layout} />}
      {shown && <TrailView {...shown} layout={layout} />}
      {planned && <BoatToCome layout={layout} way={planned} view={view} />}
      <Burghers layout={layout} view={standing} />
      <g class="still">
        {layout.tiles.map((at, i) => at && <Plaque key={i} index={i} at={at} least={least} />)}
      </g>
      <Prices props={props} panel={layout.prices} high={isHigh(place.shape)} />
      <Roll props={props} panel={layout.roll} high={isHigh(place.shape)} />
    </svg>
  );
}
