// Beside the part that was clicked: what was chosen, the ways to go on, what comes of it, and the
// button that confirms. On a phone it lies over the board, and the button is in the dock.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameUi, Target } from '../games/game';
import { choose } from '../state/picker';
import { narrow } from '../state/screen';
import type { Session } from '../state/session';
import { say, t } from '../texts';
import { confirmWord } from './confirmWord';
import { consequencesOf, reasonsOf } from './consequences';
import { Icon } from './icons';
import { OfferButton, offersNow, offerWords, type OfferProps } from './offers';
import { besidePart, overBoard, type Box } from './placement';
import { restFocus } from './restingFocus';
import { bringPlaceIntoView } from './showPlace';
import { place } from './zoom';

const inBar = { most: 2, letters: 30 };

// Few and short ways at the beginning of a choice ("End turn") are buttons in the bar.
export function barOffers(all: OfferProps) {
  if (all.session.path.value.length > 0 || all.session.picked.value) return [];
  const { offers } = offersNow(all);
  const short = offers.every((offer) => offerWords(offer, all).length <= inBar.letters);
  return offers.length <= inBar.most && short ? offers : [];
}

export function Confirm({ session, game }: { session: Session; game: GameUi }) {
  const done = session.choice.value.done;
  const action = done?.[0];
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    // Once it is gone the keyboard goes on where the next decision is.
    return () =>
      void setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost) restFocus();
      });
  }, [action]);
  if (action === undefined) return null;
  return (
    <button
      ref={button}
      class="primary confirm"
      onClick={() => void session.act(action)}
      data-do="confirm"
      aria-describedby="callout-words"
    >
      <Icon name="check" />
      {confirmWord(game.id, action)}
      <kbd aria-hidden="true">Enter</kbd>
    </button>
  );
}

export function Cancel({ session }: { session: Session }) {
  return (
    <button
      class="round cancel"
      onClick={() => session.back()}
      data-do="cancel"
      aria-label={t('cancel')}
      data-tip={t('cancel')}
    >
      <Icon name="cross" />
    </button>
  );
}

// Numbers are what one looks for.
function Words({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/([+−-]?\d+)/)
        .map((piece, i) => (i % 2 === 1 ? <b key={i}>{piece}</b> : piece))}
    </>
  );
}

// What is drawn of a target outside the callout. Of several the one that was pressed last.
let pressed: Element | null = null;
function partOf(target: Target): Element | null {
  if (pressed?.isConnected && pressed.getAttribute('data-target') === target) return pressed;
  const parts = [...document.querySelectorAll(`#main [data-target="${CSS.escape(target)}"]`)];
  return parts.find((part) => part.getBoundingClientRect().width > 0) ?? null;
}

const isSeen = ({ left, right, top, bottom }: Box) => right > left && bottom > top;

function boxesOf(css: string): Box[] {
  return [...document.querySelectorAll(css)].map((e) => e.getBoundingClientRect()).filter(isSeen);
}

// `shown`: parts that stay in sight.
function stand(
  node: HTMLElement,
  targets: Target[],
  open: Target[],
  weight: number,
  shown: Target[] = [],
): void {
  const board = document.querySelector('.board-area')?.getBoundingClientRect();
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  if (!board || !bar) return;
  const part = targets.map(partOf).find((found) => found !== null) ?? null;
  const anchor = part?.getBoundingClientRect() ?? null;
  const edge = 8;
  const room = {
    left: edge,
    top: bar.bottom + edge,
    right: (anchor ? innerWidth : board.right) - edge,
    bottom: innerHeight - edge,
  };
  const boxes = (list: Target[]): Box[] =>
    list.flatMap((target) => {
      const other = partOf(target);
      return other && other !== part ? [other.getBoundingClientRect()] : [];
    });
  const avoid = [...boxes(open), ...boxesOf('.wide-table > .side')];
  const { left, top, side, tail } = besidePart(
    anchor,
    { width: node.offsetWidth, height: node.offsetHeight },
    room,
    avoid,
    weight,
    boxes(shown),
  );
  node.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  node.style.setProperty('--tail', `${tail}px`);
  node.dataset['side'] = side;
}

// On a phone: at the foot of the board, so that one's own strip stays in sight, or at its head where it
// would lie over the part.
function standOnBoard(node: HTMLElement, targets: Target[]): void {
  const board = document.querySelector('.board-area')?.getBoundingClientRect();
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  if (!board || !dock) return;
  const anchor = targets.map(partOf).find((found) => found !== null)?.getBoundingClientRect() ?? null;
  // A dock that is high leaves less room.
  node.style.maxHeight = `min(42vh, ${Math.round(dock.top - 12)}px)`;
  node.style.top = `${Math.round(overBoard(anchor, node.offsetHeight, board.top, dock.top))}px`;
}

export function Callout(all: OfferProps) {
  const { session, game, props } = all;
  const node = useRef<HTMLElement>(null);
  const { done, path } = session.choice.value;
  const { offers, chosen } = offersNow(all);
  const shown = done !== null || (offers.length > 0 && barOffers(all).length === 0);
  const clicked = [...session.path.value].reverse();
  // A hint has no last click: it stands beside what its action is about.
  const isHint = session.isHint.value;
  const targets = isHint ? done!.slice(1) : [...clicked, ...(done?.slice(1).reverse() ?? [])];
  // What may be clicked next, or instead of the last click.
  const legal = session.legal.value;
  const open = done ? choose(legal, session.path.value.slice(0, -1)).next : session.choice.value.next;
  const again = useRef(() => {});
  again.current = () => {
    if (!node.current) return;
    if (narrow.value) standOnBoard(node.current, targets);
    // What a hint is about stays in sight; what else could be clicked matters less.
    else if (isHint) stand(node.current, targets, open, 0.06, targets);
    else stand(node.current, targets, open, done ? 0.25 : 1);
  };
  useLayoutEffect(() => again.current());
  const tell = isHint ? reasonsOf : consequencesOf;
  const preview = done ? tell(done, session, game, props) : [];
  // On a phone its foot is under the callout, which grows when the reason is known.
  const hinted = isHint ? done![0] : '';
  useEffect(() => {
    if (!hinted) return;
    bringPlaceIntoView(targets, narrow.value ? (node.current?.offsetHeight ?? 0) : 0);
  }, [hinted, preview.length]);
  // What comes of an offer is told a moment later, and needs room.
  useEffect(() => {
    if (!node.current) return undefined;
    const sized = new ResizeObserver(() => again.current());
    sized.observe(node.current);
    return () => sized.disconnect();
  }, [shown]);
  useSignalEffect(() => {
    void place.value;
    requestAnimationFrame(() => again.current());
  });
  useEffect(() => {
    const press = (e: Event) => {
      const part = (e.target as Element | null)?.closest?.('[data-target]');
      if (part) pressed = part;
    };
    const moved = () => again.current();
    addEventListener('pointerdown', press, true);
    addEventListener('focusin', press, true);
    addEventListener('resize', moved);
    addEventListener('scroll', moved, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('focusin', press, true);
      removeEventListener('resize', moved);
      removeEventListener('scroll', moved, true);
    };
  }, []);
  if (!shown) return null;
  const words = done
    ? game.actionText(done[0], done.slice(1), props, say)
    : path.length > 0
      ? offerWords({ key: '', target: path.at(-1)!, action: null }, all)
      : t('choose');
  return (
    <section ref={node} class={`callout ${narrow.value ? 'docked' : ''}`} aria-label={t('choose')}>
      <div class="callout-head">
        <h2 id="callout-words" aria-live="polite">
          {isHint && (
            <span class="hint-title">
              <Icon name="bulb" />
              {t('hint')}
            </span>
          )}
          {words}
        </h2>
        {!narrow.value && (path.length > 0 || isHint) && <Cancel session={session} />}
      </div>
      {offers.length > 0 && (
        <div class="ways">
          {offers.map((offer) => (
            <OfferButton
              key={offer.key}
              {...all}
              offer={offer}
              chosen={offer.key === chosen}
              plain={chosen !== null}
            />
          ))}
        </div>
      )}
      {preview.length > 0 && (
        <ul class="preview" aria-live="polite">
          {preview.map((line) => (
            <li key={line}>
              <Words text={line} />
            </li>
          ))}
        </ul>
      )}
      {!narrow.value && <Confirm session={session} game={game} />}
    </section>
  );
}
