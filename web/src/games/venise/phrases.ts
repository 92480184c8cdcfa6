// Small phrases that several sentences share.
import type { GameProps, Say } from '../game';
import { type Card, edgeEnds } from './facts';
import { type Cubes, type Edition, type Figures, type View, colours, tiles } from './model';

type Props = GameProps<View, Edition, Figures>;

export const tileName = (tile: string, say: Say): string => say(`venise.tile-name.${tile}`);
export const kindName = (kind: string, say: Say): string => say(`venise.kind.${kind}`);
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
// A name among the facts of a refusal: a quarter, a kind, what is due, why a power can do nothing.
export function factWord(fact: string, name: string, say: Say): string {
  if (fact === 'tile' || fact === 'other') return tileName(name, say);
  if (fact === 'cube' || fact === 'good') return kindName(name, say);
  return say(`venise.${fact}.${name}`);
}
export const seatName = (props: Props, seat: number): string =>
  props.seats[seat]?.name ?? String(seat + 1);

// "a, b and c"
export function listed(items: string[], say: Say): string {
  if (items.length < 2) return items[0] ?? '';
  const rest = items.slice(0, -1).join(', ');
  return say('venise.and', { one: rest, other: items[items.length - 1]! });
}

// "2 wool and 1 gold"
export function cubesText(cubes: Cubes, say: Say): string {
  const kinds = colours.filter((colour) => cubes[colour]);
  if (kinds.length === 0) return say('venise.nothing');
  return listed(
    kinds.map((kind) => say('venise.count', { count: cubes[kind]!, kind: kindName(kind, say) })),
    say,
  );
}

export function cardTitle(card: Card | undefined, say: Say): string {
  if (!card) return say('venise.a-card');
  switch (card.kind) {
    case 'order':
      return say('venise.card.order', { good: kindName(card.good, say), plus: card.plus });
    case 'workshop': {
      const { good, capacity } = card.workshop;
      return say('venise.card.workshop', { good: kindName(good, say), count: capacity });
    }
    case 'master': {
      const { effect, good } = card.master;
      const of = good ? kindName(good, say) : '';
      return say(`venise.card.${effect === 'order' ? 'master-order' : effect}`, { good: of });
    }
  }
}

// In two or three words, where a picture says the rest.
export function cardName(card: Card, say: Say): string {
  if (card.kind === 'workshop') return capital(kindName(card.workshop.good, say));
  if (card.kind === 'order') return say('venise.name.order', { good: kindName(card.good, say) });
  const { effect, good } = card.master;
  return say(`venise.name.${effect}`, { good: good ? kindName(good, say) : '' });
}

export function edgeTitle(index: number, say: Say): string {
  const [a, b] = edgeEnds(index);
  return `${tileName(tiles[a]!, say)} – ${tileName(tiles[b]!, say)}`;
}

// Wool, linen and gold of an action, out of targets like "wool:2".
export function cubesIn(targets: readonly string[]): Cubes {
  const out: Cubes = {};
  for (const target of targets) {
    const [kind, count] = target.split(':');
    const colour = colours.find((c) => c === kind);
    if (colour && Number(count) > 0) out[colour] = Number(count);
  }
  return out;
}
