// What newcomers to merchants are told in their first matches, in German.
import type { Texts } from '../en/merchantsNotes';

export const texts: Texts = {
  'merchants.note.free-house':
    'Deine Marker aller vier Waren sind auf Feld 2 oder weiter. Du darfst ein kostenloses Haus auf einem beliebigen freien Bauplatz bauen.',
  'merchants.note.free-house-lost':
    'Deine Marker sind nicht mehr alle auf Feld 2 oder weiter. Reiße für das kostenlose Haus ein beliebiges deiner Häuser ab.',
  'merchants.note.taken':
    'Bei diesem Ereignis verlieren alle etwas von dieser Art. Du wählst, was du verlierst.',
  'merchants.note.loan':
    'Ein Kredit bringt dir jetzt {gets:000} Gulden und kostet dich am Ende {costs:000}. Früher zurückzahlen kannst du ihn nicht.',
  'merchants.note.forced':
    'Du konntest einen Bonus nicht zurückzahlen und musstest einen Kredit aufnehmen. Jeder Kredit kostet dich am Ende {costs:000} Gulden.',
  'merchants.note.bonus-back':
    'Du hast die Bedingung eines Bonus nicht mehr erfüllt und ihn zurückgezahlt. Erfüllst du sie wieder, bekommst du ihn wieder.',
  'merchants.note.doubled':
    'Jemand hat vor 200 angehalten. Die Uhr läuft für alle noch einmal, zum doppelten Preis. Du darfst bieten, musst aber nicht.',
  'merchants.note.bought-early':
    'START hält die Uhr vor 200 an. Dann bieten alle noch einmal, zum doppelten Preis. Bietet niemand, muss für {amount:000} Gulden kaufen, wer zuerst angehalten hat.',
  'merchants.note.last-turn':
    'Das ist dein letzter Zug als Bürgermeister. Nach allen Karten kommt 1666: Börse, Amsterdam und Kolonien werden gewertet.',
  'merchants.note.bonus':
    'Du hast einen Bonus bekommen. Erfüllst du seine Bedingung später nicht mehr, musst du ihn zurückzahlen.',
  'merchants.note.scored':
    'Eine Wertung zahlt nur dem ersten und zweiten Platz in jedem Sektor etwas. Der dritte Platz bekommt nichts.',
  'merchants.note.scoring-soon':
    'Die nächste Sanduhr bringt diese Wertung. Hier siehst du, was du jetzt bekommen würdest.',
  'merchants.note.house':
    'In einem Viertel zählt nur deine größte Gruppe verbundener Häuser. Deine Häuser jenseits einer Brücke zählen mit.',
  'merchants.note.debt':
    'Deine Kredite kosten dich am Ende {amount:000} Gulden. In deinem Stand ist das schon abgezogen, bei deinem Geld nicht.',
};
