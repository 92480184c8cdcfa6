// One position of carts on a page of its own: shared/preview.tsx says how.
import { previewData, showPreview } from '../shared/preview';
import { ui } from '.';
import type { Edition, View } from './model';

const { edition, view } = previewData<View, Edition>();
if (edition && typeof view !== 'string') {
  showPreview(ui, edition, view, view.points.length);
}
