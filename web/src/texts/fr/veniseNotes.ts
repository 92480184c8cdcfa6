// What newcomers to venise are told in their first matches, in French.
import type { Texts } from '../en/veniseNotes';

export const texts: Texts = {
  'venise.note.an-order': 'une commande de {good}',
  'venise.note.last-turn':
    'C’est votre dernier tour. Ensuite, jusqu’à 6 de chaque marchandise se vendent à leur cours − 1, sans bonus.',
  'venise.note.secondary':
    'Un autre joueur a activé un quartier où vous avez un bourgeois ou un dé. Vous gagnez aussi : l’un vaut 1, les deux 2.',
  'venise.note.die-returned':
    'Un autre joueur a posé ici un dé égal ou inférieur. Votre dé est revenu dans votre réserve.',
  'venise.note.bridge-lost':
    'Un autre joueur a remplacé votre pont. Il vous revient, et vous pouvez le reconstruire.',
  'venise.note.no-workshop':
    'Les marchandises viennent des ateliers. Allez en chercher un dans ce quartier.',
  'venise.note.place-cubes':
    'Votre stock contient des cubes qui manquent à cet atelier. Placez-les dessus.',
  'venise.note.missing': 'Il manque encore à votre atelier : {what}. Ensuite, il peut produire.',
  'venise.note.needs-order':
    'Cet atelier est plein, mais il lui faut une commande pour produire. Marchandise : {good}.',
  'venise.note.not-placed':
    'Le dé posé ici est inférieur : le vôtre revient dans votre réserve. Vous pouvez quand même activer, avec la valeur {count}.',
  'venise.note.masters':
    'Payez d’abord les cubes d’un maître. Ensuite, un permanent agit jusqu’à la fin, un maître à usage unique agit aussitôt.',
  'venise.note.hired':
    'C’est un maître permanent : il agit jusqu’à la fin de la partie. Les maîtres engagés rapportent aussi des points à la fin.',
  'venise.note.port':
    'Exportez une marchandise pour {count} {count: point|points}, quel que soit son cours. Chaque port la prend une seule fois par partie.',
  'venise.note.bridge':
    'Vous pouvez construire un pont. À la fin, chaque groupe de ponts reliés rapporte son nombre de ponts au carré.',
  'venise.note.end-near':
    'La fin approche. Les 5 ponts d’un joueur, une pioche de commandes vide ou un marché complet amènent le dernier tour de table.',
};
