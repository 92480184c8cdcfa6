// Words for a task: what it asks for, how far its owner is, what it brings.
import { taskDockers, taskGoods, taskQuarters } from '../../net/generated/amsterdam';
import type { GameProps, Say } from '../game';
import { seatList } from './facts';
import {
  type Colour,
  type Docker,
  type Edition,
  type Figures,
  type Good,
  type TaskAim,
  type TaskFigures,
  type TaskRow,
  type View,
  colours,
} from './model';
import { joined, quarterName, seatName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const dockerOf: Partial<Record<number, Docker>> = taskDockers;
const colourOf: Partial<Record<number, Colour>> = taskQuarters;
const goodOf: Partial<Record<number, Good>> = taskGoods;

// What a task is about. Quarters have the numbers of their colours.
export function subjectOf(task: string) {
  const colour = colourOf[Number(task)];
  return {
    docker: dockerOf[Number(task)],
    quarter: colour && colours.indexOf(colour),
    good: goodOf[Number(task)],
  };
}

// The words for what is counted.
const countedAs: Record<TaskAim, string> = {
  'dockers-home': 'dockers',
  'many-dockers': 'dockers',
  'many-sold': 'sold',
  warehouse: 'roofs',
  'all-depots': 'depots',
  quarter: 'quarter',
  'many-blocks': 'crests',
  'three-of-each': 'each',
  'at-mouth': 'amstel',
  'many-laurels': 'cards',
  'many-actions': 'cards',
  'many-permanents': 'cards',
  'many-cards': 'cards',
  'mixed-cargo': 'kinds',
  home: 'home',
  'give-crew': 'pieces',
  'give-colours': 'colours',
  'give-one-each': 'pieces',
  'give-dockers': 'aboard',
};
const stagesOfVoyage = ['away', 'out', 'back'];

const rowOf = (task: string, { edition }: Props): TaskRow | undefined =>
  edition.edition.tasks.find((row) => row.task === task);
const givesBack = (task: string, props: Props): boolean =>
  rowOf(task, props)?.aim.startsWith('give-') ?? false;

// As the rules judge it; null: they have not told yet.
export const progressOf = (task: string, seat: number, { figures }: Props): TaskFigures | null =>
  figures?.tasks.find((it) => it.task === task && it.seat === seat) ?? null;

// "2 of 4 crests in Jordaan"
export function progressText({ task = '', seat, have, need }: TaskFigures, props: Props, say: Say): string {
  const { quarter } = subjectOf(task);
  const key = countedAs[rowOf(task, props)?.aim ?? 'home'];
  const active = props.view.active[seat];
  return say(`amsterdam.progress.${key}${key === 'home' ? `.${stagesOfVoyage[have]}` : ''}`, {
    have,
    need,
    quarter: quarter === undefined ? '' : quarterName(quarter, say),
    artisans: active?.artisans.length ?? 0,
    buildings: active?.buildings.length ?? 0,
    plans: active?.plans.length ?? 0,
  });
}

// Its pieces are there, but the best way to hand them back leaves it out.
export const isLeftOut = ({ have, need, points }: TaskFigures): boolean =>
  have >= need && points === 0;

function stateText(progress: TaskFigures, props: Props, say: Say): string {
  const notes = [
    progress.points > 0 && say('amsterdam.tasks.met'),
    isLeftOut(progress) && say('amsterdam.tasks.elsewhere'),
    say('amsterdam.tasks.points', { count: progress.worth }),
  ];
  const words = [progressText(progress, props, say), ...notes].filter(Boolean).join(', ');
  return `${seatName(props, progress.seat)}: ${words}.`;
}

export function task(index: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const row = edition.edition.tasks[index];
  if (!row) return '';
  const name = row.task;
  const states = seatList(view).flatMap((seat) => {
    const progress = progressOf(name, seat, props);
    return progress ? [stateText(progress, props, say)] : [];
  });
  return joined([
    say('amsterdam.task-is', { number: name, task: say(`amsterdam.task.${name}`) }),
    ...states,
    givesBack(name, props) && say('amsterdam.tasks.give'),
  ]);
}
