// A good choice for whoever is asked: shown on the board as if it had been chosen, to be confirmed.
import { useEffect } from 'preact/hooks';
import { mayHint } from '../state/hints';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { t } from '../texts';
import { isTyping } from './barTools';
import { Icon } from './icons';

export function HintButton({ session, state }: { session: Session; state: TableState }) {
  const offered = !session.guided && mayHint(state);
  useEffect(() => {
    if (!offered) return undefined;
    const key = (e: KeyboardEvent) => {
      const other = e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented || isTyping(e.target);
      if (e.key.toLowerCase() !== 'h' || other || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      void session.showHint();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [session, offered]);
  if (!offered) return null;
  const why = session.foresight.problem.value;
  const words = why ? t('no-hint', { why }) : `${t('hint')} (H)`;
  return (
    <button
      class="round hint-button"
      aria-label={why ? words : t('hint')}
      data-tip={words}
      aria-disabled={why !== '' || undefined}
      disabled={!session.isAsked.value}
      onClick={() => why === '' && void session.showHint()}
      data-do="hint"
    >
      <Icon name="bulb" />
    </button>
  );
}
