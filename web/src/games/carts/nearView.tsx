// On a phone: the map moves to where something is to be seen, and a small one shows which part of it
// that is.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { seatClass } from '../../draw/marks';
import { useNarrow, useSurface } from '../../draw/surface';
import { lookAt } from '../../parts/lookAt';
import { frame, frameSize, place } from '../../parts/zoom';
import type { GameProps } from '../game';
import { isLastLap, owners } from './facts';
import {
  type Corner,
  cornerFor,
  corners,
  fitted,
  focusOf,
  isSeen,
  miniMap,
  onFrame,
  viewOf,
} from './focus';
import { labelBox } from './labels';
import { type Layout, layoutOf } from './layout';
import { type Edition, type Figures, type View, nobody } from './model';

type Props = GameProps<View, Edition, Figures>;

export function useNearView(props: Props): void {
  const layout = layoutOf(props.edition);
  const narrow = useNarrow();
  const focus = narrow && frame.value ? focusOf(props, layout) : null;
  useEffect(() => {
    if (!focus) return;
    const size = frameSize();
    if (isSeen(focus, layout, size, place.value)) return;
    const { x, y, scale } = viewOf(focus, layout, size);
    lookAt(x, y, scale);
  }, [focus?.key, layout]);
}

// It lies on the board and stays where it is while that is moved and zoomed.
export function StillLayer({ children }: { children: ComponentChildren }) {
  const { x, y, scale } = place.value;
  const picture = useSurface() !== null;
  const transform = scale === 1 || picture ? '' : `scale(${1 / scale}) translate(${-x}px, ${-y}px)`;
  return (
    <div class="still-layer" style={{ transform }}>
      {children}
    </div>
  );
}

// Names are to be read: the small map goes to another corner rather than cover one.
function useCorner(layout: Layout, { view }: Props): Corner {
  const last = useRef<Corner>(corners[0]);
  const size = frameSize();
  const near = place.value.scale * fitted(layout, size).unit;
  const names = layout.labels.map((label) => {
    const { w, h, ...at } = labelBox(label);
    return { ...onFrame(at, layout, size, place.value), w: w * near, h: h * near, angle: 0 };
  });
  const free = isLastLap(view) ? corners.filter((corner) => corner !== 'top-left') : corners;
  const height = (miniMap.width * layout.h) / layout.w;
  last.current = cornerFor(last.current, free, names, size, height);
  return last.current;
}

export function MiniMap(props: Props) {
  const narrow = useNarrow();
  if (!narrow || !frame.value || place.value.scale < 1.05) return null;
  return <SmallMap {...props} />;
}

function SmallMap(props: Props) {
  const { x, y, scale } = place.value;
  const layout = layoutOf(props.edition);
  const corner = useCorner(layout, props);
  const size = frameSize();
  const { unit, x: left, y: top } = fitted(layout, size);
  const seen = {
    x: (-x / scale - left) / unit,
    y: (-y / scale - top) / unit,
    width: size.width / scale / unit,
    height: size.height / scale / unit,
  };
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [across, down] = [event.clientX - box.x, event.clientY - box.y];
    const spot = { x: (across / box.width) * layout.w, y: (down / box.height) * layout.h };
    lookAt((left + spot.x * unit) / size.width, (top + spot.y * unit) / size.height, scale);
  };
  const owner = owners(props.view, props.edition);
  return (
    <div class={`mini-map-layer ${corner}`} aria-hidden="true">
      <svg class="mini-map" viewBox={`0 0 ${layout.w} ${layout.h}`} onClick={go}>
        <rect class="mini-sea" width={layout.w} height={layout.h} />
        <path class="mini-land" d={layout.ground.land} />
        {layout.tracks.map((line, i) => (
          <polyline
            class={owner[i] === nobody ? 'mini-track' : `mini-track ${seatClass(owner[i]!)}`}
            points={line.slots.map((s) => `${Math.round(s.x)},${Math.round(s.y)}`).join(' ')}
          />
        ))}
        {layout.places.map((p) => (
          <circle class="mini-place" cx={p.x} cy={p.y} r="15" />
        ))}
        <rect class="mini-seen" {...seen} />
      </svg>
    </div>
  );
}
