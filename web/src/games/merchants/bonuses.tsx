// Which conditions of the four bonuses a seat meets.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { Fact } from './fact';
import { seatFigures } from './facts';
import { type Edition, type Figures, type View, sectors } from './model';

type Props = GameProps<View, Edition, Figures> & { seat: number };

export function BonusList({ view, figures, seat }: Props) {
  const say = useSay();
  const has = seatFigures(figures, seat);
  if (!has) return <span class="facts bonuses" />;
  const built = view['free-houses'].includes(seat);
  const four = [
    { icon: 'exchange', count: has.markers, key: built ? 'house-built' : 'house' },
    { icon: 'globe', count: has.continents, key: 'continents' },
    { icon: 'house', count: has.quarters, key: 'quarters' },
  ];
  return (
    <span class="facts bonuses">
      {four.map(({ icon, count, key }) => (
        <Fact
          key={icon}
          icon={icon}
          words={say(`merchants.bonus.${key}`, { count })}
          class={count === sectors ? 'met' : 'unmet'}
        >
          {count}
          <small>/{sectors}</small>
        </Fact>
      ))}
      <Fact
        icon="bridge"
        words={say('merchants.bonus.bridges', { count: has.bridges })}
        class={has.bridges ? 'met' : 'unmet'}
      >
        {has.bridges}
      </Fact>
    </span>
  );
}
