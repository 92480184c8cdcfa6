// A page that shows one position without a server, to look at the drawing:
//   node src/games/carts/preview.mjs EDITION.json VIEW.json OUT.html [theme] [language] [lit …]
// EDITION.json is what /api/tables/ID/edition answers, VIEW.json one view of that table.
import { render } from 'preact';

import { SayContext } from '../../draw/say';
import { carts as de } from '../../texts/de/carts';
import { carts as en } from '../../texts/en/carts';
import { type Lang, format } from '../../texts/format';
import { carts as fr } from '../../texts/fr/carts';
import { carts as nl } from '../../texts/nl/carts';
import type { Parts, SeatInfo } from '../game';
import { Board } from './board';
import { seatsOf } from './facts';
import { Mine } from './mine';
import type { CartsEdition, CartsView } from './model';
import { Public } from './publicView';

interface Data {
  edition: CartsEdition;
  view: CartsView;
  lang: Lang;
  lit: string[]; // targets; "=track:3" is a chosen one
}

const texts: Record<Lang, Record<string, string>> = { en, fr, de, nl };
const { edition, view, lang, lit } = (globalThis as unknown as { data: Data }).data;
const say = (key: string, args = {}) => format(lang, texts[lang][key] ?? key, args);
const parts: Parts = {
  lit: (target) => lit.includes(target) || lit.includes(`${target.split(':')[0]}:*`),
  chosen: (target) => lit.includes(`=${target}`),
  glowing: () => false,
  click: () => {},
  explain: () => {},
};
const seats: SeatInfo[] = Array.from({ length: seatsOf(view) }, (_, seat) => ({
  seat,
  name: ['Anna', 'Bram', 'Cor', 'Dina'][seat]!,
  kind: 'person',
  mine: seat === view.viewer,
}));
const props = { view, edition, seats, viewer: view.viewer, parts };

render(
  <SayContext.Provider value={say}>
    <div class="preview">
      <div class="preview-board">
        <Board {...props} />
      </div>
      <aside>
        {seats.map(({ seat, name }) => (
          <p>
            <b>{name}</b> {view.points[seat]} <br />
            <Public {...props} seat={seat} />
          </p>
        ))}
      </aside>
      <Mine {...props} />
    </div>
  </SayContext.Provider>,
  document.body,
);
