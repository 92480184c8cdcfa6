// What newcomers to venise are told in their first matches, in Dutch.
import type { Texts } from '../en/veniseNotes';

export const texts: Texts = {
  'venise.note.an-order': 'een bestelling voor {good}',
  'venise.note.last-turn':
    'Dit is je laatste beurt. Daarna worden hoogstens 6 van elk product verkocht, voor de koers − 1 en zonder bonus.',
  'venise.note.secondary':
    'Een ander activeerde een wijk met jouw burger of dobbelsteen. Jij krijgt ook iets: een van de twee telt 1, allebei 2.',
  'venise.note.die-returned':
    'Een ander legde hier een gelijke of lagere dobbelsteen neer. De jouwe ging terug naar je reserve.',
  'venise.note.bridge-lost':
    'Een ander verving je brug. Hij ging naar jou terug, en je mag hem opnieuw bouwen.',
  'venise.note.no-workshop': 'Goederen komen uit ateliers. Haal er een in deze wijk.',
  'venise.note.place-cubes':
    'In je voorraad liggen blokjes die dit atelier nog nodig heeft. Leg ze erop.',
  'venise.note.missing': 'Je atelier heeft nog nodig: {what}. Dan kan het produceren.',
  'venise.note.needs-order':
    'Dit atelier is vol, maar het heeft een bestelling nodig om te produceren. Product: {good}.',
  'venise.note.not-placed':
    'De dobbelsteen hier is lager, dus de jouwe gaat terug naar je reserve. Je mag toch activeren, met waarde {count}.',
  'venise.note.masters':
    'Betaal eerst de blokjes van een meester. Daarna werkt een permanente tot het einde, een eenmalige meteen.',
  'venise.note.hired':
    'Dit is een permanente meester: hij werkt tot het einde van het spel. Ingehuurde meesters leveren aan het einde ook punten op.',
  'venise.note.port':
    'Exporteer een product voor {count} {count: punt|punten}, wat de koers ook is. Elke haven neemt elk product maar één keer per partij.',
  'venise.note.bridge':
    'Je mag nu een brug bouwen. Aan het einde levert elke groep verbonden bruggen haar aantal in het kwadraat op.',
  'venise.note.end-near':
    'Het einde is nabij. 5 bruggen van één speler, een lege bestelstapel of een volle markt brengen de laatste ronde.',
};
