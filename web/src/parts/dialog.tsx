// A window over the page: the browser keeps the focus inside and closes it by Escape.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../texts';
import { Icon } from './icons';

interface Props {
  title: string;
  close(): void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
  }, []);
  const onBackdrop = (e: MouseEvent) => e.target === dialog.current && close();
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={id} onClose={close} onClick={onBackdrop}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button class="quiet round" onClick={close} aria-label={t('close')} title={t('close')}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
