// What everybody knows of a player, as icons with numbers.
import { useSay } from '../../draw/say';
import { narrow } from '../../state/screen';
import type { GameProps } from '../game';
import { SignedFact, factWith } from '../shared/fact';
import { Chip } from './cards';
import { contractsSum } from './gains';
import { type Edition, type Figures, type View, cardKinds } from './model';
import { cardName } from './phrases';
import { Sign } from './signs';

type Props = GameProps<View, Edition, Figures> & { seat: number };

const Fact = factWith(Sign);

// During the first choice nobody knows how many contracts the others keep.
function contracts({ view, seat }: Props): { shown: string; key: string; count: number } {
  const count = view['contract-count'][seat] ?? 0;
  if (view.phase === 'choose' && seat !== view.viewer) {
    const chosen = view.chosen.includes(seat);
    return { shown: chosen ? '✓' : '…', key: chosen ? 'chosen' : 'choosing', count };
  }
  return { shown: String(count), key: 'contracts', count };
}

// Cards that all saw this player take and that he has not paid since.
function Seen({ view, seat }: Props) {
  const say = useSay();
  const cards = cardKinds.filter((kind) => view.sure[seat]?.[kind]);
  if (cards.length === 0 || seat === view.viewer) return null;
  const list = cards.map((kind) =>
    say('carts.count', { count: view.sure[seat]![kind]!, card: cardName(kind, say) }),
  );
  const words = `${say('carts.seen')} ${list.join(', ')}`;
  return (
    <SignedFact
      class="seen"
      words={words}
      sign={cards.map((kind) => (
        <Chip kind={kind} count={view.sure[seat]![kind]!} />
      ))}
    />
  );
}

export function Public(props: Props) {
  const say = useSay();
  const { view, seat } = props;
  const words = (what: string, count: number) => say(`carts.public.${what}`, { count });
  const looking = view.phase === 'keep' ? (view['offer-count'][seat] ?? 0) : 0;
  const held = contracts(props);
  const title = [words(held.key, held.count), looking ? words('looking', looking) : '']
    .filter(Boolean)
    .join(', ');
  return (
    <span class="carts-public">
      <Fact icon="carts" words={words('carts', view.carts[seat] ?? 0)}>
        {view.carts[seat]}
      </Fact>
      <Fact icon="cards" words={words('cards', view['hand-size'][seat] ?? 0)}>
        {view['hand-size'][seat]}
      </Fact>
      <span
        class="held"
        data-piece={narrow.value && seat === view.viewer ? contractsSum : undefined}
      >
        <Fact icon="contracts" words={title}>
          {held.shown}
          {looking > 0 && ` +${looking}`}
        </Fact>
      </span>
      <Fact icon="goods" words={words('goods', view.goods[seat] ?? 0)}>
        {view.goods[seat]}
      </Fact>
      <Seen {...props} />
    </span>
  );
}
