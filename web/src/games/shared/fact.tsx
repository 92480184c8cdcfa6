// A sign with a number, in words for who can't see it.
import type { ComponentChildren } from 'preact';

interface Props {
  sign: ComponentChildren;
  words: string;
  class?: string;
  children?: ComponentChildren;
}

export function SignedFact({ sign, words, class: classes = '', children }: Props) {
  return (
    <span class={`fact ${classes}`.trim()} title={words} role="img" aria-label={words}>
      {sign}
      {children}
    </span>
  );
}
