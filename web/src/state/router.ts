// Pages by path; links are real ones, so that a new tab or a bookmark works. A folder of files has one
// address, so there the path stands behind a question mark: `?/help`.
import { signal } from '@preact/signals';
import { builtWithoutServer } from '../net/house';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'help' }
  | { page: 'learn'; id: string }
  | { page: 'lesson'; id: string } // "GAME/LESSON"
  | { page: 'rules'; game: string; at: string } // at: behind the #
  | { page: 'nowhere' };

export function parse(path: string): Route {
  const [way = '', at = ''] = path.split('#');
  const words = way.split('/').filter((word) => word !== '');
  const [first, second, third] = words;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'help' && words.length === 1) return { page: 'help' };
  if (first === 'learn' && words.length === 1) return { page: 'learn', id: '' };
  if (first === 'learn' && words.length === 3) return { page: 'lesson', id: `${second}/${third}` };
  if (first === 'rules' && second && words.length === 2) return { page: 'rules', game: second, at };
  if (first === 'new' && second && words.length === 2) return { page: 'new', game: second };
  if (first === 't' && second && words.length === 2) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay' && words.length === 3) {
    return { page: 'replay', id: second };
  }
  return { page: 'nowhere' };
}

// What a link to a path says. Relative without a server: the folder may lie anywhere.
export function addressOf(path: string, server = !builtWithoutServer): string {
  if (server) return path;
  return path === '/' ? './' : `?${path}`;
}

// The path that an address says; null: it is not a page of ours.
export function pathOf(address: string, server = !builtWithoutServer): string | null {
  if (server) return address.startsWith('/') && !address.startsWith('/api/') ? address : null;
  if (address === './') return '/';
  return address.startsWith('?/') ? address.slice(1).split('&')[0]! : null;
}

const here = () =>
  (builtWithoutServer ? (pathOf(location.search) ?? '/') : location.pathname) + location.hash;

export const route = signal<Route>({ page: 'lobby' });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', addressOf(path));
  else history.pushState(null, '', addressOf(path));
  route.value = parse(path);
  scrollTo(0, 0);
}

export function startRouter(): void {
  route.value = parse(here());
  addEventListener('popstate', () => (route.value = parse(here())));
  addEventListener('click', (e) => {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey) return;
    const link = (e.target as Element | null)?.closest?.('a[href]');
    const path = pathOf(link?.getAttribute('href') ?? '');
    if (!link || path === null) return;
    if (link.hasAttribute('download') || link.hasAttribute('target')) return;
    e.preventDefault();
    go(path);
  });
}
