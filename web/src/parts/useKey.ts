// A key that does something on a table's page, unless the reader types or a dialog is open.
import { useEffect } from 'preact/hooks';
import { isTyping } from './typing';

export function useKey(wanted: string, act: () => void, offered = true): void {
  useEffect(() => {
    if (!offered) return undefined;
    const key = (e: KeyboardEvent) => {
      const other = e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented || isTyping(e.target);
      if (e.key.toLowerCase() !== wanted || other || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}
