// The consequences of an action in words; none until the rules have told them.
import type { GameProps, GameUi } from '../games/game';
import type { Legal } from '../net/messages';
import type { Session } from '../state/session';
import { say } from '../texts';

export function consequencesOf(
  [action, ...targets]: Legal,
  session: Session,
  game: GameUi,
  props: GameProps<unknown, unknown>,
): string[] {
  if (!game.consequences) return game.preview?.(action, targets, props, say) ?? [];
  const preview = session.foresight.previewOf(action);
  return preview ? game.consequences(preview, props, say) : [];
}
