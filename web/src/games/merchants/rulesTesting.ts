// Figures and previews of the real rules, for the tests in node.
import type { ActionPreview, MatchRules } from '../../net/generated/calls';
import type { GameProps } from '../game';
import { figuresBy, previewBy } from '../shared/rulesTesting';
import type { Edition, Figures, View } from './model';
import { edition, propsOf } from './testing';

const matchOf = (view: View, options: Record<string, string>): MatchRules => ({
  game: 'merchants',
  seats: view.money.length,
  options,
  rules: 2,
  edition: edition.hash,
});

export const figuresOf = (view: View, options: Record<string, string> = {}): Figures =>
  figuresBy<Figures>(matchOf(view, options), view);

export const tableAt = (view: View): GameProps<View, Edition, Figures> =>
  propsOf(view, undefined, figuresOf(view));

export const previewOf = (
  view: View,
  action: string,
  options: Record<string, string> = {},
): ActionPreview => previewBy(matchOf(view, options), view, view.viewer, action);
