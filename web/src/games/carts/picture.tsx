// The picture of the game on the first page: a piece of its map.
import { Front, paint, Scene, type Paint } from '../../draw/scene';

type Spot = [number, number];

const places: Spot[] = [
  [92, 62], [172, 26], [132, 122], [212, 66], [256, 24], [262, 112],
  [316, 40], [330, 112], [388, 70], [424, 20], [436, 118], [30, 24],
];

// From place to place: how many slots, which colour; `carts`: somebody has claimed it.
const tracks: [number, number, number, Paint, carts?: boolean][] = [
  [0, 1, 3, 'pink'], [0, 11, 2, 'blue'], [0, 2, 2, 'red'], [1, 3, 2, 'green'], [1, 4, 3, 'black'],
  [2, 3, 3, 'orange'], [2, 5, 5, 'grey'], [3, 4, 2, 'red'], [3, 5, 2, 'blue', true], [4, 6, 2, 'green'],
  [5, 7, 2, 'pink'], [6, 7, 3, 'black'], [6, 8, 3, 'orange'], [6, 9, 4, 'grey'], [7, 8, 3, 'red', true],
  [8, 9, 2, 'blue'], [8, 10, 2, 'green'], [7, 10, 4, 'grey'],
];

function Track({ from, to, count, colour, carts }: { from: Spot; to: Spot; count: number; colour: Paint; carts: boolean }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const long = (Math.hypot(dx, dy) - 30) / count;
  return (
    <g transform={`translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}) rotate(${angle})`}>
      {Array.from({ length: count }, (_, i) => {
        const x = (i - (count - 1) / 2) * long;
        return (
          <g key={i} stroke={paint.ink} stroke-width="0.9">
            <rect x={x - long / 2 + 1} y="-4.5" width={long - 2} height="9" rx="2" fill={paint[colour]} />
            <circle cx={x} r="1.7" fill="#fff" stroke="none" opacity="0.8" />
            {carts && (
              <path
                d={`M${x - 6}-5h12l-2 7h-8zM${x - 4} 4a2 2 0 1 0 .1 0M${x + 4} 4a2 2 0 1 0 .1 0`}
                fill={paint.brass}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

export const Picture = () => (
  <Scene ground={paint.meadow}>
    <path d="M20-60V90Q60 230 250 232T470 90V-60Z" fill={paint.land} stroke="#d6c190" stroke-width="3" />
    <g fill="none" stroke={paint.canal} stroke-width="7">
      <path d="M60-20V40Q90 190 250 190T440 40V-20" />
      <path d="M120-20V20Q130 142 250 142T378 20V-20" />
      <path d="M188-20V10Q196 92 250 92T312 10V-20M236-20Q252 70 244 160" />
    </g>
    {tracks.map(([from, to, count, colour, carts = false]) => (
      <Track
        key={`${from}-${to}`}
        from={places[from]!}
        to={places[to]!}
        count={count}
        colour={colour}
        carts={carts}
      />
    ))}
    {places.map(([x, y], i) => (
      <g key={i}>
        <ellipse cx={x} cy={y + 5} rx="14" ry="6" fill={paint.paper} stroke={paint.wood} />
        <Front at={[x - 5, y + 6]} size={[9, 9]} tone={i} gable="step" />
        <Front at={[x + 4, y + 7]} size={[10, 7]} tone={i + 1} gable={i % 3 ? 'step' : 'spout'} />
      </g>
    ))}
  </Scene>
);
