// The names among the facts of a refusal in the reader's words.
import type { Say } from '../game';
import {
  type Colour,
  type Docker,
  type Good,
  blocksEach,
  dockers,
  firstDepot,
  firstQuay,
  firstWarehouse,
  firstWater,
  goods,
  quarters,
} from './model';
import { blockTitle, cardTitle, colourName, goodName, quarterName, spaceTitle } from './phrases';

// "w3", "beer-anchor", "blue-quay", "depot-2", "start": its number among the spaces of the harbour.
function nodeNamed(name: string): number {
  const [word = '', kind = ''] = name.split('-');
  if (kind === 'quay') return firstQuay + dockers.indexOf(word as Docker);
  if (kind === 'anchor') return firstWarehouse + goods.indexOf(word as Good);
  if (word === 'depot') return firstDepot + Number(kind) - 1;
  return word === 'start' ? 0 : firstWater + Number(word.slice(1)) - 1;
}

const quarterOf = (name: string): number => quarters.findIndex((quarter) => quarter === name);

// "jordaan-2"
function blockNamed(name: string, say: Say): string {
  const at = name.lastIndexOf('-');
  const quarter = quarterOf(name.slice(0, at));
  return quarter < 0 ? '' : blockTitle(quarter * blocksEach + Number(name.slice(at + 1)) - 1, say);
}

// A block, a good of the black market or a space of the harbour.
function placeWord(name: string, say: Say): string {
  if ((goods as readonly string[]).includes(name)) return goodName(name as Good, say);
  return blockNamed(name, say) || spaceTitle(nodeNamed(name), say);
}

// "plan-used-of-jordaan" is the condition "plan-used-of" with its quarter.
function conditionWord(name: string, say: Say): string {
  const [condition, quarter] = name.split('-of-');
  if (quarter === undefined) return say(`amsterdam.condition.${name}`);
  return say(`amsterdam.condition.${condition}-of`, {
    quarter: quarterName(quarterOf(quarter), say),
  });
}

export function factWord(fact: string, name: string, say: Say): string {
  switch (fact) {
    case 'card':
    case 'by':
    case 'one':
      return cardTitle(Number(name) - 1, say);
    case 'colour':
      return colourName(name as Colour, say);
    case 'good':
      return goodName(name as Good, say);
    case 'here':
    case 'space':
    case 'block':
    case 'place':
    case 'nearest':
      return placeWord(name, say);
    case 'condition':
      return conditionWord(name, say);
    case 'tile':
      return name.toUpperCase();
    case 'deck':
      return say(`amsterdam.class.${name}`);
    case 'action':
      return say(`amsterdam.way.${name}`);
    case 'walker':
      return say(`amsterdam.who.${name}`);
    default: // docker, due, counted, state, timing
      return say(`amsterdam.${fact}.${name}`);
  }
}
