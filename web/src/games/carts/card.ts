// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { Picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'carts',
  name: {
    en: 'Carts of Amsterdam',
    fr: 'Les Chariots d’Amsterdam',
    de: 'Karren von Amsterdam',
    nl: 'Karren van Amsterdam',
  },
  seats: '2–4',
  minutes: 20,
  weight: 1,
  about: {
    en: 'Claim routes across the old city and complete contracts.',
    fr: 'Prenez les routes de la ville et remplissez vos contrats.',
    de: 'Nimm Strecken durch die Stadt und erfülle Aufträge.',
    nl: 'Claim routes door de oude stad en voltooi contracten.',
  },
  sign: {
    colour: '#1f4e8c',
    path: 'M-9-5H5L3 3H-6ZM-5 9a3 3 0 1 1 .1 0M2 9a3 3 0 1 1 .1 0M5-3L10-6',
  },
  lessons: [['first', 5]],
  Picture,
};
