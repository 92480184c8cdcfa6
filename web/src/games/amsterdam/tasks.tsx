// A seat's tasks as small cards: what they ask for, how far it is, what they bring. Others' secret
// ones lie face down.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { progressText } from './explainTasks';
import { Icon } from './glyphs';
import type { Edition, View } from './model';
import { hiddenTasks, progressOf, taskIndex } from './taskFacts';

type Props = GameProps<View, Edition>;

function Task({ task, seat, props }: { task: string; seat: number; props: Props }) {
  const say = useSay();
  const { view, edition, parts } = props;
  const progress = progressOf(task, seat, view, edition);
  if (!progress) return null;
  const { have, need, met, worth } = progress;
  const target = `task:${taskIndex(task)}`;
  return (
    <Part
      target={target}
      parts={parts}
      label={explain(target, props, say)}
      class={met ? 'a-task met' : 'a-task'}
    >
      <span class="task-worth">
        {met ? '✓' : <Icon name="task" />}
        <b>{worth}</b>
        <Icon name="points" />
      </span>
      <span class="task-words">
        {say(`amsterdam.task.${task}`)}
        <span class="task-progress">
          <span class="task-bar" style={{ '--part': have / need }} />
          <small>{progressText(task, progress, say)}</small>
        </span>
      </span>
    </Part>
  );
}

export function Tasks({ seat, ...props }: Props & { seat: number }) {
  const say = useSay();
  const { view } = props;
  const known = view.tasks[seat] ?? [];
  const hidden = hiddenTasks(view, seat);
  if (known.length + hidden === 0) return null;
  return (
    <section class="a-tasks" aria-label={say('amsterdam.tasks')}>
      <h3>{say('amsterdam.tasks')}</h3>
      {known.map((task) => (
        <Task key={task} task={task} seat={seat} props={props} />
      ))}
      {hidden > 0 && (
        <p class="task-backs">
          {Array.from({ length: hidden }, (_, i) => (
            <span key={i} class="task-back">
              <Icon name="task" />
            </span>
          ))}
          {say('amsterdam.tasks.hidden', { count: hidden })}
        </p>
      )}
    </section>
  );
}
