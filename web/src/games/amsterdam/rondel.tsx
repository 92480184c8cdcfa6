// The rondel of a player as a wheel. What lies on it turns with it; the numbers stand on its frame,
// the arrow at the first space points to the supply.
import type { Point } from '../../draw/geometry';
import { SvgPart } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { explain } from './explain';
import { notches, spread } from './facts';
import { Pip } from './glyphs';
import { onWheel, sectorAngle, tokenSpot, wheel } from './layout';
import {
  type Edition,
  type Figures,
  type View,
  type Colour,
  type Resources,
  rondelSpaces,
} from './model';

type Props = GameProps<View, Edition, Figures> & { seat: number; own: boolean };

const spaces = Array.from({ length: rondelSpaces }, (_, i) => i);

// The first space is under the arrow, on the right; higher numbers follow clockwise.
const frameAngle = (space: number): number => 90 + sectorAngle(space);

const notchAngle = 360 / rondelSpaces;

const sector = (r: number): string => {
  const [a, b] = [onWheel(-notchAngle / 2, r), onWheel(notchAngle / 2, r)];
  const [c, d] = [onWheel(notchAngle / 2, wheel.hub), onWheel(-notchAngle / 2, wheel.hub)];
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const bow = (radius: number, way: number) => `A${radius} ${radius} 0 0 ${way} `;
  return `M${at(a)}${bow(r, 1)}${at(b)}L${at(c)}${bow(wheel.hub, 0)}${at(d)}Z`;
};

// More than these are a token for each colour, with their number.
const mostTokens = 6;

function tokensOf(there: Resources): { colour: Colour; count: number }[] {
  const all = spread(there);
  if (all.length <= mostTokens) return all.map((colour) => ({ colour, count: 1 }));
  return [...new Set(all)].map((colour) => ({ colour, count: there[colour] ?? 0 }));
}

// Tokens stay upright while the wheel turns under them.
function Tokens({ space, turns, props }: { space: number; turns: number; props: Props }) {
  const { view, seat } = props;
  const here = tokensOf(view.rondel[seat]?.[space] ?? {});
  const at = onWheel(frameAngle(space) + turns * notchAngle, wheel.places);
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g class="upright" style={{ transform: `rotate(${turns * notchAngle}deg)` }}>
        {here.map(({ colour, count }, n) => {
          const spot = tokenSpot(n, here.length);
          return (
            <g key={n} transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`}>
              <Pip colour={colour} size={here.length > 3 ? 0.72 : 0.86} />
              {count > 1 && (
                <text class="token-count" x="6" y="10">
                  {count}
                </text>
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
}

export function Rondel(props: Props) {
  const say = useSay();
  const { view, own, parts } = props;
  const turns = notches(view);
  return (
    <svg
      class="a-rondel"
      viewBox="-113 -112 234 230"
      role="group"
      aria-label={say('amsterdam.rondel')}
    >
      <circle class="wheel-shadow" cy="4" r={wheel.r + 17} />
      <circle class="wheel-frame" r={wheel.r + 17} />
      <circle class="wheel-rim" r={wheel.r + 13} />
      <g class="wheel" style={{ transform: `rotate(${-turns * notchAngle}deg)` }}>
        {spaces.map((n) => (
          <path
            key={n}
            class={`sector sector-${n % 2}`}
            d={sector(wheel.r)}
            transform={`rotate(${sectorAngle(n)})`}
          />
        ))}
        <circle class="hub" r={wheel.hub} />
        <path class="turn-sign" d="M-11 4A11.5 11.5 0 1 0 -8 -8" />
        <path class="turn-head" d="M-13 -14L-2 -9L-11 -1Z" />
        {spaces.map((space) => (
          <Tokens key={(space + turns) % rondelSpaces} space={space} turns={turns} props={props} />
        ))}
      </g>
      {spaces.map((space) => {
        const at = onWheel(frameAngle(space), wheel.r + 8);
        const target = `rondel:${space + 1}`;
        const number = (
          <g class={space === 0 ? 'rondel-number first' : 'rondel-number'}>
            <text x={at.x} y={at.y + 5}>
              {space + 1}
            </text>
          </g>
        );
        if (!own) return number;
        return (
          <SvgPart
            key={space}
            target={target}
            parts={parts}
            label={explain(target, props, say)}
            class="rondel-space"
          >
            <path
              class="sector-hit"
              data-outline
              d={sector(wheel.r)}
              transform={`rotate(${frameAngle(space)})`}
            />
            {number}
          </SvgPart>
        );
      })}
      <path class="arrow" d="M119 -13L102 0L119 13Z" />
    </svg>
  );
}
