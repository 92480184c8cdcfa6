// Before the match, with free placement: the quarters that are still to be laid.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { Choice } from '../shared/choice';
import { explain } from './explain';
import { isLaid } from './facts';
import { type Edition, type Figures, type View, tiles } from './model';
import { tileName } from './phrases';
import { TileChip } from './tileView';

export function Unlaid(props: GameProps<View, Edition, Figures>) {
  const say = useSay();
  const { view, parts } = props;
  if (view.phase !== 'tiles' && view.phase !== 'cells') return null;
  const left = tiles.flatMap((tile, i) =>
    !isLaid(view.cells[i]) && (view.phase === 'tiles' || tile === view.held) ? [i] : [],
  );
  return (
    <Choice title={say('venise.unlaid')} class="unlaid">
      {left.map((i) => (
        <Part
          key={i}
          target={`tile:${i}`}
          parts={parts}
          label={explain(`tile:${i}`, props, say)}
          class="tile-choice"
        >
          <TileChip index={i} />
          <span>{tileName(tiles[i]!, say)}</span>
        </Part>
      ))}
    </Choice>
  );
}
