// The files of the rules page, and all cards and the years of the timeline for its list.
import type { RulesModule } from '../../rulebook/entries';
import { language } from '../../state/settings';
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

export const kinds: RulesModule['kinds'] = {
  goods: { en: 'Goods cards', fr: 'Cartes Marchandises', de: 'Warenkarten', nl: 'Goederenkaarten' },
  colony: { en: 'Colony cards', fr: 'Cartes Colonie', de: 'Koloniekarten', nl: 'Koloniekaarten' },
  house: { en: 'House cards', fr: 'Cartes Maison', de: 'Hauskarten', nl: 'Huiskaarten' },
  year: { en: 'Years', fr: 'Années', de: 'Jahre', nl: 'Jaren' },
};

const does: RulesModule['kinds'] = {
  colony: {
    en: 'Found a colony on an open site; its good advances by 1 space.',
    fr: 'Fondez une colonie sur un emplacement libre ; sa marchandise avance de 1 case.',
    de: 'Gründe eine Kolonie auf einem freien Bauplatz; ihre Ware rückt 1 Feld vor.',
    nl: 'Sticht een kolonie op een vrije bouwplaats; haar goed gaat 1 vak vooruit.',
  },
  house: {
    en: 'Build a house on an open site, and advance one good by 1 space.',
    fr: 'Construisez une maison sur un emplacement libre et avancez une marchandise de 1 case.',
    de: 'Baue ein Haus auf einem freien Bauplatz und rücke eine Ware 1 Feld vor.',
    nl: 'Bouw een huis op een vrije bouwplaats en zet één goed 1 vak vooruit.',
  },
  goods: {
    en: 'Advance goods by 3 spaces in all, at most 2 for one good.',
    fr: 'Avancez des marchandises de 3 cases en tout, 2 au plus pour une même marchandise.',
    de: 'Rücke Waren insgesamt 3 Felder vor, höchstens 2 für eine Ware.',
    nl: 'Zet goederen in totaal 3 vakken vooruit, hoogstens 2 voor één goed.',
  },
};

const kindOf = (card: string): string => {
  const { kind } = cardOf(card);
  return kind === 'trade' ? 'colony' : kind;
};

export const entries: RulesModule['entries'] = (props, say) => {
  const { edition } = props as Props;
  const lang = language();
  const cards = edition.edition.cards.map(({ card, count }) => ({
    id: `card:${card}`,
    kind: kindOf(card),
    title: `${sentenceCase(cardTitle(card, say))} (×${count})`,
    words: does[kindOf(card)]?.[lang] ?? '',
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
