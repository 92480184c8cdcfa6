// The auction's clock: a brass dial with the prices round it. In a live run its hand moves by
// itself; where prices are named in secret the marks are what one clicks.
import { useEffect, useRef } from 'preact/hooks';

import { point } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { ClockRun, GameProps, Target } from '../game';
import { angleOf, handAngle, priceAngle, pricesOn } from './clock';
import { explain } from './explain';
import { type Frame, useFrames, write } from './frames';
import { type Face, faceOf, isAuction, priceOf } from './facts';
import { type Edition, type Figures, type View, earlyBid, nobody } from './model';
import type { Sale } from './sale';

type Props = GameProps<View, Edition, Figures>;

const ring = 106;

const onRing = (degrees: number, r = ring) => {
  const angle = (degrees * Math.PI) / 180;
  return point(Math.sin(angle) * r, -Math.cos(angle) * r);
};

const teeth = Array.from({ length: 72 }, (_, i) => {
  const [a, b] = [onRing(i * 5, 137), onRing(i * 5, 143)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}).join('');

function Metal() {
  return (
    <>
      <defs>
        <radialGradient id="m-brass" cx="0.35" cy="0.3" r="0.9">
          <stop offset="0" stop-color="#fbe6a6" />
          <stop offset="0.5" stop-color="#d2a23a" />
          <stop offset="1" stop-color="#8a6212" />
        </radialGradient>
        <linearGradient id="m-brass-rim" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stop-color="#fbe6a6" />
          <stop offset="0.5" stop-color="#b98420" />
          <stop offset="1" stop-color="#f3d37f" />
        </linearGradient>
      </defs>
      <circle class="dial-shadow" cx="3" cy="5" r="146" />
      <circle class="dial-rim" r="146" />
      <circle class="dial-bevel" r="134" />
      <path class="dial-teeth" d={teeth} />
      <circle class="dial-face" r="128" />
    </>
  );
}

// The part of the face that the hand has passed.
function wedge(degrees: number): string {
  const r = 82;
  const end = onRing(Math.min(degrees, 359.9), r);
  const far = degrees > 180 ? 1 : 0;
  return `M0 0V${-r}A${r} ${r} 0 ${far} 1 ${end.x.toFixed(1)} ${end.y.toFixed(1)}Z`;
}

interface Tick {
  target: Target;
  price: number; // that shows; 0: START
  text: string;
  degrees: number;
  used: boolean; // in the current run
}

// Where prices are named they are what one pays; a clock that runs shows those of its face. Without
// a run, and before its figures are here, all prices are as printed.
function ticksOf(face: Face, figures: Figures | null, start: string): Tick[] {
  const shown = Array.from({ length: pricesOn(face) }, (_, i) => face.highest - i * face.step);
  const run = figures?.prices ?? [];
  return [
    { target: 'early', price: 0, text: start, degrees: 0, used: true },
    ...shown.map((price) => {
      const place = run.find((it) => it.shown === price);
      const pays = place?.pays ?? price;
      const used = place !== undefined || run.length === 0;
      const degrees = priceAngle(face, price);
      return { target: `price:${pays / 10}`, price, text: String(pays), degrees, used };
    }),
  ];
}

function Ticks({ face, live, props }: { face: Face; live: boolean; props: Props }) {
  const say = useSay();
  const { figures, parts } = props;
  const ticks = ticksOf(face, figures, say('merchants.start-mark'));
  return (
    <>
      {ticks.map(({ target, price, text, degrees, used }) => {
        const { x, y } = onRing(degrees);
        const classes = used ? 'tick' : 'tick unused';
        return (
          <g
            key={degrees}
            data-shown={price}
            {...partProps(target, parts, explain(target, props, say), classes)}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            {price === 0 ? (
              <rect class="tick-ring" x="-25" y="-15" width="50" height="30" rx="15" />
            ) : (
              <circle class="tick-ring" r="17.5" />
            )}
            <text
              class={price === 0 ? 'tick-start' : ''}
              style={price === 0 ? { fontSize: `${Math.min(12, 62 / text.length)}px` } : {}}
              y="5"
            >
              {live && price > 0 ? price : text}
            </text>
          </g>
        );
      })}
    </>
  );
}

// Hand, wedge, the price in the middle, and which prices are gone.
function useHand(run: ClockRun | null, figures: Figures | null, start: string) {
  const dial = useRef<SVGSVGElement>(null);
  const price = useRef<SVGTextElement>(null);
  const twice = useRef<SVGTextElement>(null);
  const draw = (now: ClockRun, { ms, place, over }: Frame) => {
    const steps = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shown = place?.shown ?? 0;
    const angle = steps && shown ? priceAngle(now, shown) : handAngle(now, ms);
    const find = (css: string) => dial.current?.querySelector(css);
    find('.dial-hand')?.setAttribute('transform', `rotate(${angle.toFixed(2)})`);
    find('.dial-gone')?.setAttribute('d', wedge(angle));
    const words = shown ? String(shown) : over ? '–' : start;
    if (price.current?.textContent !== words) {
      write(price.current, words);
      price.current?.classList.toggle('words', shown === 0);
      for (const tick of dial.current?.querySelectorAll<SVGElement>('.tick') ?? []) {
        const its = Number(tick.dataset['shown']);
        tick.classList.toggle('now', shown > 0 && its === shown);
        tick.classList.toggle('gone', shown > 0 && (its === 0 || its > shown));
      }
    }
    if (now.doubled) write(twice.current, place ? `×2 = ${place.pays}` : '×2');
  };
  useFrames(run, figures, draw, [start]);
  useEffect(() => {
    if (run) return;
    for (const tick of dial.current?.querySelectorAll('.tick') ?? []) {
      tick.classList.remove('now', 'gone');
    }
  }, [run]);
  return { dial, price, twice };
}

// Where the hand rests while nothing runs: at what is chosen, or on START.
function restingAngle(face: Face, { view, figures, parts }: Props): number {
  const chosen = ticksOf(face, figures, '').find(({ target }) => parts.chosen(target));
  if (chosen) return chosen.degrees;
  const own = isAuction(view) && view.decided.includes(view.viewer) ? view['own-bid'] : 0;
  const shows = priceOf(figures, own)?.shown;
  return shows ? priceAngle(face, shows) : angleOf(face, 0);
}

function Middle({ sale, props }: { sale: Sale | null; props: Props }) {
  const say = useSay();
  const { view, figures, parts, edition } = props;
  if (!isAuction(view)) {
    if (!sale) return null;
    return sale.buyer === nobody ? (
      <text class="dial-price words" y="7">
        {say('merchants.unsold-mark')}
      </text>
    ) : (
      <g class={seatClass(sale.buyer)}>
        <Mark seat={sale.buyer} y={-24} size={1.1} />
        <text class="dial-price" y="20">
          {sale.price}
        </text>
      </g>
    );
  }
  const chosen = ticksOf(faceOf(edition), figures, '!').find(
    ({ target }) => parts.chosen(target),
  );
  const own = view.decided.includes(view.viewer) ? view['own-bid'] : 0;
  const named = own === earlyBid ? '!' : own || '?';
  return (
    <>
      <text class="dial-price" y="11">
        {chosen?.text ?? named}
      </text>
      {sale && sale.buyer !== nobody && view.phase === 'auction' && (
        <g class={`dial-before ${seatClass(sale.buyer)}`}>
          <Mark seat={sale.buyer} x={-16} y={-27} size={0.5} />
          <text x="6" y="-22">
            {sale.price}
          </text>
        </g>
      )}
    </>
  );
}

// From one mark that is lit to the next with the arrow keys.
function byArrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const root = event.currentTarget as SVGElement;
  const marks = [...root.querySelectorAll<SVGElement>('.tick[tabindex]')];
  const at = marks.indexOf(document.activeElement as unknown as SVGElement);
  marks[(at + step + marks.length) % marks.length]?.focus();
}

export function Dial({ sale, ...props }: Props & { sale: Sale | null }) {
  const say = useSay();
  const face = faceOf(props.edition);
  const run = props.clock?.run.value ?? null;
  const { dial, price, twice } = useHand(run, props.figures, say('merchants.start-mark'));
  const doubled = run ? run.doubled : props.view.phase === 'doubled';
  const set = run !== null || isAuction(props.view);
  const rests = restingAngle(face, props);
  return (
    <svg
      ref={dial}
      class={`m-dial ${run ? 'runs' : ''} ${set ? 'set' : ''}`}
      viewBox="-150 -148 300 302"
      role="group"
      aria-label={say('merchants.clock')}
      onKeyDown={byArrows}
    >
      <Metal />
      {set && <path class="dial-gone" d={wedge(rests)} />}
      <circle class="dial-inner" r="82" />
      <Ticks face={face} live={run !== null} props={props} />
      <g class="dial-hand" transform={`rotate(${rests})`}>
        <path d="M-8 -48L0 -91L8 -48Z" />
      </g>
      <circle class="dial-hub-rim" r="55" />
      <circle class="dial-hub" r="47" />
      {run ? (
        <text ref={price} class="dial-price" y="11" role="timer" />
      ) : (
        <Middle sale={sale} props={props} />
      )}
      {set && !doubled && (
        <text class="dial-unit" y="30" aria-hidden="true">
          {say('merchants.dial-unit')}
        </text>
      )}
      {doubled && (
        <text ref={twice} class="doubled-sign" y="31">
          ×2
        </text>
      )}
    </svg>
  );
}
