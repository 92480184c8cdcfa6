// What is the viewer's: money and credits, bonuses and what they bring; and the next scoring.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { isReconstructed } from '../shared/source';
import { BonusList } from './bonuses';
import { isSeated, nextScoring, scoreOf, termOf, tilesLeft } from './facts';
import { EventIcon, Icon } from './glyphs';
import type { MerchantsEdition, MerchantsView } from './model';

type Props = GameProps<MerchantsView, MerchantsEdition>;

function Money({ view, edition }: Props) {
  const say = useSay();
  const seat = view.viewer;
  const credits = view.credits[seat]!;
  return (
    <section class="purse" aria-label={say('merchants.mine.money')}>
      <h3>{say('merchants.mine.money')}</h3>
      <p class="sum">
        <Icon name="coin" />
        {view.money[seat]}
      </p>
      {credits > 0 && (
        <p class="debt">
          {say('merchants.mine.credits', {
            count: credits,
            repay: credits * termOf(edition, 'repayment'),
            score: scoreOf(view, edition, seat),
          })}
        </p>
      )}
      <p class="quiet">{say('merchants.public.tiles', { count: tilesLeft(view, seat) })}</p>
    </section>
  );
}

function Bonuses(props: Props) {
  const say = useSay();
  const { edition } = props;
  return (
    <section aria-label={say('merchants.mine.bonuses')}>
      <h3>{say('merchants.mine.bonuses')}</h3>
      <BonusList {...props} seat={props.view.viewer} />
      <p class="quiet">
        {say('merchants.mine.worth', {
          continents: termOf(edition, 'continents-bonus'),
          quarters: termOf(edition, 'quarters-bonus'),
          bridge: termOf(edition, 'bridge-bonus'),
        })}
      </p>
    </section>
  );
}

// The table of payouts, always in sight.
function Next({ view, edition }: Props) {
  const say = useSay();
  const next = nextScoring(view, edition);
  if (!next) return null;
  const { space, away } = next;
  const ours = isReconstructed(space['payout-mark']);
  return (
    <section class="next-scoring" aria-label={say('merchants.mine.next')}>
      <h3>
        <EventIcon event={space.event} /> {space.years}: {say(`merchants.short.${space.event}`)}{' '}
        <small>{say('merchants.mine.away', { count: away })}</small>
      </h3>
      <table class="payouts">
        <tbody>
          <tr>
            <th scope="row">{say('merchants.mine.rank')}</th>
            {space.payouts.map((_, i) => (
              <th key={i} scope="col">
                {i + 1}.
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('merchants.mine.pays')}</th>
            {space.payouts.map(({ first, second }, i) => (
              <td key={i}>
                {first}
                <small>/{second}</small>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {ours && <p class="quiet">{say('merchants.ours.payouts')}</p>}
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
