// Lets a board be pinched, dragged and zoomed. A drag is not a click on what lies under it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fit, moved } from './panZoomMath';
import { frame, frameSize, place, zoom, ZoomButtons } from './zoom';

const dragFrom = 8; // pixels

interface Finger {
  x: number;
  y: number;
}

const apart = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y) || 1;

export function PanZoom({ children, label }: { children: ComponentChildren; label: string }) {
  const node = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const way = useRef(0); // how far the fingers have gone since they came down
  useEffect(() => {
    place.value = fit;
    frame.value = node.current;
    return () => void (frame.value = null);
  }, []);

  const down = (e: PointerEvent) => {
    if (fingers.current.size === 0) way.current = 0;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  const move = (e: PointerEvent) => {
    const before = fingers.current.get(e.pointerId);
    if (!before) return;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
    fingers.current.set(e.pointerId, now);
    way.current += Math.hypot(now.x - before.x, now.y - before.y);
    const box = frameSize();
    if (other) {
      const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      zoom(apart(now, other) / apart(before, other), middle);
    } else if (place.value.scale > 1 && way.current > dragFrom) {
      place.value = moved(place.value, now.x - before.x, now.y - before.y, box);
    }
  };
  const up = (e: PointerEvent) => fingers.current.delete(e.pointerId);
  const click = (e: MouseEvent) => {
    if (way.current > dragFrom && place.value.scale > 1) {
      e.stopPropagation();
      e.preventDefault();
    }
    way.current = 0;
  };
  const wheel = (e: WheelEvent) => {
    if (!e.ctrlKey) return; // a plain wheel scrolls the page
    e.preventDefault();
    const box = frameSize();
    zoom(Math.exp(-e.deltaY / 200), { x: e.clientX - box.left, y: e.clientY - box.top });
  };
  const { x, y, scale } = place.value;
  return (
    <div class={`pan-zoom ${scale > 1 ? 'zoomed' : ''}`}>
      <div
        ref={node}
        class="pan-frame"
        role="group"
        aria-label={label}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        onClickCapture={click}
        onWheel={wheel}
      >
        <div class="pan-inner" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          {children}
        </div>
      </div>
      <ZoomButtons />
    </div>
  );
}
