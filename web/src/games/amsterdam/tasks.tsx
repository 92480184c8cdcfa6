// A seat's tasks: what they ask for, and how many of them others keep to themselves.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { numberOf, taskPoints } from './facts';
import { Icon } from './glyphs';
import type { AmsterdamEdition, AmsterdamView } from './model';

type Props = GameProps<AmsterdamView, AmsterdamEdition> & { seat: number };

export function Tasks({ seat, ...props }: Props) {
  const say = useSay();
  const { view, edition, parts } = props;
  const known = view.tasks[seat] ?? [];
  const hidden = (view['task-count'][seat] ?? 0) - known.length;
  if (known.length + hidden === 0) return null;
  return (
    <div class="a-tasks" role="group" aria-label={say('amsterdam.tasks')}>
      {known.map((name) => {
        const index = numberOf('task', name, edition);
        const target = `task:${index}`;
        return (
          <Part
            key={name}
            target={target}
            parts={parts}
            label={explain(target, props, say)}
            class="a-task"
          >
            <b>
              <Icon name="task" />
              {taskPoints(index, view, edition).join('/')}
            </b>
            <p>{say(`amsterdam.task.${name}`)}</p>
          </Part>
        );
      })}
      {hidden > 0 && <p class="a-task">{say('amsterdam.tasks.hidden', { count: hidden })}</p>}
    </div>
  );
}
