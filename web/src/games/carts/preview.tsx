// One position of carts on a page of its own: shared/preview.tsx says how.
import { previewData, showPreview } from '../shared/preview';
import { carts } from '.';
import type { CartsEdition, CartsView } from './model';

const { edition, view } = previewData<CartsView, CartsEdition>();
if (edition && typeof view !== 'string') {
  showPreview(carts, edition, view, view.points.length);
}
