// Whether the page has no room for a column at the side (style/narrow.css): then the table is laid
// out differently.
import { signal } from '@preact/signals';

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 959px)');
export const narrow = signal(query?.matches ?? false);
query?.addEventListener('change', () => (narrow.value = query.matches));
