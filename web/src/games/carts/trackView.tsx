// One track: its spaces with their symbol, or the owner's carts on them.
import { type Box, type Point, plus, rightOf, straight, turned } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { SvgPart } from '../../draw/part';
import { Symbol, toneClass } from '../../draw/symbols';
import type { Parts } from '../game';
import { type TrackLine, slotLength, slotWidth, wheelRadius } from './lines';
import { type Track, nobody } from './model';

interface Props {
  index: number;
  track: Track;
  line: TrackLine;
  owner: number;
  closed: boolean;
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
  rx: 5 + outset,
});

function Slot({ box, colour }: { box: Box; colour: string }) {
  return (
    <>
      <g transform={placed(box)}>
        <rect class="slot-ring" {...bar(3.5)} />
        <rect class="slot" {...bar(0)} />
      </g>
      <Symbol colour={colour} x={box.x} y={box.y} size={0.86} />
    </>
  );
}

// A cart stands upright like the houses.
function Cart({ box, seat, piece }: { box: Box; seat: number; piece: string }) {
  return (
    <g
      class="cart"
      data-piece={piece}
      data-from={`seat:${seat}`}
      transform={`translate(${box.x} ${box.y})`}
    >
      <path class="cart-shaft" d="M13 -3L21 -9" />
      <path class="cart-bed" d="M-18 -14H18L14 5.5H-14Z" />
      <circle class="cart-wheel" cx="-7.5" cy="8" r="5.2" />
      <circle class="cart-wheel" cx="7.5" cy="8" r="5.2" />
      <Mark seat={seat} y={-5} size={0.68} />
    </g>
  );
}

export function Wheel({ x, y, r = wheelRadius }: Point & { r?: number }) {
  return (
    <g class="wheel" transform={`translate(${x} ${y}) scale(${r / 10})`}>
      <circle r="9" />
      <path d="M0 -9V9M-7.8 -4.5L7.8 4.5M-7.8 4.5L7.8 -4.5" />
      <circle class="hub" r="2.6" />
    </g>
  );
}

export function TrackView({ index, track, line, owner, closed, parts, label }: Props) {
  const state = owner === nobody ? toneClass(track.colour) : seatClass(owner);
  const kind = owner === nobody ? (closed ? 'closed' : 'free') : 'claimed';
  const way = straight(line.way);
  return (
    <SvgPart target={`track:${index}`} parts={parts} label={label} class={`track ${kind} ${state}`}>
      <path class="road" d={way} />
      <path class="halo" d={straight(line.slots.length > 1 ? line.slots : ends(line.slots[0]!))} />
      {line.slots.map((box, n) =>
        owner === nobody ? (
          <Slot box={box} colour={track.colour} />
        ) : (
          <Cart box={box} seat={owner} piece={`cart:${index}:${n}`} />
        ),
      )}
      {line.wheel && <Wheel {...line.wheel} />}
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
