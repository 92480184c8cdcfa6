// What is the viewer's own: under the board, on a phone a drawer.
import { useSignal } from '@preact/signals';
import type { GameProps, GameUi } from '../games/game';
import { narrow } from '../state/screen';
import { t } from '../texts';
import { Icon } from './icons';

export function MineArea({ game, props }: { game: GameUi; props: GameProps<unknown, unknown> }) {
  const open = useSignal(!narrow.value);
  return (
    <section class={`mine ${open.value ? 'open' : ''}`} aria-label={t('my-area')}>
      <h2 class="sr">{t('my-area')}</h2>
      <button
        class="drawer-handle"
        aria-expanded={open.value}
        aria-controls="mine-body"
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={open.value ? 'down' : 'up'} />
        {t('my-area')}
      </button>
      <div class="mine-body" id="mine-body">
        <game.Mine {...props} />
      </div>
    </section>
  );
}
