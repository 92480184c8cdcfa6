// What newcomers to merchants are told in their first matches, in French.
import type { Texts } from '../en/merchantsNotes';

export const texts: Texts = {
  'merchants.note.free-house':
    'Vos marqueurs des quatre marchandises sont en case 2 ou plus loin. Vous pouvez construire une maison gratuite sur tout emplacement libre.',
  'merchants.note.free-house-lost':
    'Vos marqueurs ne sont plus tous en case 2 ou plus loin. Pour la maison gratuite, démolissez une de vos maisons, au choix.',
  'merchants.note.taken':
    'Dans cet événement, chaque joueur perd une chose de cette sorte. Vous choisissez la vôtre.',
  'merchants.note.loan':
    'Un prêt vous donne {gets:000} florins maintenant et vous coûte {costs:000} à la fin. Vous ne pouvez pas le rembourser plus tôt.',
  'merchants.note.forced':
    'Vous ne pouviez pas rembourser un bonus : vous avez dû emprunter. Chaque prêt vous coûte {costs:000} florins à la fin.',
  'merchants.note.bonus-back':
    'La condition d’un bonus n’était plus remplie : vous l’avez remboursé. Remplissez-la de nouveau, et il vous revient.',
  'merchants.note.doubled':
    'Un joueur a arrêté avant 200. L’horloge repart pour tout le monde, à prix doublé. Une offre reste facultative.',
  'merchants.note.bought-early':
    'DÉPART arrête l’horloge avant 200. Tout le monde refait une offre à prix doublé. Sans offre, le premier à l’avoir arrêtée doit acheter pour {amount:000} florins.',
  'merchants.note.last-turn':
    'C’est votre dernier tour comme maire. Après toutes les cartes vient 1666 : Bourse, Amsterdam et colonies ont leur décompte.',
  'merchants.note.bonus':
    'Vous avez reçu un bonus. Si sa condition n’est plus remplie, vous devrez le rembourser.',
  'merchants.note.scored':
    'Un décompte paie seulement la première et la deuxième place de chaque secteur. La troisième ne reçoit rien.',
  'merchants.note.scoring-soon':
    'Le prochain sablier amène ce décompte. Vous voyez ici ce qu’il vous paierait en l’état.',
  'merchants.note.house':
    'Dans un quartier, seul compte votre plus grand groupe de maisons reliées. Vos maisons de l’autre côté d’un pont comptent aussi.',
  'merchants.note.debt':
    'Vos prêts vous coûteront {amount:000} florins à la fin. Votre score en tient déjà compte, votre argent non.',
};
