// What newcomers to amsterdam are told in their first matches, in Dutch.
import type { Texts } from '../en/amsterdamNotes';

export const texts: Texts = {
  'amsterdam.note.last-turn':
    'Dit is je laatste beurt. Elke inactieve kaart kost nu een strafmarker; elke 2 overgebleven stukken leveren 1 punt op.',
  'amsterdam.note.sixth':
    'Je mag vijf inactieve kaarten hebben. Leg een van de zes af en neem een strafmarker.',
  'amsterdam.note.penalty':
    'Je kreeg een strafmarker. Aan het einde kost de eerste 3 punten, de tweede 5, elke volgende 7.',
  'amsterdam.note.toms-turn':
    'TOM is vóór jou aan de beurt, met de dobbelstenen zoals ze zijn gegooid. Elke 1 brengt TOM vooruit op de Amstel, elke 6 geeft een huizenblok.',
  'amsterdam.note.high-dice':
    'Deze dobbelstenen zouden te laat komen. Daarom tellen ze deze ronde als 1.',
  'amsterdam.note.empty-space':
    'Vak 1 van je rondel is leeg. Zonder een dobbelsteen die 1 telt, krijg je een strafmarker.',
  'amsterdam.note.first-card':
    'De kaart is gratis maar inactief: betaal haar later, dan werkt ze. Aan het einde kost elke inactieve kaart een strafmarker.',
  'amsterdam.note.store-or-sell':
    'Een goederentegel in je opslag kun je niet meer verkopen. Elke soort wordt op de zwarte markt maar één keer per partij verkocht.',
  'amsterdam.note.many-inactive':
    'Je hebt {count} inactieve kaarten. Vijf is het meeste, en aan het einde kost elke kaart een strafmarker.',
  'amsterdam.note.undelivered':
    'Je moet nog {count} goederen afleveren. De bonus voor snelle levering is nu {bonus} en wordt elke ronde kleiner.',
  'amsterdam.note.unkept':
    'Slechts 1 grondstof uit je voorraad blijft voor de volgende ronde. Geef de andere uit, anders verlies je er {count}.',
  'amsterdam.note.docker':
    'Neem een dokwerker mee en krijg 1 gulden. Bij de kade van zijn kleur gaat hij naar het gebouw: {count} punten voor de volgende.',
  'amsterdam.note.connected':
    'Aan het einde levert je grootste gebied 3 punten per wapenschild op. Huizenblokken zijn verbonden door bruggen, ook tussen wijken.',
  'amsterdam.note.amstel':
    'Het eerste vak kost 1 grondstof, elk volgende 2. De schijf die het verst is, gaat eerst.',
};
