// Words for a card: its name and kind, when it works, what it does and costs, whose it is.
import type { GameProps, Say } from '../game';
import { cardName, classOf, holderOf, isUsed, rowOf } from './facts';
import { type Edition, type Figures, type View, nobody } from './model';
import { cardLabel, cardText, joined, resourcesText, seatName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

// A card of the end: what it brings who has it, or the viewer.
function worthNow(index: number, props: Props, say: Say): string {
  const it = props.figures?.cards.find(({ card }) => card === cardName(index));
  if (!it) return '';
  return say('amsterdam.card-now', { name: seatName(props, it.seat), count: it.points });
}

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
    worthNow(index, props, say),
    seat === nobody
      ? ''
      : say(active ? 'amsterdam.card-active' : 'amsterdam.card-below', {
          name: seatName(props, seat),
        }),
    active && isUsed(view, index) ? say('amsterdam.card-used') : '',
  ]);
}
