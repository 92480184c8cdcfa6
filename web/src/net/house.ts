// Which house this page belongs to. One constant of the build says whether it has a server.
declare const builtWithServer: boolean;

// false: a folder of files that any web server hands out (`./run --static`).
export const hasServer: boolean = typeof builtWithServer === 'undefined' || builtWithServer;

// The folder of the page's files. All scripts lie directly in it.
export const base = new URL('./', import.meta.url);
