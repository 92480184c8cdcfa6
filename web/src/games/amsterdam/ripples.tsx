// Small waves on the water of a drawing.
import { useMemo } from 'preact/hooks';

import type { Size } from './layout';

export function Ripples({ w, h }: Size) {
  const d = useMemo(() => {
    let path = '';
    for (let y = 20, row = 0; y < h; y += 36, ++row) {
      for (let x = 10 + (row % 2) * 48; x < w; x += 96) path += `M${x} ${y}q6 -6 12 0t12 0`;
    }
    return path;
  }, [w, h]);
  return <path class="ripples" d={d} />;
}
