// What all may take: the cards face up, the deck, the contracts; beside them discards and goods.
import { useSay } from '../../draw/say';
import { Part } from '../../draw/part';
import { usePast } from '../../draw/travel';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { CardBack, CardFace, Chip, ContractBack } from './cards';
import { explain } from './explain';
import { contractPile } from './facts';
import { Sign } from './signs';
import { type Edition, type Figures, type View, cardKinds } from './model';

type Props = GameProps<View, Edition, Figures>;

export function Row(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const past = usePast(view);
  return (
    <section class="row-area" aria-label={say('carts.row')}>
      <h3>{say('carts.row')}</h3>
      <div class="row">
        {cardKinds.flatMap((kind, i) =>
          Array.from({ length: view.row[kind] ?? 0 }, (_, n) => (
            <Part
              key={`${kind}:${n}`}
              target={`card:${i}`}
              parts={parts}
              label={explain(`card:${i}`, props, say)}
              class="card-slot"
            >
              <span
                class="face"
                data-piece={`row:${kind}:${n}`}
                data-from="pile"
                data-turns={n >= (past.row[kind] ?? 0) ? 'card' : undefined}
              >
                <CardFace card={kind} />
              </span>
            </Part>
          )),
        )}
        {Array.from({ length: Math.max(0, 5 - total(view.row)) }, () => (
          <div class="card-slot empty" />
        ))}
      </div>
    </section>
  );
}

// The discards are open: how many of each kind.
function Discards(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const kinds = cardKinds.filter((kind) => view.discards[kind]);
  return (
    <Part target="discards" parts={parts} label={explain('discards', props, say)} class="discards">
      <Sign name="discards" />
      <span class="discard-sum">{total(view.discards)}</span>
      {kinds.map((kind) => (
        <Chip kind={kind} count={view.discards[kind]!} />
      ))}
    </Part>
  );
}

function Goods(props: Props) {
  const say = useSay();
  return (
    <Part
      target="goods"
      parts={props.parts}
      label={explain('goods', props, say)}
      class="goods-left"
    >
      <Sign name="goods" />
      {props.figures?.['goods-left'] ?? ''}
    </Part>
  );
}

export function Piles(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const piles = [
    { target: 'pile', count: view['pile-size'], face: <CardBack /> },
    { target: 'contracts', count: contractPile(view), face: <ContractBack /> },
  ];
  return (
    <section class="pile-area" aria-label={say('carts.piles')}>
      <h3>
        <span>{say('carts.piles')}</span>
        <Goods {...props} />
      </h3>
      <div class="piles">
        {piles.map(({ target, count, face }) => (
          <Part
            target={target}
            parts={parts}
            label={explain(target, props, say)}
            class={`pile card-slot ${count ? '' : 'empty'}`}
          >
            {count > 0 && face}
            <span class="count">{count}</span>
          </Part>
        ))}
        <Discards {...props} />
      </div>
    </section>
  );
}
