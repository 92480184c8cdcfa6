// What everybody knows of a player, as icons with numbers, and the way to his whole board.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { SignedFact } from '../shared/fact';
import { Fact } from './fact';
import { sizeOf } from './facts';
import { Icon, PipIcon } from './glyphs';
import { type Edition, type Figures, type View, colours } from './model';
import { colourName } from './phrases';
import { shownSeat } from './shown';

type Props = GameProps<View, Edition, Figures> & { seat: number };

type Facts = [icon: string, key: string, count: number][];

function Numbers({ view, figures, seat }: Props) {
  const say = useSay();
  const [active, below] = [sizeOf(view.active[seat]!), sizeOf(view.below[seat]!)];
  const tasks = view['task-count'][seat] ?? 0;
  const facts: Facts = [
    ['coin', 'florins', view.florins[seat]!],
    ['step', 'amstel', view.amstel[seat]!],
    ['crest', 'crests', view.crests[seat]!.length],
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
        title={say('amsterdam.public.cards', { active, below })}
        aria-pressed={shownSeat.value === seat}
        onClick={() => (shownSeat.value = shownSeat.value === seat ? null : seat)}
      >
        <Icon name="cards" />
        {active}
        <small>+{below}</small>
        <span class="sr">{say('amsterdam.public.cards', { active, below })}</span>
      </button>
    </span>
  );
}

// What a player has to spend, and what the rondel brings.
function Resources(props: Props) {
  const say = useSay();
  const { view, seat } = props;
  const supply = view.supply[seat]!;
  const laid = view.rondel[seat]!.map((space) => total(space));
  const list = laid.join(' · ');
  return (
    <span class="facts resources">
      {colours
        .filter((colour) => supply[colour])
        .map((colour) => (
          <SignedFact
            key={colour}
            sign={<PipIcon colour={colour} />}
            words={say('amsterdam.public.resource', {
              count: supply[colour]!,
              colour: colourName(colour, say),
            })}
            class="held"
          >
            {supply[colour]}
          </SignedFact>
        ))}
      <SignedFact
        sign={<Icon name="rondel" />}
        words={say('amsterdam.public.rondel', { list })}
        class="coming"
      >
        {laid.map((count, i) => (
          <span key={i} class={count ? '' : 'none'}>
            {count}
          </span>
        ))}
      </SignedFact>
    </span>
  );
}

export function Public(props: Props) {
  return (
    <span class="amsterdam-public">
      <Numbers {...props} />
      <Resources {...props} />
    </span>
  );
}
