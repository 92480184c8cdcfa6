// The folder of the page's files. All scripts lie directly in it.
export const base = new URL('./', import.meta.url);
