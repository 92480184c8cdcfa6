// How an auction ended, told from what was on the table before and after it.
import { type View, nobody } from './model';
import { isAuction } from './facts';

export interface Sale {
  buyer: number; // nobody: unsold
  price: number;
  tied: boolean; // the viewer bid as much, and chance chose the buyer
  early: number; // who was first to press before the highest price; nobody: there was no such run
}

function paidBetween(before: View, after: View): number[] {
  return after.ledger.map(({ auctions }, seat) => auctions - (before.ledger[seat]?.auctions ?? 0));
}

// Null: no auction ended between them.
export function saleBetween(before: View, after: View): Sale | null {
  if (isAuction(after)) return null;
  const paid = paidBetween(before, after);
  const buyer = paid.findIndex((amount) => amount > 0);
  if (buyer < 0 && !isAuction(before)) return null;
  const early = before.phase === 'doubled' ? before.early : nobody;
  const price = buyer < 0 ? 0 : paid[buyer]!;
  const tied = price > 0 && buyer !== before.viewer && before['own-bid'] === price;
  return { buyer, price, tied, early };
}

// What is to be told: the latest sale, until the next one or until one goes back in time.
export function latestSale(
  known: Sale | null,
  before: View,
  after: View,
): Sale | null {
  if (before === after) return known;
  if (paidBetween(before, after).some((amount) => amount < 0)) return null;
  return saleBetween(before, after) ?? known;
}
