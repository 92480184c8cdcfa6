// A sign with a number, in words for who can't see it.
import type { ComponentChildren, ComponentType } from 'preact';

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

// The facts of a game that has icons by name.
export const factWith = (Icon: ComponentType<{ name: string }>) =>
  function Fact({ icon, ...rest }: Omit<Props, 'sign'> & { icon: string }) {
    return <SignedFact {...rest} sign={<Icon name={icon} />} />;
  };
