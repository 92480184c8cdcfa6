// An icon with a number, in words for who can't see it.
import type { ComponentChildren } from 'preact';

import { SignedFact } from '../shared/fact';
import { Icon } from './glyphs';

interface Props {
  icon: string;
  words: string;
  class?: string;
  children?: ComponentChildren;
}

export const Fact = ({ icon, ...rest }: Props) => (
  <SignedFact {...rest} sign={<Icon name={icon} />} />
);
