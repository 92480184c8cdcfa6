// Beside the map: the viewer's contracts as ribbons, those of others as far as they are known, and
// the race for the goods.
import { useSay } from '../../draw/say';
import { useNarrow } from '../../draw/surface';
import { Mark, seatClass } from '../../draw/marks';
import type { GameProps } from '../game';
import { SignedFact } from '../shared/fact';
import { type Aim, aimsOf, knownOf } from './aims';
import { isSeated, seatsOf } from './facts';
import { contractsSum } from './gains';
import type { Edition, Figures, View } from './model';
import { Ribbon } from './ribbon';
import { Sign } from './signs';

type Props = GameProps<View, Edition, Figures>;

// What completed contracts give, and what the open ones would cost.
function sumOf(aims: Aim[], { edition }: Props): { done: number; open: number } {
  const sum = (list: Aim[]) =>
    list.reduce((n, aim) => n + edition.edition.contracts[aim.contract]!.points, 0);
  const done = aims.filter((aim) => aim.progress?.done);
  return { done: sum(done), open: sum(aims.filter((aim) => !done.includes(aim))) };
}

interface ContractsProps {
  title: string;
  aims: Aim[];
  props: Props;
  own?: boolean;
}

function Contracts({ title, aims, props, own = false }: ContractsProps) {
  const say = useSay();
  const over = props.view.phase === 'over';
  const narrow = useNarrow();
  return (
    <section class="contracts" aria-label={title}>
      <h3>
        <span>{title}</span>
        {aims.length > 0 && (
          <small data-piece={own && !narrow ? contractsSum : undefined}>
            {say(over ? 'carts.contracts-sum.over' : 'carts.contracts-sum', sumOf(aims, props))}
          </small>
        )}
      </h3>
      {aims.map((aim) => (
        <Ribbon key={aim.contract} aim={aim} props={props} />
      ))}
      {aims.length === 0 && <p class="none">{say('carts.no-contracts')}</p>}
    </section>
  );
}

function GoodsRace(props: Props) {
  const say = useSay();
  const { view, edition, figures, seats } = props;
  const bonuses = edition.edition['goods-bonus'][seatsOf(view) - 2]?.points ?? [];
  return (
    <section class="goods-race" aria-label={say('carts.race')}>
      <h3>
        <span>{say('carts.race')}</span>
        <small>{say('carts.race.bonuses', { list: bonuses.join(' · ') })}</small>
      </h3>
      <div class="race">
        {view.goods.map((count, seat) => {
          const points = figures?.['goods-bonus'][seat] ?? 0;
          const name = seats[seat]?.name ?? String(seat);
          return (
            <span key={seat} data-piece={`goods:${seat}`}>
              <SignedFact
                words={say('carts.race.seat', { name, count, points })}
                sign={
                  <svg class={seatClass(seat)} viewBox="-12 -12 24 24" aria-hidden="true">
                    <Mark seat={seat} />
                  </svg>
                }
              >
                <Sign name="goods" />
                {count} <b>{points > 0 ? `+${points}` : '–'}</b>
              </SignedFact>
            </span>
          );
        })}
      </div>
    </section>
  );
}

export function Side(props: Props) {
  const say = useSay();
  const { view, seats } = props;
  const own = aimsOf(props).filter((aim) => !aim.offered);
  const others = Array.from({ length: seatsOf(view) }, (_, seat) => seat)
    .filter((seat) => seat !== view.viewer)
    .map((seat) => ({ seat, aims: knownOf(seat, props) }))
    .filter(({ aims }) => aims.length > 0);
  return (
    <div class="carts-side">
      {isSeated(view) && (
        <Contracts title={say('carts.own-contracts')} aims={own} props={props} own />
      )}
      <GoodsRace {...props} />
      {others.map(({ seat, aims }) => (
        <Contracts
          key={seat}
          title={say('carts.contracts-of', { name: seats[seat]?.name ?? String(seat) })}
          aims={aims}
          props={props}
        />
      ))}
    </div>
  );
}
