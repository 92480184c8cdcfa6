// What everybody knows of a player, as icons with numbers: stock, store, what is left, cards.
import { useSay } from '../../draw/say';
import { seatClass } from '../../draw/marks';
import { narrow } from '../../state/screen';
import type { GameProps } from '../game';
import { SignedFact } from '../shared/fact';
import { total } from '../shared/targets';
import { CardChip } from './cards';
import { cardsNamed, isBuilt, isOn, missingOn, rowsOf } from './facts';
import { Cube, GoodDisc } from './glyphs';
import { type Edition, type Figures, type View, colours, goods } from './model';
import { cardTitle, kindName } from './phrases';
import { BridgeShape, DieFace } from './pieces';
import { BoardButton } from './wholeBoard';

type Props = GameProps<View, Edition, Figures> & { seat: number };

function Materials({ view, seat }: Props) {
  const say = useSay();
  return (
    <span class="facts six">
      {colours.map((kind) => {
        const count = view.stock[seat]?.[kind] ?? 0;
        return (
          <SignedFact
            key={kind}
            class={count ? '' : 'none'}
            words={say('venise.public.stock', { count, kind: kindName(kind, say) })}
            sign={
              <svg viewBox="-13 -14 27 28" aria-hidden="true">
                <Cube kind={kind} />
              </svg>
            }
          >
            {count}
          </SignedFact>
        );
      })}
      {goods.map((good) => {
        const count = view.store[seat]?.[good] ?? 0;
        return (
          <SignedFact
            key={good}
            class={count ? '' : 'none'}
            words={say('venise.public.store', { count, good: kindName(good, say) })}
            sign={
              <svg viewBox="-15 -15 30 30" aria-hidden="true">
                <GoodDisc good={good} />
              </svg>
            }
          >
            {count}
          </SignedFact>
        );
      })}
    </span>
  );
}

const cardSign = (
  <svg viewBox="-10 -10 20 20" aria-hidden="true">
    <path class="card-sign" d="M-6.5-8.5H6.5V8.5H-6.5ZM-3-3H3M-3 1H3" />
  </svg>
);

function Pieces(props: Props) {
  const say = useSay();
  const { view, figures, edition, seat } = props;
  const dice = figures?.['dice-left'][seat];
  const bridges = figures?.['bridges-left'][seat];
  const cards = rowsOf(view, edition, seat).flat().length;
  return (
    <span class="facts three">
      {dice !== undefined && (
        <SignedFact
          words={say('venise.public.dice', { count: dice })}
          sign={
            <svg class={seatClass(seat)} viewBox="-17 -17 34 34" aria-hidden="true">
              <DieFace value={5} seat={seat} />
            </svg>
          }
        >
          {dice}
        </SignedFact>
      )}
      {bridges !== undefined && (
        <SignedFact
          words={say('venise.public.bridges', { count: bridges })}
          sign={
            <svg class={seatClass(seat)} viewBox="-29 -24 58 42" aria-hidden="true">
              <BridgeShape seat={seat} />
            </svg>
          }
        >
          {bridges}
        </SignedFact>
      )}
      <SignedFact words={say('venise.public.cards', { count: cards })} sign={cardSign}>
        {cards}
      </SignedFact>
      {seat !== props.viewer && <BoardButton {...props} />}
    </span>
  );
}

function Cards(props: Props) {
  const say = useSay();
  const { view, figures, edition, seat, parts } = props;
  const cards = rowsOf(view, edition, seat).flat();
  const under = cardsNamed(view.under[seat] ?? [], edition);
  if (cards.length + under.length === 0) return null;
  return (
    <span class="chips">
      {cards.map((card, i) => {
        const done = isBuilt(card, view, edition) || isOn(card, view, edition);
        const full = total(missingOn(card, edition, figures)) === 0;
        return (
          <SignedFact
            key={i}
            class={parts.glowing(`card:${card.id}`) ? 'chip part glowing' : 'chip'}
            words={cardTitle(card, say)}
            sign={<CardChip card={card} done={done} full={full} />}
          />
        );
      })}
      {under.length > 0 && (
        <SignedFact
          class="chip under"
          words={say('venise.public.under', { count: under.length })}
          sign={<CardChip card={under[0]!} done full />}
        >
          {under.length}
        </SignedFact>
      )}
    </span>
  );
}

const sumOf = (counts: Record<string, number> | undefined): number => total(counts ?? {});

// On a phone there is room for sums only. A tap shows the whole board.
function Short(props: Props) {
  const say = useSay();
  const { view, edition, seat } = props;
  const [cubes, made] = [sumOf(view.stock[seat]), sumOf(view.store[seat])];
  const cards = rowsOf(view, edition, seat).flat().length;
  return (
    <span class="venise-public">
      <BoardButton {...props}>
        <SignedFact
          words={`${say('venise.stock')}: ${cubes}`}
          sign={
            <svg viewBox="-13 -14 27 28" aria-hidden="true">
              <Cube kind="linen" />
            </svg>
          }
        >
          {cubes}
        </SignedFact>
        <SignedFact
          words={`${say('venise.store')}: ${made}`}
          sign={
            <svg viewBox="-15 -15 30 30" aria-hidden="true">
              <GoodDisc good="cloth" />
            </svg>
          }
        >
          {made}
        </SignedFact>
        <SignedFact words={say('venise.public.cards', { count: cards })} sign={cardSign}>
          {cards}
        </SignedFact>
      </BoardButton>
    </span>
  );
}

export function Public(props: Props) {
  if (narrow.value) return <Short {...props} />;
  return (
    <span class="venise-public">
      <Materials {...props} />
      <Pieces {...props} />
      <Cards {...props} />
    </span>
  );
}
