// The picture of the game on the first page: the sea chart, the quarters and the auction clock.
import type { ComponentChildren } from 'preact';
import { Boat, Front, paint, Scene, type Paint } from '../../draw/scene';

const rays = Array.from({ length: 12 }, (_, i) => {
  const a = (i * Math.PI) / 6;
  return `M52 74L${52 + 600 * Math.cos(a)} ${74 + 600 * Math.sin(a)}`;
}).join('');

const Good = ({ x, y, fill }: { x: number; y: number; fill: Paint }) => (
  <g>
    <circle cx={x} cy={y} r="9" fill={paint[fill]} stroke={paint.ink} />
    <path d={`M${x - 3} ${y + 3}v-5l3-3 3 3v5z`} fill="#fff" />
  </g>
);

const block = (x: number, y: number, owners: (Paint | null)[]): ComponentChildren => (
  <g key={`${x}-${y}`}>
    <rect x={x} y={y} width="84" height="56" rx="3" fill={paint.land} stroke={paint.wood} stroke-width="2" />
    {owners.map((owner, i) =>
      owner ? (
        <Front
          key={i}
          at={[x + 14 + i * 18.5, y + 51]}
          size={[14, 28 + (i % 2) * 5]}
          tone={paint[owner]}
          gable="spout"
        />
      ) : (
        <path
          key={i}
          d={`M${x + 7 + i * 18.5} ${y + 51}v-28l7-8 7 8v28`}
          fill="none"
          stroke={paint.wood}
          stroke-dasharray="2 2.5"
        />
      ),
    )}
  </g>
);

const ticks = Array.from({ length: 20 }, (_, i) => {
  const a = (i * Math.PI) / 10;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return `M${390 + 47 * c} ${74 + 47 * s}L${390 + (i % 5 ? 43 : 39) * c} ${74 + (i % 5 ? 43 : 39) * s}`;
}).join('');

export const Picture = () => (
  <Scene ground="#bfdde1">
    <path d={rays} stroke="#8fbcc3" stroke-width="0.8" fill="none" />
    <g fill={paint.land} stroke={paint.wood} stroke-width="1.5">
      <path d="M10 22Q34 6 62 14T96 26Q98 44 86 56T62 66Q40 70 24 54T10 22Z" />
      <path d="M14 96Q36 82 62 90T94 104Q92 124 68 132T28 126Q8 116 14 96Z" />
    </g>
    <Good x={34} y={32} fill="blue" />
    <Good x={58} y={30} fill="orange" />
    <Good x={52} y={50} fill="pink" />
    <Good x={38} y={110} fill="violet" />
    <Good x={64} y={108} fill="red" />
    {block(124, 14, ['blue', null, 'red', 'red'])}
    {block(124, 80, ['green', 'blue', 'blue', null])}
    {block(220, 14, ['red', null, 'green', 'blue'])}
    {block(220, 80, ['green', 'green', null, 'red'])}
    <Boat at={[322, 116]} />
    <g stroke={paint.ink}>
      <circle cx="390" cy="74" r="60" fill={paint.brass} stroke-width="2" />
      <circle cx="390" cy="74" r="51" fill={paint.paper} />
      <path d={ticks} stroke-width="1.6" />
      <path d="M390 74L424 104L415 91Z" fill={paint.red} />
      <circle cx="390" cy="74" r="23" fill={paint.paper} stroke={paint.brass} stroke-width="2" />
    </g>
    <text x="390" y="80" text-anchor="middle" class="picture-number">
      150
    </text>
  </Scene>
);
