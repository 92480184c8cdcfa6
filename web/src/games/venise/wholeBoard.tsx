// A player's whole board in a window: stock, both rows with what each card does, used masters, the store.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import { Dialog } from '../../parts/dialog';
import { Icon } from '../../parts/icons';
import type { GameProps } from '../game';
import { CardFace, CubeIcon, cardDoes } from './cards';
import { type Card, cardsNamed, cubesOn, isBuilt, isOn, missingOn, rowsOf } from './facts';
import { GoodDisc } from './glyphs';
import { Shelf } from './mine';
import { type Edition, type Figures, type View, colours, goods, stockSize } from './model';
import { capital, cardTitle, kindName, seatName } from './phrases';
import { BridgeShape, DieFace } from './pieces';

type Props = GameProps<View, Edition, Figures> & { seat: number };

function Cards({ cards, props }: { cards: Card[]; props: Props }) {
  const say = useSay();
  const { view, edition, figures } = props;
  return (
    <ul class="card-row">
      {cards.map((card, i) => {
        const done = isBuilt(card, view, edition) || isOn(card, view, edition);
        const laid = { there: cubesOn(card, view), done, missing: missingOn(card, edition, figures) };
        return (
          <li key={i}>
            <div class="card-place" role="img" aria-label={cardTitle(card, say)}>
              <CardFace card={card} laid={laid} />
            </div>
            <small>{cardDoes(card, say)}</small>
          </li>
        );
      })}
      {cards.length === 0 && <li class="none">{say('venise.nothing')}</li>}
    </ul>
  );
}

function Reserve({ figures, seat }: Props) {
  const say = useSay();
  if (!figures) return null;
  const [dice, bridges] = [figures['dice-left'][seat] ?? 0, figures['bridges-left'][seat] ?? 0];
  return (
    <Shelf of={say('venise.reserve')} note="" class="reserve">
      <p class="whole-cubes">
        <span>
          <svg class="cube-icon" viewBox="-17 -17 34 34" aria-hidden="true">
            <DieFace value={5} seat={seat} />
          </svg>
          {say('venise.public.dice', { count: dice })}
        </span>
        <span>
          <svg class="fact-icon" viewBox="-29 -24 58 42" aria-hidden="true">
            <BridgeShape seat={seat} />
          </svg>
          {say('venise.public.bridges', { count: bridges })}
        </span>
      </p>
    </Shelf>
  );
}

function Shelves(props: Props) {
  const say = useSay();
  const { view, edition, seat } = props;
  const stock = view.stock[seat] ?? {};
  const cubes = colours.flatMap((kind) => Array.from({ length: stock[kind] ?? 0 }, () => kind));
  const under = cardsNamed(view.under[seat] ?? [], edition);
  return (
    <div class={`venise-mine whole ${seatClass(seat)}`}>
      <Shelf
        of={say('venise.stock')}
        note={say('venise.of', { count: cubes.length, most: stockSize })}
        class="stock"
      >
        <p class="whole-cubes">
          {colours.map((kind) => (
            <span key={kind}>
              <CubeIcon kind={kind} />
              {capital(kindName(kind, say))} <b>{stock[kind] ?? 0}</b>
            </span>
          ))}
        </p>
      </Shelf>
      <Shelf of={say('venise.store')} note={say('venise.store.for')} class="store">
        <p class="whole-cubes">
          {goods.map((good) => (
            <span key={good}>
              <svg class="cube-icon" viewBox="-15 -15 30 30" aria-hidden="true">
                <GoodDisc good={good} />
              </svg>
              {capital(kindName(good, say))} <b>{view.store[seat]?.[good] ?? 0}</b>
            </span>
          ))}
        </p>
      </Shelf>
      <Reserve {...props} />
      {rowsOf(view, edition, seat).map((cards, i) => (
        <Shelf
          key={i}
          of={say(`venise.row.${i + 1}`)}
          note={say(`venise.row.${i + 1}.for`)}
          class="cards"
        >
          <Cards cards={cards} props={props} />
        </Shelf>
      ))}
      {under.length > 0 && (
        <Shelf of={say('venise.public.under', { count: under.length })} note="" class="cards">
          <ul>
            {under.map((card, i) => (
              <li key={i}>{capital(cardTitle(card, say))}</li>
            ))}
          </ul>
        </Shelf>
      )}
    </div>
  );
}

// Opens the board of a seat. With children they are the button; without it has a sign.
export function BoardButton({ children, ...props }: Props & { children?: ComponentChildren }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const name = seatName(props, props.seat);
  const words = say('venise.board.show', { name });
  return (
    <>
      <button
        class={children ? 'quiet public-button' : 'quiet board-button'}
        aria-label={words}
        aria-haspopup="dialog"
        data-tip={children ? undefined : words}
        data-do="show-board-of"
        onClick={() => setOpen(true)}
      >
        {children ?? <Icon name="fit" />}
      </button>
      {open && (
        <Dialog title={say('venise.board.of', { name })} close={() => setOpen(false)}>
          <Shelves {...props} />
        </Dialog>
      )}
    </>
  );
}
