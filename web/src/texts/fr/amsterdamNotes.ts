// What newcomers to amsterdam are told in their first matches, in French.
import type { Texts } from '../en/amsterdamNotes';

export const texts: Texts = {
  'amsterdam.note.last-turn':
    'C’est votre dernier tour. Chaque carte inactive coûte un jeton Pénalité, et 2 éléments restants rapportent 1 point.',
  'amsterdam.note.sixth':
    'Vous pouvez avoir cinq cartes inactives. Défaussez une des six et prenez un jeton Pénalité.',
  'amsterdam.note.penalty':
    'Vous avez reçu un jeton Pénalité. À la fin, le premier coûte 3 points, le deuxième 5, chacun des autres 7.',
  'amsterdam.note.toms-turn':
    'TOM agit avant vous, avec les dés tels qu’ils sont tombés. Chaque 1 le fait avancer sur l’Amstel, chaque 6 lui donne un bloc.',
  'amsterdam.note.high-dice':
    'Ces dés arriveraient après la fin. Ils comptent donc 1 dans cette manche.',
  'amsterdam.note.empty-space':
    'La case 1 de votre rose des vents est vide. Sans un dé qui compte 1, vous recevez un jeton Pénalité.',
  'amsterdam.note.first-card':
    'La carte est gratuite mais inactive : payez son coût plus tard pour qu’elle agisse. À la fin, chaque carte inactive coûte un jeton Pénalité.',
  'amsterdam.note.store-or-sell':
    'Une marchandise en stock ne peut plus être vendue. Chaque marchandise se vend au marché noir une seule fois par partie.',
  'amsterdam.note.many-inactive':
    'Vous avez {count} cartes inactives. Cinq est le maximum, et à la fin chacune coûte un jeton Pénalité.',
  'amsterdam.note.undelivered':
    'Vous avez {count} marchandises à livrer. Le bonus de livraison rapide est de {bonus} et diminue à chaque manche.',
  'amsterdam.note.unkept':
    'Une seule ressource de votre réserve reste pour la manche suivante. Dépensez les autres, sinon vous en perdez {count}.',
  'amsterdam.note.docker':
    'Embarquez un docker et recevez 1 florin. Au quai de sa couleur, il va au bâtiment des dockers : {count} points pour le prochain.',
  'amsterdam.note.connected':
    'À la fin, votre plus grand groupe rapporte 3 points par blason. Les ponts relient les blocs, même d’un quartier à l’autre.',
  'amsterdam.note.amstel':
    'La première case coûte 1 ressource, chaque case de plus en coûte 2. Le pion le plus avancé joue en premier.',
};
