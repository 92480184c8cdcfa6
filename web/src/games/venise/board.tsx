import type { GameProps } from '../game';
import { City } from './city';
import type { Edition, Figures, View } from './model';
import { Prices } from './prices';
import { Tray, roomFor } from './tray';

export function Board(props: GameProps<View, Edition, Figures>) {
  return (
    <div class="venise-board">
      <div class="venise-table">
        <City {...props} />
        <div class={`venise-side ${roomFor(props)}`}>
          <Prices {...props} />
          <Tray {...props} />
        </div>
      </div>
    </div>
  );
}
