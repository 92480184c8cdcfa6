// An icon with a number, in words for who can't see it.
import { factWith } from '../shared/fact';
import { Icon } from './glyphs';

export const Fact = factWith(Icon);
