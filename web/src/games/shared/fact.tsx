// A sign with a number, in words for who can't see it and for who asks: by hovering, by focus and by a
// long press (parts/tip.tsx).
import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  sign: ComponentChildren;
  words: string;
  class?: string;
  children?: ComponentChildren;
}

const groups = '.player, .mine, dialog, section, li, td';
const whole = 'button, a, [role="button"], [role="img"]';

const factsBeside = (fact: HTMLElement): HTMLElement[] => {
  const group = fact.parentElement?.closest(groups);
  return group ? [...group.querySelectorAll<HTMLElement>('.fact[tabindex]')] : [fact];
};

// The Tab key stops once at the facts of a group; the arrow keys go through them.
function useOneStop() {
  const node = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const fact = node.current;
    if (!fact) return;
    // Inside a button or a picture there is nothing to stop at.
    if (fact.parentElement?.closest(whole)) fact.removeAttribute('tabindex');
    else if (fact !== document.activeElement) fact.tabIndex = factsBeside(fact)[0] === fact ? 0 : -1;
  });
  const keys = (e: KeyboardEvent) => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    const facts = step === 0 || !node.current ? [] : factsBeside(node.current);
    if (facts.length < 2) return;
    e.preventDefault();
    e.stopPropagation();
    facts[(facts.indexOf(node.current!) + step + facts.length) % facts.length]?.focus();
  };
  return { node, keys };
}

export function SignedFact({ sign, words, class: classes = '', children }: Props) {
  const { node, keys } = useOneStop();
  return (
    <span
      ref={node}
      class={`fact ${classes}`.trim()}
      data-tip={words}
      role="img"
      aria-label={words}
      tabIndex={-1}
      onKeyDown={keys}
    >
      {sign}
      {children}
    </span>
  );
}

// The facts of a game that has icons by name.
export const factWith = (Icon: ComponentType<{ name: string }>) =>
  function Fact({ icon, ...rest }: Omit<Props, 'sign'> & { icon: string }) {
    return <SignedFact {...rest} sign={<Icon name={icon} />} />;
  };
