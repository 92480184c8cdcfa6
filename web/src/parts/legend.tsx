// Goal and end of a game, its symbols, and the keys of the page.
import { signal } from '@preact/signals';
import type { GameProps, GameUi } from '../games/game';
import { Later } from '../pages/later';
import { addressOf } from '../state/router';
import { t, type Key } from '../texts';
import { Dialog } from './dialog';
import { Keys } from './keys';

export const legendOpen = signal(false);

const keys: [string, Key][] = [
  ['Tab', 'key-tab'],
  ['Enter', 'key-enter-confirm'],
  ['Esc', 'key-escape'],
  ['␣', 'key-space'],
  ['← →', 'key-arrows'],
  ['Home / End', 'key-home'],
  ['R', 'rules'],
  ['H', 'key-hint'],
  ['?', 'key-legend'],
];

interface Props {
  game: GameUi;
  props: GameProps<unknown, unknown>;
  close(): void;
}

export function Legend({ game, props, close }: Props) {
  return (
    <Dialog title={t('legend')} close={close}>
      {game.rulebook && <Later page="essentials" id={game.id} quiet />}
      {game.Legend && (
        <div class="game-legend">
          <game.Legend {...props} />
        </div>
      )}
      <section>
        <h3>{t('help-keys-title')}</h3>
        <Keys keys={keys} />
      </section>
      <p>
        <a href={addressOf('/help')}>{t('legend-help')}</a>
      </p>
    </Dialog>
  );
}
