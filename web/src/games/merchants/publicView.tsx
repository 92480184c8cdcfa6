// What everybody knows of a player, as icons with numbers: progress towards the bonuses, the office,
// and money and loans where the score does not tell them.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { BonusList } from './bonuses';
import { isAuction, seatFigures } from './facts';
import { Fact } from './fact';
import type { Edition, Figures, View } from './model';

type Props = GameProps<View, Edition, Figures> & { seat: number };

export function Public(props: Props) {
  const say = useSay();
  const { view, figures, seat } = props;
  const [money, credits] = [view.money[seat]!, view.credits[seat]!];
  const sealed = isAuction(view) && props.options['auction'] !== 'live';
  const decided = view.decided.includes(seat);
  return (
    <span class="merchants-public">
      <BonusList {...props} />
      <span class="facts">
        {view.mayor === seat && (
          <Fact icon="mayor" words={say('merchants.public.mayor')} class="office" />
        )}
        {(credits > 0 || seatFigures(figures, seat)?.score !== money) && (
          <Fact icon="coin" words={say('merchants.public.money', { count: money })}>
            {money}
          </Fact>
        )}
        {credits > 0 && (
          <Fact
            icon="credit"
            words={say('merchants.public.credits', { count: credits })}
            class="debt"
          >
            {credits}
          </Fact>
        )}
        {sealed && (
          <Fact
            icon="clock"
            words={say(`merchants.public.${decided ? 'decided' : 'deciding'}`)}
            class="bid"
          >
            {decided ? '✓' : '…'}
          </Fact>
        )}
      </span>
    </span>
  );
}
