// A part of a board: something that a target names. It is a button while a click on it leads on or
// takes a click back, and a picture with a label otherwise.
import type { ComponentChildren, JSX } from 'preact';

import type { Parts, Target } from '../games/game';

interface PartProps {
  target: Target;
  parts: Parts;
  label: string;
  class?: string;
  children: ComponentChildren;
}

function stateClasses(target: Target, parts: Parts): string {
  const states: string[] = [];
  if (parts.lit(target)) states.push('lit');
  if (parts.chosen(target)) states.push('chosen');
  if (parts.glowing(target)) states.push('glowing');
  return states.join(' ');
}

const seenFocus = (e: FocusEvent) => (e.currentTarget as Element).matches(':focus-visible');

// What any element needs to be a part.
export function partProps(target: Target, parts: Parts, label: string, classes = '') {
  const chosen = parts.chosen(target);
  const active = chosen || parts.lit(target);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    parts.click(target);
  };
  return {
    'data-target': target,
    'aria-label': label,
    class: `part ${classes} ${stateClasses(target, parts)}`.trim(),
    role: (active ? 'button' : 'img') as JSX.AriaRole,
    tabIndex: active ? 0 : undefined,
    'aria-pressed': active ? chosen : undefined,
    onClick: () => (active ? parts.click(target) : parts.ask(target)),
    onKeyDown: active ? pressed : undefined,
    onPointerEnter: () => parts.explain(target),
    onPointerLeave: () => parts.explain(null),
    // A click or a tap focuses as well, and must not leave the words over what was clicked.
    onFocus: active ? (e: FocusEvent) => seenFocus(e) && parts.explain(target) : undefined,
    onBlur: active ? () => parts.explain(null) : undefined,
  };
}

// Inside an SVG.
export function SvgPart({ target, parts, label, class: classes, children }: PartProps) {
  return <g {...partProps(target, parts, label, classes)}>{children}</g>;
}

// Among HTML.
export function Part({ target, parts, label, class: classes, children }: PartProps) {
  return <div {...partProps(target, parts, label, classes)}>{children}</div>;
}
