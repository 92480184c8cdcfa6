// The time line: years with what they bring, and the present one.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { isReconstructed } from '../shared/source';
import { explain } from './explain';
import { EventIcon } from './glyphs';
import { timeCells } from './layout';
import type { Edition, Figures, View, Space } from './model';

type Props = GameProps<View, Edition, Figures>;

// "1636/37" may break after the stroke.
function Years({ years }: { years: string }) {
  const [from, to] = years.split('/');
  return (
    <span class="years">
      {from}
      {to && (
        <>
          /<wbr />
          {to}
        </>
      )}
    </span>
  );
}

const tells = (space: Space): boolean =>
  isReconstructed(space['event-mark']) || isReconstructed(space['payout-mark']);

export function TimeLine(props: Props) {
  const say = useSay();
  const { view, edition, parts } = props;
  const { spaces } = edition.edition;
  const cells = timeCells(spaces.length);
  return (
    <div class="m-time" role="group" aria-label={say('merchants.time')}>
      {spaces.map((space, i) => {
        const when = i < view.space ? 'past' : i === view.space ? 'now' : 'to-come';
        const { row, column } = cells[i]!;
        return (
          <div
            key={i}
            class={`time-cell ${when} ${space.event}`}
            style={{ '--row': row, '--column': column }}
            aria-current={when === 'now' ? 'date' : undefined}
            // A tap ends with the finger's leave; its click comes after that and lets it stay.
            onClick={() => parts.explain(`space:${i}`)}
          >
            <Part
              target={`space:${i}`}
              parts={parts}
              label={explain(`space:${i}`, props, say)}
              class="time-space"
            >
              <EventIcon event={space.event} />
              <Years years={space.years} />
              {tells(space) && <span class="ours" aria-hidden="true" />}
            </Part>
          </div>
        );
      })}
    </div>
  );
}
