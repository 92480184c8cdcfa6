// The words of the frame come with the lessons.
import { lesson as de } from '../texts/de/lesson';
import { lesson as en } from '../texts/en/lesson';
import { lesson as fr } from '../texts/fr/lesson';
import { lesson as nl } from '../texts/nl/lesson';
import { addTexts } from '../texts/games';

addTexts({ en, fr, de, nl });
