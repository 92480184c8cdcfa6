import type { GameProps } from '../game';
import { City } from './city';
import { isSeated } from './facts';
import { Strip } from './mine';
import type { Edition, Figures, View } from './model';
import { MiniMap, StillLayer, useNearView } from './nearView';
import { Notice } from './notice';

// Who has no seat has no area of his own: the cards face up lie under the map then.
export function Board(props: GameProps<View, Edition, Figures>) {
  useNearView(props);
  return (
    <div class="carts-board">
      <div class="carts-map-area">
        <City {...props} />
        <StillLayer>
          <Notice {...props} />
          <MiniMap {...props} />
        </StillLayer>
      </div>
      {!isSeated(props.view) && <Strip {...props} />}
    </div>
  );
}
