// What everybody knows of a player, as icons with numbers.
import type { ComponentChildren } from 'preact';

import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { Chip } from './cards';
import { type Edition, type Figures, type View, cardKinds } from './model';
import { cardName } from './phrases';

type Props = GameProps<View, Edition, Figures> & { seat: number };

const icons: Record<string, string> = {
  carts:
    'M-10 -6H7L5 3H-8ZM7 -4L11 -6M-5.5 3.5A3.2 3.2 0 1 1 -5.5 9.9A3.2 3.2 0 1 1 -5.5 3.5ZM3 3.5A3.2 3.2 0 1 1 3 9.9A3.2 3.2 0 1 1 3 3.5Z',
  cards: 'M-9 -6L0 -9L5 5L-4 8ZM3 -8.5H9V7.5H6',
  contracts: 'M-7 -9H7V9L0 5L-7 9ZM-3.5 -4.5H3.5M-3.5 0H3.5',
  goods: 'M-5 -9H5C7.5 -3 7.5 3 5 9H-5C-7.5 3 -7.5 -3 -5 -9ZM-6.5 -4H6.5M-6.5 4H6.5',
};

function Fact({
  icon,
  words,
  children,
}: {
  icon: string;
  words: string;
  children: ComponentChildren;
}) {
  return (
    <span class={`fact fact-${icon}`} title={words} role="img" aria-label={words}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      {children}
    </span>
  );
}

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
    <span class="seen" title={words} role="img" aria-label={words}>
      {cards.map((kind) => (
        <Chip kind={kind} count={view.sure[seat]![kind]!} />
      ))}
    </span>
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
      <Fact icon="contracts" words={title}>
        {held.shown}
        {looking > 0 && ` +${looking}`}
      </Fact>
      <Fact icon="goods" words={words('goods', view.goods[seat] ?? 0)}>
        {view.goods[seat]}
      </Fact>
      <Seen {...props} />
    </span>
  );
}
