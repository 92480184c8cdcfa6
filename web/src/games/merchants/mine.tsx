// What is the viewer's, in one line: money and credits, bonuses and what they bring; and what the
// next scoring pays.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { isReconstructed } from '../shared/source';
import { BonusList } from './bonuses';
import { isSeated, seatFigures, termOf } from './facts';
import { EventIcon, Icon } from './glyphs';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

function Money({ view, figures }: Props) {
  const say = useSay();
  const seat = view.viewer;
  const credits = view.credits[seat]!;
  const its = seatFigures(figures, seat);
  return (
    <section class="purse" aria-label={say('merchants.mine.money')}>
      <p class="sum">
        <Icon name="coin" />
        {view.money[seat]}
        {its && <small>{say('merchants.public.tiles', { count: its.tiles })}</small>}
      </p>
      {its && credits > 0 && (
        <p class="debt">
          {say('merchants.mine.credits', { count: credits, repay: its.debt, score: its.score })}
        </p>
      )}
    </section>
  );
}

function Bonuses(props: Props) {
  const say = useSay();
  const { edition } = props;
  const worth = say('merchants.mine.worth', {
    continents: termOf(edition, 'continents-bonus'),
    quarters: termOf(edition, 'quarters-bonus'),
    bridge: termOf(edition, 'bridge-bonus'),
  });
  return (
    <section aria-label={say('merchants.mine.bonuses')} title={worth}>
      <h3>{say('merchants.mine.bonuses')}</h3>
      <BonusList {...props} seat={props.view.viewer} />
    </section>
  );
}

// The payouts of the next scoring, always in sight, and what it would pay the viewer now.
function Next({ view, figures, edition }: Props) {
  const say = useSay();
  const space = edition.edition.spaces[figures?.scoring ?? 0];
  if (!figures?.scoring || !space) return null;
  const { glasses } = figures;
  const own = seatFigures(figures, view.viewer);
  const ours = isReconstructed(space['payout-mark']) ? say('merchants.ours.payouts') : '';
  return (
    <section aria-label={say('merchants.mine.next')} title={ours}>
      <h3>
        <EventIcon event={space.event} /> {space.years}:{' '}
        {say(`merchants.short.${space.event}`)}{' '}
        <small>
          {say(`merchants.mine.${glasses > 0 ? 'away' : 'at-end'}`, { count: glasses })}
          {own && ` · ${say('merchants.mine.now', { count: own.next })}`}
        </small>
      </h3>
      <ol class="payouts" aria-label={say('merchants.mine.pays')}>
        {space.payouts.map(({ first, second }, i) => (
          <li key={i}>
            <small>{i + 1}.</small> {first}
            <small>/{second}</small>
          </li>
        ))}
        {ours && <li class="ours-mark">≈</li>}
      </ol>
    </section>
  );
}

export function Mine(props: Props) {
  return (
    <div class="merchants-mine">
      {isSeated(props.view) && <Money {...props} />}
      {isSeated(props.view) && <Bonuses {...props} />}
      <Next {...props} />
    </div>
  );
}
