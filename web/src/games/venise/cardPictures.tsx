// Pictures of the cards: a loom, a lace pillow, a ring; scrolls; the masters at their work. A hundred
// units wide, sixty high.
import type { JSX } from 'preact';

import type { Card } from './facts';
import { GoodDisc } from './glyphs';
import type { Effect, Good } from './model';

const ink = '#1f2933';
const paper = '#fffdf7';
const wood = '#8a5a3c';

const ground = (fill: string) => <rect width="100" height="60" fill={fill} />;

const workshops: Record<Good, JSX.Element> = {
  cloth: (
    <>
      {ground('#e3d9ec')}
      <path d="M0 48H100V60H0Z" fill="#b99a6c" />
      <path d="M22 12V50M78 12V50" stroke="#5a3a22" stroke-width="5" />
      <path
        d="M28 16V42M33 16V42M38 16V42M43 16V42M48 16V42M53 16V42M58 16V42M63 16V42M68 16V42M73 16V42"
        stroke="#7c5aa6"
        stroke-width="1.5"
      />
      <g stroke={ink} stroke-width="1.4">
        <rect x="18" y="10" width="64" height="6" rx="3" fill={wood} />
        <rect x="18" y="42" width="64" height="6" rx="3" fill={wood} />
        <path d="M26 30H75V42H26Z" fill="#7c5aa6" />
        <path d="M26 34H75M26 38H75" stroke="#c4aedf" />
        <path d="M60 24l20-4 6 3-7 4Z" fill="#dd8a2e" />
      </g>
    </>
  ),
  lace: (
    <>
      {ground('#dde7ec')}
      <path d="M14 52Q10 16 50 14T86 52Z" fill="#1f4e8c" stroke={ink} stroke-width="1.6" />
      <path d="M20 48Q20 22 50 20" stroke="#8fb8e8" stroke-width="2" fill="none" />
      <g stroke={paper} fill="none" stroke-width="1.8">
        {[36, 50, 64].map((x) => (
          <path d={`M${x - 5} 28a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M${x - 1} 28h2`} />
        ))}
        <path d="M30 36q5 6 10 0t10 0t10 0t10 0" />
        <path d="M32 38L24 50M42 40L38 52M50 40V53M58 40L62 52M68 38L76 50" stroke-width="1.2" />
      </g>
      {[20, 35, 47, 59, 74].map((x) => (
        <rect x={x} y="48" width="6" height="10" rx="2" fill="#c89a6b" stroke={ink} />
      ))}
    </>
  ),
  jewels: (
    <>
      {ground('#f1ddbb')}
      <path d="M-1 44H101V61H-1Z" fill={wood} stroke={ink} stroke-width="1.4" />
      <path d="M0 48H100" stroke="#c89a6b" stroke-width="2" />
      <circle cx="40" cy="30" r="13" fill="none" stroke="#a8621a" stroke-width="7" />
      <circle cx="40" cy="30" r="13" fill="none" stroke="#f0b33c" stroke-width="4.5" />
      <g stroke={ink} stroke-width="1.4">
        <path d="M28 8H52L57 14 40 25 23 14Z" fill="#8fc1de" />
        <path d="M28 8L35 14H45L52 8M23 14H57M35 14L40 25 45 14" stroke-width="1" fill="none" />
        <path d="M80 20V42" stroke="#5a3a22" stroke-width="5" />
        <rect x="68" y="12" width="24" height="11" rx="2" fill="#9aa3ab" />
        <path d="M57 43a7 2.8 0 1 0 14 0a7 2.8 0 1 0 -14 0M58 39a7 2.8 0 1 0 14 0a7 2.8 0 1 0 -14 0" fill="#f0b33c" />
      </g>
    </>
  ),
};

const scroll = (good: Good) => (
  <>
    {ground('#f0e4c6')}
    <g stroke={ink} stroke-width="1.4">
      <path d="M20 6H70Q78 6 78 13T70 18V54H26Q20 54 20 48Z" fill={paper} />
      <path d="M28 13H62M28 49H50" stroke="#8b8169" stroke-width="2" />
      <circle cx="66" cy="45" r="8" fill="#b8352b" stroke="#7e1f18" />
      <path d="M84 40Q80 20 94 6 98 22 88 40Z" fill="#cfe3e4" />
    </g>
    <GoodDisc good={good} x={45} y={31} />
  </>
);

// A master in his gown, with hat and collar.
const figure = (gown: string, x = 50) => (
  <g transform={`translate(${x - 50})`} stroke={ink} stroke-width="1.3">
    <path d="M30 61Q28 30 44 26H56Q72 30 70 61Z" fill={gown} />
    <ellipse cx="50" cy="28" rx="13" ry="4.5" fill={paper} />
    <circle cx="50" cy="19" r="8" fill="#e9c29a" />
    <path d="M36 14Q50 19 64 14L57 12V4Q50 1 43 4V12Z" fill={ink} />
  </g>
);

const die = (x: number, pips: string) => (
  <g transform={`translate(${x} 44)`}>
    <rect x="-9" y="-9" width="18" height="18" rx="3.6" fill={paper} stroke={ink} stroke-width="1.3" />
    <path d={pips} stroke={ink} stroke-width="3.6" stroke-linecap="round" />
  </g>
);
const four = 'M-4-4h0M4-4h0M-4 4h0M4 4h0';

const masters: Record<Effect, (good: Good) => JSX.Element> = {
  order: (good) => (
    <>
      {ground('#d8e4f2')}
      {figure('#8e3f2a', 34)}
      <g stroke={ink} stroke-width="1.4">
        <path d="M60 16H92Q97 16 97 20T92 24V54H65Q60 54 60 50Z" fill={paper} />
      </g>
      <GoodDisc good={good} x={77} y={38} size={0.86} />
    </>
  ),
  fill: () => (
    <>
      {ground('#e6e2d0')}
      {figure('#3f6b4a', 32)}
      <g stroke={ink} stroke-width="1.3">
        <path d="M58 57V37h17v20ZM77 57V37h17v20ZM67 35V15h17v20Z" fill="#7c5aa6" />
        <path d="M77 57V37h17v20Z" fill="#dd8a2e" />
        <path d="M58 57V37h17v20Z" fill="#f2efe8" />
        <path d="M58 37l3-3h17l-3 3M77 37l3-3h17l-3 3M67 15l3-3h17l-3 3" fill="#fff" fill-opacity=".5" />
      </g>
    </>
  ),
  bridges: () => (
    <>
      {ground('#d3e6ea')}
      <path d="M0 46q6-4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0V60H0Z" fill="#7fb0b6" />
      <g stroke={ink} stroke-width="1.4">
        <path d="M40 54V44Q66 14 98 44V54H88Q68 28 50 54Z" fill="#b8a27c" />
        <path d="M40 42Q66 10 98 42" fill="none" stroke="#8a744c" stroke-width="2.5" />
        <path d="M56 33l-4-5M69 27v-6M82 33l4-5" stroke="#5a3a22" stroke-width="2" />
      </g>
      {figure('#4a5d73', 26)}
    </>
  ),
  step: () => (
    <>
      {ground('#e2ecd9')}
      <path d="M0 60Q50 40 100 24V60Z" fill="#cdbe8c" />
      <path d="M50 50Q70 44 92 32" stroke={paper} stroke-width="7" fill="none" stroke-linecap="round" />
      <path d="M50 50Q70 44 92 32" stroke="#b8352b" stroke-width="3.6" stroke-dasharray="0.1 7.5" fill="none" stroke-linecap="round" />
      {figure('#6b4a2e', 30)}
      <path d="M53 57L60 20" stroke="#5a3a22" stroke-width="3" stroke-linecap="round" />
    </>
  ),
  skill: () => (
    <>
      {ground('#d8e4f2')}
      {figure('#33363b')}
      {die(20, four)}
      {die(80, `${four}M0 0h0`)}
    </>
  ),
  price: (good) => (
    <>
      {ground('#efe0d2')}
      {figure('#6d2f45', 30)}
      <GoodDisc good={good} x={76} y={40} />
      <path d="M60 52V20M54 28L60 19 66 28" stroke="#2c6a3f" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M93 16V46M88 39L93 47 98 39" stroke="#a4452c" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round" />
    </>
  ),
};

function pictureOf(card: Card): JSX.Element {
  if (card.kind === 'workshop') return workshops[card.workshop.good];
  if (card.kind === 'order') return scroll(card.good);
  return masters[card.master.effect](card.master.good ?? 'cloth');
}

export const CardPicture = ({ card }: { card: Card }) => (
  <svg class="card-picture" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {pictureOf(card)}
  </svg>
);
