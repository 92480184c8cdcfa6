// Keeps the page for use without a network, and tells when a newer one is to be had. Nothing is
// replaced before the reader reloads.
import { effect, signal } from '@preact/signals';
import { base, isOlderBuild, ownBuild } from '../net/base';
import { builtWithoutServer } from '../net/house';
import { outdated } from '../net/socket';
import { buildsIn, lockName, plays, type MatchRules, type ToWorker } from '../service/builds';
import { addressOf } from './router';

export const reloading = signal(false);

const hour = 3_600_000;
const tell = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message);
const container = () =>
  typeof navigator === 'undefined' ? undefined : (navigator.serviceWorker ?? undefined);

// Settles when the worker has all its files, or has failed.
function installed(worker: ServiceWorker): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installed') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

// The worker of a newer build, if there is one.
async function newer(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (registration.waiting) return registration.waiting;
  return registration.installing && installed(registration.installing);
}

export async function reloadToNewest(): Promise<void> {
  reloading.value = true;
  const registration = await container()?.getRegistration(base.href);
  if (registration && !registration.waiting) await registration.update().catch(() => undefined);
  const next = registration && (await newer(registration));
  if (!next) return location.reload();
  container()?.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(next, { type: 'activate' });
}

async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  if ((await newer(registration)) && container()?.controller) outdated.value = true;
}

async function register(matches: () => Promise<MatchRules[] | null>): Promise<void> {
  const registration = await container()!.register(new URL('service-worker.js', base));
  registration.addEventListener('updatefound', () => void announce(registration));
  void announce(registration);
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, hour);
  effect(() => void (outdated.value && check()));
  const active = container()!.controller;
  if (active) tell(active, { type: 'tidy', matches: await matches() });
}

// `matches`: the rules of the local matches, whose builds are kept; null while they are not known.
export function startUpdates(matches: () => Promise<MatchRules[] | null>): void {
  const workers = container();
  if (!ownBuild || !workers) return;
  const lock = lockName(base, ownBuild);
  void navigator.locks.request(lock, { mode: 'shared' }, () => new Promise(() => {}));
  if (isOlderBuild) return;
  if (workers.controller) {
    workers.addEventListener('controllerchange', () => (outdated.value = true), { once: true });
  }
  // After the first drawing, and without a word where the browser forbids it.
  const begin = () => setTimeout(() => void register(matches).catch(() => undefined), 1000);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

// Where a match can be opened that this page's module can't play: in the latest older build that
// can. null: no such build is kept.
export async function addressInOlderBuild(path: string, match: MatchRules): Promise<string | null> {
  if (typeof caches === 'undefined') return null;
  const build = (await buildsIn(caches, base)).filter((kept) => plays(kept, match)).at(-1);
  if (!build) return null;
  return `${addressOf(path)}${builtWithoutServer ? '&' : '?'}build=${build['pakhuis-build']}`;
}
