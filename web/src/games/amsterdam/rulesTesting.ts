// The module of the rules in node, for views as the server sent them.
import type { ActionPreview } from '../../net/generated/calls';
import { figuresBy, previewBy } from '../shared/rulesTesting';
import type { Figures, View } from './model';
import { edition } from './testing';

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

export const figuresOf = (view: View, options = base): Figures =>
  figuresBy<Figures>(matchOf(view, options), view);

export const previewOf = (action: string, view: View, options = base): ActionPreview =>
  previewBy(matchOf(view, options), view, view.viewer, action);
