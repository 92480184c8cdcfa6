// Lets a board be pinched, dragged and zoomed. A drag is not a click on what lies under it.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { t } from '../texts';
import { fit, moved, zoomed, type Place } from './panZoomMath';
import { Icon } from './icons';

const dragFrom = 8; // pixels

export function PanZoom({ children, label }: { children: ComponentChildren; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useSignal<Place>(fit);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const way = useRef(0); // how far the fingers have gone since they came down

  const size = () => frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const zoom = (factor: number, x?: number, y?: number) => {
    const box = size();
    place.value = zoomed(place.value, factor, x ?? box.width / 2, y ?? box.height / 2, box);
  };
  const down = (e: PointerEvent) => {
    if (fingers.current.size === 0) way.current = 0;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  const move = (e: PointerEvent) => {
    const before = fingers.current.get(e.pointerId);
    if (!before) return;
    const now = { x: e.clientX, y: e.clientY };
    const others = [...fingers.current].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
    fingers.current.set(e.pointerId, now);
    way.current += Math.hypot(now.x - before.x, now.y - before.y);
    const other = others[0];
    if (other) {
      const spread = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      const box = size();
      zoom(spread(now) / spread(before), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
    } else if (place.value.scale > 1 && way.current > dragFrom) {
      place.value = moved(place.value, now.x - before.x, now.y - before.y, size());
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
    const box = size();
    zoom(Math.exp(-e.deltaY / 200), e.clientX - box.left, e.clientY - box.top);
  };
  const { x, y, scale } = place.value;
  return (
    <div class={`pan-zoom ${scale > 1 ? 'zoomed' : ''}`}>
      <div
        ref={frame}
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
      <div class="zoom-buttons">
        <button class="round" aria-label={t('zoom-in')} title={t('zoom-in')} onClick={() => zoom(1.4)}><Icon name="plus" /></button>
        <button class="round" aria-label={t('zoom-out')} title={t('zoom-out')} onClick={() => zoom(1 / 1.4)} disabled={scale === 1}><Icon name="minus" /></button>
        {scale > 1 && (
          <button class="round" aria-label={t('zoom-fit')} title={t('zoom-fit')} onClick={() => (place.value = fit)}><Icon name="fit" /></button>
        )}
      </div>
    </div>
  );
}
