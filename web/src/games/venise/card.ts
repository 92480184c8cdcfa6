// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'venise',
  name: 'La Venise du Nord',
  seats: '2–4',
  about: {
    en: 'Dice, bridges and a boat in the city of canals: buy low, fill the store, deliver in time.',
    fr: 'Des dés, des ponts et une barque dans la ville des canaux : acheter bas, remplir l’entrepôt, livrer à temps.',
    de: 'Würfel, Brücken und ein Boot in der Stadt der Kanäle: günstig kaufen, Lager füllen, rechtzeitig liefern.',
    nl: 'Dobbelstenen, bruggen en een boot in de stad van de reien: goedkoop kopen, pakhuis vullen, op tijd leveren.',
  },
  picture,
};
