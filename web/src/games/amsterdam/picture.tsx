// The picture of the game on the first page: the city, the Amstel, the harbour and the wheel.
import { Boat, paint, Scene, type Paint } from '../../draw/scene';

const quarters: Paint[][] = [
  ['pink', 'pink', 'blue', 'blue', 'green', 'green'],
  ['pink', 'pink', 'blue', 'blue', 'green', 'green'],
  ['red', 'red', 'orange', 'orange', 'violet', 'violet'],
  ['red', 'red', 'orange', 'orange', 'violet', 'violet'],
];
const wheel: Paint[] = ['pink', 'blue', 'green', 'red', 'orange', 'violet', 'blue', 'pink'];
const goods: [number, number][] = [[1, 0], [4, 1], [0, 1], [4, 2], [3, 3]];

const Block = ({ x, y, fill }: { x: number; y: number; fill: Paint }) => (
  <g stroke={paint.ink} stroke-width="0.9">
    <rect x={x} y={y} width="28" height="26" rx="2" fill={paint.paper} />
    <path d={`M${x + 2} ${y + 13}l4-8h16l4 8v11h-24z`} fill={paint[fill]} fill-opacity="0.7" />
    <path d={`M${x + 2} ${y + 13}l4-8h16l4 8z`} fill={paint[fill]} />
  </g>
);

function wedge(i: number): string {
  const at = (n: number) => {
    const a = (n * Math.PI) / 4 - Math.PI / 2;
    return `${412 + 46 * Math.cos(a)} ${74 + 46 * Math.sin(a)}`;
  };
  return `M412 74L${at(i)}A46 46 0 0 1 ${at(i + 1)}Z`;
}

const Warehouse = ({ y }: { y: number }) => (
  <g stroke={paint.ink} stroke-linejoin="round">
    <rect x="258" y={y} width="86" height="9" fill="#b99f73" />
    {[0, 1, 2].map((i) => (
      <g key={i}>
        <path d={`M${262 + i * 20} ${y}v-13l9-8 9 8v13z`} fill={['#8c3f30', '#b4583f', '#cfa777'][i]} />
        <path d={`M${268 + i * 20} ${y}v-9h6v9z`} fill={paint.ink} />
      </g>
    ))}
  </g>
);

export const Picture = () => (
  <Scene ground="#cfe3e4">
    <path d="M-300-50H236Q228 40 240 90T232 200H-300Z" fill={paint.land} />
    <path d="M222-50Q214 40 226 90T220 200H246Q254 140 252 90T250-50Z" fill="#7fb0b6" />
    {quarters.map((row, r) =>
      row.map((fill, c) => <Block key={`${r}-${c}`} x={14 + c * 34} y={8 + r * 34} fill={fill} />),
    )}
    <g fill={paint.paper} stroke={paint.ink}>
      {goods.map(([c, r]) => (
        <circle key={`${c}-${r}`} cx={28 + c * 34} cy={23 + r * 34} r="7" />
      ))}
    </g>
    <path
      d={goods.map(([c, r]) => `M${25 + c * 34} ${26 + r * 34}v-4l3-3 3 3v4z`).join('')}
      fill={paint.ink}
    />
    <Warehouse y={34} />
    <Warehouse y={80} />
    <Warehouse y={126} />
    <Boat at={[334, 56]} />
    <Boat at={[338, 104]} />
    <g stroke={paint.wood} stroke-width="1.5">
      <circle cx="412" cy="74" r="51" fill={paint.wood} />
      {wheel.map((fill, i) => (
        <path key={i} d={wedge(i)} fill={paint[fill]} />
      ))}
      <circle cx="412" cy="74" r="16" fill={paint.brass} />
      <path d="M405 26h14l-7 11z" fill={paint.ink} />
    </g>
  </Scene>
);
