// What the reasons for a hint share in all games.
import type { ActionPreview } from '../../net/generated/calls';
import type { GameProps, GameUi, Planned, Say } from '../game';

type Words<V, E, F> = GameUi<V, E, F>['actionText'];
// What an action brings, in few words; empty: nothing at once.
export type Gain<V, E, F> = (preview: ActionPreview, props: GameProps<V, E, F>, say: Say) => string;

// The first later action of the turn that brings something: "Later this turn: Deliver cheese (+10
// points)".
export function laterGain<V, E, F>(
  then: Planned<V, E, F>[],
  actionText: Words<V, E, F>,
  gain: Gain<V, E, F>,
  say: Say,
  key: string,
): string[] {
  for (const { action, targets, preview, props } of then) {
    const brings = gain(preview, props, say);
    if (brings) return [say(key, { action: actionText(action, targets, props, say), gain: brings })];
  }
  return [];
}
