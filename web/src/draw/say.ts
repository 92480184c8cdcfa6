// The words of the chosen language, for everything that is drawn. Without a provider, the page's.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { Say } from '../games/game';
import { say } from '../texts';

export const SayContext = createContext<Say>(say);
export const useSay = (): Say => useContext(SayContext);
