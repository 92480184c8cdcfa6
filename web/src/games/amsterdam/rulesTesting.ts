// The module of the rules in node, for views as the server sent them.
import { readFileSync } from 'node:fs';

import type { ActionPreview } from '../../net/generated/calls';
import type { Json } from '../../net/messages';
import { RulesModule } from '../../rules/module';
import type { Figures, View } from './model';
import { edition } from './testing';

const compiled = new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'));
const rules = new RulesModule(new WebAssembly.Instance(compiled));

type Options = Record<string, string>;

// The options under which the views of testing.ts were seen: of the base game, and of the ends.
export const base: Options = { rounds: '10' };
export function optionsOfEnd(view: View): Options {
  const open = view['task-count'][0] === 2;
  const [tasks, tiles] = open ? ['open-2', 'mixed'] : ['secret-5', 'c-for-b'];
  return { characters: 'on', dealer: 'on', tasks, tiles };
}

const matchOf = (view: View, options: Options) => ({
  game: 'amsterdam',
  seats: view.points.length,
  options,
  rules: 2,
  edition: edition.hash,
});

export function figuresOf(view: View, options = base): Figures {
  const match = matchOf(view, options);
  const { figures } = rules.call({ call: 'figures', match, view: view as unknown as Json });
  return figures as unknown as Figures;
}

export function previewOf(action: string, view: View, options = base): ActionPreview {
  const match = matchOf(view, options);
  const call = { match, view: view as unknown as Json, seat: view.viewer, actions: [action] };
  return rules.call({ call: 'preview', ...call }).previews[0]!;
}
