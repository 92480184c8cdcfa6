// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { Picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'amsterdam',
  name: {
    en: 'Amsterdam',
    fr: 'Amsterdam',
    de: 'Amsterdam',
    nl: 'Amsterdam',
  },
  seats: '1–4',
  minutes: 90,
  weight: 4,
  about: {
    en: 'Turn your rondel, claim city blocks and ship goods.',
    fr: 'Tournez votre rose des vents, prenez des blocs, livrez.',
    de: 'Drehe dein Rondell, nimm Häuserblocks, liefere Waren.',
    nl: 'Draai je rondel, neem huizenblokken en lever goederen.',
  },
  sign: {
    colour: '#2c7a45',
    path: 'M-10-4L-5-9H5L10-4L0 10ZM-10-4H10M-5-9L-3-4L0 10L3-4L5-9',
  },
  lessons: [['wheel', 7], ['city', 9], ['solo', 6]],
  Picture,
};
