// The signs of the board and what they mean.
import type { ComponentChildren } from 'preact';

import { useSay } from '../../draw/say';
import { CubeIcon } from './cards';
import { GoodDisc, Cube } from './glyphs';
import { colours, goods } from './model';
import { BoatShape, BridgeShape, BurgherFigure, DieFace } from './pieces';

const sign = (box: string, drawn: ComponentChildren) => (
  <svg class="legend-sign" viewBox={box} aria-hidden="true">
    {drawn}
  </svg>
);

const signs: Record<string, ComponentChildren> = {
  cubes: colours.map((kind) => <CubeIcon kind={kind} />),
  goods: goods.map((good) => sign('-15 -15 30 30', <GoodDisc good={good} />)),
  place: colours.map((kind) => <CubeIcon kind={kind} filled={false} />),
  die: sign('-18 -18 42 42', <DieFace value={4} seat={0} />),
  burgher: sign('-18 -26 36 56', <BurgherFigure seat={1} />),
  bridge: sign('-30 -22 60 40', <BridgeShape seat={2} />),
  boat: sign('-48 -44 96 68', <BoatShape />),
  price: sign(
    '-40 -16 80 32',
    <>
      <rect class="price-card" x="-38" y="-12" width="76" height="24" rx="3" />
      <Cube kind="wool" x={-20} />
      <text class="price-plus" x="14" y="6">
        +1
      </text>
    </>,
  ),
  berth: sign(
    '-26 -13 52 26',
    <>
      <circle class="berth-place" cx="-12" r="9.6" />
      <GoodDisc good="lace" x={-12} size={0.56} />
      <GoodDisc good="cloth" x={12} size={0.74} />
    </>,
  ),
  space: sign(
    '-22 -14 44 28',
    <>
      <g class="space next" transform="translate(-10 0)">
        <rect x="-9" y="-10" width="18" height="20" rx="3" />
        <text y="5">3</text>
      </g>
      <g class="space" transform="translate(10 0)">
        <rect x="-9" y="-10" width="18" height="20" rx="3" />
        <text y="5">2</text>
      </g>
    </>,
  ),
};

export function Legend() {
  const say = useSay();
  return (
    <div class="venise-legend">
      <p>{say('venise.legend.city')}</p>
      <dl>
        {Object.entries(signs).map(([key, drawn]) => (
          <div key={key}>
            <dt>{drawn}</dt>
            <dd>{say(`venise.legend.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
