// A page that waits for what it shows.
import { t } from '../texts';

export function Loading({ words = t('loading') }: { words?: string }) {
  return (
    <main id="main" class="page">
      <p class="muted">{words}</p>
    </main>
  );
}
