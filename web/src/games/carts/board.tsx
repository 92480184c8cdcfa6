import type { GameProps } from '../game';
import { CartsMap } from './map';
import { Market } from './market';
import type { CartsEdition, CartsView } from './model';

export function Board(props: GameProps<CartsView, CartsEdition>) {
  return (
    <div class="carts-board">
      <div class="carts-table">
        <CartsMap {...props} />
        <Market {...props} />
      </div>
    </div>
  );
}
