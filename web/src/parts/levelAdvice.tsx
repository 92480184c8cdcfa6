// Proposes another level after some wins or losses in a row. One click takes it or closes it.
import { levels } from '../net/generated/house';
import { advice } from '../state/levelAdvice';
import { declineAdvice } from '../state/levelRuns';
import '../state/levelTexts';
import { botLevel, levelAbout } from '../state/names';
import { choose, settings } from '../state/settings';
import { say, t } from '../texts';
import { Icon } from './icons';

interface Props {
  game: string;
  level: string; // that is chosen, or was played
  words: 'levels.take' | 'levels.play'; // on the button
  take(next: string): void;
}

export function LevelAdvice({ game, level, words, take }: Props) {
  const found = advice(settings.value.levelRuns[game], level, levels);
  if (!found) return null;
  const names = { level: botLevel(level), next: botLevel(found.next) };
  return (
    <div class={`level-advice ${found.harder ? 'harder' : ''}`} role="group" aria-label={t('bot-level')}>
      <p>
        {say(found.harder ? 'levels.harder' : 'levels.easier', names)} <small>{levelAbout(found.next)}</small>
      </p>
      <button data-do="take-level" onClick={() => take(found.next)}>
        {say(words, names)}
      </button>
      <button
        class="quiet round small-round"
        data-do="decline-level"
        aria-label={say('levels.decline')}
        data-tip={say('levels.decline')}
        onClick={() => declineAdvice(game, found.next)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

// In the lobby: for the level that "Play now" would take.
export function LobbyAdvice({ id }: { id: string }) {
  const level = settings.value.playNow[id]?.level ?? '';
  return <LevelAdvice game={id} level={level} words="levels.take" take={(next) => choose(id, { level: next })} />;
}
