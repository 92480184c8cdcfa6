// Small phrases that several sentences share.
import type { Say } from '../game';
import { namesOf } from './facts';
import { type Card, type Edition, cardKinds } from './model';

export const pair = (of: { from: string; to: string } | undefined): string =>
  of ? `${of.from} – ${of.to}` : '';

export const cardName = (card: string, say: Say): string => say(`carts.card.${card}`);

// "2 green and 1 joker"
export function payment(card: string, count: number, jokers: number, say: Say): string {
  const coloured = count > 0 ? say('carts.count', { count, card: cardName(card, say) }) : '';
  const wild = jokers > 0 ? say('carts.count.jokers', { count: jokers }) : '';
  return coloured && wild ? say('carts.and', { one: coloured, other: wild }) : coloured || wild;
}

export const cardOf = (index: number): Card => cardKinds[index] ?? 'joker';

export function trackNamed(name: unknown, edition: Edition) {
  const index = namesOf(edition).track.get(String(name));
  return index === undefined ? undefined : edition.edition.tracks[index];
}

export function contractNamed(name: unknown, edition: Edition) {
  const index = namesOf(edition).contract.get(String(name));
  return index === undefined ? undefined : edition.edition.contracts[index];
}
