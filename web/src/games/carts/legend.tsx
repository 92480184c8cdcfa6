// The symbols of the game and what they mean.
import type { ComponentChildren } from 'preact';

import { seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import { Symbol, toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { CardFace, ContractBack, GoodsCard } from './cards';
import { useDrawings } from './defs';
import { seatsOf } from './facts';
import { type Edition, type Figures, type View, colours } from './model';
import { Sign } from './signs';

function Map({ children }: { children: ComponentChildren }) {
  return (
    <svg viewBox="-32 -20 64 40" aria-hidden="true">
      {children}
    </svg>
  );
}

function Slots({ signs, y = 0 }: { signs: string[]; y?: number }) {
  return (
    <>
      {signs.map((colour) => (
        <g class={toneClass(colour)} transform={`translate(0 ${y})`}>
          <use href="#carts-slot" />
          <use href={`#carts-sign-${colour}`} />
        </g>
      ))}
    </>
  );
}

function Colours() {
  return (
    <svg viewBox="0 0 132 22" aria-hidden="true">
      {colours.map((colour, i) => (
        <g class={toneClass(colour)}>
          <rect class="cd-ground" x={i * 22 + 1} y="1" width="20" height="20" rx="3" />
          <Symbol colour={colour} x={i * 22 + 11} y={11} size={0.72} />
        </g>
      ))}
    </svg>
  );
}

export function Legend({ view, edition }: GameProps<View, Edition, Figures>) {
  const say = useSay();
  useDrawings();
  const points = edition.edition['route-points'].map((it, i) => `${i + 1} → ${it.points}`).join(' · ');
  const bonus = edition.edition['goods-bonus'][seatsOf(view) - 2]?.points.join(' · ') ?? '';
  const lines: [string, ComponentChildren][] = [
    ['colours', <Colours />],
    ['wild', <CardFace card="joker" />],
    ['route', <Map><Slots signs={['green']} /></Map>],
    ['grey', <Map><Slots signs={['grey']} /></Map>],
    [
      'double',
      <svg viewBox="-32 -28 64 56" aria-hidden="true">
        <Slots signs={['blue']} y={-13} />
        <Slots signs={['pink']} y={13} />
      </svg>,
    ],
    ['cart-symbol', <Map><use href="#carts-wheel" transform="scale(1.6)" /></Map>],
    ['cart', <svg class={seatClass(view.viewer % 5)} viewBox="-32 -20 64 40" aria-hidden="true"><use href="#carts-cart" /></svg>],
    ['contract', <ContractBack />],
    ['goods', <GoodsCard />],
    ['letter', <span class="letter aim-0">A</span>],
    ['signs', <span class="legend-signs"><Sign name="carts" /><Sign name="cards" /><Sign name="contracts" /><Sign name="goods" /></span>],
  ];
  return (
    <dl class="carts-legend">
      {lines.map(([key, picture]) => (
        <div>
          <dt>{picture}</dt>
          <dd>{say(`carts.legend.${key}`, { points, bonus })}</dd>
        </div>
      ))}
    </dl>
  );
}
