// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { Picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'venise',
  name: {
    en: 'La Venise du Nord',
    fr: 'La Venise du Nord',
    de: 'La Venise du Nord',
    nl: 'La Venise du Nord',
  },
  subtitle: {
    en: 'Bruges, 1452',
    fr: 'Bruges, 1452',
    de: 'Brügge 1452',
    nl: 'Brugge, 1452',
  },
  seats: '2–4',
  minutes: 45,
  weight: 2,
  about: {
    en: 'Walk through Bruges by dice, fulfil orders and sell goods.',
    fr: 'Menez vos bourgeois dans Bruges, honorez des commandes, vendez.',
    de: 'Ziehe mit Würfeln durch Brügge, erfülle Aufträge, verkaufe.',
    nl: 'Trek met dobbelstenen door Brugge, lever bestellingen, verkoop.',
  },
  sign: {
    colour: '#a4452c',
    path: 'M-10 6Q0-10 10 6M-10 1Q0-15 10 1M-6 1V4M0-4V-2M6 1V4',
  },
  lessons: [['first', 10]],
  Picture,
};
