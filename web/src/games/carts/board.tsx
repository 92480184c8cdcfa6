import type { GameProps } from '../game';
import { City } from './city';
import { Market } from './market';
import type { Edition, Figures, View } from './model';

export function Board(props: GameProps<View, Edition, Figures>) {
  return (
    <div class="carts-board">
      <div class="carts-table">
        <City {...props} />
        <Market {...props} />
      </div>
    </div>
  );
}
