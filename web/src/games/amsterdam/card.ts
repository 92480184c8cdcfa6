// The game on the first page. Its style sheet comes with that page.
import type { GameCard } from '../card';
import { picture } from './picture';
import './style.css';

export const card: GameCard = {
  id: 'amsterdam',
  name: 'Amsterdam',
  seats: '1–4',
  about: {
    en: 'Buy and ship through city and harbour by the turn of your wheel. For an evening.',
    fr: 'Achetez et expédiez entre la ville et le port, au rythme de votre roue. Pour toute une soirée.',
    de: 'Kaufen und verschiffen in Stadt und Hafen, im Takt deines Rades. Für einen Abend.',
    nl: 'Kopen en verschepen door stad en haven, op de slag van je rad. Voor een hele avond.',
  },
  picture,
};
