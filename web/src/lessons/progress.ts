// How far somebody is in each lesson, kept in this browser.
import { set, settings, type KeptLesson } from '../state/settings';
import { deleteHere } from '../state/here';
import type { Saved } from './run';
import type { Script } from './script';

export const keptOf = (id: string): KeptLesson | undefined => settings.value.lessons[id];

export function keep(id: string, kept: KeptLesson): void {
  set({ lessons: { ...settings.value.lessons, [id]: kept } });
}

// Names a script by all that is in it: what was kept of another one leads nowhere.
export function printOf(script: Script): string {
  let print = 0;
  for (const letter of JSON.stringify(script)) print = (print * 31 + letter.charCodeAt(0)) | 0;
  return (print >>> 0).toString(16);
}

export function savedOf(kept: KeptLesson | undefined, script: Script): Saved | null {
  return kept?.saved && kept.print === printOf(script) ? (kept.saved as Saved) : null;
}

// Begins anew: the former table goes. One that another tab plays stays, in no list.
export async function forget(id: string): Promise<void> {
  const kept = keptOf(id);
  const { [id]: _, ...others } = settings.value.lessons;
  set({ lessons: others });
  if (kept) await deleteHere(kept.table).catch(() => undefined);
}
