// What is the viewer's, in one strip: money and tiles, progress towards the bonuses and what they
// bring, and the next scoring with what one stands to get.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { Goals } from './bonuses';
import { glassesUntilScoring, isSeated, seatFigures } from './facts';
import { EventIcon, Icon } from './glyphs';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures>;

function Money({ view, figures }: Props) {
  const say = useSay();
  const seat = view.viewer;
  const [money, credits] = [view.money[seat]!, view.credits[seat]!];
  const its = seatFigures(figures, seat);
  return (
    <section class="purse" aria-label={say('merchants.mine.money')}>
      <Icon name="coin" />
      <div>
        <p class="sum">
          {money}
          <small>{say(money === 0 ? 'merchants.purse.none' : 'merchants.purse')}</small>
        </p>
        {its && <p>{say('merchants.tiles-left', { count: its.tiles })}</p>}
        {its && credits > 0 && (
          <p class="debt">{say('merchants.loans', { count: credits, repay: its.debt })}</p>
        )}
      </div>
    </section>
  );
}

// The payouts of the next scoring, always in sight, and what it would pay the viewer now.
function Next({ view, figures, edition }: Props) {
  const say = useSay();
  const space = edition.edition.spaces[figures?.scoring ?? 0];
  if (!figures?.scoring || !space) return null;
  const glasses = glassesUntilScoring(figures, edition);
  const own = seatFigures(figures, view.viewer);
  const area = say(`merchants.short.${space.event}`);
  return (
    <section class="next-scoring" aria-label={say('merchants.mine.next')}>
      <h3>
        <EventIcon event={space.event} />
        <span>
          {say('merchants.next', { years: space.years, area })}{' '}
          <small>{say(`merchants.mine.${glasses > 0 ? 'away' : 'at-end'}`, { count: glasses })}</small>
        </span>
      </h3>
      <div class="pays">
        <ol class="payouts" aria-label={say('merchants.mine.pays')}>
          {space.payouts.map(({ first, second }, i) => (
            <li key={i}>
              {first}/{second}
            </li>
          ))}
        </ol>
        {own && (
          <span class="stands" data-tip={`${say('merchants.stand-to-get')} ${own.next}`}>
            <span>{say('merchants.stand-to-get')}</span> <b>{own.next}</b>
          </span>
        )}
      </div>
    </section>
  );
}

export function Mine(props: Props) {
  return (
    <div class="merchants-mine">
      {isSeated(props.view) && <Money {...props} />}
      {isSeated(props.view) && <Goals {...props} seat={props.view.viewer} />}
      <Next {...props} />
    </div>
  );
}
