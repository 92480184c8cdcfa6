// One tooltip for the whole page: the words for a part that is pointed at, and for signs with a
// number (`data-tip`). It stands beside what it explains and covers no button. With a mouse it comes
// by hovering, with the keyboard by focus, by touch after a long press.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Target } from '../games/game';
import { t } from '../texts';
import { besidePart, type Box } from './placement';

export const longPressMs = 500; // from which a touch asks instead of choosing

// A sign that is explained now.
const sign = signal<Element | null>(null);
// The last pointer was a finger: then hovering means nothing.
let touching = false;
export const isTouching = () => touching;

const signs = '[data-tip]';
const titled = '[data-tip], [title]';

function wordsOf(element: Element | null): string {
  return element?.getAttribute('data-tip') ?? element?.getAttribute('title') ?? '';
}

// What is drawn of a target: of several the one that is pointed at.
function partOf(target: Target): Element | null {
  const parts = [...document.querySelectorAll(`#main [data-target="${CSS.escape(target)}"]`)];
  const seen = parts.filter((part) => part.getBoundingClientRect().width > 0);
  return seen.find((part) => part.matches(':hover, :focus, .held')) ?? seen[0] ?? null;
}

const foldedPanel = '.drawer:not(.open) .panel-scroll';
const buttons = 'button, a[href], input, select, .callout, .part.lit';

function stand(node: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  const edge = 4;
  const room = { left: edge, top: edge, right: innerWidth - edge, bottom: innerHeight - edge };
  const avoid: Box[] = [];
  for (const element of document.querySelectorAll(buttons)) {
    if (element.contains(anchor) || anchor.contains(element)) continue;
    if (element.closest(foldedPanel)) continue;
    avoid.push(element.getBoundingClientRect());
  }
  const size = { width: node.offsetWidth, height: node.offsetHeight };
  const { left, top } = besidePart(box, size, room, avoid);
  node.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

// Signs are explained by whoever is pointed at, focused or held.
function useSigns(explain: (target: Target | null) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const at = (e: Event, css: string) => (e.target as Element | null)?.closest?.(css) ?? null;
    const close = () => {
      clearTimeout(timer);
      sign.value = null;
      explain(null);
    };
    const over = (e: PointerEvent) => {
      touching = e.pointerType === 'touch';
      if (!touching) sign.value = at(e, signs);
    };
    const focus = (e: Event) => {
      const element = at(e, titled);
      sign.value = element?.matches(':focus-visible') ? element : null;
    };
    const down = (e: PointerEvent) => {
      if (at(e, '.explain a')) return; // the words stay until it is followed
      touching = e.pointerType === 'touch';
      held = false;
      close();
      if (!touching) return;
      const part = at(e, `[data-target], ${titled}`);
      if (!part) return;
      timer = setTimeout(() => {
        held = true;
        const target = part.getAttribute('data-target');
        if (target === null) sign.value = part;
        else explain(target);
      }, longPressMs);
    };
    const drop = () => clearTimeout(timer);
    // A long press asks; it chooses nothing.
    const click = (e: Event) => {
      if (!held) return;
      held = false;
      e.stopPropagation();
      e.preventDefault();
    };
    const menu = (e: Event) => touching && at(e, `[data-target], ${titled}`) && e.preventDefault();
    const key = (e: KeyboardEvent) => e.key === 'Escape' && close();
    const all: [string, (e: never) => unknown][] = [
      ['pointerover', over],
      ['focusin', focus],
      ['focusout', () => (sign.value = null)],
      ['pointerdown', down],
      ['pointerup', drop],
      ['pointercancel', drop],
      ['click', click],
      ['contextmenu', menu],
      ['keydown', key],
      ['scroll', close],
    ];
    for (const [type, listen] of all) addEventListener(type, listen as EventListener, true);
    return () => {
      for (const [type, listen] of all) removeEventListener(type, listen as EventListener, true);
    };
  }, []);
}

interface PartWords {
  target: Target | null; // the part that is explained, if it is one
  words: ComponentChildren; // null: there are none
  explain(target: Target | null): void; // another part is held
}

// What a board says of its parts; null: there is no board on the page.
export const partWords = signal<PartWords | null>(null);

export function Tip() {
  const node = useRef<HTMLDivElement>(null);
  useSigns((target) => partWords.peek()?.explain(target));
  const { target = null, words: told = null } = partWords.value ?? {};
  const words = sign.value?.isConnected ? wordsOf(sign.value) : ''; // another page may have come
  const shown = words !== '' || told !== null;
  useLayoutEffect(() => {
    const anchor = words !== '' ? sign.value : target === null ? null : partOf(target);
    if (node.current && anchor && shown) stand(node.current, anchor);
  });
  return (
    <div {...(shown ? { role: 'region', 'aria-label': t('help') } : {})}>
      <div ref={node} class={`explain ${shown ? 'shown' : ''}`} role="tooltip">
        {words || told}
      </div>
    </div>
  );
}
