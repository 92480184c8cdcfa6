// Words for a task: what it asks for, how far its owner is, what it brings.
import type { GameProps, Say } from '../game';
import { isReconstructed } from '../shared/source';
import { seatList } from './facts';
import { type Edition, type View, quarters } from './model';
import { joined, quarterName, seatName } from './phrases';
import { type Progress, handsBack, progressOf, subjectOf, taskRow } from './taskFacts';

type Props = GameProps<View, Edition>;

// "2 of 4 crests in Jordaan"
export function progressText(task: string, { key, have, need, counts }: Progress, say: Say): string {
  const { quarter } = subjectOf(task);
  return say(`amsterdam.progress.${key}`, {
    have,
    need,
    quarter: quarter ? quarterName(quarters.indexOf(quarter), say) : '',
    ...counts,
  });
}

export function task(index: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const row = edition.edition.tasks[index];
  if (!row) return '';
  const name = row.task;
  const owners = seatList(view).filter((seat) => view.tasks[seat]?.includes(name));
  const states = owners.map((seat) => {
    const progress = progressOf(name, seat, view, edition)!;
    const met = progress.met ? `, ${say('amsterdam.tasks.met')}` : '';
    const points = say('amsterdam.tasks.points', { count: progress.worth });
    return `${seatName(props, seat)}: ${progressText(name, progress, say)}${met}, ${points}.`;
  });
  return joined([
    say('amsterdam.task-is', { number: name, task: say(`amsterdam.task.${name}`) }),
    ...states,
    handsBack(row) && say('amsterdam.tasks.give'),
    isReconstructed(taskRow(name, edition)?.mark) && say('amsterdam.ours.points'),
  ]);
}
