// What the text of a record says before it is played.
import { botNames } from '../net/generated/house';

// Who sat there: people, and bots by their names. Empty: it does not say.
export function seatsOfRecord(text: string): string[] {
  const head = text.split(/^actions:/m)[0] ?? '';
  const names = [...head.matchAll(/^player \d+: (.*)$/gm)].map(([, name]) => name!.trim());
  return names.map((name) => ((botNames as readonly string[]).includes(name) ? name : 'person'));
}

// Terms of a table that goes on with a record: the bots of the match stay bots. In an unfinished
// match of bots alone people take their seats, or there would be nothing to do.
export function termsOfRecord(text: string): { begin: string; seats?: string[] } {
  const seats = seatsOfRecord(text);
  const isPlayable = seats.includes('person') || /^end:/m.test(text);
  return seats.length > 0 && isPlayable ? { begin: text, seats } : { begin: text };
}
