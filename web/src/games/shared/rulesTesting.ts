// Figures and previews of the real rules, for the tests of all games in node.
import { readFileSync } from 'node:fs';

import type { ActionPreview, MatchRules } from '../../net/generated/calls';
import type { Json } from '../../net/messages';
import { RulesModule } from '../../rules/module';

const compiled = new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'));
const rules = new RulesModule(new WebAssembly.Instance(compiled));

export function figuresBy<Figures>(match: MatchRules, view: unknown): Figures {
  return rules.call({ call: 'figures', match, view: view as Json }).figures as unknown as Figures;
}

export function previewBy(
  match: MatchRules,
  view: unknown,
  seat: number,
  action: string,
): ActionPreview {
  const asked = { match, view: view as Json, seat, actions: [action] };
  return rules.call({ call: 'preview', ...asked }).previews[0]!;
}
