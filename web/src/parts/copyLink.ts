// The address of a table, to be sent to others.
import { addressOf } from '../state/router';
import { show } from '../state/toast';
import { t } from '../texts';

export const linkOf = (table: string) => new URL(addressOf(`/t/${table}`), location.href).href;

export async function copyLink(table: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(table));
    show(t('link-copied'));
  } catch {
    // Without a secure page the clipboard is closed: let it be copied by hand.
    prompt(t('copy-link'), linkOf(table));
  }
}
