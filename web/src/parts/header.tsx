// The line at the top of every page but those of a match, which have a bar of their own.
import { http } from '../net/http';
import { hereWaits, waitingTables } from '../state/me';
import { addressOf, go, route } from '../state/router';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { Gable, Icon } from './icons';
import { settingsOpen } from '../state/settings';

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

// The way to another table where one is asked.
export function NextTable() {
  const waiting = waitingTables.value - (hereWaits.value ? 1 : 0);
  if (waiting <= 0) return null;
  const words = t('next-table', { count: waiting });
  return (
    <button class="next-table" aria-label={words} onClick={() => void nextTable()}>
      <span class="tally" aria-hidden="true">
        {waiting}
      </span>
      <span class="wide">{words}</span>
    </button>
  );
}

export function Header() {
  return (
    <header class="head">
      <a class="brand" href={addressOf('/')} aria-label={t('to-lobby')}>
        <Gable />
        <span>Pakhuis</span>
      </a>
      <nav aria-label={t('nav')}>
        <NextTable />
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
    </header>
  );
}
