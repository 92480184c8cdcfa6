// Telling a person that somebody waits for him: by the tab's title and icon always, by a sound and by
// the system if he wants that.
import { effect, signal } from '@preact/signals';
import { base } from '../net/base';
import { t } from '../texts';
import { waitingTables } from './me';
import { go } from './router';
import { settings } from './settings';
import { playSound } from './sound';

const plainTitle = 'Pakhuis';

// What the page is about, and whether something is asked of its reader there.
const shown = signal({ text: '', asked: false });

export function setTitle(text: string, asked: boolean): void {
  shown.value = { text, asked };
}

// "(2) Your turn · Pakhuis": how many tables wait, if it is more than one.
export function titleOf(text: string, asked: boolean, waiting: number): string {
  const mark = waiting > 1 ? `(${waiting}) ` : asked || waiting === 1 ? '● ' : '';
  return `${mark}${text ? `${text} · ` : ''}${plainTitle}`;
}

// The tab's icon, with a dot while somebody waits.
export const iconOf = (asked: boolean): string => (asked ? 'icon-turn.svg' : 'icon.svg');

export function startNotify(): void {
  effect(() => {
    const { text, asked } = shown.value;
    const waiting = waitingTables.value;
    document.title = titleOf(text, asked, waiting);
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const href = new URL(iconOf(asked || waiting > 0), base).href;
    if (icon && icon.href !== href) icon.href = href;
    const badge = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  });
}

// ---- messages of the system ----

// Browsers have the words also where they refuse: without HTTPS.
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

const notes = new Map<string, Notification>(); // by table

function isWanted(): boolean {
  return (
    settings.value.notify && document.hidden && canNotify() && Notification.permission === 'granted'
  );
}

// A message that the service worker showed.
async function closeKept(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const note of (await worker?.getNotifications({ tag: path })) ?? []) note.close();
}

// Where pages may not show one themselves (Android), the service worker does.
function showNote(table: string, body: string): void {
  const path = `/t/${table}`;
  const options = { body, icon: new URL('icon-192.png', base).href, tag: path, data: { path } };
  try {
    const note = new Notification(plainTitle, options);
    note.onclick = () => {
      focus();
      go(path);
      note.close();
    };
    notes.set(table, note);
  } catch {
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(plainTitle, options),
    );
  }
}

// A table waits for the reader, or no longer. `text` is what is asked there, if it is known.
export function notifyTurn(table: string, waits: boolean, text = t('your-turn')): void {
  if (waits && isWanted()) showNote(table, text);
  if (waits) return;
  notes.get(table)?.close();
  notes.delete(table);
  void closeKept(`/t/${table}`).catch(() => undefined);
}

// Something is asked at the table that is looked at.
export function myTurn(text: string, table: string): void {
  void playSound('turn');
  notifyTurn(table, true, text);
}

export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}
