// Small phrases that several sentences share.
import type { GameProps, Say } from '../game';
import { cardOf, quarterOf } from './facts';
import {
  type Area,
  type Good,
  type Edition,
  type Figures,
  type View,
  continents,
  goods,
  nobody,
  quarters,
  sectors,
  sitesEach,
} from './model';

type Props = GameProps<View, Edition, Figures>;

export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const goodName = (good: Good, say: Say): string => say(`merchants.good.${good}`);
export const quarterName = (quarter: number, say: Say): string =>
  say(`merchants.quarter.${quarters[quarter] ?? ''}`);
export const continentName = (continent: number, say: Say): string =>
  say(`merchants.continent.${continents[continent] ?? ''}`);
export const seatName = (props: Props, seat: number): string =>
  props.seats[seat]?.name ?? String(seat + 1);

// "Nieuwe Zijde 8": people count from one.
export const siteTitle = (site: number, say: Say): string =>
  `${quarterName(quarterOf(site), say)} ${(site % sitesEach) + 1}`;

export const colonyTitle = (kind: number, say: Say): string =>
  say('merchants.colony-of', {
    continent: continentName(Math.floor(kind / sectors), say),
    good: goodName(goods[kind % sectors]!, say),
  });

// "a, b and c"
export function listed(items: string[], say: Say, key = 'merchants.and'): string {
  if (items.length < 2) return items[0] ?? '';
  return say(key, { one: items.slice(0, -1).join(', '), other: items[items.length - 1]! });
}

export function cardTitle(name: string, say: Say): string {
  const card = cardOf(name);
  switch (card.kind) {
    case 'colony':
      return say('merchants.card.colony', { continent: continentName(card.continent, say) });
    case 'trade':
      return say('merchants.card.trade', { good: goodName(goods[card.good]!, say) });
    case 'house': {
      const names = card.quarters.map((quarter) => quarterName(quarter, say));
      const args = { quarters: listed(names, say, 'merchants.or') };
      if (card.good === nobody) return say('merchants.card.house', args);
      return say('merchants.card.house-good', { ...args, good: goodName(goods[card.good]!, say) });
    }
    default:
      return say(`merchants.card.${card.kind}`);
  }
}

// A card in few words, as a sentence begins with it: "East Indies colony".
export function cardName(name: string, say: Say): string {
  const card = cardOf(name);
  const good = 'good' in card && card.good !== nobody ? goodName(goods[card.good]!, say) : '';
  switch (card.kind) {
    case 'colony':
      return say('merchants.name.colony', { continent: continentName(card.continent, say) });
    case 'trade':
      return sentenceCase(say('merchants.name.trade', { good }));
    case 'house': {
      const names = card.quarters.map((quarter) => quarterName(quarter, say));
      const args = { quarters: listed(names, say, 'merchants.or'), good };
      return say(`merchants.name.${good ? 'house-good' : 'house'}`, args);
    }
    default:
      return say(`merchants.name.${card.kind}`);
  }
}

export function sectorName(area: Area, sector: number, say: Say): string {
  if (area === 'exchange') return goodName(goods[sector]!, say);
  return area === 'amsterdam' ? quarterName(sector, say) : continentName(sector, say);
}
