// One position of merchants on a page of its own: shared/preview.tsx says how. "5" stages the
// test's busy position with so many seats; after a colon fields of the view as JSON.
import { previewData, showPreview } from '../shared/preview';
import { merchants } from '.';
import type { MerchantsEdition, MerchantsView } from './model';
import { busyView, edition as testEdition } from './testing';

function staged(words: string): MerchantsView {
  const [seats, ...rest] = words.split(':');
  const change = rest.length ? (JSON.parse(rest.join(':')) as Partial<MerchantsView>) : {};
  return { ...busyView(Number(seats)), ...change };
}

const { edition, view } = previewData<MerchantsView, MerchantsEdition>();
const shown = typeof view === 'string' ? staged(view) : view;
showPreview(merchants, edition ?? testEdition, shown, shown.money.length);
