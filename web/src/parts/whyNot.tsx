// Why not? For a part of the board that leads nowhere now, the reason with its numbers: beside its
// words when it is pointed at, and in a list for the keyboard and for screen readers.
import { useSignal } from '@preact/signals';
import type { GameUi, Target } from '../games/game';
import type { Session } from '../state/session';
import type { RulesPlace } from '../state/rulebook';
import { passageOf } from '../state/rulesPlace';
import { refusalText } from '../state/toast';
import { t } from '../texts';
import { RulesLink } from './rulesLink';

export interface Why {
  words: string;
  rules: RulesPlace | undefined;
}

// Null: the part leads on, nothing is asked of the viewer, or the rules have not told yet.
export function whyOf(target: Target, session: Session, game: GameUi): Why | null {
  const { next, path } = session.choice.value;
  const asked = session.legal.value.length > 0;
  if (!asked || next.includes(target) || path.includes(target)) return null;
  void session.foresight.whyNot(target);
  const why = session.foresight.reasons.value.get(target);
  return why ? { words: refusalText(why, game), rules: passageOf(why, game) } : null;
}

interface Part {
  target: Target;
  words: string;
}

// What is drawn, each part once, with its words.
function drawnParts(): Part[] {
  const found = new Map<Target, string>();
  for (const element of document.querySelectorAll<HTMLElement>('.board-area [data-target]')) {
    const words = element.getAttribute('aria-label');
    if (words) found.set(element.dataset['target']!, words);
  }
  return [...found].map(([target, words]) => ({ target, words }));
}

export function WhyNot({ session, game }: { session: Session; game: GameUi }) {
  const parts = useSignal<Part[]>([]);
  const filter = useSignal('');
  const chosen = useSignal<Target | null>(null);
  const lit = new Set(session.choice.value.next);
  const wanted = filter.value.trim().toLowerCase();
  const shown = parts.value.filter(
    ({ target, words }) => !lit.has(target) && words.toLowerCase().includes(wanted),
  );
  const why = chosen.value === null ? null : whyOf(chosen.value, session, game);
  const told = chosen.value !== null && session.foresight.reasons.value.has(chosen.value);
  return (
    <details class="why-list" onToggle={(e) => e.currentTarget.open && (parts.value = drawnParts())}>
      <summary>{t('why-not')}</summary>
      <p role="status">
        {why?.words ?? (told ? t('why-nothing') : '')} {why?.rules && <RulesLink {...why.rules} />}
      </p>
      <input
        type="search"
        aria-label={t('filter-parts')}
        placeholder={t('filter-parts')}
        value={filter.value}
        onInput={(e) => (filter.value = e.currentTarget.value)}
      />
      <ul aria-label={t('why-not')}>
        {shown.map(({ target, words }) => (
          <li key={target}>
            <button
              class="action"
              aria-pressed={chosen.value === target}
              onClick={() => (chosen.value = target)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
