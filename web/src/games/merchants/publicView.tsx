// What everybody knows of a player, as icons with numbers: money, credits, bonuses, tiles.
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
  const tiles = seatFigures(figures, seat)?.tiles;
  const sealed = isAuction(view) && props.options['auction'] !== 'live';
  const decided = view.decided.includes(seat);
  return (
    <span class="merchants-public">
      <span class="facts">
        {view.mayor === seat && (
          <Fact icon="mayor" words={say('merchants.public.mayor')} class="office" />
        )}
        <Fact icon="coin" words={say('merchants.public.money', { count: money })}>
          {money}
        </Fact>
        <Fact
          icon="credit"
          words={say('merchants.public.credits', { count: credits })}
          class={credits ? 'debt' : 'none'}
        >
          {credits}
        </Fact>
        {tiles !== undefined && (
          <Fact icon="tile" words={say('merchants.public.tiles', { count: tiles })} class="supply">
            {tiles}
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
      <BonusList {...props} />
    </span>
  );
}
