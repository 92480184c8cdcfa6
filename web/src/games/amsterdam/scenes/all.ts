// All scenes, by the kind of card.
import type { ComponentType } from 'preact';

import { artisans } from './artisans';
import { buildings } from './buildings';
import { plans } from './plans';

export const scenes: Record<string, ComponentType> = { ...artisans, ...buildings, ...plans };
