import type { GameProps } from '../game';
import { City } from './city';
import type { VeniseEdition, VeniseView } from './model';
import { Prices } from './prices';
import { Tray, isAsking } from './tray';

export function Board(props: GameProps<VeniseView, VeniseEdition>) {
  return (
    <div class="venise-board">
      <div class="venise-table">
        <City {...props} />
        <div class={isAsking(props) ? 'venise-side asking' : 'venise-side'}>
          <Prices {...props} />
          <Tray {...props} />
        </div>
      </div>
    </div>
  );
}
