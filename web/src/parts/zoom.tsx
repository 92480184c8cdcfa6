// How near the board is seen. There is one board on a page; its buttons may lie elsewhere.
import { signal } from '@preact/signals';
import { t } from '../texts';
import { Icon } from './icons';
import { fit, zoomed, type Place, type Size } from './panZoomMath';

export const place = signal<Place>(fit);
export const frame = signal<HTMLElement | null>(null);

export function frameSize(): DOMRect {
  return frame.value?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
}

// About a point of the frame; without one, about its middle.
export function zoom(factor: number, at?: { x: number; y: number }): void {
  const size: Size = frameSize();
  place.value = zoomed(
    place.value,
    factor,
    at?.x ?? size.width / 2,
    at?.y ?? size.height / 2,
    size,
  );
}

export function ZoomButtons() {
  if (!frame.value) return null;
  const near = place.value.scale > 1;
  return (
    <div class="zoom-buttons">
      <button
        class="round"
        aria-label={t('zoom-in')}
        title={t('zoom-in')}
        onClick={() => zoom(1.4)}
      >
        <Icon name="plus" />
      </button>
      {near && (
        <>
          <button
            class="round"
            aria-label={t('zoom-out')}
            title={t('zoom-out')}
            onClick={() => zoom(1 / 1.4)}
          >
            <Icon name="minus" />
          </button>
          <button
            class="round"
            aria-label={t('zoom-fit')}
            title={t('zoom-fit')}
            onClick={() => (place.value = fit)}
          >
            <Icon name="fit" />
          </button>
        </>
      )}
    </div>
  );
}
