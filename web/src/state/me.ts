// Who I am, and which tables wait for me.
import { signal } from '@preact/signals';
import { builtWithoutServer } from '../net/house';
import { http } from '../net/http';
import { listen, send } from '../net/socket';
import { addressOf } from './router';

export const myName = signal('');
export const waitingTables = signal(0);
// Whether the table that is looked at is one of them.
export const hereWaits = signal(false);
// Counts up whenever a list of tables may have changed.
export const listsChanged = signal(0);

export async function rename(name: string): Promise<void> {
  await send({ type: 'hello', name });
  myName.value = name;
}

// The server forgets this browser. A guest can't come back afterwards, so the page begins anew.
export async function logOut(): Promise<void> {
  await http.logOut();
  location.assign(addressOf('/'));
}

// Where the server tells me of my turns while I am away; null: it tells nobody.
export const myWebhook = signal<string | null>(null);

export async function findWebhook(): Promise<void> {
  try {
    const me = await http.me();
    myWebhook.value = me.webhooks ? me.webhook : null;
  } catch {
    // The settings do without it.
  }
}

export async function setWebhook(url: string): Promise<void> {
  await send({ type: 'webhook', url });
  myWebhook.value = url;
}

export async function countWaiting(): Promise<void> {
  if (builtWithoutServer) return;
  try {
    waitingTables.value = (await http.next()).waiting;
  } catch {
    // The next turn message asks again.
  }
}

export function startMe(): void {
  listen((message) => {
    if (message.type === 'hello') {
      myName.value = message.name;
      void countWaiting();
      listsChanged.value += 1;
    }
    if (message.type === 'turn') {
      void countWaiting();
      listsChanged.value += 1;
    }
  });
}
