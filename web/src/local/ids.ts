// Tables on this device are known by their ids. No id of a server begins so.
import { localPrefix } from '../net/generated/calls';

// The table of a lesson: it is in no list of tables.
export const lessonPrefix = `${localPrefix}lesson-`;
export const isLessonTable = (table: string): boolean => table.startsWith(lessonPrefix);

export const isLocal = (table: string): boolean => table.startsWith(localPrefix);

export const canPlayHere = (): boolean =>
  ['indexedDB', 'WebAssembly', 'BroadcastChannel'].every((name) => name in globalThis);

export const myId = 'me'; // the person at this device
