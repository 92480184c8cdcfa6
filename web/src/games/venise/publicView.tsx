// What everybody knows of a player, as icons with numbers: stock, store, cards, what is left.
import type { ComponentChildren } from 'preact';

import { useSay } from '../../draw/say';
import { seatClass } from '../../draw/marks';
import type { GameProps } from '../game';
import { total } from '../shared/targets';
import { CardChip } from './cards';
import { explain } from './explain';
import { isBuilt, isOn, nameOfCard, rowsOf } from './facts';
import { Cube, Sign, kindClass } from './glyphs';
import {
  type Colour,
  type Good,
  type Edition,
  type Figures,
  type View,
  colours,
  goods,
} from './model';
import { kindName } from './phrases';
import { BridgeShape, DieFace } from './pieces';

type Props = GameProps<View, Edition, Figures> & { seat: number };

function Fact({
  words,
  class: classes = '',
  children,
}: {
  words: string;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <span class={`fact ${classes}`} title={words} role="img" aria-label={words}>
      {children}
    </span>
  );
}

function Count({ kind, count, where }: { kind: Colour | Good; count: number; where: string }) {
  const say = useSay();
  const counted = say('venise.count', { count, kind: kindName(kind, say) });
  const words = `${say(`venise.${where}`)}: ${counted}`;
  return (
    <Fact words={words} class={count ? '' : 'none'}>
      {where === 'stock' ? (
        <svg viewBox="-13 -14 27 28" aria-hidden="true">
          <Cube kind={kind} />
        </svg>
      ) : (
        <svg class={kindClass(kind)} viewBox="-13 -13 26 26" aria-hidden="true">
          <circle class="good-disc" r="12" />
          <Sign kind={kind} size={0.86} />
        </svg>
      )}
      {count}
    </Fact>
  );
}

const isFull = (name: string, figures: Figures | null): boolean =>
  total(figures?.cards.find(({ card }) => card === name)?.missing ?? {}) === 0;

function Cards(props: Props) {
  const say = useSay();
  const { view, figures, edition, seat, parts } = props;
  const cards = rowsOf(view, edition, seat).flat();
  return (
    <span class="chips">
      {cards.map((card, i) => {
        const done = isBuilt(card, view, edition) || isOn(card, view, edition);
        const target = `card:${card.id}`;
        const words = explain(target, props, say);
        return (
          <span
            key={i}
            class={parts.glowing(target) ? 'chip part glowing' : 'chip'}
            role="img"
            title={words}
            aria-label={words}
          >
            <CardChip card={card} done={done} full={isFull(nameOfCard(card, edition), figures)} />
          </span>
        );
      })}
    </span>
  );
}

export function Public(props: Props) {
  const say = useSay();
  const { view, figures, seat } = props;
  const dice = figures?.['dice-left'][seat];
  const bridges = figures?.['bridges-left'][seat];
  return (
    <span class="venise-public">
      <span class="facts">
        {colours.map((kind) => (
          <Count key={kind} kind={kind} count={view.stock[seat]?.[kind] ?? 0} where="stock" />
        ))}
        <span class="split" />
        {goods.map((kind) => (
          <Count key={kind} kind={kind} count={view.store[seat]?.[kind] ?? 0} where="store" />
        ))}
      </span>
      <span class="facts">
        {dice !== undefined && (
          <Fact words={say('venise.public.dice', { count: dice })}>
            <svg class={seatClass(seat)} viewBox="-17 -17 34 34" aria-hidden="true">
              <DieFace value={5} seat={seat} />
            </svg>
            {dice}
          </Fact>
        )}
        {bridges !== undefined && (
          <Fact words={say('venise.public.bridges', { count: bridges })}>
            <svg class={seatClass(seat)} viewBox="-29 -20 58 40" aria-hidden="true">
              <BridgeShape seat={seat} />
            </svg>
            {bridges}
          </Fact>
        )}
        <Cards {...props} />
      </span>
    </span>
  );
}
