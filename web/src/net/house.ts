// Whether there is a server.

// Set by a build for plain file servers, which have no server behind them.
declare const pakhuisWithoutServer: boolean | undefined;

export const builtWithoutServer =
  typeof pakhuisWithoutServer !== 'undefined' && pakhuisWithoutServer;
