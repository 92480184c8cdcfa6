import { t } from '../texts';

export function NowherePage() {
  return (
    <main id="main" class="page narrow">
      <h1>{t('nowhere-title')}</h1>
      <p>{t('nowhere')}</p>
      <p>
        <a class="button" href="/">
          {t('to-lobby')}
        </a>
      </p>
    </main>
  );
}
