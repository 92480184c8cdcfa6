// Where a board lies in its frame: moved by x, y pixels, then scaled from its upper left corner. It
// always covers the frame.
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const fit: Place = { x: 0, y: 0, scale: 1 };
const most = 5;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

function held(place: Place, size: Size): Place {
  return {
    x: between(size.width * (1 - place.scale), place.x, 0),
    y: between(size.height * (1 - place.scale), place.y, 0),
    scale: place.scale,
  };
}

// What lies at the point x, y of the frame stays there.
export function zoomed(place: Place, factor: number, x: number, y: number, size: Size): Place {
  const scale = between(1, place.scale * factor, most);
  const grown = scale / place.scale;
  return held({ x: x - (x - place.x) * grown, y: y - (y - place.y) * grown, scale }, size);
}

export function moved(place: Place, dx: number, dy: number, size: Size): Place {
  return held({ ...place, x: place.x + dx, y: place.y + dy }, size);
}
