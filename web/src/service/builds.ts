// Builds of the page that this browser keeps, each in a cache of its own. Pure, but for reading the
// caches; used by the page and by the service worker.

export interface GameVersions {
  id: string;
  rules: number; // the newest version of the rules that the build's module plays
  oldest: number;
}

// What build.json holds.
export interface Build {
  'pakhuis-build': string; // changes with any file
  games: GameVersions[];
  files: string[];
  nets?: string[]; // files that are kept only once they were needed; builds of before have none
}

// The rules that a local match is played by.
export interface MatchRules {
  game: string;
  rules: number;
}

export type ToWorker =
  | { type: 'activate' }
  // `matches`: the local matches; null: they are not known
  | { type: 'tidy'; matches: MatchRules[] | null };

// Two houses may live on one host: the path keeps their caches and locks apart.
export const cachePrefix = (scope: URL) => `pakhuis ${scope.pathname} `;
export const cacheName = (scope: URL, id: string) => cachePrefix(scope) + id;
// A page holds this lock as long as it is open.
export const lockName = cacheName;

// "app-1A2B3C4D.js": another content has another name.
export const isNamedByContent = (file: string) => /-[0-9A-Z]{8}\.\w+$/.test(file);

export const plays = ({ games }: Pick<Build, 'games'>, { game, rules }: MatchRules) =>
  games.some(({ id, oldest, rules: newest }) => id === game && oldest <= rules && rules <= newest);

// "GAME-1A2B3C4D.net"
export const isNet = (file: string) => file.endsWith('.net');

// Whether a build plays rules that the newest one no longer plays.
const playsOlder = (build: Build, newest: Build) =>
  build.games.some(({ id, oldest }) => !plays(newest, { game: id, rules: oldest }));

// The builds that stay: the newest, those that open pages use, and for each match that the newest
// can't play the latest one that can. `former` is in the order in which they came.
export function keptBuilds(
  newest: Build,
  former: Build[],
  inUse: Set<string>,
  matches: MatchRules[] | null,
): Set<string> {
  const kept = new Set([newest['pakhuis-build'], ...inUse]);
  const keep = (build: Build | undefined) => build && kept.add(build['pakhuis-build']);
  if (matches === null) former.filter((build) => playsOlder(build, newest)).forEach(keep);
  for (const match of matches ?? []) {
    if (!plays(newest, match)) keep(former.filter((build) => plays(build, match)).at(-1));
  }
  return kept;
}

export type Served = 'page' | 'file' | 'network';

// What a path under the scope asks for. With a server, paths without a dot are pages; a folder of
// files has one page.
export function servedAs(path: string, hasServer: boolean): Served {
  if (path === '' || path === 'index.html') return 'page';
  if (path === 'service-worker.js' || /^(api|ws)(\/|$)/.test(path)) return 'network';
  if (path.includes('.')) return 'file';
  return hasServer ? 'page' : 'network';
}

// The builds in the caches, in the order in which they came; without those that are not complete.
export async function buildsIn(storage: CacheStorage, scope: URL): Promise<Build[]> {
  const names = (await storage.keys()).filter((name) => name.startsWith(cachePrefix(scope)));
  const builds = names.map(async (name) => {
    const found = await (await storage.open(name)).match(new URL('build.json', scope).href);
    return (await found?.json().catch(() => undefined)) as Build | undefined;
  });
  return (await Promise.all(builds)).filter((build) => build !== undefined);
}
