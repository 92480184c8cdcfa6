// The consequences of an action in words; none until the rules have told them.
import type { GameProps, GameUi } from '../games/game';
import type { Legal } from '../net/messages';
import type { Session } from '../state/session';
import { say } from '../texts';

export function consequencesOf(
  [action]: Legal,
  session: Session,
  game: GameUi,
  props: GameProps<unknown, unknown>,
): string[] {
  const preview = session.foresight.previewOf(action);
  return preview ? game.consequences(preview, props, say) : [];
}
