// The cards of phase I and of the draft, while some lie there.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { CardFace } from './cards';
import { askOf, cardIndex, cardName, cardsIn } from './facts';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

// Laid out in phase I; or the discard pile while a card may be fetched from there.
const isFetching = (view: View): boolean => askOf(view)?.kind === 'fetch';

function shownCards(view: View): number[] {
  if (isFetching(view)) return cardsIn(view.discard);
  return view.display.map(cardIndex);
}

export const hasDisplay = (view: View): boolean => shownCards(view).length > 0;

export function Display(props: Props) {
  const say = useSay();
  const { view } = props;
  const cards = shownCards(view);
  if (cards.length === 0) return null;
  const fetches = isFetching(view);
  const title = fetches
    ? say('amsterdam.pile', { count: cards.length })
    : say('amsterdam.display');
  return (
    <div
      class={fetches ? 'a-display pile' : 'a-display'}
      role="group"
      aria-label={title}
      tabIndex={fetches ? 0 : undefined}
    >
      {fetches && <p class="pile-title">{title}</p>}
      {cards.map((index) => (
        <CardFace key={index} index={index} props={props} piece={`display:${cardName(index)}`} />
      ))}
    </div>
  );
}
