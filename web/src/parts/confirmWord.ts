// What the button that confirms says: the verb of the action, if the game has a word for it. An action
// begins with its verb.
import { sayOr, t } from '../texts';

// "keep none" keeps nothing: then it only confirms.
const refuses = /^\w+ (none|nothing)\b/;

export function confirmWord(game: string, action: string): string {
  if (refuses.test(action)) return t('confirm');
  return sayOr(`${game}.confirm.${action.split(' ')[0]}`, t('confirm'));
}
