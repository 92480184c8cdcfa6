// What can be chosen and has no place on the board: nothing, early, done, no thanks, a credit.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { ChoiceButton } from '../shared/choice';
import { isOpen } from '../shared/targets';
import { explain } from './explain';
import { type Face, faceOf } from './facts';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

const targets = ['early', 'nothing', 'borrow', 'done', 'pass', 'unsold'];

export function Tray(props: Props) {
  const say = useSay();
  const face: Face = faceOf(props.edition);
  const shown = targets.filter((target) => isOpen(props, target));
  if (shown.length === 0) return null;
  return (
    <div class="choice m-choices" role="group" aria-label={say('merchants.choices')}>
      {shown.map((target) => (
        <ChoiceButton
          key={target}
          target={target}
          parts={props.parts}
          label={explain(target, props, say)}
        >
          {say(`merchants.short.${target}`, { highest: face.highest })}
        </ChoiceButton>
      ))}
    </div>
  );
}
