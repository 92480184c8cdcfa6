// The sign of a decision for which a bot had less time than its level has.
import type { GameEvent } from '../games/game';
import '../state/levelTexts';
import { say } from '../texts';
import { Icon } from './icons';

export function Hurried({ events }: { events: GameEvent[] }) {
  if (!events.some((event) => event['hurried'] === true)) return null;
  return (
    <span class="hurried" data-tip={say('levels.hurried')} tabIndex={0}>
      <Icon name="hourglass" />
      <span class="sr">{say('levels.hurried')}</span>
    </span>
  );
}
