// The consequences of an action in words; none until the rules have told them.
import type { GameProps, GameUi, Planned, Say } from '../games/game';
import type { ActionPreview, HintAnswer, PlannedStep } from '../net/generated/calls';
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

// Each planned action with the table as it is right before it.
function plannedFrom(
  props: GameProps<unknown, unknown>,
  preview: ActionPreview,
  steps: readonly PlannedStep[],
): Planned[] {
  let before = preview;
  return steps.map((step) => {
    const { view, figures } = before;
    before = step.preview;
    return { ...step, props: { ...props, view, figures } };
  });
}

// What a hint says of its action: why it is a good choice, and its consequences; else the points that it
// brings by their source, or why there is nothing to tell.
export function hintWords(
  preview: ActionPreview,
  game: GameUi,
  props: GameProps<unknown, unknown>,
  { then, only }: Pick<HintAnswer, 'then' | 'only'>,
  tell: Say,
): string[] {
  const hint = { preview, then: plannedFrom(props, preview, then), only: only ?? false };
  const why = game.reasons?.(hint, props, tell) ?? [];
  const told = [...new Set([...why, ...game.consequences(preview, props, tell)])];
  if (told.length > 0) return told;
  const points = preview.points.map(
    ({ source, points: more }) =>
      `${tell(game.sheetKey(source))} ${more < 0 ? '−' : '+'}${printed(Math.abs(more))}`,
  );
  return points.length > 0 ? points : [t(openReason(preview))];
}

export function reasonsOf(
  [action]: Legal,
  session: Session,
  game: GameUi,
  props: GameProps<unknown, unknown>,
): string[] {
  const preview = session.foresight.previewOf(action);
  return preview ? hintWords(preview, game, props, session.hinted, say) : [];
}
