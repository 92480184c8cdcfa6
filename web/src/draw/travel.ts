// How pieces travel. An element with `data-piece` is a piece and keeps that name while it is the
// same one; in `data-from` a new piece says where it comes from, as names of pieces or targets, the
// first that is on the page. Boards only name their pieces: whoever draws the table calls useTravel.
//
// A new piece with `data-way`, points in the units of its drawing ("10,20 30,20"), rolls along them to
// its place, which is the last one. A point that is repeated is a wait.
//
// A piece with `data-turns="card"` turns over and one with `data-turns="die"` tumbles when it is new or
// its `data-face` is another.
//
// Nothing waits for a travel: what is drawn is the new state, and the piece is seen on its way to
// it. It is left out while the page is hidden, when messages come faster than pieces go, and when
// so much has moved that the board is another (a jump in a replay). Who wants no motion sees a fade.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Curve, type Point, distance, minus, mix, plus, point } from './geometry';

export const travelTime = 320; // milliseconds
const atOnce = 8; // more pieces than these are another board
const near = 3; // less is no move

// Where a thing is: on the screen, and within its drawing, which may lie elsewhere a moment later.
export interface Place {
  screen: Point;
  drawing: object | null; // null: it is no part of one
  inside: Point; // in the drawing's own units
}

export interface Piece extends Place {
  name: string;
  from: string[];
  toInside(screen: Point): Point; // from the screen to the drawing's units
}

// The way from `from` to 0, 0: a bow to the upper side, or to the right if it goes up or down.
export function bow(from: Point, steps = 10): Point[] {
  const length = distance(from, point(0, 0));
  const side = point(-from.y / (length || 1), from.x / (length || 1));
  const up = side.y < -0.3 || (Math.abs(side.y) <= 0.3 && side.x > 0) ? 1 : -1;
  const bend = plus(mix(from, point(0, 0), 0.5), side, up * 0.3 * length);
  return new Curve(from, bend, point(0, 0), steps).points;
}

// Which pieces travel, and from where as seen from where they are now.
export function travels(before: ReadonlyMap<string, Place>, now: Piece[]): Map<string, Point> {
  const out = new Map<string, Point>();
  for (const piece of now) {
    const was = before.get(piece.name);
    if (was) {
      // Pieces beside a drawing are shifted by the page, not by a move.
      const same = piece.drawing !== null && was.drawing === piece.drawing;
      if (same && distance(was.inside, piece.inside) > near)
        out.set(piece.name, minus(was.inside, piece.inside));
      continue;
    }
    const origin = piece.from.map((name) => before.get(name)).find(Boolean);
    if (origin) out.set(piece.name, minus(piece.toInside(origin.screen), piece.inside));
  }
  return out.size > atOnce ? new Map() : out;
}

const fade: Keyframe[] = [{ opacity: 0.2 }, { opacity: 1 }]; // where nothing may move

const rollStep = 210; // milliseconds from one point of a way to the next
const rollAtMost = 1100;
export const rollTime = (points: number): number =>
  Math.max(travelTime, Math.min(rollAtMost, (points - 1) * rollStep));

// The way of a piece as seen from its place.
export function rollFrames(way: string, fades: boolean): Keyframe[] {
  if (fades) return fade;
  const points = way.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return point(x, y);
  });
  const place = points[points.length - 1]!;
  return points.map((at) => {
    const { x, y } = minus(at, place);
    return { translate: `${x.toFixed(1)}px ${y.toFixed(1)}px`, easing: 'ease-in-out' };
  });
}

// An SVG as it fits its box: `xMidYMid meet`.
function unitsOf(svg: SVGSVGElement): (screen: Point) => Point {
  const [box, view] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
  const scale = Math.min(box.width / view.width, box.height / view.height) || 1;
  const middle = point(box.x + box.width / 2, box.y + box.height / 2);
  return (screen) => ({
    x: view.x + view.width / 2 + (screen.x - middle.x) / scale,
    y: view.y + view.height / 2 + (screen.y - middle.y) / scale,
  });
}

const running = new Map<Element, Animation>();

// How far a piece on its way is from where it belongs, in its drawing's units.
function strayed(element: Element): Point {
  const [x = '0', y = '0'] = running.has(element)
    ? getComputedStyle(element).translate.split(' ')
    : [];
  return point(parseFloat(x) || 0, parseFloat(y) || 0);
}

function look(element: Element, units: Map<Element, (screen: Point) => Point>): Piece | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const screen = point(box.x + box.width / 2, box.y + box.height / 2);
  const drawing = (element as SVGElement).ownerSVGElement ?? null;
  if (drawing && !units.has(drawing)) units.set(drawing, unitsOf(drawing));
  const toInside = (drawing && units.get(drawing)) ?? ((at: Point) => at);
  const data = (element as HTMLElement).dataset;
  const from = data['from']?.split(' ') ?? [];
  const inside = minus(toInside(screen), strayed(element));
  return { name: data['piece'] ?? '', from, screen, drawing, inside, toInside };
}

// Where its board has put a piece. What is written there tells without measuring that it stays.
const putAt = (element: Element): string =>
  `${element.getAttribute('transform') ?? ''} ${(element as SVGElement).style.transform}`;

interface Before {
  places: Map<string, Place>;
  put: Map<string, string>; // pieces, as written
  faces: Map<string, string>; // of pieces that turn
}

function placesIn(root: Element): Before {
  const [places, put, units] = [new Map<string, Place>(), new Map<string, string>(), new Map()];
  const faces = new Map<string, string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece], [data-target]')) {
    const { piece, target } = element.dataset;
    const place = look(element, units);
    if (!place) continue;
    for (const name of [piece, target]) if (name && !places.has(name)) places.set(name, place);
    if (piece) put.set(piece, putAt(element));
    if (piece && element.dataset['turns']) faces.set(piece, element.dataset['face'] ?? '');
  }
  return { places, put, faces };
}

export const turnTime = 400; // milliseconds
type Turn = 'card' | 'die';

// Whether a piece shows another face than before; without a face it turns only when it is new.
export function turnsOver(was: string | undefined, face: string | undefined): boolean {
  return was === undefined || was !== (face ?? '');
}

export function turnFrames(kind: Turn, fades: boolean): Keyframe[] {
  if (fades) return fade;
  if (kind === 'card') return [{ scale: '0 1' }, { scale: '1.06 1.06', offset: 0.7 }, { scale: '1 1' }];
  return [
    { rotate: '-270deg', scale: '0.7' },
    { rotate: '-90deg', scale: '1.15', offset: 0.5 },
    { rotate: '15deg', scale: '1', offset: 0.85 },
    { rotate: '0deg', scale: '1' },
  ];
}

// `rotate` and `scale` go beside the `translate` of a travel.
function turn(before: Before, pieces: (HTMLElement | SVGElement)[], fades: boolean): void {
  const turning = pieces.filter(({ dataset }) => {
    const { turns, piece, face } = dataset;
    return turns && turnsOver(before.faces.get(piece ?? ''), face);
  });
  if (turning.length > atOnce) return;
  for (const element of turning) {
    const kind = element.dataset['turns'] === 'die' ? 'die' : 'card';
    if ('ownerSVGElement' in element) {
      element.style.transformBox = 'fill-box';
      element.style.transformOrigin = 'center';
    }
    element.animate(turnFrames(kind, fades), { duration: turnTime, easing: 'ease-out' });
  }
}

// New with an origin, or put elsewhere on its drawing.
function mayTravel(element: HTMLElement | SVGElement, { put }: Before): boolean {
  const was = put.get(element.dataset['piece'] ?? '');
  if (was === undefined) return element.dataset['from'] !== undefined;
  return 'ownerSVGElement' in element && was !== putAt(element);
}

function send(element: Element, steps: Keyframe[], options: KeyframeAnimationOptions): Animation {
  running.get(element)?.cancel();
  const animation = element.animate(steps, options);
  running.set(element, animation);
  animation.onfinish = animation.oncancel = () => {
    if (running.get(element) === animation) running.delete(element);
  };
  return animation;
}

// Any click or key ends it.
function roll(element: HTMLElement | SVGElement, fades: boolean): void {
  const way = element.dataset['way']!;
  const duration = fades ? travelTime : rollTime(way.split(' ').length);
  const animation = send(element, rollFrames(way, fades), { duration });
  const ended = new AbortController();
  for (const input of ['pointerdown', 'keydown']) {
    addEventListener(input, () => animation.finish(), { capture: true, signal: ended.signal });
  }
  const stop = () => ended.abort();
  animation.finished.then(stop, stop);
}

function start(before: Before, root: Element): void {
  const units = new Map();
  const pieces = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')];
  const fades = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isRolling = ({ dataset }: HTMLElement | SVGElement) =>
    dataset['way'] !== undefined && !before.put.has(dataset['piece'] ?? '');
  const rolling = pieces.filter(isRolling);
  if (rolling.length <= atOnce) for (const element of rolling) roll(element, fades);
  const elements = pieces.filter((it) => !isRolling(it) && mayTravel(it, before));
  const sent = new Set<Element>();
  const seen = elements.map((element) => look(element, units));
  const now = seen.filter((piece): piece is Piece => piece !== null);
  for (const [name, from] of travels(before.places, now)) {
    const element = elements[seen.findIndex((piece) => piece?.name === name)]!;
    const steps = fades
      ? fade
      : bow(from).map(({ x, y }) => ({ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }));
    send(element, steps, { duration: travelTime, easing: 'ease-in-out' });
    sent.add(element);
  }
  // Only now: a card that turns has no width at first, and would have no place to come to.
  turn(before, fades ? pieces.filter((piece) => !sent.has(piece)) : pieces, fades);
}

// What a value was before it became what it is: a new piece may tell from it where it comes from.
export function usePast<Value>(value: Value): Value {
  const kept = useRef({ now: value, past: value });
  if (kept.current.now !== value) kept.current = { now: value, past: kept.current.now };
  return kept.current.past;
}

let recent: number[] = []; // when states were drawn

// Whether states come so fast that travels would pile up.
function isHurried(now: number): boolean {
  recent = [...recent.filter((then) => now - then < travelTime), now];
  return recent.length > 3;
}

// Lets the pieces under `root` travel whenever `moment`, the state that is drawn, is another one.
export function useTravel(root: RefObject<HTMLElement>, moment: unknown): void {
  const drawn = useRef(moment);
  const before = useRef<Before | null>(null);
  // Now, while the new state is being drawn, the page still shows the old one.
  if (drawn.current !== moment) {
    drawn.current = moment;
    const skips = isHurried(performance.now()) || document.hidden;
    before.current = root.current && !skips ? placesIn(root.current) : null;
  }
  useLayoutEffect(() => {
    if (before.current && root.current) start(before.current, root.current);
    before.current = null;
  });
}
