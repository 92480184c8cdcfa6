// A ring around what a step or a note is about. A lesson dims the rest of the page and its ring is
// golden; a note has a blue ring alone. It lies over the board and lets every click through.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bringIntoView, bringPlaceIntoView } from '../parts/showPlace';
import { frame } from '../parts/zoom';
import { narrow } from '../state/screen';
import { litCss } from './script';

interface Props {
  lit: string[]; // targets, or ".class"
  wanted: string[]; // targets that the learner seems to look for
  reads: boolean; // nothing is to be done but to read
  note?: boolean; // rings alone, of a note
}

interface Light {
  rings: string; // paths around what is lit
  holes: string; // rectangles of what is never dimmed
  covers: string; // those of them that lie over the rings
  wanted: string;
  width: number;
  height: number;
}

const fewPieces = 60; // of a drawing that are outlined one by one
const alwaysBright = '.lesson-bubble, .first-note, .bar, .top-line, .callout, .drawer, .menu-list, .rules-panel';

function partsOf(target: string): Element[] {
  const found = [...document.querySelectorAll(litCss(target))];
  const seen = found.filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  // A part that is drawn in another needs no ring of its own.
  return seen.filter((part) => !seen.some((other) => other !== part && other.contains(part)));
}

// What is seen of a part in a column that scrolls.
function seenBox(part: Element): DOMRect {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const box = { left, top, right, bottom };
  for (let around = part.parentElement; around && around.id !== 'main'; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const within = around.getBoundingClientRect();
    box.left = Math.max(box.left, within.left);
    box.top = Math.max(box.top, within.top);
    box.right = Math.min(box.right, within.right);
    box.bottom = Math.min(box.bottom, within.bottom);
  }
  return new DOMRect(box.left, box.top, Math.max(0, box.right - box.left), Math.max(0, box.bottom - box.top));
}

const rounded = ({ left, top, right, bottom }: DOMRect, by: number): string => {
  const [l, t, r, b] = [left - by, top - by, right + by, bottom + by].map(Math.round);
  return `M${l} ${t}H${r}V${b}H${l}Z`;
};

// Whether anything is seen of a piece inside its line.
function isFilled(piece: SVGGraphicsElement): boolean {
  const { width, height } = piece.getBoundingClientRect();
  if (width === 0 || height === 0 || piece.closest('defs, clipPath, mask')) return false;
  const { fill, fillOpacity, opacity } = getComputedStyle(piece);
  if (piece instanceof SVGUseElement) return true;
  return !/^none$|, 0\)$/.test(fill) && fillOpacity !== '0' && opacity !== '0';
}

interface Point {
  x: number;
  y: number;
}

const samples = 36; // points along a curve
const curves = new WeakMap<Element, { written: string; edge: Point[] }>();

// A closed curve in one piece by points along it, anything else by its corners.
function edgeOf(piece: SVGGraphicsElement): Point[] {
  const { x, y, width, height } = piece.getBBox();
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  if (!(piece instanceof SVGPathElement || piece instanceof SVGPolygonElement)) return corners;
  const written = piece.getAttribute('d') ?? piece.getAttribute('points') ?? '';
  if ((written.match(/m/gi)?.length ?? 0) > 1) return corners;
  const known = curves.get(piece);
  if (known?.written === written) return known.edge;
  const step = piece.getTotalLength() / samples;
  const edge = Array.from({ length: samples }, (_, n) => piece.getPointAtLength(n * step));
  curves.set(piece, { written, edge });
  return edge;
}

const drawn = 'rect, circle, ellipse, path, polygon, polyline, use';

// A drawing may name the pieces that have its shape; else all that is filled.
function piecesOf(part: SVGGraphicsElement): SVGGraphicsElement[] {
  const all = part.matches(drawn) ? [part] : [...part.querySelectorAll<SVGGraphicsElement>(drawn)];
  const own = all.filter((piece) => 'outline' in piece.dataset);
  return own.length > 0 ? own : all.filter(isFilled);
}

// The pieces of a drawing as they lie on the page: a slanting row of spaces is no large rectangle.
function outline(part: Element): string {
  if (!(part instanceof SVGGraphicsElement) || part instanceof SVGSVGElement) return rounded(seenBox(part), 0);
  const pieces = piecesOf(part);
  if (pieces.length === 0 || pieces.length > fewPieces) {
    return rounded(part.getBoundingClientRect(), 0);
  }
  return pieces
    .map((piece) => {
      const onPage = piece.getScreenCTM();
      const points = edgeOf(piece).map(({ x, y }) => {
        const point = new DOMPoint(x, y).matrixTransform(onPage ?? undefined);
        return `${Math.round(point.x)} ${Math.round(point.y)}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

function measured({ lit, wanted }: Pick<Props, 'lit' | 'wanted'>): Light {
  const parts = [...lit, ...wanted].flatMap(partsOf);
  const around = (targets: string[]) => targets.flatMap(partsOf).map(outline).join('');
  const bright = [...document.querySelectorAll(alwaysBright)];
  const boxes = (elements: Element[]) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map((box) => rounded(box, 0))
      .join('');
  return {
    rings: around(lit),
    holes: boxes(bright),
    // A button that is lit in one of them has its whole ring.
    covers: boxes(bright.filter((one) => !parts.some((part) => one.contains(part)))),
    wanted: around(wanted),
    width: innerWidth,
    height: innerHeight,
  };
}

// What is lit and on the page; a part of a board comes first, for it may lie on another panel.
function firstHere(lit: string[]): string | undefined {
  const here = lit.filter((target) => document.querySelector(litCss(target)) !== null);
  return here.find((target) => !target.startsWith('.')) ?? here[0];
}

// Brings it into view, on its panel. False: that is not drawn yet.
function seek(first: string, lit: string[]): boolean {
  const isOnBoard = (part: Element) => frame.value?.contains(part) ?? false;
  const parts = partsOf(first);
  if (parts.some(isOnBoard)) bringIntoView(lit.flatMap(partsOf).filter(isOnBoard));
  else bringPlaceIntoView(first.split('|'));
  return parts.length > 0;
}

const seeks = 60; // frames

const nothing: Light = { rings: '', holes: '', covers: '', wanted: '', width: 0, height: 0 };

export function Spotlight(props: Props) {
  const light = useSignal(nothing);
  const names = [...props.lit, '|', ...props.wanted].join(' ');
  useEffect(() => {
    if (props.note) return;
    const parts = props.lit.flatMap(partsOf);
    const onBoard = parts.filter((part) => frame.value?.contains(part));
    // On a phone who is to act keeps the board in sight.
    if (onBoard.length > 0 || props.reads || !narrow.value) bringIntoView(onBoard.length > 0 ? onBoard : parts);
  }, [names]);
  // What is lit moves: a board is dragged, a column scrolls, cards come.
  useEffect(() => {
    let frame = 0;
    // A panel that was opened is drawn a moment later; what stays hidden is not sought for ever.
    let tries = props.note ? 0 : seeks;
    const look = () => {
      const first = tries > 0 ? firstHere(props.lit) : undefined;
      if (first !== undefined) tries = seek(first, props.lit) ? 0 : tries - 1;
      const now = measured(props);
      if (JSON.stringify(now) !== JSON.stringify(light.value)) light.value = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [names]);
  const { rings, holes, covers, wanted, width, height } = light.value;
  if (rings === '' && wanted === '') return null;
  return (
    <svg class={props.note ? 'spotlight of-note' : 'spotlight'} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <mask id="lesson-dim" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        <path d={holes} fill="#000" />
        <path d={rings + wanted} class="spotlight-hole" fill="#000" stroke="#000" />
      </mask>
      <mask id="lesson-ring" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        <path d={covers} fill="#000" />
        <path d={rings + wanted} class="spotlight-hole" fill="#000" stroke="#000" />
      </mask>
      {rings !== '' && !props.note && <rect class="spotlight-dim" width={width} height={height} mask="url(#lesson-dim)" />}
      <g mask="url(#lesson-ring)">
        <path d={rings} class="spotlight-edge" />
        <path d={rings} class="spotlight-ring" />
        <path d={wanted} class="spotlight-edge" />
        <path d={wanted} class="spotlight-ring spotlight-wanted" />
      </g>
    </svg>
  );
}
