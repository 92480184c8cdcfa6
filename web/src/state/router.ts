// Pages by path; links are real ones, so that a new tab or a bookmark works.
import { signal } from '@preact/signals';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'help' }
  | { page: 'nowhere' };

export function parse(path: string): Route {
  const words = path.split('/').filter((word) => word !== '');
  const [first, second, third] = words;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'help' && words.length === 1) return { page: 'help' };
  if (first === 'new' && second && words.length === 2) return { page: 'new', game: second };
  if (first === 't' && second && words.length === 2) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay' && words.length === 3) {
    return { page: 'replay', id: second };
  }
  return { page: 'nowhere' };
}

export const route = signal<Route>({ page: 'lobby' });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.value = parse(path);
  scrollTo(0, 0);
}

export function startRouter(): void {
  route.value = parse(location.pathname);
  addEventListener('popstate', () => (route.value = parse(location.pathname)));
  addEventListener('click', (e) => {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey) return;
    const link = (e.target as Element | null)?.closest?.('a[href]');
    const href = link?.getAttribute('href');
    if (!link || !href?.startsWith('/') || href.startsWith('/api/')) return;
    if (link.hasAttribute('download') || link.hasAttribute('target')) return;
    e.preventDefault();
    go(href);
  });
}
