// The page that fits the path, between the line at the top and what floats over it.
import { useEffect } from 'preact/hooks';
import { Header } from './parts/header';
import { OfflineBanner, OutdatedBanner, Toast } from './parts/notices';
import { HelpPage } from './pages/help';
import { LobbyPage } from './pages/lobby';
import { NewPage } from './pages/new';
import { NowherePage } from './pages/nowhere';
import { ReplayPage } from './pages/replay';
import { TablePage } from './pages/table';
import { setTitle } from './state/notify';
import { route } from './state/router';

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'new':
      return <NewPage game={here.game} key={here.game} />;
    case 'table':
      return <TablePage id={here.id} key={here.id} />;
    case 'replay':
      return <ReplayPage id={here.id} key={here.id} />;
    case 'help':
      return <HelpPage />;
    default:
      return <NowherePage />;
  }
}

export function App() {
  const page = route.value.page;
  useEffect(() => {
    if (page !== 'table') setTitle('', false);
  }, [page]);
  return (
    <div class={`app on-${page}`}>
      <Header />
      <OfflineBanner />
      <OutdatedBanner />
      <Page />
      <Toast />
    </div>
  );
}
