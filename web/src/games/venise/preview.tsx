// One position of venise on a page of its own: shared/preview.tsx says how. "3:street" stages the
// test's busy position with so many seats and that layout; after a further colon fields of the view
// as JSON.
import { previewData, showPreview } from '../shared/preview';
import { venise } from '.';
import type { VeniseEdition, VeniseView } from './model';
import { busyView, edition as testEdition } from './testing';

function staged(words: string): VeniseView {
  const [seats, layout, ...rest] = words.split(':');
  const change = rest.length ? (JSON.parse(rest.join(':')) as Partial<VeniseView>) : {};
  return { ...busyView(Number(seats), layout), ...change };
}

const { edition, view } = previewData<VeniseView, VeniseEdition>();
const shown = typeof view === 'string' ? staged(view) : view;
showPreview(venise, edition ?? testEdition, shown, shown.points.length);
