// Cards: picture, name, what the card does, the goods that go with it.
import { useId } from 'preact/hooks';

import { useSay } from '../../draw/say';
import type { Say } from '../game';
import {
  CargoPicture,
  ContinentPicture,
  DistrictPicture,
  HourglassPicture,
  WaresPicture,
  picture,
} from './cardPictures';
import { type Card, cardOf } from './facts';
import { GoodDisc } from './glyphs';
import { goods, nobody } from './model';
import { continentName, goodName, quarterName, sentenceCase } from './phrases';

const [w, h] = [116, 164];

// The largest size of a line in which it fits.
const fitted = (words: string, most: number): number =>
  Math.min(most, (w - 10) / Math.max(1, words.length * 0.63));

function titlesOf(card: Card, say: Say): string[] {
  switch (card.kind) {
    case 'colony':
      return [continentName(card.continent, say)];
    case 'trade':
      return [sentenceCase(goodName(goods[card.good]!, say))];
    case 'house':
      return card.quarters.map((quarter) => quarterName(quarter, say));
    default:
      return [say(`merchants.title.${card.kind}`)];
  }
}

function Picture({ card }: { card: Card }) {
  switch (card.kind) {
    case 'goods':
      return <WaresPicture />;
    case 'colony':
      return <ContinentPicture continent={card.continent} />;
    case 'trade':
      return <CargoPicture good={card.good} />;
    case 'house':
      return <Districts quarters={card.quarters} />;
    default:
      return <HourglassPicture />;
  }
}

// Two districts share the picture along a slanted line.
function Districts({ quarters }: { quarters: number[] }) {
  const id = useId();
  const [first, second] = quarters;
  if (second === undefined) return <DistrictPicture quarter={first ?? 0} />;
  return (
    <>
      <DistrictPicture quarter={first!} />
      <clipPath id={id}>
        <path d={`M62 0H${picture.w}V${picture.h}H42Z`} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <DistrictPicture quarter={second} />
      </g>
      <path class="card-slant" d={`M62 0L42 ${picture.h}`} />
    </>
  );
}

// The good that advances; any of the four; three times any.
function Goods({ card }: { card: Card }) {
  const y = 146;
  if (card.kind === 'hourglass') return null;
  const one = 'good' in card ? card.good : nobody;
  if (one !== nobody) return <GoodDisc good={goods[one]!} x={w / 2} y={y} size={0.9} />;
  if (card.kind === 'goods') {
    return <path class="card-steps" d="M36 138l9 8l-9 8M54 138l9 8l-9 8M72 138l9 8l-9 8" />;
  }
  return (
    <>
      {goods.map((good, i) => (
        <GoodDisc key={good} good={good} x={w / 2 + (i - 1.5) * 24} y={y} size={0.74} />
      ))}
    </>
  );
}

export function CardFace({ card: name }: { card: string }) {
  const say = useSay();
  const id = useId();
  const card = cardOf(name);
  const titles = titlesOf(card, say);
  const does = say(`merchants.does.${card.kind}`);
  const two = titles.length > 1;
  return (
    <svg class="m-card" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect class="card-paper" x="1" y="1" width={w - 2} height={h - 2} rx="7" />
      <clipPath id={id}>
        <rect width={picture.w} height={two ? picture.h - 8 : picture.h} rx="4" />
      </clipPath>
      <g transform="translate(6 6)">
        <g clip-path={`url(#${id})`}>
          <Picture card={card} />
        </g>
        <rect
          class="card-frame"
          width={picture.w}
          height={two ? picture.h - 8 : picture.h}
          rx="4"
        />
      </g>
      {titles.map((title, i) => (
        <text
          key={title}
          class="card-title"
          x={w / 2}
          y={two ? 94 + i * 15 : 106}
          style={{ fontSize: `${fitted(title, two ? 14 : 16.5)}px` }}
        >
          {title}
        </text>
      ))}
      <text
        class="card-does"
        x={w / 2}
        y={two ? 123 : 124}
        style={{ fontSize: `${fitted(does, 13)}px` }}
      >
        {does}
      </text>
      <Goods card={card} />
    </svg>
  );
}
