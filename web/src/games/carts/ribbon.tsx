// A contract as a ribbon: its letter on the map, its two places, how far it is, and its points. On
// offer it is a card with a picture of both places.
import { useSay } from '../../draw/say';
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import type { GameProps, Say } from '../game';
import { type Aim, useFresh } from './aims';
import { useDrawings } from './defs';
import { explain } from './explain';
import { namesOf } from './facts';
import { buildingId, buildingOf } from './houses';
import { breakable } from './labels';
import type { Edition, Figures, View } from './model';
import { type Progress, progressAlong } from './progress';

interface Props {
  aim: Aim;
  props: GameProps<View, Edition, Figures>;
}

const mostSquares = 14;

// One square for each space of the way: built, about to be built, missing.
function Squares({ progress: { built, more, all } }: { progress: Progress }) {
  if (all > mostSquares) return null;
  const kind = (i: number) => (i < built ? 'built' : i < built + more ? 'more' : '');
  return (
    <span class="squares" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i class={kind(i)} />
      ))}
    </span>
  );
}

function stateWords(aim: Aim, { built, more, all }: Progress, say: Say): string {
  if (aim.progress?.done) return say('carts.state.done');
  if (aim.failed) return say('carts.state.failed');
  if (aim.progress?.lost) return say('carts.state.lost');
  if (more > 0) return say('carts.state.then', { count: built + more, all });
  return say('carts.state.to-go', { count: aim.progress?.spaces ?? all - built });
}

// Others' contracts carry their owner's mark.
function Tag({ aim, mine }: { aim: Aim; mine: boolean }) {
  if (mine) return <span class="letter">{aim.letter}</span>;
  return (
    <svg class={`ribbon-mark ${seatClass(aim.seat)}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <Mark seat={aim.seat} />
    </svg>
  );
}

const stateOf = (aim: Aim): 'done' | 'lost' | '' =>
  aim.progress?.done ? 'done' : aim.failed || aim.progress?.lost ? 'lost' : '';

export function Ribbon({ aim, props }: Props) {
  const say = useSay();
  const fresh = useFresh(aim);
  const { edition, parts, view } = props;
  const { from, to, points } = edition.edition.contracts[aim.contract]!;
  const target = `contract:${aim.contract}`;
  const mine = aim.seat === view.viewer;
  const progress = progressAlong(aim, props);
  const tone = mine ? `aim-${aim.tone}` : 'aim-other';
  return (
    <div
      {...partProps(
        target,
        parts,
        explain(target, props, say),
        `ribbon ${tone} ${stateOf(aim)} ${fresh ? 'fresh' : ''}`,
      )}
    >
      <Tag aim={aim} mine={mine} />
      <span class="ribbon-words">
        <span class="ribbon-pair">
          {breakable(from)} – {breakable(to)}
        </span>
        {aim.progress && (
          <span class="ribbon-state">
            <Squares progress={progress} />
            {stateWords(aim, progress, say)}
          </span>
        )}
      </span>
      <span class="ribbon-points">
        {{ done: '+', lost: '−', '': '' }[stateOf(aim)]}
        {points}
      </span>
    </div>
  );
}

// A place as its building.
export function PlacePicture({ name, edition }: { name: string; edition: Edition }) {
  useDrawings();
  const index = namesOf(edition).place.get(name) ?? 0;
  return (
    <svg class="place-picture" viewBox="-32 -56 64 64" aria-hidden="true">
      <ellipse class="square" cy="-3" rx="31" ry="10" />
      <use href={`#${buildingId(buildingOf(name, index))}`} transform="scale(0.82)" />
    </svg>
  );
}

export function OfferCard({ aim, props }: Props) {
  const say = useSay();
  const { edition, parts } = props;
  const { from, to, points } = edition.edition.contracts[aim.contract]!;
  const target = `contract:${aim.contract}`;
  const progress = progressAlong(aim, props);
  const classes = `offer-card aim-${aim.tone} ${stateOf(aim)}`;
  return (
    <div {...partProps(target, parts, explain(target, props, say), classes)}>
      <span class="offer-place">
        <PlacePicture name={from} edition={edition} />
        {breakable(from)}
      </span>
      <span class="offer-place">
        <PlacePicture name={to} edition={edition} />
        {breakable(to)}
      </span>
      <span class="offer-foot">
        <span class="letter">{aim.letter}</span>
        <Squares progress={progress} />
        <span class="offer-state">{aim.progress && stateWords(aim, progress, say)}</span>
        <span class="seal">{points}</span>
      </span>
    </div>
  );
}
