// The consequences of an action in words; none until the rules have told them.
import type { GameProps, GameUi } from '../games/game';
import type { Legal } from '../net/messages';
import type { Session } from '../state/session';
import { openReason } from '../state/hints';
import { say, t } from '../texts';
import { printed } from '../texts/numbers';

export function consequencesOf(
  [action]: Legal,
  session: Session,
  game: GameUi,
  props: GameProps<unknown, unknown>,
): string[] {
  const preview = session.foresight.previewOf(action);
  return preview ? game.consequences(preview, props, say) : [];
}

// Why an action is a good choice: its consequences, or the points that it brings by their source; at
// least why there is nothing to tell.
export function reasonsOf(
  action: Legal,
  session: Session,
  game: GameUi,
  props: GameProps<unknown, unknown>,
): string[] {
  const preview = session.foresight.previewOf(action[0]);
  if (!preview) return [];
  const told = game.consequences(preview, props, say);
  if (told.length > 0) return told;
  const points = preview.points.map(
    ({ source, points: more }) =>
      `${say(game.sheetKey(source))} ${more < 0 ? '−' : '+'}${printed(Math.abs(more))}`,
  );
  return points.length > 0 ? points : [t(openReason(preview))];
}
