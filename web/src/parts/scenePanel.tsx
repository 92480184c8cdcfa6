// Beside the board while the gains of a step are counted, if the game draws that.
import type { GameProps, GameUi } from '../games/game';
import type { Session } from '../state/session';

interface Props {
  session: Session;
  game: GameUi;
  props: GameProps<unknown, unknown>;
}

export function ScenePanel({ session, game, props }: Props) {
  const counting = session.counting.value;
  const events = session.playback.step.value?.events ?? [];
  if (!game.Scene || !counting) return null;
  return (
    <section class="scene">
      <game.Scene {...props} events={events} {...counting} />
    </section>
  );
}
