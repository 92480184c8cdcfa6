// One position of amsterdam as a page: games/shared/preview.tsx.
import { previewData, showPreview } from '../shared/preview';
import { ui } from '.';
import type { Edition, View } from './model';

const { edition, view } = previewData<View, Edition>();
showPreview(ui, edition, view as View, (view as View).points.length);
