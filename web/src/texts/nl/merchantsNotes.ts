// What newcomers to merchants are told in their first matches, in Dutch.
import type { Texts } from '../en/merchantsNotes';

export const texts: Texts = {
  'merchants.note.free-house':
    'Je markers van alle vier de goederen staan op vak 2 of verder. Je mag een gratis huis bouwen op een vrije bouwplaats naar keuze.',
  'merchants.note.free-house-lost':
    'Je markers staan niet meer allemaal op vak 2 of verder. Sloop voor het gratis huis een huis van jezelf naar keuze.',
  'merchants.note.taken':
    'Bij deze gebeurtenis verliest elke speler iets van deze soort. Jij kiest wat je verliest.',
  'merchants.note.loan':
    'Een lening geeft je nu {gets:000} gulden en kost je aan het einde {costs:000}. Eerder terugbetalen kan niet.',
  'merchants.note.forced':
    'Je kon een bonus niet terugbetalen en moest een lening nemen. Elke lening kost je aan het einde {costs:000} gulden.',
  'merchants.note.bonus-back':
    'Je voldeed niet meer aan de voorwaarde van een bonus en betaalde hem terug. Voldoe je er weer aan, dan krijg je hem opnieuw.',
  'merchants.note.doubled':
    'Een speler stopte vóór 200. De klok loopt voor iedereen nog een keer, voor de dubbele prijs. Bieden hoeft niet.',
  'merchants.note.bought-early':
    'START stopt de klok vóór 200. Dan biedt iedereen opnieuw, voor de dubbele prijs. Biedt niemand, dan moet wie het eerst stopte kopen voor {amount:000} gulden.',
  'merchants.note.last-turn':
    'Dit is je laatste beurt als burgemeester. Na alle kaarten komt 1666: beurs, Amsterdam en koloniën tellen dan allemaal.',
  'merchants.note.bonus':
    'Je kreeg een bonus. Voldoe je later niet meer aan de voorwaarde, dan moet je hem terugbetalen.',
  'merchants.note.scored':
    'Een telling betaalt alleen de eerste en de tweede plaats in elke sector. De derde plaats krijgt niets.',
  'merchants.note.scoring-soon':
    'De volgende zandloper brengt deze telling. Hier zie je wat je nu zou krijgen.',
  'merchants.note.house':
    'In een wijk telt alleen je grootste groep verbonden huizen. Je huizen aan de overkant van een brug tellen mee.',
  'merchants.note.debt':
    'Je leningen kosten je aan het einde {amount:000} gulden. In je score is dat al meegeteld, in je geld niet.',
};
