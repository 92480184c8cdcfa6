// A page that shows one position without a server, to look at the drawing:
//   node src/games/venise/preview.mjs EDITION.json VIEW.json OUT.html [theme] [language] [lit …]
// EDITION.json is what /api/tables/ID/edition answers, VIEW.json one view of that table. "-" for
// both and VIEW like "3:street" shows the test's busy position, with so many seats and that layout.
import { render } from 'preact';

import { SayContext } from '../../draw/say';
import type { Lang } from '../../texts/format';
import type { Parts, SeatInfo } from '../game';
import { Board } from './board';
import { seatsOf } from './facts';
import { Mine } from './mine';
import type { VeniseEdition, VeniseView } from './model';
import { Public } from './publicView';
import { busyView, edition as testEdition, sayIn } from './testing';

interface Data {
  edition: VeniseEdition | null;
  view: VeniseView | string;
  lang: Lang;
  lit: string[]; // targets; "=tile:3" is a chosen one
}

const data = (globalThis as unknown as { data: Data }).data;
const { lang, lit } = data;
const edition = data.edition ?? testEdition;
const view = typeof data.view === 'string' ? staged(data.view) : data.view;

// "3:street", and after a further colon fields of the view as JSON.
function staged(words: string): VeniseView {
  const [seats, layout, ...rest] = words.split(':');
  const change = rest.length ? (JSON.parse(rest.join(':')) as Partial<VeniseView>) : {};
  return { ...busyView(Number(seats), layout), ...change };
}

const say = sayIn(lang);
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
