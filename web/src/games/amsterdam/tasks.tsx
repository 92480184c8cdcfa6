// A seat's tasks as small cards: what they ask for, how far it is, what they bring. Others' secret
// ones lie face down.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { isLeftOut, progressOf, progressText } from './explainTasks';
import { hiddenTasks, taskIndex } from './facts';
import { Icon } from './glyphs';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

function Task({ task, seat, props }: { task: string; seat: number; props: Props }) {
  const say = useSay();
  const progress = progressOf(task, seat, props);
  const met = (progress?.points ?? 0) > 0;
  const target = `task:${taskIndex(task)}`;
  return (
    <Part
      target={target}
      parts={props.parts}
      label={explain(target, props, say)}
      class={met ? 'a-task met' : 'a-task'}
    >
      <span class="task-worth">
        {met ? '✓' : <Icon name="task" />}
        <b>{progress?.worth ?? '–'}</b>
        <Icon name="points" />
      </span>
      <span class="task-words">
        {say(`amsterdam.task.${task}`)}
        {progress && (
          <span class="task-progress">
            <span class="task-bar" style={{ '--part': progress.have / progress.need }} />
            <small>
              {progressText(progress, props, say)}
              {isLeftOut(progress) && ` (${say('amsterdam.tasks.elsewhere')})`}
            </small>
          </span>
        )}
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
