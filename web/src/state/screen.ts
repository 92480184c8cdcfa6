// Whether the page is as narrow as a phone: then the table is laid out differently.
import { signal } from '@preact/signals';

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 819px)');
export const narrow = signal(query?.matches ?? false);
query?.addEventListener('change', () => (narrow.value = query.matches));
