// Proposes another level after some wins or losses in a row. One click takes it or closes it.
import { advice } from '../state/levelAdvice';
import { declineAdvice } from '../state/levelRuns';
import { botLevel, levelAbout } from '../state/names';
import { settings } from '../state/settings';
import { t } from '../texts';
import { Icon } from './icons';

interface Props {
  game: string;
  level: string; // that is chosen, or was played
  offered: string[];
  words: 'advice-take' | 'advice-play'; // on the button
  take(next: string): void;
}

export function LevelAdvice({ game, level, offered, words, take }: Props) {
  const found = advice(settings.value.levelRuns[game], level, offered);
  if (!found) return null;
  const names = { level: botLevel(level), next: botLevel(found.next) };
  return (
    <div class={`level-advice ${found.harder ? 'harder' : ''}`} role="group" aria-label={t('bot-level')}>
      <p>
        {t(found.harder ? 'advice-harder' : 'advice-easier', names)} <small>{levelAbout(found.next)}</small>
      </p>
      <button data-do={words} onClick={() => take(found.next)}>
        {t(words, names)}
      </button>
      <button
        class="quiet round small-round"
        data-do="advice-no"
        aria-label={t('advice-no')}
        data-tip={t('advice-no')}
        onClick={() => declineAdvice(game, found.next)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
