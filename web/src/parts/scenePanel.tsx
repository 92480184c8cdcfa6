// Beside the board while the gains of a step are counted, if the game draws that; in a lesson until the
// learner has read what it says of them.
import type { GameProps, GameUi } from '../games/game';
import type { Session } from '../state/session';

interface Props {
  session: Session;
  game: GameUi;
  props: GameProps<unknown, unknown>;
}

export function ScenePanel({ session, game, props }: Props) {
  const scene = session.scene.value;
  if (!game.Scene || !scene) return null;
  return (
    <section class="scene">
      <game.Scene {...props} {...scene} />
    </section>
  );
}
