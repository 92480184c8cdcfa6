// Names among the facts of a refusal, in the reader's words.
import type { Say } from '../game';
import { colonyKind, siteId } from './facts';
import { type Good, goods, nobody } from './model';
import { cardTitle, colonyTitle, goodName, siteTitle } from './phrases';

const isGood = (name: string): name is Good => (goods as readonly string[]).includes(name);

// A tile by where it lies: a row of the exchange, a site of the city, a colony.
function tileWord(name: string, say: Say): string {
  if (isGood(name)) return goodName(name, say);
  const site = siteId(name);
  return site === nobody ? colonyTitle(colonyKind(name), say) : siteTitle(site, say);
}

export function factWord(fact: string, name: string, say: Say): string {
  switch (fact) {
    case 'card':
      return cardTitle(name, say);
    case 'good':
    case 'colony':
    case 'site':
    case 'tile':
      return tileWord(name, say);
    case 'disc':
    case 'due':
    case 'used':
      return say(`merchants.${fact}.${name}`);
    default:
      return name;
  }
}
