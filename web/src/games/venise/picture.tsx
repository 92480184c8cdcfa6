// The picture of the game on the first page: districts, bridges, dice and the boat.
import { Boat, Die, Front, paint, Scene, Waves } from '../../draw/scene';

type Spot = [number, number];

const hexes: [...Spot, string][] = [
  [82, 44, '#efe3c8'], [82, 112, '#dfe6c9'], [158, 78, '#e9d3c6'], [234, 40, '#dfe6c9'],
  [234, 114, '#efe3c8'], [310, 78, '#f2dfb4'], [386, 44, '#e4d6bd'], [386, 114, '#e9d3c6'],
];
const bridges: [number, number][] = [[0, 2], [1, 2], [2, 3], [2, 4], [3, 5], [4, 5], [5, 6], [5, 7]];

const hex = (x: number, y: number, r: number) =>
  `M${x - r} ${y}L${x - r / 2} ${y - r * 0.82}H${x + r / 2}L${x + r} ${y}L${x + r / 2} ${y + r * 0.82}H${x - r / 2}Z`;

export const Picture = () => (
  <Scene ground={paint.water}>
    <Waves at={[[14, 78], [112, 16], [150, 138], [300, 16], [296, 138], [440, 84], [452, 16], [18, 140]]} />
    {bridges.map(([a, b]) => {
      const [from, to] = [hexes[a]!, hexes[b]!];
      const line = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
      return (
        <g key={`${a}-${b}`} fill="none">
          <path d={line} stroke={paint.ink} stroke-width="9" />
          <path d={line} stroke="#d8c196" stroke-width="6.5" />
          <path d={line} stroke={paint.wood} stroke-width="6.5" stroke-dasharray="1 4" />
        </g>
      );
    })}
    {hexes.map(([x, y, fill], i) => (
      <g key={i}>
        <path d={hex(x, y + 4, 38)} fill={paint.wood} stroke={paint.ink} stroke-linejoin="round" />
        <path d={hex(x, y, 38)} fill={fill} stroke={paint.ink} stroke-width="1.6" stroke-linejoin="round" />
        <Front at={[x - 10, y + 16]} size={[14, 17]} tone={i} gable="step" />
        <Front at={[x + 4, y + 18]} size={[14, i % 2 ? 26 : 14]} tone={i + 1} gable="step" />
        <Front at={[x + 17, y + 16]} size={[11, 12]} tone={i + 2} gable="step" />
      </g>
    ))}
    <Die at={[176, 94]} pip={3} fill="red" />
    <Die at={[256, 128]} pip={5} fill="blue" />
    <Die at={[330, 60]} pip={2} fill="green" />
    <Boat at={[158, 132]} />
    <Boat at={[446, 40]} />
  </Scene>
);
