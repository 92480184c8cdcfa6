// What is the viewer's own: under the board, on a phone a strip that is always in sight and
// may scroll.
import type { GameProps, GameUi } from '../games/game';
import { narrow } from '../state/screen';
import { t } from '../texts';

export function MineArea({ game, props }: { game: GameUi; props: GameProps<unknown, unknown> }) {
  return (
    <section class="mine" aria-label={t('my-area')} tabIndex={narrow.value ? 0 : undefined}>
      <h2 class="sr">{t('my-area')}</h2>
      <div class="mine-body">
        <game.Mine {...props} />
      </div>
    </section>
  );
}
