// What stands in for a game that has no drawing yet: no board, the server's own words.
import type { GameUi } from './game';

export const plain: GameUi = {
  id: 'plain',
  texts: { en: {}, fr: {}, de: {}, nl: {} },
  Board: () => <div class="plain-board" />,
  Mine: () => null,
  Public: () => null,
  score: () => undefined,
  question: () => '',
  explain: (target) => target,
  actionText: (action) => action,
  consequences: () => [],
  eventText: (event) => event.text ?? event.kind,
  sheetKey: (line) => line,
  endKey: (reason) => reason,
};
