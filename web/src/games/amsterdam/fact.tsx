// An icon with a number, in words for who can't see it.
import type { ComponentChildren } from 'preact';

import { Icon } from './glyphs';

interface Props {
  icon: string;
  words: string;
  class?: string;
  children?: ComponentChildren;
}

export function Fact({ icon, words, class: classes = '', children }: Props) {
  return (
    <span class={`fact ${classes}`.trim()} title={words} role="img" aria-label={words}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
