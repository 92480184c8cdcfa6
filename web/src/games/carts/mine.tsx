// What is the viewer's: his hand by colours, his contracts, his goods cards. For a spectator, and
// at the end for all, everybody's open contracts.
import { useSay } from '../../draw/say';
import { Part } from '../../draw/part';
import { usePast } from '../../draw/travel';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { type Aim, aimsOf, knownOf } from './aims';
import { GoodsCard, Stack } from './cards';
import { explain } from './explain';
import { isSeated, seatsOf } from './facts';
import { type Edition, type Figures, type View, cardKinds } from './model';
import { Ribbon } from './ribbon';

type Props = GameProps<View, Edition, Figures>;

function Hand(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const past = usePast(view);
  // From the row, if that is another now; it is filled up from the pile.
  const rowIsSame = cardKinds.every((kind) => past.row[kind] === view.row[kind]);
  return (
    <section class="hand" aria-label={say('carts.hand')}>
      <h3>{say('carts.hand')}</h3>
      <div class="hand-cards">
        {cardKinds.map((kind, i) => {
          const count = view.hand[kind] ?? 0;
          if (!count) return null;
          return (
            <Part
              key={kind}
              target={`pay:${i}`}
              parts={parts}
              label={explain(`pay:${i}`, props, say)}
              class="hand-stack"
            >
              <Stack
                card={kind}
                count={count}
                from={
                  count > (past.hand[kind] ?? 0) ? (rowIsSame ? 'pile' : `card:${i}`) : undefined
                }
              />
            </Part>
          );
        })}
        {total(view.hand) === 0 && <p class="none">{say('carts.hand.empty')}</p>}
      </div>
    </section>
  );
}

function Contracts({ title, aims, props }: { title: string; aims: Aim[]; props: Props }) {
  const say = useSay();
  return (
    <section class="contracts" aria-label={title}>
      <h3>{title}</h3>
      <div class="ribbons">
        {aims.map((aim) => (
          <Ribbon key={aim.contract} aim={aim} props={props} />
        ))}
        {aims.length === 0 && <p class="none">{say('carts.no-contracts')}</p>}
      </div>
    </section>
  );
}

function Goods(props: Props) {
  const say = useSay();
  const count = props.view.goods[props.view.viewer] ?? 0;
  return (
    <section
      class="goods"
      aria-label={say('carts.public.goods', { count })}
      title={explain('goods', props, say)}
    >
      <h3>{say('carts.goods-name')}</h3>
      <span class={count ? 'stack' : 'stack empty'}>
        <GoodsCard />
        <span class="count">{count}</span>
      </span>
    </section>
  );
}

export function Mine(props: Props) {
  const say = useSay();
  const { view, seats } = props;
  const own = aimsOf(props).filter((aim) => !aim.offered);
  const others = Array.from({ length: seatsOf(view) }, (_, seat) => seat)
    .filter((seat) => seat !== view.viewer)
    .map((seat) => ({ seat, aims: knownOf(seat, props) }))
    .filter(({ aims }) => aims.length > 0);
  return (
    <div class="carts-mine">
      {isSeated(view) && <Hand {...props} />}
      {isSeated(view) && <Contracts title={say('carts.own-contracts')} aims={own} props={props} />}
      {isSeated(view) && <Goods {...props} />}
      {others.map(({ seat, aims }) => (
        <Contracts
          key={seat}
          title={`${say('carts.all-contracts')}: ${seats[seat]?.name ?? seat}`}
          aims={aims}
          props={props}
        />
      ))}
    </div>
  );
}
