// Whether this page can be installed like a program. Browsers that can do it say so by an event.
import { signal } from '@preact/signals';

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export const installOffer = signal<InstallOffer | null>(null);

export type Installing = 'offered' | 'insecure' | 'silent';

// `insecure`: neither HTTPS nor this machine itself, so browsers refuse.
export function installing(offered: boolean, secure: boolean): Installing {
  if (!secure) return 'insecure';
  return offered ? 'offered' : 'silent';
}

export async function install(): Promise<void> {
  const offer = installOffer.value;
  installOffer.value = null; // it can be used once
  await offer?.prompt();
}

export function startInstall(): void {
  addEventListener('beforeinstallprompt', (e) => {
    e.preventDefault();
    installOffer.value = e as InstallOffer;
  });
  addEventListener('appinstalled', () => (installOffer.value = null));
}
