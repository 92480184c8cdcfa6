// The folder of the page's files. All scripts lie directly in it.
export const base = new URL('./', import.meta.url);

const inPage = typeof document !== 'undefined';

// The build of this page; none while it is being watched, and in tests.
export const ownBuild: string | null =
  (inPage && document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content) || null;

// Whether the address has asked for this build, so that it is old on purpose. The address changes later.
export const isOlderBuild: boolean =
  ownBuild !== null && new URLSearchParams(location.search).get('build') === ownBuild;
