// One position of amsterdam as a page: games/shared/preview.tsx.
import { previewData, showPreview } from '../shared/preview';
import { amsterdam } from '.';
import type { AmsterdamEdition, AmsterdamView } from './model';

const { edition, view } = previewData<AmsterdamView, AmsterdamEdition>();
showPreview(amsterdam, edition, view as AmsterdamView, (view as AmsterdamView).points.length);
