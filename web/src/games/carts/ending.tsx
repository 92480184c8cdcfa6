// At the end: where the goods bonus and the points of each contract come from.
import { useSay } from '../../draw/say';
import { Mark, seatClass } from '../../draw/marks';
import { signed } from '../../texts/numbers';
import type { GameProps, Outcome } from '../game';
import { knownOf } from './aims';
import { seatsOf } from './facts';
import type { Edition, Figures, View } from './model';
import { Ribbon } from './ribbon';
import { Sign } from './signs';

type Props = GameProps<View, Edition, Figures>;

function SeatHead({ seat, props }: { seat: number; props: Props }) {
  return (
    <>
      <svg class={`ending-mark ${seatClass(seat)}`} viewBox="-12 -12 24 24" aria-hidden="true">
        <Mark seat={seat} />
      </svg>
      <span>{props.seats[seat]?.name ?? seat}</span>
    </>
  );
}

function GoodsBonus({ seats, props }: { seats: number[]; props: Props }) {
  const say = useSay();
  const { goods } = props.view;
  const order = [...seats].sort((a, b) => goods[b]! - goods[a]!);
  return (
    <section class="panel">
      <h3>{say('carts.sheet.goods')}</h3>
      <ul class="ending-goods">
        {order.map((seat) => (
          <li key={seat}>
            <SeatHead seat={seat} props={props} />
            <span
              class="barrels"
              role="img"
              aria-label={say('carts.public.goods', { count: goods[seat]! })}
            >
              {Array.from({ length: goods[seat]! }, () => (
                <Sign name="goods" />
              ))}
            </span>
            <b>{signed(props.figures?.['goods-bonus'][seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContractsOf({ seat, props }: { seat: number; props: Props }) {
  const say = useSay();
  const aims = knownOf(seat, props);
  const points = aims.reduce((sum, { contract, progress }) => {
    const worth = props.edition.edition.contracts[contract]!.points;
    return sum + (progress?.done ? worth : -worth);
  }, 0);
  return (
    <section class="panel">
      <h3>
        <SeatHead seat={seat} props={props} />
        <small>{say('carts.all-contracts')}</small>
        <b>{signed(points)}</b>
      </h3>
      {aims.map((aim) => (
        <Ribbon key={aim.contract} aim={aim} props={props} />
      ))}
      {aims.length === 0 && <p class="none">{say('carts.no-contracts')}</p>}
    </section>
  );
}

export function Ending(props: Props & { outcome: Outcome }) {
  if (!props.figures) return null;
  const seats = Array.from({ length: seatsOf(props.view) }, (_, seat) => seat);
  return (
    <div class="carts-side carts-ending">
      <GoodsBonus seats={seats} props={props} />
      {seats.map((seat) => (
        <ContractsOf key={seat} seat={seat} props={props} />
      ))}
    </div>
  );
}
