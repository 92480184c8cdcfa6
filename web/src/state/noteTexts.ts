// The words around the notes come with the tables and with the settings.
import { notes as de } from '../texts/de/notes';
import { notes as en } from '../texts/en/notes';
import { notes as fr } from '../texts/fr/notes';
import { notes as nl } from '../texts/nl/notes';
import { addTexts } from '../texts/games';

addTexts({ en, fr, de, nl });
