// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'merchants',
  name: 'Merchants of Amsterdam',
  seats: '3–5',
  about: {
    en: 'Bid against a falling price for the world’s goods, year after year. Lively, for three to five.',
    fr: 'Enchérissez contre un prix qui tombe pour les biens du monde, année après année. Vif, de trois à cinq.',
    de: 'Gegen den fallenden Preis um die Waren der Welt bieten, Jahr für Jahr. Lebhaft, zu dritt bis zu fünft.',
    nl: 'Bied tegen een dalende prijs op de waren van de wereld, jaar na jaar. Levendig, met drie tot vijf.',
  },
  picture,
};
