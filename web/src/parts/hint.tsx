// A good choice for whoever is asked: shown on the board as if it had been chosen, to be confirmed.
import { mayHint } from '../state/hints';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { t } from '../texts';
import { Icon } from './icons';
import { useKey } from './useKey';

export function HintButton({ session, state }: { session: Session; state: TableState }) {
  const offered = !session.guided && mayHint(state);
  useKey('h', () => void session.showHint(), offered);
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
