// Whether there is a server. Tables on this device need none.
import { signal } from '@preact/signals';
import type { LineEnds } from '../local/line';

// Set by a build for plain file servers, which have no server behind them.
declare const pakhuisWithoutServer: boolean | undefined;

export const builtWithoutServer =
  typeof pakhuisWithoutServer !== 'undefined' && pakhuisWithoutServer;

// null: not known yet.
export const hasServer = signal<boolean | null>(builtWithoutServer ? false : null);

// The line to the house of this device, fetched when it is first needed, and where its messages go.
let ends: LineEnds | null = null;
export const setLineEnds = (to: LineEnds) => void (ends = to);
export async function localLine() {
  const line = (await import('../local/line')).theLine();
  if (ends) line.attach(ends);
  return line;
}
