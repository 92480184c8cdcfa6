// The files of the rules page, and all cards and the years of the timeline for its list.
import type { RulesModule } from '../../rulebook/entries';
import type { GameProps } from '../game';
import { CardFace } from './cards';
import { explain } from './explain';
import { cardOf } from './facts';
import { Icon } from './glyphs';
import type { Edition, Figures, View } from './model';
import { cardTitle, sentenceCase } from './phrases';

type Props = GameProps<View, Edition, Figures>;

export const texts: RulesModule['texts'] = {
  en: () => import('../../../../texts/rules/merchants/en.md'),
  fr: () => import('../../../../texts/rules/merchants/fr.md'),
  de: () => import('../../../../texts/rules/merchants/de.md'),
  nl: () => import('../../../../texts/rules/merchants/nl.md'),
};
export const pictures = () => import('./generated/rulebook.json');

export const kinds: RulesModule['kinds'] = ['goods', 'colony', 'house', 'year'];

const kindOf = (card: string): string => {
  const { kind } = cardOf(card);
  return kind === 'trade' ? 'colony' : kind;
};

export const entries: RulesModule['entries'] = (props, say) => {
  const { edition } = props as Props;
  const cards = edition.edition.cards.map(({ card, count }) => ({
    id: `card:${card}`,
    kind: kindOf(card),
    title: `${sentenceCase(cardTitle(card, say))} (×${count})`,
    words: say(`rulebook.merchants.${kindOf(card)}-does`),
    picture: <CardFace card={card} />,
  }));
  const years = edition.edition.spaces.map(({ years: title, event }, index) => ({
    id: `space:${index}`,
    kind: 'year',
    title,
    words: explain(`space:${index}`, { ...(props as Props), view: { ...(props.view as View), space: -1 } }, say),
    picture: <Icon name={event} />,
  }));
  return [...cards, ...years];
};
