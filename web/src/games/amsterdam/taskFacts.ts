// Tasks: what each asks for, and how far a player is with it. Only what the view shows counts.
import { total } from '../shared/targets';
import { cardsIn, crestsIn, delivered, rowOf, seatsOf } from './facts';
import {
  type Colour,
  type Edition,
  type View,
  type Docker,
  type Good,
  type TaskRow,
  type Timing,
  colours,
  mouth,
  quarters,
} from './model';
import { taskDockers, taskGoods, taskQuarters } from '../../net/generated/amsterdam';

type Quarter = (typeof quarters)[number];

const dockerOf: Partial<Record<number, Docker>> = taskDockers;
const colourOfQuarter: Partial<Record<number, Colour>> = taskQuarters;
const goodOf: Partial<Record<number, Good>> = taskGoods;

// What a task's aim is about. Quarters stand in the order of their colours.
function quarterOf(task: number): Quarter | undefined {
  const colour = colourOfQuarter[task];
  return colour && quarters[colours.indexOf(colour)];
}

export const subjectOf = (task: string) => ({
  docker: dockerOf[Number(task)],
  quarter: quarterOf(Number(task)),
  good: goodOf[Number(task)],
});

export const taskIndex = (task: string): number => Number(task) - 1;
export const taskRow = (task: string, edition: Edition): TaskRow | undefined =>
  edition.edition.tasks[taskIndex(task)];

export interface Progress {
  key: string; // of the words for it
  have: number;
  need: number;
  met: boolean; // by what lies there now
  worth: number; // points if it is met; if it is, those it brings
  counts?: Record<string, number>; // where one number does not tell it
}

type Count = [key: string, have: number, need: number];

function kindsIn(counts: Record<string, number | undefined>): number {
  return Object.values(counts).filter((n) => (n ?? 0) > 0).length;
}

const activeWith = (timing: Timing, seat: number, view: View, edition: Edition) =>
  cardsIn(view.active[seat]!).filter((card) => rowOf(card, edition)?.timing === timing).length;

function home(view: View, seat: number): Count {
  const [left, there] = [view.departed.includes(seat), view.ship[seat] === 'start'];
  if (!left) return ['home.away', 0, 2];
  return there ? ['home.back', 2, 2] : ['home.out', 1, 2];
}

const goodsOf = (view: View, seat: number): number =>
  total(view.store[seat]!) + total(view.barge[seat]!);
const aboard = (view: View, seat: number): number => total(view.aboard[seat]!);

function countOf(row: TaskRow, seat: number, view: View, edition: Edition): Count {
  const { docker, quarter, good } = subjectOf(row.task);
  const active = view.active[seat]!;
  switch (row.aim) {
    case 'dockers-home':
      return ['dockers', view.promoted[docker!] ?? 0, 2];
    case 'many-dockers':
      return ['dockers', total(view.promoted), 7];
    case 'many-sold':
      return ['sold', total(view['black-market']), 7];
    case 'warehouse':
      return ['roofs', delivered(view, good!), 3];
    case 'all-depots':
      return ['depots', view.depots.filter(Boolean).length, view.depots.length];
    case 'quarter':
      return ['quarter', crestsIn(view, seat, quarter!), 4];
    case 'many-blocks':
      return ['crests', view.crests[seat]!.length, 9];
    case 'three-of-each': {
      const each = [active.artisans, active.buildings, active.plans];
      return ['each', each.reduce((sum, cards) => sum + Math.min(3, cards.length), 0), 9];
    }
    case 'at-mouth':
      return ['amstel', view.amstel[seat]!, mouth];
    case 'many-laurels':
      return ['cards', activeWith('end', seat, view, edition), 3];
    case 'many-actions':
      return ['cards', activeWith('III', seat, view, edition), 4];
    case 'many-permanents':
      return ['cards', activeWith('permanent', seat, view, edition), 5];
    case 'many-cards':
      return ['cards', cardsIn(active).length, 10];
    case 'mixed-cargo':
      return ['kinds', kindsIn(view.barge[seat]!), 2];
    case 'home':
      return home(view, seat);
    default:
      return givenCount(row, seat, view);
  }
}

// What would be handed back at the end.
function givenCount(row: TaskRow, seat: number, view: View): Count {
  const one = (n: number) => Math.min(1, n);
  switch (row.aim) {
    case 'give-crew':
      return ['pieces', Math.min(2, aboard(view, seat)) + one(goodsOf(view, seat)), 3];
    case 'give-colours':
      return ['colours', kindsIn(view.supply[seat]!), 6];
    case 'give-dockers':
      return ['aboard', view.aboard[seat]![subjectOf(row.task).docker!] ?? 0, 2];
    default: {
      const pieces = [aboard(view, seat), goodsOf(view, seat), total(view.supply[seat]!)];
      return ['pieces', pieces.reduce((sum, n) => sum + one(n), 0), 3];
    }
  }
}

export const handsBack = (row: TaskRow): boolean => row.aim.startsWith('give-');
// Part of what is asked brings something, too.
const byDegrees = (row: TaskRow): boolean =>
  row.aim === 'give-colours' || row.aim === 'give-dockers';

function worthOf(row: TaskRow, have: number, seats: number): number {
  const most = Math.max(1, have);
  if (row.aim === 'give-colours') return row.points[most - 1] ?? 0;
  const more = row.aim === 'give-dockers' && most > 1 ? 3 : 0;
  return row.points[seats - 2 + more] ?? 0;
}

export function progressOf(
  task: string,
  seat: number,
  view: View,
  edition: Edition,
): Progress | null {
  const row = taskRow(task, edition);
  if (!row || !view.active[seat]) return null;
  const [key, have, need] = countOf(row, seat, view, edition);
  const met = have >= (byDegrees(row) ? 1 : need);
  const { artisans, buildings, plans } = view.active[seat];
  return {
    key,
    have: Math.min(have, need),
    need,
    met,
    worth: worthOf(row, have, seatsOf(view)),
    counts: { artisans: artisans.length, buildings: buildings.length, plans: plans.length },
  };
}

export const taskCount = (view: View, seat: number): number =>
  view['task-count'][seat] ?? 0;
export const hasTasks = (view: View): boolean => view['task-count'].some((n) => n > 0);
// Tasks that lie face down for whoever looks on.
export const hiddenTasks = (view: View, seat: number): number =>
  taskCount(view, seat) - (view.tasks[seat]?.length ?? 0);
// Whether all see them: then the others' are here before the end, too.
export const areOpen = (options: Record<string, string>): boolean =>
  (options['tasks'] ?? '').startsWith('open');
