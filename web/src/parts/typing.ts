// Whether a key goes to a field that the reader fills in: then no key of the page may take it.
export const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.matches('input:not([type=range]), textarea, select, [contenteditable]');
