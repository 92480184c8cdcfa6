// How near the board is seen. There is one board on a page.
import { signal } from '@preact/signals';
import { narrow } from '../state/screen';
import { t } from '../texts';
import { Icon, type IconName } from './icons';
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

function ZoomButton({ icon, label, press }: { icon: IconName; label: string; press(): void }) {
  return (
    <button class="round" aria-label={label} data-tip={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

export function ZoomIn() {
  if (!frame.value) return null;
  return <ZoomButton icon="plus" label={t('zoom-in')} press={() => zoom(1.4)} />;
}

// Over the board. A phone has no room to spare on it: there they come once it is zoomed, by fingers
// or by the menu.
export function ZoomButtons() {
  const near = place.value.scale > 1;
  if (!frame.value || (narrow.value && !near)) return null;
  return (
    <div class="zoom-buttons">
      <ZoomIn />
      {near && (
        <>
          <ZoomButton icon="minus" label={t('zoom-out')} press={() => zoom(1 / 1.4)} />
          <ZoomButton icon="fit" label={t('zoom-fit')} press={() => (place.value = fit)} />
        </>
      )}
    </div>
  );
}
