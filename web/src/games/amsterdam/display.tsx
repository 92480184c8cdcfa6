// The cards of phase I and of the draft, while some lie there.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { Card } from './cards';
import { cardIndex } from './facts';
import type { AmsterdamEdition, AmsterdamView } from './model';

type Props = GameProps<AmsterdamView, AmsterdamEdition>;

export const hasDisplay = (view: AmsterdamView): boolean => view.display.length > 0;

export function Display(props: Props) {
  const say = useSay();
  const { view } = props;
  if (!hasDisplay(view)) return null;
  return (
    <div class="a-display" role="group" aria-label={say('amsterdam.display')}>
      {view.display.map((card) => (
        <Card key={card} index={cardIndex(card)} props={props} piece={`display:${card}`} />
      ))}
    </div>
  );
}
