// Pages that come when they are first needed: the first page stays small.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { Loading } from '../parts/loading';
import { showProblem } from '../state/toast';

type LaterPage = ComponentType<{ id: string }>;

const loads = {
  new: async () => (await import('./new')).NewPage,
  table: async () => (await import('./table')).TablePage,
  replay: async () => (await import('./replay')).ReplayPage,
  learn: async () => (await import('./learning')).LearnPage,
  lesson: async () => (await import('./learning')).LessonPage,
  rules: async () => (await import('./rules')).RulesPage,
  settings: async () => (await import('../parts/settingsDialog')).SettingsDialog,
  advice: async () => (await import('../parts/levelAdvice')).LobbyAdvice,
  essentials: async () => (await import('../rulebook/essentials')).Essentials,
  panel: async () => (await import('./rules')).RulesPanel,
};
const here = signal<Partial<Record<keyof typeof loads, LaterPage>>>({});

// `quiet`: nothing is shown meanwhile, where it is a part of a page that is there.
export function Later({ page, id, quiet = false }: { page: keyof typeof loads; id: string; quiet?: boolean }) {
  const Page = here.value[page];
  useEffect(() => {
    if (Page) return;
    loads[page]().then((loaded) => (here.value = { ...here.value, [page]: loaded }), showProblem);
  }, [page]);
  if (Page) return <Page id={id} key={id} />;
  return quiet ? null : <Loading />;
}
