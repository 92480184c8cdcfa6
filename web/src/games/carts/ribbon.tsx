// A contract as a ribbon: its letter on the map, its two places, its points, and how far it is.
import { useSay } from '../../draw/say';
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import type { GameProps } from '../game';
import type { Aim } from './aims';
import { explain } from './explain';
import type { Edition, Figures, View } from './model';

interface Props {
  aim: Aim;
  props: GameProps<View, Edition, Figures>;
}

function State({ aim }: { aim: Aim }) {
  if (aim.progress?.done) {
    return (
      <svg class="tick" viewBox="-8 -8 16 16" aria-hidden="true">
        <path d="M-6 0L-2 4.5L6 -5" />
      </svg>
    );
  }
  if (aim.progress?.lost) {
    return (
      <svg class="tick" viewBox="-8 -8 16 16" aria-hidden="true">
        <path d="M-5 -5L5 5M5 -5L-5 5" />
      </svg>
    );
  }
  return (
    <span class="to-go">
      <span class="to-go-dots" />
      {aim.progress?.spaces}
    </span>
  );
}

// Others' contracts carry their owner's mark.
function Tag({ aim, mine }: { aim: Aim; mine: boolean }) {
  if (mine) return <span class="ribbon-letter">{aim.letter}</span>;
  return (
    <svg class={`ribbon-mark ${seatClass(aim.seat)}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <Mark seat={aim.seat} />
    </svg>
  );
}

export function Ribbon({ aim, props }: Props) {
  const say = useSay();
  const { edition, parts } = props;
  const { from, to, points } = edition.edition.contracts[aim.contract]!;
  const target = `contract:${aim.contract}`;
  const mine = aim.seat === props.view.viewer;
  const state = aim.progress?.done ? 'done' : aim.progress?.lost ? 'lost' : '';
  const label = explain(target, props, say);
  return (
    <div
      {...partProps(
        target,
        parts,
        label,
        `ribbon ${mine ? `aim-${aim.tone}` : 'aim-other'} ${state}`,
      )}
      title={label}
    >
      <Tag aim={aim} mine={mine} />
      <span class="ribbon-pair">
        {from} <i>–</i> {to}
      </span>
      <State aim={aim} />
      <span class="ribbon-points">{points}</span>
    </div>
  );
}
