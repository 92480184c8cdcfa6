// Making tables and sitting down at them.
import { http } from '../net/http';
import { send } from '../net/socket';
import { createHere } from './here';
import { myName } from './me';
import { sittersOf, termsOf, type Setup } from './setup';

// Several people at one device each sit down under their own name.
export async function sitHere(table: string, seats: [number, string][]): Promise<void> {
  for (const [seat, name] of seats) {
    await send({ type: 'sit', table, seat, name: name.trim() || myName.value });
  }
}

export async function makeTable(game: string, setup: Setup): Promise<string> {
  const { mine, here } = sittersOf(setup);
  const terms = termsOf(game, setup);
  const table = setup.here
    ? await createHere(terms, mine)
    : (await http.create(terms, mine)).table;
  await sitHere(table, here);
  return table;
}
