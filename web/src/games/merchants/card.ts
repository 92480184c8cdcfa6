// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { Picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'merchants',
  name: {
    en: 'Merchants of Amsterdam',
    fr: 'Les Marchands d’Amsterdam',
    de: 'Händler von Amsterdam',
    nl: 'Kooplieden van Amsterdam',
  },
  seats: '3–5',
  minutes: 60,
  weight: 2,
  about: {
    en: 'Stop the auction clock; lead in trade, colonies and city.',
    fr: 'Arrêtez l’horloge et dominez Bourse, colonies et ville.',
    de: 'Halte die Uhr an und führe bei Börse, Kolonien und Stadt.',
    nl: 'Stop de veilingklok en leid in beurs, koloniën en stad.',
  },
  sign: {
    colour: '#8a5f0a',
    path: 'M0-10a10 10 0 1 1-.1 0M0-5V1L5 4',
  },
  lessons: [['first', 10]],
  Picture,
  quick: {
    option: 'auction',
    choices: [
      {
        value: 'sealed',
        label: {
          en: 'Secret bids',
          fr: 'Offres secrètes',
          de: 'Geheime Gebote',
          nl: 'Geheime biedingen',
        },
      },
      {
        value: 'live',
        label: {
          en: 'Live clock',
          fr: 'Horloge en direct',
          de: 'Laufende Uhr',
          nl: 'Lopende klok',
        },
        needsAll: true,
      },
    ],
  },
};
