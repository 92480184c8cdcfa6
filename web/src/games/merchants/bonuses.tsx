// How far a seat is with the four bonuses: as icons with numbers, and with what they bring.
import type { ComponentChildren } from 'preact';

import { useSay } from '../../draw/say';
import type { GameProps, Say } from '../game';
import { Fact } from './fact';
import { seatFigures, termOf } from './facts';
import { type Edition, type Figures, type View, sectors } from './model';

type Props = GameProps<View, Edition, Figures> & { seat: number };

interface Goal {
  icon: string;
  count: number;
  of: number; // 0: any number
  met: boolean;
  words: string;
  brings: string;
}

function goalsOf({ view, figures, edition, seat }: Props, say: Say): Goal[] {
  const has = seatFigures(figures, seat);
  if (!has) return [];
  const house = view['free-houses'].includes(seat) ? 'house-built' : 'house';
  const four = (icon: string, key: string, count: number, worth: number): Goal => ({
    icon,
    count,
    of: sectors,
    met: count === sectors,
    words: say(`merchants.bonus.${key}`, { count }),
    brings: say(`merchants.goal.${key}`, { count: worth }),
  });
  const bridge = termOf(edition, 'bridge-bonus');
  return [
    four('exchange', house, has.markers, 0),
    four('globe', 'continents', has.continents, termOf(edition, 'continents-bonus')),
    four('house', 'quarters', has.quarters, termOf(edition, 'quarters-bonus')),
    {
      icon: 'bridge',
      count: has.bridges,
      of: 0,
      met: has.bridges > 0,
      words: say('merchants.bonus.bridges', { count: has.bridges }),
      brings: say('merchants.goal.bridges', { count: bridge }),
    },
  ];
}

function GoalFact({ goal, children }: { goal: Goal; children?: ComponentChildren }) {
  const { icon, count, of, met, words, brings } = goal;
  return (
    <Fact icon={icon} words={`${words} · ${brings}`} class={met ? 'met' : 'unmet'}>
      <b>
        {count}
        {of > 0 && <span class="of">/{of}</span>}
      </b>
      {children}
    </Fact>
  );
}

// Icons with numbers.
export function BonusList(props: Props) {
  const say = useSay();
  return (
    <span class="facts bonuses">
      {goalsOf(props, say).map((goal) => (
        <GoalFact key={goal.icon} goal={goal} />
      ))}
    </span>
  );
}

// With what each brings.
export function Goals(props: Props) {
  const say = useSay();
  return (
    <section class="goals" aria-label={say('merchants.mine.bonuses')}>
      {goalsOf(props, say).map((goal) => (
        <GoalFact key={goal.icon} goal={goal}>
          <span class="brings">
            {goal.brings}
            {goal.met && ' ✓'}
          </span>
        </GoalFact>
      ))}
    </section>
  );
}
