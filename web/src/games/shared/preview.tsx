// A page that shows one position without a server, to look at the drawing:
//   node src/games/shared/preview.mjs GAME EDITION.json VIEW.json OUT.html [theme] [language] [lit …]
// EDITION.json is what /api/tables/ID/edition answers, VIEW.json one view of that table. A game may
// stage positions of its own: then EDITION is "-" and VIEW in its preview.tsx's words.
import { render } from 'preact';

import { SayContext } from '../../draw/say';
import { format, type Lang } from '../../texts/format';
import type { GameUi } from '../game';
import { still, tableOf } from './testing';

interface Data<View, Edition> {
  edition: Edition | null; // null: staged
  view: View | string; // words: staged
  lang: Lang;
  lit: string[]; // targets; "track:*" all of a kind, "=track:3" a chosen one
}

export function previewData<View, Edition>(): Data<View, Edition> {
  return (globalThis as unknown as { data: Data<View, Edition> }).data;
}

export function showPreview<View extends { viewer: number }, Edition>(
  { Board, Mine, Public, score, texts }: GameUi,
  edition: Edition,
  view: View,
  seats: number,
): void {
  const { lang, lit } = previewData();
  const say = (key: string, args = {}) => format(lang, texts[lang][key] ?? key, args);
  const props = tableOf(view, edition, seats, {
    ...still,
    lit: (target) => lit.includes(target) || lit.includes(`${target.split(':')[0]}:*`),
    chosen: (target) => lit.includes(`=${target}`),
  });
  render(
    <SayContext.Provider value={say}>
      <div class="preview">
        <div class="preview-board">
          <Board {...props} />
        </div>
        <aside>
          {props.seats.map(({ seat, name }) => (
            <p>
              <b>{name}</b> {score(view, seat, edition, props.figures)} <br />
              <Public {...props} seat={seat} />
            </p>
          ))}
        </aside>
        <Mine {...props} />
      </div>
    </SayContext.Provider>,
    document.body,
  );
}
