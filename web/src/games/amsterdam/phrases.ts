// Small phrases that several sentences share.
import type { GameProps, Say } from '../game';
import { cardName, nodeOf, numberOf, quarterOf } from './facts';
import {
  type Edition,
  type Figures,
  type View,
  type Colour,
  type Docker,
  type Good,
  type Resources,
  blocksEach,
  colours,
} from './model';

type Props = GameProps<View, Edition, Figures>;

export const joined = (sentences: (string | false)[]): string =>
  sentences.filter(Boolean).join(' ');

export const colourName = (colour: Colour, say: Say): string => say(`amsterdam.colour.${colour}`);
export const goodName = (good: Good, say: Say): string => say(`amsterdam.good.${good}`);
export const dockerName = (docker: Docker, say: Say): string => say(`amsterdam.docker.${docker}`);
export const seatName = (props: Props, seat: number): string =>
  props.seats[seat]?.name ?? String(seat + 1);

export const cardTitle = (index: number, say: Say): string =>
  say(`amsterdam.card.${cardName(index)}.name`);
export const cardText = (index: number, say: Say): string =>
  say(`amsterdam.card.${cardName(index)}.text`);
// What a card does, without the words on when: its badge shows that. "Once per turn: gain 1 florin."
export function cardEffect(index: number, say: Say): string {
  const effect = cardText(index, say).replace(/^[^:.]{1,34}:\s*/, '');
  return effect.charAt(0).toUpperCase() + effect.slice(1);
}
// "Brewer (014)": there are several of most kinds. Only a card's own details tell its number.
export const cardLabel = (index: number, say: Say): string =>
  `${cardTitle(index, say)} (${cardName(index)})`;

// A quarter has the name of its plans.
const firstPlan = 108;
const plansEach = 4;
export const quarterName = (quarter: number, say: Say): string =>
  cardTitle(firstPlan + quarter * plansEach, say);

// "Jordaan 2": people count from one.
export const blockTitle = (block: number, say: Say): string =>
  `${quarterName(quarterOf(block), say)} ${(block % blocksEach) + 1}`;

export function spaceTitle(node: number, say: Say): string {
  const place = nodeOf(node);
  switch (place.kind) {
    case 'quay':
      return say('amsterdam.space.quay', { docker: dockerName(place.docker, say) });
    case 'warehouse':
      return say('amsterdam.space.warehouse', { good: goodName(place.good, say) });
    case 'depot':
      return say('amsterdam.space.depot', { number: place.index + 1 });
    default:
      return say(`amsterdam.space.${place.kind}`);
  }
}

// Open water is named by what lies at it: "open water (start space, beer warehouse, blue quay)".
export function spaceOfAction(node: number, edition: Edition, say: Say): string {
  if (nodeOf(node).kind !== 'water') return spaceTitle(node, say);
  const name = edition.parts[`space:${node}`];
  const beside = edition.edition.channels
    .flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
    .map((other) => numberOf('space', other, edition))
    .filter((other) => nodeOf(other).kind !== 'water');
  return `${spaceTitle(node, say)} (${beside.map((other) => spaceTitle(other, say)).join(', ')})`;
}

// "a, b and c"
export function listed(items: string[], say: Say): string {
  if (items.length < 2) return items[0] ?? '';
  const [one, other] = [items.slice(0, -1).join(', '), items[items.length - 1]!];
  return say('amsterdam.and', { one, other });
}

// "2 pink, 1 grey"
export const resourcesText = (counts: Resources, say: Say): string =>
  colours
    .filter((colour) => (counts[colour] ?? 0) > 0)
    .map((colour) => `${counts[colour]} ${colourName(colour, say)}`)
    .join(', ') || say('amsterdam.nothing');
