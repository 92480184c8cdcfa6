// The words of levels come with the pages that show them.
import { levels as de } from '../texts/de/levels';
import { levels as en } from '../texts/en/levels';
import { levels as fr } from '../texts/fr/levels';
import { levels as nl } from '../texts/nl/levels';
import { addTexts } from '../texts/games';

addTexts({ en, fr, de, nl });
