// The six districts: houses in their colour, and what is before them.
import type { ComponentType } from 'preact';

import { type Gable } from '../../../draw/gables';
import { Barrel, Flat, House, Ink, Tree, Tulip, Waves, at, ink, paper, wood } from './shapes';

interface DistrictProps {
  sky: string;
  walls: [string, string, string]; // three tones of its colour
  front: ComponentType;
  canal?: boolean;
}

const row: [Gable, number, number][] = [
  ['step', 20, 22],
  ['bell', 19, 17],
  ['step', 23, 26],
  ['spout', 19, 20],
  ['neck', 21, 22],
  ['spout', 18, 18],
  ['bell', 20, 23],
];

function District({ sky, walls, front: Front, canal = true }: DistrictProps) {
  let x = 4;
  return (
    <>
      <rect width="160" height="62" fill={sky} />
      <rect y="46" width="160" height="16" fill={canal ? '#8db9be' : '#cdb98c'} />
      {row.map(([gable, w, h], n) => {
        const house = <House key={n} gable={gable} x={x} w={w} h={h} y={46} fill={walls[n % 3]!} />;
        x += w;
        return house;
      })}
      <Ink d="M0 46H160" w={1.6} />
      {canal && <Waves y={55} />}
      <Front />
    </>
  );
}

const Bridge = () => (
  <>
    <Ink d="M112 62V52Q134 34 156 52V62" line={wood} w={5.5} />
    <Ink d="M110 46Q134 28 158 46M118 44V51M134 36V43M150 44V51" line={ink} w={1.6} />
  </>
);

const Garden = () => (
  <>
    <Tree x={22} y={34} />
    <Tree x={142} y={32} size={1.1} />
    {[50, 62, 74, 86, 98, 110].map((x) => (
      <Tulip key={x} x={x} y={54} size={0.9} fill="#c43f6e" />
    ))}
  </>
);
const Barge = () => (
  <g transform={at(112, 52)}>
    <Ink d="M-32 -2H32Q28 9 20 9H-20Q-28 9 -32 -2Z" fill={wood} />
    <Ink d="M-4 -2V-40" line="#5a3a22" w={2.4} />
    <Ink d="M-2 -38Q22 -26 20 -6H-2Z" fill={paper} w={1.3} />
  </g>
);
const Hoist = () => (
  <>
    <Barrel x={26} y={50} size={0.7} />
    <Barrel x={48} y={51} size={0.66} />
    <Ink d="M104 58V20H136M136 20V36" line="#5a3a22" w={2.8} />
    <Ink d="M104 34L118 20" line="#5a3a22" w={2.2} />
    <Ink d="M128 36H144V49H128Z" fill="#d9b45f" w={1.4} />
    <Ink d="M128 42.500H144M136 36V49" line="#8a6116" w={1.4} />
  </>
);
const Stall = () => (
  <>
    <Ink d="M84 34H148V58H84Z" fill="#f4ead2" w={1.4} />
    <Ink d="M80 34L88 22H144L152 34Z" fill="#b8352b" w={1.4} />
    <Flat d="M92 34L97 22H106L103 34ZM114 34V22H122V34ZM132 34L127 22H136L142 34Z" fill={paper} />
    <Ink d="M80 34Q85 39 90 34T100 34T110 34T120 34T130 34T140 34T150 34" w={1.3} />
    <Flat d="M92 50a5 5 0 0 1 10 0zM106 50a5 5 0 0 1 10 0zM120 50a5 5 0 0 1 10 0z" fill="#d98a2e" />
    <Ink d="M84 50H148" line={wood} w={2.6} />
  </>
);
const Lanterns = () => (
  <>
    <Bridge />
    {[16, 92].map((x) => (
      <g key={x}>
        <Ink d={`M${x} 60V36`} line={ink} w={2} />
        <Ink d={`M${x - 4} 36H${x + 4}L${x + 3} 28H${x - 3}Z`} fill="#f6d97a" w={1.2} />
      </g>
    ))}
  </>
);

// In the order of their colours: see model.ts.
export const plans: Record<string, ComponentType> = {
  plantage: () => (
    <District sky="#f6e1e9" walls={['#d9799b', '#e59ab5', '#c2648a']} front={Garden} canal={false} />
  ),
  haarlemmerbuurt: () => (
    <District sky="#e8ecee" walls={['#9aa3ab', '#b3bac0', '#858e97']} front={Barge} />
  ),
  jordaan: () => (
    <District sky="#faecd6" walls={['#dd8a2e', '#e9a556', '#c67a24']} front={Bridge} />
  ),
  burgwallen: () => (
    <District sky="#ecdfd3" walls={['#8a5a3c', '#a3734f', '#764a30']} front={Hoist} />
  ),
  nieuwmarkt: () => (
    <District sky="#e6dfee" walls={['#7c5aa6', '#9577bb', '#6a4a92']} front={Stall} canal={false} />
  ),
  grachtengordel: () => (
    <District sky="#dbe3e8" walls={['#454a52', '#5b6169', '#33363b']} front={Lanterns} />
  ),
};
