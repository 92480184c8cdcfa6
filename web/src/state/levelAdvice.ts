// Which level of bots suits a player: what the last games against a level say, and what is advised then. Pure.
import { isLessonTable } from '../local/ids';
import { levels } from './playNow';
import { mySeats, type TableState } from './tableState';

// The games of one kind in a row against one level.
export interface LevelRun {
  level: string;
  wins: number; // in a row
  losses: number;
  tables: string[]; // that were counted last, so that none counts twice
  declined: string; // the level that was advised last, and not wanted
}

const winsForNext = 2;
const lossesForFormer = 3;
const remembered = 20;

type Finished = Pick<TableState, 'table' | 'status' | 'origin' | 'terms' | 'seats' | 'result' | 'rival'>;

// The level that one person played against, from the beginning to the end; empty: there is none such.
export function levelPlayed(state: Finished): string {
  const { table, status, origin, terms, seats, result } = state;
  const begun = origin === 'start' && !terms['by-hand'] && !isLessonTable(table);
  if (!begun || status !== 'over' || result.length === 0) return '';
  const [mine, ...more] = mySeats(state as TableState);
  const others = seats.filter((_, seat) => seat !== mine);
  const [first] = others;
  const same = others.every(({ kind, name }) => kind === 'bot' && name === first?.name);
  const played = mine !== undefined && more.length === 0 && !seats[mine]!.replaced;
  return played && first && same && levels.includes(first.name) ? first.name : '';
}

// A shared win ends a row of wins and one of losses.
export function counted(run: LevelRun | undefined, state: Finished): LevelRun | undefined {
  const level = levelPlayed(state);
  if (level === '' || run?.tables.includes(state.table)) return run;
  const before = run?.level === level ? run : { wins: 0, losses: 0, declined: '' };
  const place = (seat: number) => state.result[seat]!.place;
  const isFirst = place(mySeats(state as TableState)[0]!) === 1;
  const isShared = isFirst && state.result.filter((other) => other.place === 1).length > 1;
  return {
    level,
    wins: isFirst && !isShared ? before.wins + 1 : 0,
    losses: isFirst ? 0 : before.losses + 1,
    tables: [...(run?.tables ?? []), state.table].slice(-remembered),
    declined: before.declined,
  };
}

export interface Advice {
  level: string; // that was played
  next: string;
  harder: boolean;
}

// `level`: that is chosen now; another one than in the last games needs no advice.
export function advice(run: LevelRun | undefined, level: string, offered: readonly string[]): Advice | null {
  if (!run || run.level !== level) return null;
  const harder = run.wins >= winsForNext;
  if (!harder && run.losses < lossesForFormer) return null;
  const next = offered[offered.indexOf(level) + (harder ? 1 : -1)];
  const known = offered.includes(level) && next !== undefined && next !== run.declined;
  return known ? { level, next, harder } : null;
}
