// Where a board is drawn, if that is not the page itself: a picture of a table in a frame of its own is
// laid out for a wide page on any screen.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { narrow } from '../state/screen';

export interface Surface {
  document: Document;
  narrow: boolean;
}

export const SurfaceContext = createContext<Surface | null>(null);

export const useNarrow = (): boolean => {
  const surface = useContext(SurfaceContext);
  return surface ? surface.narrow : narrow.value;
};

// Undefined: the page.
export const useSurface = (): Surface | null => useContext(SurfaceContext);
