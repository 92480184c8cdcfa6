// The passage of the rules that fits what is asked at a table now, or a refusal.
import type { GameUi } from '../games/game';
import { refusals, textRefusals } from '../net/generated/house';
import { Refusal } from '../net/refusal';
import { hasWords } from '../texts';
import type { RulesPlace } from './rulebook';
import type { Session } from './session';

const everyGames: readonly string[] = [...refusals, ...textRefusals];

// The passage that a refusal is about; those of the house have none.
export function passageOf(why: unknown, game: GameUi | null): RulesPlace | undefined {
  if (!(why instanceof Refusal) || !game) return undefined;
  const isOfRules = everyGames.includes(why.key) || hasWords(`${game.id}.refused.${why.key}`);
  return isOfRules ? { game: game.id, place: `!${why.key}` } : undefined;
}

// Why the part that is pointed at leads nowhere; else the verb of what is chosen, or of the first legal
// action; empty: nothing is asked.
export function placeNow({ explained, foresight, choice }: Session): string {
  const part = explained.value;
  const why = part === null ? null : foresight.reasons.value.get(part);
  if (why) return `!${why.key}`;
  const action = choice.value.left[0]?.[0];
  return action ? `=${action.split(' ')[0]}` : '';
}
