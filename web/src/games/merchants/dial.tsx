// The auction's clock: a brass dial with the prices round it. In a live run its hand moves by
// itself; where prices are named in secret the marks are what one clicks.
import { useEffect, useRef } from 'preact/hooks';

import { point } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { ClockRun, GameProps, Target } from '../game';
import { angleOf, handAngle, isOver, placeAt, priceAngle, pricesOn } from './clock';
import { explain } from './explain';
import { type Face, faceOf, isAuction, priceOf } from './facts';
import { type Edition, type Figures, type View, earlyBid, nobody } from './model';
import type { Sale } from './sale';

type Props = GameProps<View, Edition, Figures>;

const [rim, ring] = [118, 96];

const onRing = (degrees: number, r = ring) => {
  const angle = (degrees * Math.PI) / 180;
  return point(Math.sin(angle) * r, -Math.cos(angle) * r);
};

function Metal() {
  const teeth = Array.from({ length: 72 }, (_, i) => {
    const [a, b] = [onRing(i * 5, 113), onRing(i * 5, 117)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  }).join('');
  return (
    <>
      <defs>
        <linearGradient id="m-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f3dc9b" />
          <stop offset="0.45" stop-color="#c8962e" />
          <stop offset="0.7" stop-color="#e9c877" />
          <stop offset="1" stop-color="#8a6116" />
        </linearGradient>
      </defs>
      <circle class="dial-rim" r={rim} />
      <path class="dial-teeth" d={teeth} />
      <circle class="dial-face" r="111" />
      <circle class="dial-inner" r="76" />
    </>
  );
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
            {...partProps(target, parts, explain(target, props, say), classes)}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            {price === 0 ? (
              <rect class="tick-ring" x="-22" y="-13" width="44" height="26" rx="13" />
            ) : (
              <circle class="tick-ring" r="15.5" />
            )}
            <text class={price === 0 ? 'tick-start' : ''} y="5">
              {live && price > 0 ? price : text}
            </text>
          </g>
        );
      })}
    </>
  );
}

const write = (at: SVGTextElement | null, words: string): void => {
  if (at && at.textContent !== words) at.textContent = words;
};

// What moves or changes at every frame of a run, past the usual drawing.
function useFrames(run: ClockRun | null, figures: Figures | null, start: string) {
  const hand = useRef<SVGGElement>(null);
  const price = useRef<SVGTextElement>(null);
  const twice = useRef<SVGTextElement>(null);
  useEffect(() => {
    if (!run) return undefined;
    const steps = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const draw = () => {
      const ms = performance.now() - run.began;
      const place = placeAt(figures, ms);
      const shown = place?.shown ?? 0;
      const angle = steps && shown ? priceAngle(run, shown) : handAngle(run, ms);
      hand.current?.setAttribute('transform', `rotate(${angle.toFixed(2)})`);
      write(price.current, shown ? String(shown) : isOver(figures, ms) ? '–' : start);
      price.current?.classList.toggle('words', shown === 0);
      if (run.doubled) write(twice.current, place ? `×2 = ${place.pays}` : '×2');
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [run, figures, start]);
  return { hand, price, twice };
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
      <text class="dial-price words" y="9">
        {say('merchants.unsold-mark')}
      </text>
    ) : (
      <g class={seatClass(sale.buyer)}>
        <Mark seat={sale.buyer} y={-30} size={1.3} />
        <text class="dial-price" y="22">
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
          <Mark seat={sale.buyer} x={-15} y={25} size={0.5} />
          <text x="6" y="30">
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
  const { hand, price, twice } = useFrames(run, props.figures, say('merchants.start-mark'));
  const doubled = run ? run.doubled : props.view.phase === 'doubled';
  return (
    <svg
      class={`m-dial ${run ? 'runs' : ''} ${isAuction(props.view) ? 'set' : ''}`}
      viewBox="-120 -120 240 240"
      role="group"
      aria-label={say('merchants.clock')}
      onKeyDown={byArrows}
    >
      <Metal />
      <Ticks face={face} live={run !== null} props={props} />
      <g ref={hand} class="dial-hand" transform={`rotate(${restingAngle(face, props)})`}>
        <path d="M0 -79L-7 -56H-2.5V-44H2.5V-56H7Z" />
        <circle r="45" />
      </g>
      {run ? (
        <text ref={price} class="dial-price" y="14" role="timer" />
      ) : (
        <Middle sale={sale} props={props} />
      )}
      {(run || isAuction(props.view)) && (
        <text class="dial-unit" y="-24" aria-hidden="true">
          ×1000
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
