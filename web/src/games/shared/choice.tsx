// Choices beside a board that have no place on it: titled groups and buttons that are parts.
import type { ComponentChildren } from 'preact';

import { Part } from '../../draw/part';
import type { Parts, Target } from '../game';

export function Choice({
  title,
  class: classes = '',
  children,
}: {
  title: string;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <div class={`choice ${classes}`.trim()} role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

export function ChoiceButton({
  target,
  parts,
  label,
  children,
}: {
  target: Target;
  parts: Parts;
  label: string; // all its words; what is shown may be less
  children: ComponentChildren;
}) {
  return (
    <Part target={target} parts={parts} label={label} class="choice-button">
      {children}
    </Part>
  );
}
