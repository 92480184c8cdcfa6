// One position of merchants on a page of its own: shared/preview.tsx says how. "5" stages the
// test's busy position with so many seats; after a colon fields of the view as JSON.
import { previewData, showPreview } from '../shared/preview';
import { ui } from '.';
import type { Edition, View } from './model';
import { busyView, edition as testEdition } from './testing';

function staged(words: string): View {
  const [seats, ...rest] = words.split(':');
  const change = rest.length ? (JSON.parse(rest.join(':')) as Partial<View>) : {};
  return { ...busyView(Number(seats)), ...change };
}

const { edition, view } = previewData<View, Edition>();
const shown = typeof view === 'string' ? staged(view) : view;
showPreview(ui, edition ?? testEdition, shown, shown.money.length);
