// The line at the top of every page.
import { http } from '../net/http';
import { hereWaits, waitingTables } from '../state/me';
import { addressOf, go, route } from '../state/router';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { Gable, Icon } from './icons';
import { SettingsDialog, settingsOpen } from './settingsDialog';

async function nextTable(): Promise<void> {
  const here = route.value;
  try {
    const next = await http.next('id' in here ? here.id : '');
    waitingTables.value = next.waiting;
    if (next.table) go(`/t/${next.table}`);
  } catch (why) {
    showProblem(why);
  }
}

export function Header() {
  const waiting = waitingTables.value - (hereWaits.value ? 1 : 0);
  return (
    <header class="head">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <a class="brand" href={addressOf('/')} aria-label={t('to-lobby')}>
        <Gable />
        <span>Pakhuis</span>
      </a>
      <nav aria-label={t('nav')}>
        {waiting > 0 && (
          <button class="next-table" onClick={() => void nextTable()}>
            <span class="tally" aria-hidden="true">
              {waiting}
            </span>
            <span class="wide">{t('next-table')}</span>
            <span class="sr">{t('next-table-count', { count: waiting })}</span>
          </button>
        )}
        <a class="quiet" href={addressOf('/help')} aria-label={t('help')}>
          <Icon name="help" />
          <span class="wide">{t('help')}</span>
        </a>
        <button
          class="quiet"
          onClick={() => (settingsOpen.value = true)}
          aria-label={t('settings')}
        >
          <Icon name="gear" />
          <span class="wide">{t('settings')}</span>
        </button>
      </nav>
      {settingsOpen.value && <SettingsDialog />}
    </header>
  );
}
