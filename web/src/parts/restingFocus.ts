// Where the keyboard waits when what it stood on is gone: at the list of actions, from where Tab leads
// to the next decision. Enter does nothing there until the reader comes back to it by himself: it
// confirms and reads on everywhere on the page, and one Enter too many must not open the drawer.
export const restingId = 'tab-actions';

export function restFocus(): void {
  const tab = document.getElementById(restingId);
  if (!tab) return;
  tab.focus({ preventScroll: true });
  tab.dataset['rests'] = '';
  tab.addEventListener('blur', () => delete tab.dataset['rests'], { once: true });
}

// For the keys of the tab itself.
export const isResting = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.dataset['rests'] !== undefined;
