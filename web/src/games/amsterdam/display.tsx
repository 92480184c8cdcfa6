// The cards of phase I and of the draft, while some lie there. Beside the map they lie over it, and
// can be put aside to see what is under them.
import { useEffect, useState } from 'preact/hooks';

import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { CardFace } from './cards';
import { askOf, cardIndex, cardName, cardsIn } from './facts';
import { Icon } from './glyphs';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

// Laid out in phase I; or the discard pile while a card may be fetched from there.
const isFetching = (view: View): boolean => askOf(view)?.kind === 'fetch';

function shownCards(view: View): number[] {
  if (isFetching(view)) return cardsIn(view.discard);
  return view.display.map(cardIndex);
}

export const hasDisplay = (view: View): boolean => shownCards(view).length > 0;

export function Display({ over = false, ...props }: Props & { over?: boolean }) {
  const say = useSay();
  const { view } = props;
  const cards = shownCards(view);
  const fetches = isFetching(view);
  const [aside, setAside] = useState(false);
  // What is laid out anew is seen.
  useEffect(() => setAside(false), [view.round, view.phase, fetches]);
  if (cards.length === 0) return null;
  const title = fetches
    ? say('amsterdam.pile', { count: cards.length })
    : say('amsterdam.display');
  return (
    <div class={`a-offer ${over ? 'over' : ''} ${aside ? 'aside' : ''}`}>
      <div class="a-offer-head">
        <b>{title}</b>
        {over && (
          <button type="button" aria-expanded={!aside} onClick={() => setAside(!aside)}>
            <Icon name={aside ? 'cards' : 'city'} />
            {say(aside ? 'amsterdam.offer.show' : 'amsterdam.offer.aside')}
          </button>
        )}
      </div>
      <div
        class={fetches ? 'a-display pile' : 'a-display'}
        role="group"
        aria-label={title}
        tabIndex={fetches ? 0 : undefined}
        hidden={aside}
        style={{ '--cards': Math.min(cards.length, cards.length > 5 ? Math.ceil(cards.length / 2) : 5) }}
      >
        {cards.map((index) => (
          <CardFace key={index} index={index} props={props} piece={`display:${cardName(index)}`} />
        ))}
      </div>
    </div>
  );
}
