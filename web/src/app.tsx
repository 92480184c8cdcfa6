// The page that fits the path, between the line at the top and what floats over it.
import { useEffect } from 'preact/hooks';
import { Header } from './parts/header';
import { OfflineBanner, OutdatedBanner, Toast } from './parts/notices';
import { Tip } from './parts/tip';
import { HelpPage } from './pages/help';
import { LobbyPage } from './pages/lobby';
import { NowherePage } from './pages/nowhere';
import { Later } from './pages/later';
import { setTitle } from './state/notify';
import { rulesOpen } from './state/rulebook';
import { route } from './state/router';
import { settingsOpen } from './state/settings';
import { t } from './texts';

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'new':
      return <Later page="new" id={here.game} />;
    case 'table':
    case 'replay':
    case 'learn':
    case 'lesson':
      return <Later page={here.page} id={here.id} />;
    case 'rules':
      return <Later page="rules" id={here.game} />;
    case 'help':
      return <HelpPage />;
    default:
      return <NowherePage />;
  }
}

export function App() {
  const page = route.value.page;
  useEffect(() => {
    if (page !== 'table' && page !== 'lesson') setTitle('', false);
  }, [page]);
  return (
    <div class={`app on-${page === 'lesson' ? 'table' : page}`}>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Header />
      <OfflineBanner />
      <OutdatedBanner />
      <Page />
      {rulesOpen.value && <Later page="panel" id="" />}
      <Toast />
      <Tip />
      {settingsOpen.value && <Later page="settings" id="" quiet />}
    </div>
  );
}
