// At the end: how it stands against TOM, and what everybody's tasks brought.
import { Mark, seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import type { GameProps, Outcome } from '../game';
import { hasTasks, seatList } from './facts';
import { Icon } from './glyphs';
import type { Edition, Figures, View } from './model';
import { seatName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

function AgainstTom({ outcome }: { outcome: Outcome }) {
  const say = useSay();
  if (outcome.rival === null) return null;
  const ahead = (outcome.scores[0] ?? 0) - outcome.rival;
  const key = ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'tied';
  return <p class="against-tom">{say(`amsterdam.tom.${key}`, { count: Math.abs(ahead) })}</p>;
}

function TasksOf({ seat, props }: { seat: number; props: Props }) {
  const say = useSay();
  const tasks = props.figures?.tasks.filter((it) => it.seat === seat) ?? [];
  return (
    <section class="tasks-of">
      <h3 class={seatClass(seat)}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <Mark seat={seat} />
        </svg>
        {seatName(props, seat)}
      </h3>
      <ul>
        {tasks.map(({ task, points }) => (
          <li key={task} class={points > 0 ? 'met' : 'missed'}>
            <b>
              {points > 0 ? '✓' : '–'} {points}
              <Icon name="points" />
            </b>
            {say(`amsterdam.task.${task}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Ending({ outcome, ...props }: Props & { outcome: Outcome }) {
  const say = useSay();
  return (
    <div class="amsterdam-ending">
      <AgainstTom outcome={outcome} />
      {hasTasks(props.view) && (
        <>
          <h3>{say('amsterdam.tasks')}</h3>
          <div class="all-tasks">
            {seatList(props.view).map((seat) => (
              <TasksOf key={seat} seat={seat} props={props} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
