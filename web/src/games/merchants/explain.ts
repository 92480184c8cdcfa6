// Words for every part of the board, one to three sentences.
import type { GameProps, Say, Target } from '../game';
import { indexOf, kindOf, total } from '../shared/targets';
import {
  colonyHolders,
  colonySites,
  faceOf,
  houseOwner,
  markerOf,
  priceOf,
  quarterOf,
  seatFigures,
  seatList,
  sectorFigures,
  siteId,
  termOf,
} from './facts';
import { across } from './layout';
import {
  type Area,
  type Edition,
  type Figures,
  type View,
  type Space,
  discs,
  goods,
  nobody,
  sectors,
} from './model';
import {
  cardTitle,
  colonyTitle,
  continentName,
  goodName,
  listed,
  quarterName,
  seatName,
  siteTitle,
} from './phrases';

type Props = GameProps<View, Edition, Figures>;

const joined = (sentences: string[]): string => sentences.filter(Boolean).join(' ');

// The sector's place among the four of its area, as a scoring would see it now.
function rank(area: Area, sector: number, { figures }: Props, say: Say): string {
  const it = sectorFigures(figures, area, sector);
  return it ? say('merchants.sector.rank', { rank: it.rank }) : '';
}

// What each seat has there for a scoring, the most first.
function values(area: Area, sector: number, props: Props, say: Say): string {
  const list = (sectorFigures(props.figures, area, sector)?.values ?? [])
    .map((value, seat) => ({ value, seat }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ value, seat }) => `${seatName(props, seat)} ${value}`);
  return list.length ? say(`merchants.sector.${area}`, { names: list.join(', ') }) : '';
}

function lane(index: number, props: Props, say: Say): string {
  const { view } = props;
  const good = goods[index];
  if (!good) return '';
  const there = seatList(view)
    .filter((seat) => markerOf(view, seat, good) > 0)
    .sort((a, b) => markerOf(view, b, good) - markerOf(view, a, good))
    .map((seat) => `${seatName(props, seat)} ${markerOf(view, seat, good)}`);
  const args = { good: goodName(good, say), number: index + 1, names: there.join(', ') };
  return joined([
    say(there.length ? 'merchants.lane' : 'merchants.lane.empty', args),
    rank('exchange', index, props, say),
  ]);
}

function colony(kind: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const row = edition.edition.continents[Math.floor(kind / sectors)];
  if (!row) return '';
  const holders = colonyHolders(view, kind).map((seat) => seatName(props, seat));
  const free = colonySites(edition, kind) - holders.length;
  return joined([
    say('merchants.colony', { colony: colonyTitle(kind, say), count: free }),
    holders.length ? say('merchants.colony.of', { names: holders.join(', ') }) : '',
  ]);
}

function site(id: number, props: Props, say: Say): string {
  const { view, edition } = props;
  const row = edition.edition.quarters[quarterOf(id)];
  if (!row) return '';
  const owner = houseOwner(view, id);
  const over = across(edition, id).map((other) => siteTitle(other, say));
  const name = { site: siteTitle(id, say) };
  return joined([
    owner === nobody
      ? say('merchants.site.free', name)
      : say('merchants.site.of', { ...name, name: seatName(props, owner) }),
    over.length ? say('merchants.site.bridge', { sites: listed(over, say) }) : '',
  ]);
}

export function payoutsText({ payouts }: Space, say: Say): string {
  const ranks = payouts.map(({ first, second }, i) =>
    say('merchants.payout-rank', { rank: i + 1, first, second }),
  );
  return say('merchants.payouts', { list: ranks.join(' · ') });
}

function space(index: number, { view, edition }: Props, say: Say): string {
  const it = edition.edition.spaces[index];
  if (!it) return '';
  const pays = it.payouts.some(({ first }) => first > 0);
  return joined([
    say('merchants.space', { years: it.years, event: say(`merchants.space.${it.event}`) }),
    pays ? payoutsText(it, say) : '',
    index === view.space ? say('merchants.space.now') : '',
  ]);
}

function disc(index: number, { view }: Props, say: Say): string {
  const name = discs[index];
  if (!name) return '';
  const card = view.discs[index];
  return joined([
    say(`merchants.disc.${name}.says`),
    card ? say('merchants.disc.card', { card: cardTitle(card, say) }) : '',
  ]);
}

function card(index: number, { edition, view }: Props, say: Say): string {
  const name = edition.parts[`card:${index}`];
  if (!name) return '';
  const row = edition.edition.cards.find((one) => one.card === name);
  return joined([
    say('merchants.card-is', { card: cardTitle(name, say) }),
    row ? say('merchants.card.left', { count: view.pile[name] ?? 0 }) : '',
  ]);
}

function price(index: number, props: Props, say: Say): string {
  const count = index * 10;
  const place = priceOf(props.figures, count);
  if (!place && props.figures?.prices.length) return say('merchants.price.none', { count });
  const shown = place?.shown ?? count;
  return say(`merchants.price${shown === count ? '' : '.doubled'}`, { count, shown });
}

function seat(index: number, props: Props, say: Say): string {
  const { view, figures } = props;
  if (index >= view.money.length) return '';
  const its = seatFigures(figures, index);
  if (!its) return `${seatName(props, index)}.`;
  return joined([
    say('merchants.seat', {
      name: seatName(props, index),
      money: view.money[index]!,
      credits: view.credits[index]!,
      score: its.score,
      houses: view.houses[index]!.length,
      colonies: total(view.colonies[index]!),
      tiles: its.tiles,
    }),
    say('merchants.seat.bonuses', {
      markers: its.markers,
      continents: its.continents,
      quarters: its.quarters,
      bridges: its.bridges,
    }),
  ]);
}

function sector(kind: string, index: number, props: Props, say: Say): string {
  const { view, edition } = props;
  if (kind === 'quarter') {
    const count = view.houses.flat().filter((name) => quarterOf(siteId(name)) === index).length;
    return joined([
      say('merchants.quarter', { quarter: quarterName(index, say), number: index + 1, count }),
      rank('amsterdam', index, props, say),
      values('amsterdam', index, props, say),
    ]);
  }
  const kinds = Array.from({ length: sectors }, (_, good) => index * sectors + good);
  const taken = kinds.reduce((sum, one) => sum + colonyHolders(view, one).length, 0);
  const all = kinds.reduce((sum, one) => sum + colonySites(edition, one), 0);
  const args = { continent: continentName(index, say), number: index + 1 };
  return joined([
    say('merchants.continent', { ...args, count: taken, all }),
    rank('colonies', index, props, say),
    values('colonies', index, props, say),
  ]);
}

export function explain(target: Target, props: Props, say: Say): string {
  const index = indexOf(target);
  const { edition, view } = props;
  switch (kindOf(target)) {
    case 'good':
      return lane(index, props, say);
    case 'colony':
      return colony(index, props, say);
    case 'site':
      return site(index, props, say);
    case 'space':
      return space(index, props, say);
    case 'disc':
      return disc(index, props, say);
    case 'card':
      return card(index, props, say);
    case 'price':
      return price(index, props, say);
    case 'seat':
      return seat(index, props, say);
    case 'quarter':
    case 'continent':
      return sector(kindOf(target), index, props, say);
    case 'early':
      return say('merchants.early', { highest: faceOf(edition).highest });
    case 'borrow':
      return say('merchants.borrow', {
        credit: termOf(edition, 'credit'),
        repayment: termOf(edition, 'repayment'),
      });
    case 'pass':
      return say(view.ask === 'free-house' ? 'merchants.pass.house' : 'merchants.pass');
    case 'nothing':
    case 'done':
    case 'unsold':
      return say(`merchants.${kindOf(target)}`);
    default:
      return '';
  }
}
