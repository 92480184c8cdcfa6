// One track: its spaces with their symbol, or the owner's carts on them.
import { type Box, type Point, plus, rightOf, straight, turned } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { SvgPart } from '../../draw/part';
import { toneClass } from '../../draw/symbols';
import type { Parts } from '../game';
import { type TrackLine, rollingWay, slotLength, slotWidth, wheelRadius } from './lines';
import { type Track, nobody } from './model';

interface Props {
  index: number;
  track: Track;
  line: TrackLine;
  owner: number;
  closed: boolean;
  ghost: number; // whose carts would come to stand here; nobody: the track is not chosen
  fromEnd: boolean; // the owner's carts come from its `to`
  parts: Parts;
  label: string;
}

const degrees = (box: Box): number => (box.angle * 180) / Math.PI;
const placed = (box: Box): string => `translate(${box.x} ${box.y}) rotate(${degrees(box)})`;

const bar = (outset: number) => ({
  x: -slotLength / 2 - outset,
  y: -slotWidth / 2 - outset,
  width: slotLength + 2 * outset,
  height: slotWidth + 2 * outset,
  rx: 4 + outset,
});

interface SlotProps {
  box: Box;
  colour: string;
  owned: boolean;
  taken: boolean; // a cart stands on it, or would
}

function Slot({ box, colour, owned, taken }: SlotProps) {
  return (
    <>
      <g transform={placed(box)}>
        <rect class="slot-ring" {...bar(4.5)} />
        <use class="slot" href="#carts-slot" />
        {owned && <rect class="slot-owner" {...bar(0)} />}
      </g>
      {!taken && <use href={`#carts-sign-${colour}`} x={box.x} y={box.y} />}
    </>
  );
}

// A cart leans with its track; on a steep one it stands upright like the houses.
function leaning(box: Box): number {
  const angle = ((((degrees(box) + 90) % 180) + 180) % 180) - 90;
  return Math.abs(angle) > 52 ? 0 : angle;
}

interface CartProps {
  box: Box;
  seat: number;
  piece?: string;
  way?: Point[]; // on which it comes
}

const written = (points: Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

function Cart({ box, seat, piece, way }: CartProps) {
  return (
    <g
      class={`cart ${seatClass(seat)} ${piece ? '' : 'ghost'}`}
      data-piece={piece}
      data-way={way && written(way)}
      transform={`translate(${box.x} ${box.y})`}
    >
      <g transform={`rotate(${leaning(box)})`}>
        <use href="#carts-cart" />
        <Mark seat={seat} x={-2.5} y={-2} size={0.56} />
      </g>
    </g>
  );
}

export function Wheel({ x, y, r = wheelRadius }: Point & { r?: number }) {
  return <use class="wheel-sign" href="#carts-wheel" transform={`translate(${x} ${y}) scale(${r / 10})`} />;
}

export function TrackView(props: Props) {
  const { index, track, line, owner, closed, ghost, fromEnd, parts, label } = props;
  const owned = owner !== nobody;
  const kind = owned ? `claimed ${seatClass(owner)}` : closed ? 'closed' : 'free';
  const seat = owned ? owner : ghost;
  return (
    <SvgPart target={`track:${index}`} parts={parts} label={label} class={`track ${kind}`}>
      {owned && <path class="own-road" d={straight(line.way)} />}
      <path class="halo" d={straight(line.slots.length > 1 ? line.slots : ends(line.slots[0]!))} />
      <g class={toneClass(track.colour)}>
        {line.slots.map((box) => (
          <Slot box={box} colour={track.colour} owned={owned} taken={seat !== nobody} />
        ))}
      </g>
      {line.wheel && <Wheel {...line.wheel} />}
      {seat !== nobody &&
        line.slots.map((box, n) => (
          <Cart
            box={box}
            seat={seat}
            piece={owned ? `cart:${index}:${n}` : undefined}
            way={owned ? rollingWay(line, n, fromEnd) : undefined}
          />
        ))}
      <path class="hit" d={straight(touched(line))} />
    </SvgPart>
  );
}

// Where a finger finds the track: of a double, half of what lies between the two is each one's.
function touched(line: TrackLine): Point[] {
  if (!line.isDouble) return line.way;
  const middles = line.slots.map((box) => plus(box, rightOf(box.angle), line.side * 8));
  return [line.way[0]!, ...middles, line.way[line.way.length - 1]!];
}

// A row of one space is a line, too.
function ends(box: Box): Point[] {
  return [plus(box, turned(box.angle), -1), plus(box, turned(box.angle), 1)];
}
