// What lies beside the map: the cards face up, the piles, and the choices that belong to a click.
import { useSay } from '../../draw/say';
import { Part } from '../../draw/part';
import type { GameProps } from '../game';
import { aimsOf } from './aims';
import { CardBack, CardFace, Chip, ContractBack, GoodsCard } from './cards';
import { explain } from './explain';
import { contractPile, offeredTo, total } from './facts';
import { type CartsEdition, type CartsView, cardKinds, goodsInAll } from './model';
import { Ribbon } from './ribbon';

type Props = GameProps<CartsView, CartsEdition>;

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
  const goods = goodsInAll - view.goods.reduce((a, b) => a + b, 0);
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
function Discards({ view, none }: { view: CartsView; none: boolean }) {
  const kinds = none ? [] : cardKinds.filter((kind) => view.discards[kind]);
  return (
    <span class="discards">
      {kinds.map((kind) => (
        <Chip kind={kind} count={view.discards[kind]!} />
      ))}
    </span>
  );
}

// Choices that are no place on the map: how to pay, which contracts to keep. Empty most of the time.
function Tray(props: Props) {
  const say = useSay();
  const { view, edition, parts } = props;
  const open = (target: string) => parts.lit(target) || parts.chosen(target);
  const shown = (kind: string, count: number) =>
    Array.from({ length: count }, (_, i) => i).filter((i) => open(`${kind}:${i}`));
  const offered = aimsOf(view, edition).filter((aim) => aim.offered);
  const pay = shown('pay', cardKinds.length);
  const jokers = shown('jokers', 7);
  // A table that is dealt by hand asks for cards and contracts that lie nowhere yet.
  const dealt = shown('card', cardKinds.length).filter((i) => !view.row[cardKinds[i]!]);
  return (
    <div class="tray" aria-live="polite">
      {view['turns-left'] > 0 && view.phase !== 'over' && (
        <p class="last-lap">{say('carts.last-lap', { count: view['turns-left'] })}</p>
      )}
      {pay.length > 0 && (
        <CardChoice title={say('carts.pay-with')} kind="pay" list={pay} props={props} />
      )}
      {jokers.length > 0 && <JokerChoice list={jokers} props={props} />}
      {dealt.length > 0 && (
        <CardChoice title={say('carts.cards-of')} kind="card" list={dealt} props={props} />
      )}
      {offered.length > 0 && <h3>{say('carts.on-offer')}</h3>}
      {offered.map((aim) => (
        <Ribbon key={aim.contract} aim={aim} props={props} />
      ))}
      {(['only', 'pass'] as const).filter(open).map((target) => (
        <Part
          target={target}
          parts={parts}
          label={explain(target, props, say)}
          class="choice-button"
        >
          {say(target === 'only' ? 'carts.only-this' : 'carts.pass-name')}
        </Part>
      ))}
    </div>
  );
}

interface ChoiceProps {
  list: number[];
  props: Props;
}

function CardChoice({ title, kind, list, props }: ChoiceProps & { title: string; kind: string }) {
  const say = useSay();
  return (
    <div class="choice" role="group" aria-label={title}>
      <h3>{title}</h3>
      {list.map((i) => (
        <Part
          target={`${kind}:${i}`}
          parts={props.parts}
          label={explain(`${kind}:${i}`, props, say)}
          class="card-slot"
        >
          <CardFace card={cardKinds[i]!} />
        </Part>
      ))}
    </div>
  );
}

function JokerChoice({ list, props }: ChoiceProps) {
  const say = useSay();
  return (
    <div class="choice" role="group" aria-label={say('carts.how-many-jokers')}>
      <h3>{say('carts.how-many-jokers')}</h3>
      {list.map((i) => (
        <Part
          target={`jokers:${i}`}
          parts={props.parts}
          label={explain(`jokers:${i}`, props, say)}
          class="choice-button"
        >
          {i}&nbsp;★
        </Part>
      ))}
    </div>
  );
}

// Whether something of the tray is to be chosen now.
function isAsking({ view, edition, parts }: Props): boolean {
  const targets = [...cardKinds.keys()].flatMap((i) => [`pay:${i}`, `jokers:${i}`]);
  return offeredTo(view, edition).length > 0 || targets.some((target) => parts.lit(target));
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
