// What everybody knows of a player, as icons with numbers, and the way to his whole board.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { Fact } from './fact';
import { cardsIn, sizeOf } from './facts';
import { Icon, PipIcon } from './glyphs';
import { type Edition, type Figures, type View, colours } from './model';
import { seatName } from './phrases';
import { shownSeat } from './shown';

type Props = GameProps<View, Edition, Figures> & { seat: number };

type Facts = [icon: string, key: string, count: number][];

function Numbers({ view, figures, seat }: Props) {
  const say = useSay();
  const crests = view.crests[seat]!.length;
  const goods = total(view.store[seat]!) + total(view.barge[seat]!);
  const [active, below] = [sizeOf(view.active[seat]!), sizeOf(view.below[seat]!)];
  const tasks = view['task-count'][seat] ?? 0;
  const facts: Facts = [
    ['coin', 'florins', view.florins[seat]!],
    ['step', 'amstel', view.amstel[seat]!],
    ['crest', 'crests', crests],
    ['store', 'goods', goods],
    ['docker', 'dockers', total(view.aboard[seat]!)],
    ['penalty', 'penalties', view.penalties[seat]!],
    ...(tasks ? ([['task', 'tasks', tasks]] as Facts) : []),
  ];
  const group = figures?.group[seat] ?? '–';
  return (
    <span class="facts">
      {facts.map(([icon, key, count]) => (
        <Fact
          key={key}
          icon={icon}
          words={say(`amsterdam.public.${key}`, { count, group })}
          class={count ? key : `${key} none`}
        >
          {count}
        </Fact>
      ))}
      <button
        type="button"
        class="fact look"
        title={say('amsterdam.public.look', { name: '' })}
        aria-pressed={shownSeat.value === seat}
        onClick={() => (shownSeat.value = shownSeat.value === seat ? null : seat)}
      >
        <Icon name="cards" />
        {active}
        <small>+{below}</small>
        <span class="sr">{say('amsterdam.public.look', { name: '' })}</span>
      </button>
    </span>
  );
}

export function Public(props: Props) {
  const say = useSay();
  const { view, seat } = props;
  const supply = view.supply[seat]!;
  const laid = view.rondel[seat]!.map((space) => total(space));
  const plans = cardsIn({ artisans: [], buildings: [], plans: view.active[seat]!.plans }).length;
  const words = say('amsterdam.public.supply', {
    name: seatName(props, seat),
    count: total(supply),
    list: laid.join(' · '),
    plans,
  });
  return (
    <span class="amsterdam-public">
      <Numbers {...props} />
      <span class="facts resources" role="img" aria-label={words} title={words}>
        {colours
          .filter((colour) => supply[colour])
          .map((colour) => (
            <span key={colour} class="held">
              <PipIcon colour={colour} />
              {supply[colour]}
            </span>
          ))}
        <span class="coming">
          <Icon name="rondel" />
          {laid.map((count, i) => (
            <span key={i} class={count ? '' : 'none'}>
              {count}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
