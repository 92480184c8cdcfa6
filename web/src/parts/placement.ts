// Where something that floats over the page stands: beside the part that it belongs to, never over
// it, and where possible over nothing that is to be clicked. Pure.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = 'right' | 'left' | 'below' | 'above' | 'away';

export interface Placed {
  left: number;
  top: number;
  side: Side; // of the part; away: not next to it
  tail: number; // how far along its edge the part's middle lies, in pixels
}

const gap = 12; // pixels between the part and what stands beside it
const grid = 12; // places tried across and down

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - gap + 1,
  top: top - gap + 1,
  right: right + gap - 1,
  bottom: bottom + gap - 1,
});

function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(across, down);
}

function sideOf(box: Box, anchor: Box): Side {
  const meetsDown = box.top < anchor.bottom && box.bottom > anchor.top;
  const meetsAcross = box.left < anchor.right && box.right > anchor.left;
  if (meetsDown && Math.abs(box.left - anchor.right - gap) < 1) return 'right';
  if (meetsDown && Math.abs(anchor.left - box.right - gap) < 1) return 'left';
  if (meetsAcross && Math.abs(box.top - anchor.bottom - gap) < 1) return 'below';
  if (meetsAcross && Math.abs(anchor.top - box.bottom - gap) < 1) return 'above';
  return 'away';
}

function tailOf(side: Side, box: Box, anchor: Box): number {
  if (side === 'right' || side === 'left') {
    return between(16, (anchor.top + anchor.bottom) / 2 - box.top, box.bottom - box.top - 16);
  }
  return between(16, (anchor.left + anchor.right) / 2 - box.left, box.right - box.left - 16);
}

// Upper left corners to try: each side of the part at three heights, then all over the room.
function* corners(anchor: Box | null, size: Size, room: Box): Generator<[number, number]> {
  const right = room.right - size.width;
  const bottom = room.bottom - size.height;
  if (anchor) {
    const tops = [
      (anchor.top + anchor.bottom - size.height) / 2,
      anchor.top,
      anchor.bottom - size.height,
    ].map((top) => between(room.top, top, bottom));
    for (const left of [anchor.right + gap, anchor.left - gap - size.width]) {
      for (const top of tops) yield [left, top];
    }
    const lefts = [
      (anchor.left + anchor.right - size.width) / 2,
      anchor.left,
      anchor.right - size.width,
    ].map((left) => between(room.left, left, right));
    for (const top of [anchor.bottom + gap, anchor.top - gap - size.height]) {
      for (const left of lefts) yield [left, top];
    }
  }
  for (let across = grid; across >= 0; --across) {
    for (let down = 0; down <= grid; ++down) {
      yield [
        room.left + (Math.max(0, right - room.left) * across) / grid,
        room.top + (Math.max(0, bottom - room.top) * down) / grid,
      ];
    }
  }
}

// How much a box hides of others.
function hiddenBy(box: Box, others: Box[], area: number): number {
  return others.reduce((sum, other) => {
    const shared = overlap(box, other);
    return shared > 0 ? sum + 80 + (shared / area) * 1500 : sum;
  }, 0);
}

// `anchor` null: in the upper right corner of the room, if that is free.
// `weight`: how much it matters that nothing of `avoid` is covered, beside being near. `inSight`: what
// matters fully.
export function besidePart(
  anchor: Box | null,
  size: Size,
  room: Box,
  avoid: Box[],
  weight = 1,
  inSight: Box[] = [],
): Placed {
  const near = anchor ?? boxAt(room.right, room.top, { width: 0, height: 0 });
  const area = size.width * size.height || 1;
  let best: Placed = { left: room.left, top: room.top, side: 'away', tail: 0 };
  let least = Infinity;
  for (const [left, top] of corners(anchor, size, room)) {
    const box = boxAt(left, top, size);
    const outside =
      left < room.left - 0.5 ||
      top < room.top - 0.5 ||
      box.right > Math.max(room.right, room.left + size.width) + 0.5 ||
      box.bottom > Math.max(room.bottom, room.top + size.height) + 0.5;
    if (outside) continue;
    const covers = anchor ? overlap(box, grown(anchor)) / area : 0;
    const hides = hiddenBy(box, avoid, area) * weight + hiddenBy(box, inSight, area);
    const cost = covers * 1e6 + hides + apart(box, near);
    if (cost >= least) continue;
    least = cost;
    const side = anchor ? sideOf(box, anchor) : 'away';
    best = { left, top, side, tail: anchor ? tailOf(side, box, anchor) : 0 };
  }
  return best;
}

// Where something as wide as a phone lies over its board: at the foot, or at the head if the part is
// seen there and not below. Returns its top.
export function overBoard(anchor: Box | null, height: number, head: number, foot: number): number {
  const edge = 6;
  const [high, low] = [head + edge, foot - height - edge];
  if (!anchor) return low;
  const covers = (top: number) => anchor.top < top + height && anchor.bottom > top;
  return covers(low) && !covers(high) ? high : low;
}
