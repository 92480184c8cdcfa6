// Cards that the viewer looks at, large over the dimmed board: keep one, or none.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { Part, partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { isTyping } from '../../parts/typing';
import type { GameProps, Target } from '../game';
import { LargeCard } from './cards';
import { explain, label } from './explain';
import { seenCards } from './facts';
import type { Edition, Figures, View } from './model';
import { cardTitle } from './phrases';

type Props = GameProps<View, Edition, Figures>;

// While a key or a button is held the board is seen.
function usePeek() {
  const [peeks, setPeeks] = useState(false);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      setPeeks(event.type === 'keydown');
    };
    addEventListener('keydown', key);
    addEventListener('keyup', key);
    return () => {
      removeEventListener('keydown', key);
      removeEventListener('keyup', key);
    };
  }, []);
  const held = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') setPeeks(event.type === 'keydown');
  };
  const holding = {
    onPointerDown: () => setPeeks(true),
    onPointerUp: () => setPeeks(false),
    onPointerLeave: () => setPeeks(false),
    onPointerCancel: () => setPeeks(false),
    onBlur: () => setPeeks(false),
    onKeyDown: held,
    onKeyUp: held,
  };
  return { peeks, holding };
}

// Confirms what was chosen: as the page's own button does.
function confirm(target: Target, props: Props): void {
  const button = document.querySelector<HTMLElement>('[data-do="confirm"]');
  if (button) button.click();
  else props.parts.click(target);
}

// Another card, or none, may be chosen instead of one that was: what was lit before the choice.
function useOpen(targets: Target[], { parts }: Props): (target: Target) => boolean {
  const first = useRef(new Set<Target>());
  if (!targets.some((target) => parts.chosen(target)))
    first.current = new Set(targets.filter((target) => parts.lit(target)));
  return (target) => first.current.has(target);
}

// A part that can be clicked even when the choice is made.
function Choosable({ target, open, props, class: classes, children }: {
  target: Target;
  open: boolean;
  props: Props;
  class: string;
  children: ComponentChildren;
}) {
  const { parts } = props;
  const words = explain(target, props, useSay());
  const own = partProps(target, parts, words, classes);
  if (!open || own.role === 'button') return <div {...own}>{children}</div>;
  const click = () => parts.click(target);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') click();
  };
  return (
    <div {...own} class={`${own.class} open`} role="button" tabIndex={0} onClick={click} onKeyDown={key}>
      {children}
    </div>
  );
}

function Cards(props: Props) {
  const say = useSay();
  const { view, edition, parts } = props;
  const { peeks, holding } = usePeek();
  const cards = seenCards(view, edition);
  const isOpen = useOpen(['none', ...cards.map((card) => `card:${card.id}`)], props);
  const chosen = cards.find((card) => parts.chosen(`card:${card.id}`));
  const ways = ['row:1', 'row:2'].filter((target) => chosen && parts.lit(target));
  const twins = (i: number) => cards.slice(0, i).some((card) => card.id === cards[i]!.id);
  return (
    <div class={peeks ? 'offered peeks' : 'offered'}>
      <div class="offered-cards" role="group" aria-label={say('venise.looking')}>
        {cards.map((card, i) => {
          const target = `card:${card.id}`;
          const large = <LargeCard card={card} />;
          // Two cards alike are one choice: the second is a picture.
          return twins(i) ? (
            <div key={i} class="offered-card" role="img" aria-label={explain(target, props, say)}>
              {large}
            </div>
          ) : (
            <Choosable key={i} target={target} open={isOpen(target)} props={props} class="offered-card">
              {large}
            </Choosable>
          );
        })}
      </div>
      <div class="offered-buttons">
        {ways.map((target) => (
          <Part key={target} target={target} parts={parts} label={explain(target, props, say)} class="offered-button">
            {label(target, props, say)}
          </Part>
        ))}
        {chosen && ways.length === 0 && (
          <button class="primary" onClick={() => confirm(`card:${chosen.id}`, props)}>
            {say('venise.do.keep', { card: cardTitle(chosen, say) })}
          </button>
        )}
        {isOpen('none') && (
          <Choosable target="none" open props={props} class="offered-button">
            {label('none', props, say)}
          </Choosable>
        )}
        <button class="peek" aria-keyshortcuts="B" {...holding}>
          {say('venise.peek')} <kbd>B</kbd>
        </button>
      </div>
    </div>
  );
}

export function Offered(props: Props) {
  return seenCards(props.view, props.edition).length > 0 ? <Cards {...props} /> : null;
}
