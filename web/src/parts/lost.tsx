// A page that has nothing to show but why, and the way back.
import { addressOf } from '../state/router';
import { t } from '../texts';

export function Lost({ title, why }: { title: string; why: string }) {
  return (
    <main id="main" class="page narrow lost">
      <h1>{title}</h1>
      <p>{why}</p>
      <p>
        <a class="button" href={addressOf('/')}>
          {t('to-lobby')}
        </a>
      </p>
    </main>
  );
}
