// What newcomers to amsterdam are told in their first matches, in English.
export const texts = {
  'amsterdam.note.last-turn':
    'This is your last turn. Each inactive card now costs a penalty marker; every 2 leftover pieces score 1 point.',
  'amsterdam.note.sixth':
    'You may have five inactive cards. Discard one of the six and take a penalty marker.',
  'amsterdam.note.penalty':
    'You got a penalty marker. At the end the first costs 3 points, the second 5, each further one 7.',
  'amsterdam.note.toms-turn':
    'TOM acts before you, with the dice as rolled. Each 1 moves TOM on the Amstel, each 6 claims a block.',
  'amsterdam.note.high-dice': 'These dice would arrive too late. So they count as 1 in this round.',
  'amsterdam.note.empty-space':
    'Space 1 of your rondel is empty. Without a die that counts 1, you get a penalty marker.',
  'amsterdam.note.first-card':
    'The card is free but inactive: pay its cost later, and it works. At the end each inactive card costs a penalty marker.',
  'amsterdam.note.store-or-sell':
    'A good in storage can’t be sold any more. Each good is sold on the black market only once per game.',
  'amsterdam.note.many-inactive':
    'You have {count} inactive cards. Five is the most, and at the end each one costs a penalty marker.',
  'amsterdam.note.undelivered':
    'You have {count} goods to deliver. The fast-delivery bonus is {bonus} now, and smaller in each later round.',
  'amsterdam.note.unkept':
    'Only 1 resource of your supply stays for the next round. Spend the others, or you lose {count}.',
  'amsterdam.note.docker':
    'Pick up a docker and gain 1 florin. At the quay of its colour it goes to the building: {count} points for the next one.',
  'amsterdam.note.connected':
    'At the end, your largest connected area scores 3 points per crest. Blocks connect by bridges, also between districts.',
  'amsterdam.note.amstel':
    'The first space costs 1 resource, each further one 2. The disc furthest ahead goes first.',
};

export type Texts = Record<keyof typeof texts, string>;
