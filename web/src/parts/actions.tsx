// Every legal action as a button with its words: all that the board offers, for the keyboard and
// for screen readers.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameProps, GameUi } from '../games/game';
import type { Session } from '../state/session';
import { point } from '../state/glow';
import { noActionsKey } from '../state/liveClock';
import { say, t } from '../texts';
import { WhyNot } from './whyNot';

interface Props {
  session: Session;
  game: GameUi;
  props: GameProps<unknown, unknown>;
}

const many = 12;

export function Actions({ session, game, props }: Props) {
  const filter = useSignal('');
  const list = useRef<HTMLUListElement>(null);
  const actions = session.choice.value.left.map((action) => ({
    action,
    words: game.actionText(action[0], action.slice(1), props, say),
  }));
  const wanted = filter.value.trim().toLowerCase();
  const shown = wanted ? actions.filter((a) => a.words.toLowerCase().includes(wanted)) : actions;
  const keys = (e: KeyboardEvent) => {
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    e.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  if (actions.length === 0) {
    const key = noActionsKey(session.run.value, session.readiness.value);
    return <p class="muted">{t(key)}</p>;
  }
  return (
    <div class="actions">
      {actions.length > many && (
        <input
          type="search"
          aria-label={t('filter-actions')}
          placeholder={t('filter-actions')}
          value={filter.value}
          onInput={(e) => (filter.value = e.currentTarget.value)}
        />
      )}
      <ul ref={list} onKeyDown={keys} aria-label={t('actions')}>
        {shown.map(({ action, words }) => (
          <li key={action[0]}>
            <button
              class="action"
              data-action={action[0]}
              onClick={() => session.pick(action)}
              onMouseEnter={() => point(action.slice(1))}
              onMouseLeave={() => point([])}
              onFocus={() => point(action.slice(1))}
              onBlur={() => point([])}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      <WhyNot session={session} game={game} />
    </div>
  );
}
