// Figures and previews of the real rules, for the tests in node.
import { readFileSync } from 'node:fs';

import type { ActionPreview, MatchRules } from '../../net/generated/calls';
import type { Json } from '../../net/messages';
import { RulesModule } from '../../rules/module';
import type { GameProps } from '../game';
import type { Edition, Figures, View } from './model';
import { edition, propsOf } from './testing';

const compiled = new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'));
const rules = new RulesModule(new WebAssembly.Instance(compiled));

const matchOf = (view: View, options: Record<string, string>): MatchRules => ({
  game: 'merchants',
  seats: view.money.length,
  options,
  rules: 2,
  edition: edition.hash,
});

export function figuresOf(view: View, options: Record<string, string> = {}): Figures {
  const match = matchOf(view, options);
  const answer = rules.call({ call: 'figures', match, view: view as unknown as Json });
  return answer.figures as unknown as Figures;
}

export const tableAt = (view: View): GameProps<View, Edition, Figures> =>
  propsOf(view, undefined, figuresOf(view));

export function previewOf(
  view: View,
  action: string,
  options: Record<string, string> = {},
): ActionPreview {
  const match = matchOf(view, options);
  const call = { call: 'preview' as const, match, view: view as unknown as Json };
  const answer = rules.call({ ...call, seat: view.viewer, actions: [action] });
  return answer.previews[0]!;
}
