// Words for a card: its name and kind, when it works, what it does and costs, whose it is.
import type { GameProps, Say } from '../game';
import { isReconstructed } from '../shared/source';
import { classOf, holderOf, isUsed, rowOf } from './facts';
import { type Edition, type View, nobody } from './model';
import { cardLabel, cardText, joined, resourcesText, seatName } from './phrases';

type Props = GameProps<View, Edition>;

export function card(index: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const row = rowOf(index, edition);
  if (!row) return '';
  const { seat, active } = holderOf(view, index);
  return joined([
    say('amsterdam.card-is', {
      card: cardLabel(index, say),
      class: say(`amsterdam.class.${classOf(index)}`),
      timing: say(`amsterdam.timing.${row.timing}`),
    }),
    cardText(index, say),
    say('amsterdam.card-cost', { list: resourcesText(row.cost, say) }),
    seat === nobody
      ? ''
      : say(active ? 'amsterdam.card-active' : 'amsterdam.card-below', {
          name: seatName(props, seat),
        }),
    active && isUsed(view, index) ? say('amsterdam.card-used') : '',
    isReconstructed(row['cost-mark']) ? say('amsterdam.ours.cost') : '',
  ]);
}
