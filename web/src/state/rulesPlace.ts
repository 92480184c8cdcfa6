// The passage of the rules that fits what is asked at a table now.
import type { Session } from './session';

// Why the part that is pointed at leads nowhere; else the verb of what is chosen, or of the first legal
// action; empty: nothing is asked.
export function placeNow({ explained, foresight, choice }: Session): string {
  const part = explained.value;
  const why = part === null ? null : foresight.reasons.value.get(part);
  if (why) return `!${why.key}`;
  const action = choice.value.left[0]?.[0];
  return action ? `=${action.split(' ')[0]}` : '';
}
