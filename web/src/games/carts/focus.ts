// What of the map a phone shows: it is too small for all of it, so the map is seen near, about where
// something can be chosen or has just happened.
import type { Box, Point } from '../../draw/geometry';
import type { GameProps } from '../game';
import { open } from '../shared/targets';
import { aimsOf } from './aims';
import { namesOf, offeredTo } from './facts';
import type { Layout } from './layout';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

export interface Focus {
  key: string; // another one: the map moves
  points: Point[];
  whole: boolean; // all points are to be seen, if need be from further away
}

export interface Frame {
  width: number;
  height: number;
}

export const nearScale = 0.95; // pixels for a unit of the map: a finger finds every track

// Pixels for a unit while the whole map is seen, and where it begins.
export function fitted(layout: Layout, frame: Frame): { unit: number; x: number; y: number } {
  const unit = Math.min(frame.width / layout.w, frame.height / layout.h) || 1;
  return {
    unit,
    x: (frame.width - layout.w * unit) / 2,
    y: (frame.height - layout.h * unit) / 2,
  };
}

const middleOf = (track: number, { tracks }: Layout): Point => {
  const { slots } = tracks[track]!;
  return slots[Math.floor(slots.length / 2)]!;
};

function tracksWith(props: Props, is: (target: string) => boolean): number[] {
  return props.edition.edition.tracks.flatMap((_, i) => (is(`track:${i}`) ? [i] : []));
}

const focusOn = (kind: string, tracks: number[], layout: Layout): Focus => ({
  key: `${kind} ${tracks.join(' ')}`,
  points: tracks.map((i) => middleOf(i, layout)),
  whole: false,
});

// A chosen track, contracts on offer, what has just happened, and then what can be claimed: first
// what a contract of the viewer's needs.
export function focusOf(props: Props, layout: Layout): Focus | null {
  const { parts, view, edition } = props;
  const chosen = tracksWith(props, parts.chosen);
  if (chosen.length > 0) return focusOn('chosen', chosen, layout);
  const offered = offeredTo(view, edition);
  if (offered.length > 0) {
    const { place } = namesOf(edition);
    const contracts = offered.map((id) => edition.edition.contracts[id]!);
    const ends = contracts.flatMap(({ from, to }) => [place.get(from)!, place.get(to)!]);
    return { key: `offer ${ends.join(' ')}`, points: ends.map((i) => layout.places[i]!), whole: true };
  }
  const glowing = tracksWith(props, parts.glowing);
  if (glowing.length > 0) return focusOn('glowing', glowing, layout);
  const lit = open(props, 'track', edition.edition.tracks.length);
  if (lit.length === 0) return null;
  const wanted = new Set(aimsOf(props).flatMap((aim) => aim.missing));
  const needed = lit.filter((track) => wanted.has(track));
  return focusOn('lit', needed.length > 0 ? needed : lit, layout);
}

// Where to look and how near: the point about which most of the others are seen.
export function viewOf(focus: Focus, layout: Layout, frame: Frame): Point & { scale: number } {
  const { unit, x, y } = fitted(layout, frame);
  const near = Math.max(1, nearScale / unit);
  const points = focus.points.map((p) => ({ x: x + p.x * unit, y: y + p.y * unit }));
  const span = (of: (p: Point) => number) => {
    const list = points.map(of);
    return { from: Math.min(...list), to: Math.max(...list) };
  };
  const [across, down] = [span((p) => p.x), span((p) => p.y)];
  const room = 90 * unit; // around the points
  const fits = Math.min(
    frame.width / (across.to - across.from + 2 * room),
    frame.height / (down.to - down.from + 2 * room),
  );
  const middle = { x: (across.from + across.to) / 2, y: (down.from + down.to) / 2 };
  const scale = focus.whole ? Math.max(1, Math.min(near, fits)) : near;
  const seenFrom = (at: Point) =>
    points.filter(
      (p) =>
        Math.abs(p.x - at.x) * scale < frame.width / 2 - room * scale * 0.5 &&
        Math.abs(p.y - at.y) * scale < frame.height / 2 - room * scale * 0.5,
    ).length;
  const best = [middle, ...points].reduce((a, b) => (seenFrom(b) > seenFrom(a) ? b : a));
  // Rather the city than the sea or the polders around it.
  const kept = (at: number, from: number, length: number, seen: number) =>
    seen > length
      ? from + length / 2
      : Math.max(from + seen / 2, Math.min(from + length - seen / 2, at));
  return {
    x: kept(best.x, x, layout.w * unit, frame.width / scale) / frame.width,
    y: kept(best.y, y, layout.h * unit, frame.height / scale) / frame.height,
    scale,
  };
}

// A point of the map on the frame, as it is zoomed and moved.
export function onFrame(
  p: Point,
  layout: Layout,
  frame: Frame,
  place: Point & { scale: number },
): Point {
  const { unit, x, y } = fitted(layout, frame);
  return { x: (x + p.x * unit) * place.scale + place.x, y: (y + p.y * unit) * place.scale + place.y };
}

export const corners = ['bottom-right', 'top-right', 'top-left'] as const;
export type Corner = (typeof corners)[number];
export const miniMap = { width: 92, margin: 8 };

// Where the small map covers the fewest names; it stays where it is as long as it covers none.
export function cornerFor(
  last: Corner,
  free: readonly Corner[],
  names: Box[],
  frame: Frame,
  height: number, // of the small map
): Corner {
  const covered = (corner: Corner): number => {
    const [w, h] = [miniMap.width + miniMap.margin, height + miniMap.margin];
    const x = corner.endsWith('left') ? w / 2 : frame.width - w / 2;
    const y = corner.startsWith('top') ? h / 2 : frame.height - h / 2;
    const sides = names.map((name) => [
      (w + name.w) / 2 - Math.abs(x - name.x),
      (h + name.h) / 2 - Math.abs(y - name.y),
    ]);
    return sides.reduce((sum, [across, down]) => sum + Math.max(0, across!) * Math.max(0, down!), 0);
  };
  const ordered = free.includes(last) ? [last, ...free] : free;
  return ordered.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

// Whether one of the points lies well inside what is seen, near enough to be touched.
export function isSeen(
  focus: Focus,
  layout: Layout,
  frame: Frame,
  place: Point & { scale: number },
): boolean {
  const { unit } = fitted(layout, frame);
  if (place.scale * unit < nearScale * 0.85 || focus.whole) return false;
  return focus.points.some((p) => {
    const at = onFrame(p, layout, frame, place);
    return at.x > 50 && at.y > 50 && at.x < frame.width - 50 && at.y < frame.height - 50;
  });
}
