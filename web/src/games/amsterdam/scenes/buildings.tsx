// The eleven kinds of buildings, each by what one knows it by.
import { Barrel, Disc, Flat, Ground, House, Ink, Tower, Tree, Waves, at, ink, pale, paper, wood } from './shapes';

const brick = '#b65b3f';
const darkBrick = '#a44a35';
const slate = '#4c5660';
const copper = '#6f9d8c';
const sand = '#dcc9a0';

const Clock = ({ x, y, r = 5 }: { x: number; y: number; r?: number }) => (
  <>
    <Disc x={x} y={y} r={r} fill={pale} />
    <Ink d={`M${x} ${y - r * 0.6}V${y}H${x + r * 0.5}`} w={1.1} />
  </>
);

// A round tower with a clock under an open lantern; coins are struck in it.
function Munttoren() {
  return (
    <>
      <Ground back="#dfe8ea" floor="#c8b78c" y={53} />
      <House gable="step" x={14} w={22} h={20} y={53} fill="#c98a52" />
      <House gable="bell" x={36} w={20} h={23} y={53} fill={brick} />
      <Tower x={84} y={54} w={34} h={22} wall={darkBrick} spire={darkBrick} tip={0} />
      <Ink d="M66 32H102V28H66ZM72 28V15H96V28Z" fill={sand} />
      <Clock x={84} y={21.5} />
      <Ink d="M70 15H98L90 8H78Z" fill={slate} />
      <Ink d="M80 8V2H88V8M84 2V-3" fill={copper} />
      <Flat d="M72 38h6v8h-6zM90 38h6v8h-6z" fill={pale} />
      {[122, 133, 144].map((x, n) => (
        <g key={x} transform={at(x, 46 - (n % 2) * 8)}>
          <Disc x={0} y={0} r={8.5} fill="#e3b33c" />
          <Ink d="M-2 5V-2Q-2 -5 3 -5M-4 -0.500H3" w={1.8} />
        </g>
      ))}
    </>
  );
}

// A half-round brick tower at the water; ships sail from there.
function Schreierstoren() {
  return (
    <>
      <Ground back="#d6e6ea" floor="#7fb0b6" y={46} />
      <Waves />
      <Ink d="M0 46H92V51H0Z" fill={sand} w={1.2} />
      <Ink d="M24 48V22H76V48Z" fill={darkBrick} w={1.5} />
      <path d="M60 48V22H76V48Z" opacity="0.16" />
      <Ink d="M18 22L50 -6L82 22Z" fill={slate} w={1.5} />
      <Flat d="M32 27h6v9h-6zM47 27h6v9h-6zM62 27h6v9h-6z" fill={pale} />
      <Ink d="M45 48V41Q50 36 55 41V48Z" fill="#3d2313" />
      <Ink d="M50 -6V-2" w={2} />
      <g transform={at(126, 46)}>
        <Ink d="M-24 2H26Q22 13 14 13H-14Q-22 13 -24 2Z" fill={wood} w={1.5} />
        <Ink d="M0 2V-42M-14 2V-26M14 2V-26" line="#5a3a22" w={2.2} />
        <Ink d="M2 -40Q18 -30 15 -8H2ZM-12 -24Q-2 -18 -3 -4H-12Z" fill={paper} w={1.3} />
        <Ink d="M0 -42h9l-3 3l3 3h-9" fill="#b8352b" w={1} />
      </g>
    </>
  );
}

const choir = (x: number, w: number, wall: string) => (
  <>
    <Ink d={`M${x} 54V34L${x + w / 2} 20L${x + w} 34V54Z`} fill={wall} />
    <Flat d={`M${x + w / 2 - 4} 54V42Q${x + w / 2} 36 ${x + w / 2 + 4} 42V54Z`} fill={pale} />
  </>
);

// Low naves side by side under one spire.
function OudeKerk() {
  return (
    <>
      <Ground back="#e3e7dc" floor="#b9b08c" y={54} />
      <Tower x={44} y={54} w={22} h={28} wall="#b58a5e" spire={slate} tip={0} />
      <Ink d="M30 26H58L52 18H36ZM38 18V10H50V18ZM40 10L44 -6L48 10Z" fill={slate} />
      <Clock x={44} y={33} r={4.5} />
      {choir(58, 24, '#c59a6c')}
      {choir(82, 28, '#b98d5f')}
      {choir(110, 24, '#c59a6c')}
      <Ink d="M56 34L70 19H124L138 34" line={slate} w={2.5} />
      <Tree x={18} y={40} size={0.9} />
      <Tree x={148} y={42} size={0.8} />
    </>
  );
}

// The tall tower with its crown, reflected in the canal.
function Westerkerk() {
  return (
    <>
      <Ground back="#d9e5ee" floor="#8db9be" y={48} />
      <Waves y={56} />
      <Ink d="M0 48H160" line={sand} w={4} />
      <Ink d="M58 48V26L92 14L126 26V48Z" fill={brick} w={1.5} />
      <Flat d="M68 48V34Q73 27 78 34V48ZM87 48V30Q92 23 97 30V48ZM106 48V34Q111 27 116 34V48Z" fill={pale} />
      <Tower x={42} y={48} w={22} h={20} wall={darkBrick} spire={darkBrick} tip={0} />
      <Ink d="M34 28V16H50V28ZM36 16V7H48V16Z" fill={sand} />
      <Clock x={42} y={22} r={4} />
      <Ink d="M37 7Q36 1 42 1T47 7Z" fill="#3b6fb5" />
      <Ink d="M42 1V-4M39.500 -2H44.500" line="#c8962e" w={1.8} />
      <House gable="neck" x={132} w={24} h={18} y={48} fill="#6b7f4e" />
      <House gable="step" x={4} w={22} h={18} y={48} fill="#c98a52" />
    </>
  );
}

// A slim octagon of stone with four clocks, and its bells.
function Zuiderkerk() {
  return (
    <>
      <Ground back="#e8e2d4" floor="#c1ae82" y={54} />
      <Ink d="M12 54V34L42 20L72 34V54Z" fill={brick} w={1.5} />
      <Flat d="M22 54V42Q26 36 30 42V54ZM38 54V38Q42 31 46 38V54ZM54 54V42Q58 36 62 42V54Z" fill={pale} />
      <Tower x={92} y={54} w={24} h={24} wall={darkBrick} spire={darkBrick} tip={0} />
      <Ink d="M82 30V20L86 16H98L102 20V30Z" fill={paper} />
      <Clock x={92} y={24} r={4} />
      <Ink d="M86 16V8H98V16Z" fill={sand} />
      <Ink d="M84 8Q92 3 92 -8Q92 3 100 8Z" fill={slate} />
      <Flat d="M88 38h8v10h-8z" fill={pale} />
      <g transform={at(134, 36)}>
        <Ink d="M-15 14Q-10 10 -10 0Q-10 -12 0 -12T10 0Q10 10 15 14Z" fill="#d9a441" w={1.5} />
        <Ink d="M-10 4Q0 8 10 4" line="#8a6116" w={1.8} />
        <Disc x={0} y={16} r={3} fill="#8a6116" />
        <Ink d="M0 -12V-18M-12 -18H12" line="#5a3a22" w={2.6} />
      </g>
    </>
  );
}

function Warehouse({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Ink d="M0 48V20L18 4L36 20V48Z" fill={fill} w={1.5} />
      <Ink d="M14 48V36H22V48Z" fill="#3d2313" w={1} />
      <g fill="#2c7a43" stroke={paper} stroke-width="0.9">
        <path d="M5 24h6v8h-6zM25 24h6v8h-6zM15 16h6v9h-6z" />
      </g>
      <Ink d="M18 4V0M18 6H27" line="#5a3a22" w={2} />
    </g>
  );
}

function Entrepotdok() {
  return (
    <>
      <Ground back="#d6e6ea" floor="#7fb0b6" y={46} />
      <Waves />
      <Warehouse x={8} fill={darkBrick} />
      <Warehouse x={46} fill={brick} />
      <Warehouse x={84} fill="#93402d" />
      <Ink d="M0 49H126" line={sand} w={5} />
      <g transform={at(139, 46)}>
        <Ink d="M-15 2H17Q15 11 9 11H-9Q-14 11 -15 2Z" fill={wood} />
        <Ink d="M0 2V-25" line="#5a3a22" w={2.5} />
        <Ink d="M2 -23Q17 -14 15 0H2Z" fill={paper} w={1.3} />
      </g>
    </>
  );
}

// A heavy foot, a light spire, and a lifting bridge beside it.
function Montelbaanstoren() {
  return (
    <>
      <Ground back="#dbe6e0" floor="#7fb0b6" y={48} />
      <Waves y={56} />
      <House gable="bell" x={6} w={22} h={20} y={48} fill="#8a6f9e" />
      <House gable="spout" x={28} w={20} h={22} y={48} fill="#c98a52" />
      <Ink d="M56 50V26H96V50Z" fill={darkBrick} w={1.5} />
      <path d="M82 50V26H96V50Z" opacity="0.16" />
      <Ink d="M62 26V15H90V26Z" fill={sand} />
      <Clock x={76} y={20.5} r={4.2} />
      <Ink d="M64 15H88L82 7H70ZM72 7V1H80V7ZM72 1L76 -8L80 1Z" fill={slate} />
      <Flat d="M64 32h6v8h-6zM82 32h6v8h-6zM73 38h6v12h-6z" fill={pale} />
      <Ink d="M104 50V18M126 50V18M100 18H130" line="#7a4b2c" w={3} />
      <Ink d="M96 46H160" line={wood} w={5} />
      <Ink d="M112 8L156 40M112 8L104 18M118 12L150 44" line="#7a4b2c" w={2} />
    </>
  );
}

// Barrels of herring at a round tower.
function Haringpakkerstoren() {
  return (
    <>
      <Ground back="#dfe6ea" floor="#c1ae82" y={50} />
      <Tower x={34} y={52} w={36} h={24} wall={darkBrick} spire={slate} tip={0} />
      <Ink d="M12 28H56L46 16H22Z" fill={slate} />
      <Ink d="M26 16V7H42V16ZM26 7L34 -5L42 7Z" fill={copper} />
      <Flat d="M22 33h6v9h-6zM31 33h6v9h-6zM40 33h6v9h-6z" fill={pale} />
      <Barrel x={78} y={42} size={1.05} />
      <Barrel x={142} y={44} size={0.95} />
      <g transform={at(110, 30)}>
        <Ink d="M-20 0Q-8 -11 8 -1L19 -8V9L8 2Q-8 12 -20 0Z" fill="#9fb6c4" w={1.5} />
        <Ink d="M-6 -4Q-2 1 -6 5M-16 0L-14 -0.500" w={1.5} />
      </g>
      <g transform={at(112, 48, 0.8)}>
        <Ink d="M-20 0Q-8 -11 8 -1L19 -8V9L8 2Q-8 12 -20 0Z" fill="#c3d2da" w={1.5} />
        <Ink d="M-6 -4Q-2 1 -6 5" w={1.5} />
      </g>
    </>
  );
}

function Waag() {
  return (
    <>
      <Ground back="#e2e6dd" floor="#cdb98c" y={53} />
      <Ink d="M46 55V25H114V55Z" fill={brick} w={1.5} />
      <Ink d="M40 25L60 9H100L120 25Z" fill="#5b6770" w={1.5} />
      <Ink d="M22 55V23H46V55ZM114 55V23H138V55Z" fill={darkBrick} w={1.5} />
      <Ink d="M18 23L34 -4L50 23ZM110 23L126 -4L142 23Z" fill={slate} w={1.5} />
      <Ink d="M66 27V13L80 1L94 13V27Z" fill={darkBrick} w={1.5} />
      <Ink d="M72 55V43Q72 35 80 35T88 43V55Z" fill="#3d2313" />
      <Flat d="M30 31h8v10h-8zM122 31h8v10h-8zM53 33h9v10h-9zM98 33h9v10h-9z" fill="#f6e7b4" />
      <Ink d="M80 10V23M70 13H90M70 13L66.500 20H73.500ZM90 13L86.500 20H93.500Z" line="#f2d27a" w={1.8} />
    </>
  );
}

// An arcade with a clock, and what is traded there.
function Beurs() {
  const arches = [22, 46, 94, 118];
  return (
    <>
      <Ground back="#e6dfcf" floor="#cbb88d" y={53} />
      <Ink d="M12 54V28H148V54Z" fill={brick} w={1.5} />
      <Ink d="M8 28L22 15H138L152 28Z" fill={slate} w={1.5} />
      <Ink d="M66 54V12L80 3L94 12V54Z" fill={darkBrick} w={1.5} />
      <Clock x={80} y={18} r={5.5} />
      {arches.map((x) => (
        <Ink key={x} d={`M${x} 54V42Q${x + 9} 30 ${x + 18} 42V54Z`} fill="#f3e4c0" w={1.2} />
      ))}
      <Ink d="M72 54V42Q80 32 88 42V54Z" fill="#3d2313" />
      <Ink d="M76 3V-3H84L82 -0.500L84 2H76" fill="#b8352b" w={1} />
      <g transform={at(31, 49, 0.5)}>
        <Disc x={0} y={0} r={8} fill="#e3b33c" />
      </g>
      <g transform={at(127, 49, 0.5)}>
        <Disc x={0} y={0} r={8} fill="#e3b33c" />
      </g>
    </>
  );
}

// The town hall that became a palace: a broad front and a dome.
function Paleis() {
  const columns = [18, 32, 46, 108, 122, 136];
  return (
    <>
      <Ground back="#d9e5ee" floor="#d6c7a0" y={54} />
      <Ink d="M10 55V24H150V55Z" fill="#e3d3ac" w={1.5} />
      <Ink d="M56 55V20H104V55Z" fill="#ecdfbf" w={1.5} />
      <Ink d="M52 20L80 8L108 20Z" fill="#cdb98c" w={1.5} />
      <Ink d="M72 10V2H88V10ZM70 2Q72 -8 80 -8T90 2Z" fill={copper} w={1.3} />
      {columns.map((x) => (
        <Flat key={x} d={`M${x} 29h6v9h-6zM${x} 43h6v8h-6z`} fill="#6d7f8f" />
      ))}
      <Flat d="M62 27h6v10h-6zM77 27h6v10h-6zM92 27h6v10h-6z" fill="#6d7f8f" />
      <Ink d="M64 55V45H70V55ZM77 55V43H83V55ZM90 55V45H96V55Z" fill="#5a3a22" w={1} />
      <Ink d="M10 24H56M104 24H150" line={ink} w={2.4} />
    </>
  );
}

export const buildings = {
  munttoren: Munttoren,
  schreierstoren: Schreierstoren,
  'oude-kerk': OudeKerk,
  westerkerk: Westerkerk,
  zuiderkerk: Zuiderkerk,
  entrepotdok: Entrepotdok,
  montelbaanstoren: Montelbaanstoren,
  haringpakkerstoren: Haringpakkerstoren,
  waag: Waag,
  beurs: Beurs,
  paleis: Paleis,
};
