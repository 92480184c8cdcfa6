// How a finished match ended, in one line of a list.
import type { ListedSeat, TableSummary } from '../net/http';
import { t } from '../texts';
import { seatName } from './names';

type Ranked = ListedSeat & { score: number; place: number };

const isRanked = (seat: ListedSeat): seat is Ranked =>
  seat.score !== undefined && seat.place !== undefined;

// Empty: the list does not tell it. `me` is the reader's name.
export function resultText({ id, seats }: TableSummary, me: string): string {
  const ranked = seats.filter(isRanked);
  if (ranked.length === 0 || ranked.length < seats.length) return '';
  const name = (seat: Ranked) => seatName(seat, seats.indexOf(seat), id);
  const isMine = (seat: Ranked) => seat.kind === 'person' && seat.name === me;
  const winners = ranked.filter(({ place }) => place === 1);
  const [first] = winners;
  const mine = ranked.find(isMine);
  if (ranked.length === 1) {
    return t(first ? 'result-solo-won' : 'result-solo-lost', { score: ranked[0]!.score });
  }
  if (!first) return '';
  if (winners.length > 1) {
    return t('result-shared', { names: winners.map(name).join(', '), score: first.score });
  }
  if (isMine(first)) {
    const second = Math.max(...ranked.filter((seat) => seat !== first).map(({ score }) => score));
    return t('result-won', { score: first.score, other: second });
  }
  const args = { name: name(first), score: first.score };
  // Between the two there may be others.
  if (mine) return t('result-mine', { ...args, other: mine.score });
  const next = ranked.find(({ place }) => place === 2) ?? ranked.find((seat) => seat !== first)!;
  return t('result-lost', { ...args, other: next.score });
}
