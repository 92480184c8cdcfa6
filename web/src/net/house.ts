// Whether there is a server. Tables on this device need none.
import { signal } from '@preact/signals';

// Set by a build for plain file servers, which have no server behind them.
declare const pakhuisWithoutServer: boolean | undefined;

export const builtWithoutServer =
  typeof pakhuisWithoutServer !== 'undefined' && pakhuisWithoutServer;

// null: not known yet.
export const hasServer = signal<boolean | null>(builtWithoutServer ? false : null);

// The line to the house of this device, fetched when it is first needed.
export const localLine = async () => (await import('../local/line')).theLine();
