// The nine artisans at their work.
import { Barrel, BroadHat, Cap, Disc, Flat, Ground, Hood, Ink, Person, TallHat, Tulip, at, ink, paper, skin, wood } from './shapes';

function GeneverDistiller() {
  return (
    <>
      <Ground back="#dde6d3" floor="#8fa37b" />
      <Ink d="M14 52Q10 26 28 24H36Q54 26 50 52Z" fill="#c77b3a" w={1.5} />
      <Ink d="M29 24Q28 8 38 6Q64 4 74 31" line="#a55f24" w={6} />
      <Ink d="M18 35Q32 41 46 35" line="#f0b985" w={2} />
      <Ink d="M65 31H84V52H65Z" fill={wood} />
      <Flat d="M20 59q4 -9 6 0q4 -13 8 0q4 -10 8 0z" fill="#e0662a" />
      <Person x={107} y={27} coat="#3f5d3a">
        <TallHat />
      </Person>
      <Ink d="M132 13H138V24Q145 26 145 33V53H125V33Q125 26 132 24Z" fill="#4e8a4a" w={1.3} />
      <Ink d="M125 35H145V46H125Z" fill={paper} w={1} />
      <Disc x={132} y={41} r={2.4} fill="#3b4f8c" />
      <Disc x={138} y={41} r={2.4} fill="#3b4f8c" />
      <Ink d="M149 31H154V37Q158 39 158 43V53H147V43Q147 39 149 37Z" fill="#c9a06a" w={1.2} />
    </>
  );
}

const Wheel = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={at(x, y, size)}>
    <Ink d="M-16 -5V6A16 7 0 0 0 16 6V-5Z" fill="#d9992b" />
    <ellipse cy="-5" rx="16" ry="7" fill="#f4cf5f" stroke={ink} stroke-width="1.4" />
  </g>
);

function Cheesemaker() {
  return (
    <>
      <Ground back="#f0e2bd" floor="#b58a55" y={46} />
      <Ink d="M4 16H62M4 34H62" line="#8a6434" w={3} />
      <Wheel x={18} y={10} size={0.62} />
      <Wheel x={44} y={10} size={0.62} />
      <Wheel x={31} y={28} size={0.62} />
      <Person x={84} y={25} coat="#41688f">
        <BroadHat fill="#e8d08a" />
      </Person>
      <Ink d="M72 42H98V62H72Z" fill={paper} w={1.2} />
      <Wheel x={128} y={50} />
      <Wheel x={131} y={37} />
      <Ink d="M131 32L146 27V36L131 42Z" fill="#f8e08a" w={1.2} />
      <Disc x={139} y={35} r={1.8} fill="#d9992b" line="#d9992b" />
    </>
  );
}

function Brewer() {
  return (
    <>
      <Ground back="#e7d3a8" floor="#a07a4c" />
      <Ink d="M10 54V23Q30 14 50 23V54Z" fill="#c77b3a" w={1.5} />
      <Ink d="M16 20Q30 -2 44 20Z" fill="#dd9a55" w={1.5} />
      <Ink d="M10 31Q30 38 50 31M10 45Q30 52 50 45" line="#7d4518" w={2} />
      <Ink d="M25 7q-5 -4 0 -8M35 6q5 -5 0 -9" line={paper} w={2.6} />
      <Person x={78} y={28} coat="#7a4b2c">
        <Cap fill={paper} />
      </Person>
      <Ink d="M69 42H87V62H69Z" fill={paper} w={1.1} />
      <Ink d="M95 29H112V53H95Z" fill="#d9902c" w={1.5} />
      <Ink d="M93 29Q92 22 100 23Q104 18 108 23Q115 22 114 30Z" fill={paper} w={1.3} />
      <Ink d="M112 35H118V46H112" w={2.2} />
      <Barrel x={139} y={41} size={1.05} />
    </>
  );
}

function CoffeeRoaster() {
  return (
    <>
      <Ground back="#e6d5c0" floor="#96745a" />
      <Ink d="M10 54L16 40H52L58 54Z" fill="#5b6770" />
      <Flat d="M18 54q5 -12 8 0q4 -15 8 0q4 -12 8 0z" fill="#e0662a" />
      <Ink d="M14 27A20 13 0 0 1 54 27A20 13 0 0 1 14 27Z" fill="#3d4750" w={1.5} />
      <Ink d="M54 27H68V33M20 23H48" line="#98a3ab" w={2.2} />
      <Ink d="M28 12q-5 -5 0 -10M40 11q5 -5 0 -10" line={paper} w={2.4} />
      <Person x={86} y={26} coat="#5a3a22">
        <Cap fill="#b8352b" />
      </Person>
      <Ink d="M112 58Q106 36 118 30H142Q154 36 148 58Z" fill="#cdb083" w={1.5} />
      <Ink d="M116 30Q130 22 144 30Q130 36 116 30Z" fill="#5a3a22" />
      {[122, 130, 138].map((x) => (
        <g key={x} transform={`translate(${x} ${x === 130 ? 28 : 30}) rotate(-30)`}>
          <ellipse rx="4" ry="2.8" fill="#7a4b2c" stroke={ink} stroke-width="0.9" />
        </g>
      ))}
      <Ink d="M121 42H139V51H121Z" fill={paper} w={1} />
      <ellipse cx="130" cy="46.500" rx="4.500" ry="3" fill="#7a4b2c" />
    </>
  );
}

const tileMark = 'M0 -6L6 0L0 6L-6 0ZM-9 -9L-5 -5M9 -9L5 -5M-9 9L-5 5M9 9L5 5';
const TileAt = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={at(x, y, size)}>
    <Ink d="M-9 -9H9V9H-9Z" fill={paper} w={1.1} />
    <Ink d={tileMark} line="#1f4e8c" w={1.6} />
  </g>
);

function TileMaker() {
  return (
    <>
      <Ground back="#d8e3ec" floor="#a98d68" y={52} />
      {[12, 32, 52].flatMap((x) => [11, 31].map((y) => <TileAt key={`${x}${y}`} x={x} y={y} size={1.05} />))}
      <Person x={88} y={24} coat="#a44a35">
        <Hood fill={paper} />
      </Person>
      <Ink d="M66 54H156V60H66Z" fill={wood} w={1.2} />
      <TileAt x={124} y={43} size={1.15} />
      <Ink d="M98 40Q106 46 112 40L120 34" line="#a44a35" w={6} />
      <Disc x={120} y={34} r={3.2} fill={skin} />
      <Ink d="M121 33L132 24" line="#7a4b2c" w={2.4} />
      <Ink d="M140 53V42H152V53Z" fill="#1f4e8c" w={1.2} />
      <Ink d="M144 42L142 32M148 42L151 33" line="#7a4b2c" w={1.8} />
    </>
  );
}

function Lacemaker() {
  return (
    <>
      <Ground back="#dce7ec" floor="#b49c7a" y={56} />
      <Ink d="M8 6H46V44H8Z" fill="#bfdde6" w={1.5} />
      <Ink d="M27 6V44M8 25H46" w={1.3} />
      <path d="M46 10L98 62H8V44Z" fill="#fff" opacity="0.4" />
      <Person x={86} y={24} coat="#d7a92f" size={1.25}>
        <Hood fill="#fbf3df" />
      </Person>
      <Ink d="M78 62Q76 43 109 40Q142 43 140 62Z" fill="#1f4e8c" w={1.5} />
      {[97, 109, 121].map((x) => (
        <circle key={x} cx={x} cy="51" r="4.4" fill="none" stroke={paper} stroke-width="1.6" />
      ))}
      <Ink d="M74 36Q88 45 99 46M98 33Q107 38 112 44" line="#d7a92f" w={6.5} />
      <Disc x={100} y={46} r={3} fill={skin} />
      <Disc x={112} y={44} r={3} fill={skin} />
      <Ink d="M128 52h5v9h-5zM136 54h5v8h-5z" fill="#c89a6b" w={1} />
    </>
  );
}

function Glassblower() {
  return (
    <>
      <Ground back="#4a3634" floor="#33221f" />
      <Ink d="M6 54V22Q6 4 28 4T50 22V54Z" fill="#8e4a32" line="#120b0a" w={1.5} />
      <Flat d="M14 54V28Q14 14 28 14T42 28V54Z" fill="#f2a33a" />
      <Flat d="M20 54V37Q22 25 28 20Q34 26 36 37V54Z" fill="#fde9a0" />
      <circle cx="28" cy="32" r="36" fill="#f2a33a" opacity="0.2" />
      <Person x={82} y={26} coat="#41688f">
        <Cap fill="#b8352b" />
      </Person>
      <Ink d="M89 21L128 14" line="#b9c0c6" w={3} />
      <ellipse cx="139" cy="13" rx="13" ry="10.500" fill="#9ed3e6" stroke="#eaf6fa" stroke-width="2" />
      <Ink d="M132 9q4 -4 9 -2" line={paper} w={2} />
      <Ink d="M111 35H126Q126 45 118.500 46V55M112 55H125M134 35H149V46Q141.500 51 134 46ZM141.500 49V55M135 55H148" line="#cfeaf3" w={2} />
    </>
  );
}

function Carpenter() {
  return (
    <>
      <Ground back="#eadcc0" floor="#b08b5c" y={52} />
      <Ink d="M8 8H50V38H8Z" fill="#f4ead2" w={1.2} />
      <Ink d="M16 12V34M24 12L30 34M38 12V24H44V12M38 24V34" line={wood} w={2.2} />
      <Person x={86} y={24} coat="#6b7f4e">
        <Cap fill="#7a4b2c" />
      </Person>
      <Ink d="M60 46H120V53H60Z" fill="#c99a5f" w={1.4} />
      <Ink d="M68 53V62M112 53V62" line="#7a4b2c" w={4} />
      <Ink d="M62 40H84L88 46H62Z" fill="#a9713f" w={1.2} />
      <Ink d="M96 45q4 -8 9 -3q-6 1 -3 4" line="#f0d9a8" w={2} />
      <Ink d="M132 12V58M132 38H152V58M152 38" line="#7a4b2c" w={4} />
      <Ink d="M130 12H140Q145 22 139 36H130Z" fill="#b8352b" w={1.3} />
      <Ink d="M130 36H155V42H130Z" fill="#a9713f" w={1.2} />
    </>
  );
}

const beds = [
  { y: 38, size: 0.7, from: 4, fill: '#c43f6e' },
  { y: 47, size: 0.88, from: 12, fill: '#e6b72b' },
  { y: 56, size: 1.06, from: 4, fill: '#d9541e' },
];

function TulipGrower() {
  return (
    <>
      <rect width="160" height="62" fill="#dfece6" />
      <Flat d="M0 29Q80 19 160 29V62H0Z" fill="#8fb06e" />
      <Ink d="M18 26V10L26 6L34 10V26Z" fill="#a9825a" w={1.2} />
      <Ink d="M12 0L40 18M40 0L12 18" line="#7a4b2c" w={2} />
      {beds.slice(0, 2).map(({ y, size, from, fill }) =>
        Array.from({ length: 9 }, (_, n) => (
          <Tulip key={`${y}${n}`} x={from + n * 18.5} y={y} size={size} fill={fill} />
        )),
      )}
      <Person x={84} y={24} coat="#41688f" size={1.15}>
        <BroadHat fill="#e8d08a" />
      </Person>
      {Array.from({ length: 9 }, (_, n) => (
        <Tulip key={n} x={beds[2]!.from + n * 19} y={56} size={1.06} fill={beds[2]!.fill} />
      ))}
    </>
  );
}

export const artisans = {
  'genever-distiller': GeneverDistiller,
  cheesemaker: Cheesemaker,
  brewer: Brewer,
  'coffee-roaster': CoffeeRoaster,
  'tile-maker': TileMaker,
  lacemaker: Lacemaker,
  glassblower: Glassblower,
  carpenter: Carpenter,
  'tulip-grower': TulipGrower,
};
