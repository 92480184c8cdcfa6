// The service worker: keeps all files of its build, so that the page opens without a network. It
// never touches /api and /ws. A newer one waits until a person reloads (state/update.ts).
import {
  buildsIn,
  cacheName,
  cachePrefix,
  isNamedByContent,
  isNet,
  keptBuilds,
  servedAs,
  type Build,
  type MatchRules,
  type ToWorker,
} from './builds';

declare const self: ServiceWorkerGlobalScope;
// Both are constants of the build.
declare const thisBuild: Build;
declare const pakhuisWithoutServer: boolean;

const scope = new URL(self.registration.scope);
const own = cacheName(scope, thisBuild['pakhuis-build']);
// The server counts requests of an address: those of the page come first.
const pauseMs = pakhuisWithoutServer ? 0 : 50;

const address = (file: string) => new URL(file, scope).href;

async function fetched(file: string): Promise<Response> {
  await new Promise((done) => setTimeout(done, pauseMs));
  const cache = isNamedByContent(file) ? 'default' : 'no-cache';
  const response = await fetch(address(file), { cache });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // A browser refuses to show a page that was redirected.
  const { status, headers } = response;
  return response.redirected ? new Response(await response.blob(), { status, headers }) : response;
}

// While files are replaced on the server the page may already be of the next build.
async function checkPage(page: Response): Promise<void> {
  if (!(await page.text()).includes(thisBuild['pakhuis-build'])) {
    throw new Error('index.html is of another build');
  }
}

// build.json comes last and says that the cache is complete.
async function keepFiles(): Promise<void> {
  const cache = await caches.open(own);
  for (const file of [...thisBuild.files, 'build.json']) {
    const former = isNamedByContent(file) ? await caches.match(address(file)) : undefined;
    const response = former ?? (await fetched(file));
    if (file === 'index.html') await checkPage(response.clone());
    await cache.put(address(file), response);
  }
}

// Those that this browser has from an earlier build. The others come when a bot needs them.
async function keepNets(): Promise<void> {
  const cache = await caches.open(own);
  for (const file of thisBuild.nets ?? []) {
    const former = await caches.match(address(file));
    if (former) await cache.put(address(file), former);
  }
}

// An address may name an older build, for a match that needs it.
async function pageFor(request: Request): Promise<Response> {
  const build = new URL(request.url).searchParams.get('build');
  const name = build && cacheName(scope, build);
  const cache = await caches.open(name && (await caches.has(name)) ? name : own);
  return (await cache.match(address('index.html'))) ?? fetch(request);
}

// Pages of older builds find their files in the older caches.
async function fileFor(request: Request): Promise<Response> {
  const cache = await caches.open(own);
  const kept = (await cache.match(request)) ?? (await caches.match(request));
  if (kept) return kept;
  const response = await fetch(request);
  if (isNet(new URL(request.url).pathname) && response.ok) await cache.put(request, response.clone());
  return response;
}

// The builds of open pages, each of which holds one lock; null: a page does not hold it yet.
async function buildsInUse(): Promise<Set<string> | null> {
  const prefix = cachePrefix(scope);
  const { held = [] } = await navigator.locks.query();
  const locks = held.filter(({ name }) => name?.startsWith(prefix));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = pages.filter(({ url }) => url.startsWith(scope.href));
  if (ours.length > locks.length) return null;
  return new Set(locks.map(({ name }) => name!.slice(prefix.length)));
}

async function tidy(matches: MatchRules[] | null): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(scope)));
  const former = (await buildsIn(caches, scope)).filter(
    (build) => build['pakhuis-build'] !== thisBuild['pakhuis-build'],
  );
  const inUse = await buildsInUse();
  // The next build is on its way: its worker will tidy up.
  const { installing, waiting, active } = self.registration;
  if (inUse === null || installing || waiting || !active) return;
  const kept = keptBuilds(thisBuild, former, inUse, matches);
  const keptNames = new Set([...kept].map((id) => cacheName(scope, id)));
  await Promise.all(names.filter((name) => !keptNames.has(name)).map((n) => caches.delete(n)));
}

self.addEventListener('install', (event) => event.waitUntil(keepNets().then(keepFiles)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'activate') event.waitUntil(self.skipWaiting());
  if (message.type === 'tidy') event.waitUntil(tidy(message.matches));
});

// To the page that is open, or to a new one.
async function openPath(path: string): Promise<void> {
  const url = address(pakhuisWithoutServer ? `?${path}` : path.slice(1));
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(url));
  await page.focus().catch(() => undefined); // which a browser may refuse
  await page.navigate(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  if (path) event.waitUntil(openPath(path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.href)) return;
  const path = new URL(request.url).pathname.slice(scope.pathname.length);
  const served = servedAs(path, !pakhuisWithoutServer);
  if (served === 'page' && request.mode === 'navigate') event.respondWith(pageFor(request));
  if (served === 'file') event.respondWith(fileFor(request));
});
