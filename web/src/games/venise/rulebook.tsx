// The files of the rules page, and all cards and districts for its list.
import type { CardEntry, RulesModule } from '../../rulebook/entries';
import type { GameProps } from '../game';
import { CardPicture } from './cardPictures';
import { cardDoes } from './cards';
import { type Card, cardOf } from './facts';
import { explain } from './explain';
import { type Edition, type Figures, type View, firstMaster, tiles } from './model';
import { capital, cardTitle, cubesText, tileName } from './phrases';
import { TileChip } from './tileView';

type Props = GameProps<View, Edition, Figures>;

export const texts: RulesModule['texts'] = {
  en: () => import('../../../../texts/rules/venise/en.md'),
  fr: () => import('../../../../texts/rules/venise/fr.md'),
  de: () => import('../../../../texts/rules/venise/de.md'),
  nl: () => import('../../../../texts/rules/venise/nl.md'),
};
export const pictures = () => import('./generated/rulebook.json');

export const kinds: RulesModule['kinds'] = ['tile', 'order', 'workshop', 'master'];

function costOf(card: Card): Record<string, number | undefined> {
  if (card.kind === 'order') return {};
  return card.kind === 'workshop' ? card.workshop.cost : card.master.cost;
}

export const entries: RulesModule['entries'] = (props, say) => {
  const { edition } = props as Props;
  const cards = Array.from({ length: firstMaster + edition.edition.masters.length }, (_, id) =>
    cardOf(id, edition),
  ).flatMap((card): CardEntry[] => {
    if (!card) return [];
    const cost = costOf(card);
    const price = Object.keys(cost).length > 0;
    const count = edition.edition.orders[card.id]?.count;
    const copies = card.kind === 'order' && count ? ` (×${count.join('/')})` : '';
    const words = price
      ? `${cardDoes(card, say)} ${say('venise.card.cost', { cubes: cubesText(cost, say) })}`
      : cardDoes(card, say);
    return [
      {
        id: `card:${card.id}`,
        kind: card.kind,
        title: capital(cardTitle(card, say)) + copies,
        words,
        picture: <CardPicture card={card} />,
      },
    ];
  });
  const still = { ...(props as Props), figures: null };
  const districts = tiles.map((tile, index) => ({
    id: `tile:${index}`,
    kind: 'tile',
    title: capital(tileName(tile, say)),
    words: explain(`tile:${index}`, still, say),
    picture: <TileChip index={index} />,
  }));
  return [...districts, ...cards];
};
