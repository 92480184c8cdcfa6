// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'carts',
  name: 'Carts of Amsterdam',
  seats: '2–4',
  about: {
    en: 'Claim the ways between the houses of the old city, fulfil contracts and bring goods home. Quick to learn, twenty minutes.',
    fr: 'Prenez les chemins entre les maisons de la vieille ville, remplissez vos contrats et rapportez des marchandises. Vite appris, vingt minutes.',
    de: 'Sichere dir die Wege zwischen den Häusern der alten Stadt, erfülle Aufträge und bring Waren heim. Schnell gelernt, zwanzig Minuten.',
    nl: 'Neem de wegen tussen de huizen van de oude stad, vervul contracten en breng waren thuis. Snel geleerd, twintig minuten.',
  },
  picture,
};
