// What lies beside the map: the cards face up, the piles, and the tray with choices.
import { useSay } from '../../draw/say';
import { Part } from '../../draw/part';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { CardBack, CardFace, Chip, ContractBack, GoodsCard } from './cards';
import { explain } from './explain';
import { contractPile } from './facts';
import { type Edition, type Figures, type View, cardKinds } from './model';
import { Tray, isAsking } from './tray';

type Props = GameProps<View, Edition, Figures>;

function Row(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const cards = cardKinds.flatMap((kind, i) =>
    Array.from({ length: view.row[kind] ?? 0 }, () => i),
  );
  return (
    <div class="row" role="group" aria-label={say('carts.row')}>
      {cards.map((kind, n) => (
        <Part
          key={n}
          target={`card:${kind}`}
          parts={parts}
          label={explain(`card:${kind}`, props, say)}
          class="card-slot"
        >
          <CardFace card={cardKinds[kind]!} />
        </Part>
      ))}
      {Array.from({ length: Math.max(0, 5 - cards.length) }, () => (
        <div class="card-slot empty" />
      ))}
    </div>
  );
}

function Piles(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const goods = props.figures?.['goods-left'] ?? 0;
  const piles = [
    { target: 'pile', count: view['pile-size'], face: <CardBack /> },
    { target: 'contracts', count: contractPile(view), face: <ContractBack /> },
    { target: 'discards', count: total(view.discards), face: null },
    { target: 'goods', count: goods, face: <GoodsCard /> },
  ];
  return (
    <div class="piles" role="group" aria-label={say('carts.piles')}>
      {piles.map(({ target, count, face }) => (
        <Part
          target={target}
          parts={parts}
          label={explain(target, props, say)}
          class={`pile ${count ? '' : 'empty'}`}
        >
          <span class="card-slot">
            {count && face ? face : <Discards view={view} none={target !== 'discards'} />}
          </span>
          <span class="count">{count}</span>
          <span class="pile-name">{say(`carts.${target}-name`)}</span>
        </Part>
      ))}
    </div>
  );
}

// The discards are open: how many of each kind.
function Discards({ view, none }: { view: View; none: boolean }) {
  const kinds = none ? [] : cardKinds.filter((kind) => view.discards[kind]);
  return (
    <span class="discards">
      {kinds.map((kind) => (
        <Chip kind={kind} count={view.discards[kind]!} />
      ))}
    </span>
  );
}

export function Market(props: Props) {
  return (
    <div class={isAsking(props) ? 'carts-market asking' : 'carts-market'}>
      <Row {...props} />
      <Piles {...props} />
      <Tray {...props} />
    </div>
  );
}
