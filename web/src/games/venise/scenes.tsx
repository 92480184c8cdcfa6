// What is seen on each quarter: a scene in its upper part, a paved quay below, which is left free for
// dice and burghers. About 0, 0 in a hexagon of radius 100. Their colours are those of the things drawn.
import type { JSX } from 'preact';

import { type Gable, gableOutline } from '../../draw/gables';
import { Cube, Sign } from './glyphs';
import type { Tile } from './model';

const ink = '#1f2933';
const paper = '#fffdf7';

const sky = (fill: string) => <rect x="-100" y="-100" width="200" height="140" fill={fill} />;

const cloud = (x: number, y: number, size = 1) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M-16 4Q-18-4-10-4-7-11 1-8 9-9 10-3 18-3 16 4Z"
    fill="#fff"
    opacity=".85"
  />
);

const quay = (stone = '#dcc9a0', joint = '#bfa877') => (
  <>
    <rect x="-100" y="34" width="200" height="70" fill={stone} />
    <path d="M-100 34H100" stroke={ink} stroke-width="1.6" />
    <path d="M-100 37.5H100" stroke="#fff" stroke-opacity=".5" stroke-width="2" />
    <path
      d="M-90 50h22m8 0h26m8 0h20m8 0h26m8 0h22M-78 64h26m8 0h20m8 0h26m8 0h24m8 0h16M-60 78h26m8 0h20m8 0h26m8 0h16"
      stroke={joint}
      stroke-width="2"
      opacity=".7"
    />
  </>
);

// A front with rows of two windows.
function house(gable: Gable, x: number, w: number, eaves: number, ground: number, fill: string) {
  const rows = Math.min(2, Math.floor((ground - eaves) / 16));
  return (
    <g stroke={ink}>
      <path d={gableOutline(gable, x, w, eaves, ground)} fill={fill} stroke-width="1.4" stroke-linejoin="round" />
      {Array.from({ length: rows }, (_, row) =>
        [0.18, 0.58].map((at) => (
          <rect x={x + at * w} y={eaves + 5 + row * 13} width={w * 0.24} height="8" fill="#f3e7c8" stroke-width=".8" />
        )),
      )}
    </g>
  );
}

const sheep = (transform: string) => (
  <g transform={transform}>
    <path d="M-8 6V14M-3 7V14M5 7V14M10 6V14" stroke={ink} stroke-width="2.4" />
    <path
      d="M-12 4Q-17-1-12-5-13-11-6-11-2-15 3-12 9-14 11-9 17-7 14-1 16 5 10 7 5 10 0 8-7 10-12 4Z"
      fill={paper}
      stroke={ink}
      stroke-width="1.6"
    />
    <path d="M-6-5q3 3 6 0M2-4q3 3 6 0M-4 2q3 3 6 0" stroke="#c9bea6" stroke-width="1.6" fill="none" />
    <path d="M12-9Q21-10 21-2 18 2 13-1Z" fill="#3a3330" stroke={ink} stroke-width="1.2" />
    <circle cx="17" cy="-5" r="1" fill="#fff" />
  </g>
);

const wool = (
  <>
    {sky('#ddebe6')}
    {cloud(-38, -46)}
    {cloud(48, -40, 0.8)}
    <g transform="translate(42 -14)" stroke={ink}>
      <path d="M-9 20L-6-12H6L9 20Z" fill="#8a5a3c" stroke-width="1.4" />
      <path d="M-7-12Q0-22 7-12Z" fill="#5a3a22" stroke-width="1.2" />
      <path d="M0-12L-20-26M0-12L20 2M0-12L14-32M0-12L-14 8" stroke-width="1.6" />
      <path
        d="M-3-14L-19-25l-3 5 16 10ZM3-10L19 1l3-5-16-10ZM2-15L14-31l5 3-12 16ZM-2-9L-14 7l-5-3 12-16Z"
        fill={paper}
      />
    </g>
    <path d="M-100 4Q-50-12 0 0T100 0V40H-100Z" fill="#a9bf86" />
    <path d="M-100 14Q-40 2 10 14T100 10V40H-100Z" fill="#86a365" />
    {sheep('translate(-44 8) scale(1.15)')}
    {sheep('translate(-6 16) scale(-1.3 1.3)')}
    <g transform="translate(46 20)">
      <ellipse cy="13" rx="22" ry="4" fill={ink} opacity=".2" />
      <rect x="-20" y="-12" width="40" height="26" rx="5" fill="#7c5aa6" stroke={ink} stroke-width="1.6" />
      <path d="M-20-4Q0 4 20-4M-10-12V14M10-12V14" stroke="#5a3f80" stroke-width="2" fill="none" />
      <path d="M-17-9H17" stroke="#c4aedf" stroke-width="2" />
      <g class="tone-violet">
        <Sign kind="wool" y={2} size={0.72} />
      </g>
    </g>
    {quay('#cdbe8c', '#a99a66')}
  </>
);

const flax = [-24, -14, -4, 6, 16, 26].map((x, i) => {
  const y = [-33, -38, -43][i % 3]!;
  return (
    <>
      <path d={`M${x * 0.8} 0Q${x * 0.95} -20 ${x} ${y}`} stroke="#4e7a3c" stroke-width="2" fill="none" />
      <circle cx={x} cy={y} r="4.6" fill="#6fa0d8" stroke="#1f4e8c" stroke-width="1.1" />
      <circle cx={x} cy={y} r="1.4" fill="#f5e6a8" />
    </>
  );
});

const linen = (
  <>
    {sky('#e2eef2')}
    {cloud(30, -48)}
    {cloud(-44, -40, 0.8)}
    {house('step', -76, 22, -19, 2, '#b86a4c')}
    {house('bell', -52, 18, -12, 2, '#7e8e99')}
    <path d="M-100 0Q0-8 100 0V40H-100Z" fill="#9db77a" />
    <path
      d="M-86 8L-36 4-30 10-88 15ZM-84 20L-24 14-16 22-84 29ZM-20 3L26 0 34 5-14 9ZM-8 13L44 8 54 15 2 21Z"
      fill={paper}
      stroke="#b9b3a2"
      stroke-width="1.2"
    />
    <path d="M-80 11L-36 7M-78 25L-24 18M-12 6L28 3M2 17L48 12" stroke="#d8d2c2" stroke-width="1.4" />
    <g transform="translate(58 34)">{flax}</g>
    <Cube kind="linen" x={0} y={21} size={1.1} />
    {quay()}
  </>
);

const gold = (
  <>
    {sky('#5b3a2a')}
    <path
      d="M-100-62h200M-100-44h200M-100-26h200M-100-8h200M-100 10h200M-84-62v18m40-18v18m40-18v18m44-18v18M-66-44v18m44-18v18m84-18v18M-84-26v18M64-26v18M72-8v18"
      stroke="#47291c"
      stroke-width="1.6"
    />
    <path d="M-62 34V-14Q-62-46-32-46T-2-14V34Z" fill="#8e4a32" stroke={ink} stroke-width="2" />
    <path d="M-54 34V-12Q-54-38-32-38T-10-12V34Z" fill="#2b1509" />
    <path d="M-50 34Q-54 10-42 0-40-14-30-24-30-10-22-4-10 10-14 34Z" fill="#d9541e" />
    <path d="M-44 34Q-46 18-36 8-32-4-28-8-28 6-22 12-18 22-20 34Z" fill="#f2a33a" />
    <path d="M-38 34Q-38 24-32 16-26 24-26 34Z" fill="#fbe08a" />
    <g transform="translate(34 -26) rotate(24)">
      <path d="M-13-10H13L9 12H-9Z" fill="#6e747a" stroke={ink} stroke-width="1.8" />
      <path d="M-13-10H13" stroke="#b9c0c6" stroke-width="3" />
      <path d="M13-6L46-18" stroke="#9aa3ab" stroke-width="4" stroke-linecap="round" />
    </g>
    <path d="M26-13Q22-2 23 12" stroke="#fbd45e" stroke-width="5" fill="none" stroke-linecap="round" />
    <path d="M26-13Q22-2 23 12" stroke="#fff3bd" stroke-width="1.6" fill="none" />
    <g stroke={ink} stroke-width="1.2">
      <path d="M4 34L8 20H38L42 34Z" fill="#4a4f55" />
      <path d="M10 20H36" stroke="#fbd45e" stroke-width="4" />
      <path d="M46 34l4-11h20l4 11ZM54 23l4-11h20l-1 11Z" fill="#e8a93a" />
      <path d="M50 23h20M58 12h18" stroke="#fce9a4" stroke-width="2" />
      {[31, 26.5, 22].map((y) => (
        <ellipse cx="-72" cy={y} rx="10" ry="3.6" fill="#f0be4b" />
      ))}
    </g>
    <circle cx="-32" cy="0" r="46" fill="#f2a33a" opacity=".13" />
    {quay('#c9ad80', '#a2855a')}
  </>
);

// A stall from x on, with an awning in stripes.
const stall = (x: number, cloth: string) => (
  <g transform={`translate(${x})`} stroke={ink}>
    <path d="M3 8V34M47 8V34" stroke="#5a3a22" stroke-width="2.6" />
    {[5, 3, 1, -1, -3].map((lean, i) => (
      <path
        d={`M${i * 10} 10L${i * 10 + lean} -4h8L${i * 10 + 10} 10a5 4.2 0 0 1 -10 0Z`}
        fill={i % 2 ? paper : cloth}
        stroke-width=".9"
      />
    ))}
    <rect y="22" width="50" height="13" fill="#a97848" stroke-width="1.2" />
    <path d="M1 28h48" stroke="#7d5530" />
  </g>
);

const market = (
  <>
    {sky('#e6ede6')}
    {cloud(0, -56)}
    {house('bell', -88, 26, -24, 20, '#8c7b6b')}
    {house('step', -62, 25, -31, 20, '#b65b3f')}
    {house('bell', -37, 24, -22, 20, '#4f7196')}
    {house('step', -13, 26, -34, 20, '#c98f4e')}
    {house('spout', 13, 24, -28, 20, '#9a4534')}
    {house('step', 37, 25, -31, 20, '#7e8e99')}
    {house('bell', 62, 26, -22, 20, '#b65b3f')}
    <rect x="-100" y="18" width="200" height="20" fill="#cdb98c" />
    {stall(-58, '#b8352b')}
    {stall(8, '#3b6fb5')}
    <g stroke={ink}>
      <path d="M-54 22h10v-5q-5-4-10 0Z" fill="#7c5aa6" />
      <path d="M-40 22h12v-4q-6-5-12 0Z" fill={paper} />
      <path d="M13 22h11v-4q-5-4-11 0Z" fill="#c0473a" />
      <path d="M44 22h10v-6h-10Z" fill="#4e8a4a" />
      {[-20, -14, 32, 38].map((x) => (
        <circle cx={x} cy="19" r="3" fill={x < 0 ? '#dd8a2e' : '#e6b72b'} />
      ))}
    </g>
    {quay()}
  </>
);

const port = (
  <>
    {sky('#dceaf0')}
    {cloud(-44, -50)}
    {cloud(20, -58, 0.7)}
    <path d="M-100-4H100V40H-100Z" fill="#7fb0b6" />
    <path
      d="M-96 6q6-4 12 0t12 0M-10 26q6-4 12 0t12 0M52 4q6-4 12 0t12 0M-90 26q6-4 12 0t12 0"
      stroke="#ddeef0"
      stroke-width="2"
      fill="none"
    />
    <path d="M-100-4h40l4-8h14l4 8" fill="#8fa98a" />
    <g transform="translate(-18 6)" stroke={ink} stroke-width="1.4">
      <path d="M-4-62V10M-34-44V6M24-46V6" stroke="#5a3a22" stroke-width="3" />
      <path d="M-22-54Q-4-48 14-54L17-26Q-4-18-25-26Z" fill={paper} />
      <path d="M-18-22Q-4-16 12-22L14-4Q-4 2-20-4Z" fill="#efe3c8" />
      <path d="M-46-38Q-34-34-24-38L-22-14Q-34-8-48-14Z" fill="#3b6fb5" />
      <path d="M18-38Q26-34 34-38L38-14Q26-8 16-14Z" fill="#efe3c8" />
      <path d="M-4-62h16l-5 4 5 5H-4ZM-34-46h-12l4 3-4 4h12Z" fill="#b8352b" stroke-width=".8" />
      <path d="M-4-46L-4-32M-11-39H3" stroke="#b8352b" stroke-width="3.5" />
      <path d="M-58-2H-42L-38 6H30L36-6H50Q48 18 34 26H-40Q-54 22-58-2Z" fill="#8a5a3c" stroke-width="1.8" />
      <path d="M-52 8H46M-48 16H42" stroke="#c89a6b" stroke-width="2" />
      <path d="M-28 12h6m10 0h6m10 0h6m10 0h6" stroke="#2b1a0e" stroke-width="4" />
    </g>
    <g transform="translate(58 34)" stroke={ink} stroke-width="1.6">
      <path d="M-8 0L-6-34H16L18 0Z" fill="#a97848" />
      <path d="M-10-34L6-50 20-34Z" fill="#9a4534" />
      <path d="M2-44L-30-60" stroke="#5a3a22" stroke-width="5" />
      <path d="M-30-60V-36" />
      <rect x="-36" y="-36" width="13" height="12" fill="#dd8a2e" stroke-width="1.3" />
      <circle cx="5" cy="-16" r="9" fill="#dcc9a0" />
      <path d="M5-25V-7M-4-16H14M-1-22L11-10M11-22L-1-10" stroke="#5a3a22" stroke-width="1.3" />
    </g>
    {quay('#c9ae80', '#a2855a')}
  </>
);

const workshop = (
  <>
    {sky('#e3ebe0')}
    {cloud(46, -50, 0.9)}
    <g stroke={ink} stroke-width="1.6">
      <path
        d="M-66 34V-18h10v-10h10v-10h10v-10h24v10h10v10h10v10h10V34Z"
        fill="#b65b3f"
        stroke-width="1.8"
      />
      <path d="M-66-6h84M-66 14h84" stroke="#8e3f2a" stroke-width="2" />
      <path d="M-40 34V14Q-40 4-24 4T-8 14V34Z" fill="#4a2c1a" />
      <path d="M-34 34V18M-14 34V18M-36 20H-12M-36 25H-12M-36 30H-12" stroke="#e8d8b0" />
      <path d="M-30 18V34M-26 18V34M-22 18V34M-18 18V34" stroke="#a88bcb" />
      <path
        d="M-58-2h13v12h-13ZM-2-2h13v12h-13ZM-32-26h15v14h-15ZM-51.5-2v12M4.5-2v12M-24.5-26v14"
        fill="#f6e7b4"
        stroke-width="1.1"
      />
      <path d="M-24-44h34" stroke="#5a3a22" stroke-width="5" />
      <path d="M8-44V-20" />
      <path d="M1-20h14v11H1Z" fill={paper} stroke-width="1.3" />
      <path d="M1-15h14M8-20v11" stroke="#8a5a3c" stroke-width="1.3" />
    </g>
    {quay()}
  </>
);

const master = (
  <>
    {sky('#dfe8f0')}
    {cloud(52, -54, 0.8)}
    <g stroke={ink} stroke-width="1.8">
      <path d="M-74 34V-18H24V34Z" fill="#e9dcbc" />
      <path d="M-80-18L-25-50 30-18Z" fill="#4f7196" />
      <path d="M-64-22L-25-43 14-22Z" fill="#e9dcbc" stroke="none" />
      <path d="M-25-36L-32-23M-25-36L-18-23M-30-27H-20" stroke="#1f4e8c" stroke-width="2.4" />
      <path
        d="M-68-14h8V30h-8ZM-46-14h8V30h-8ZM-12-14h8V30h-8ZM10-14h8V30h-8Z"
        fill={paper}
        stroke-width="1.2"
      />
      <path d="M-34 34V2Q-34-8-25-8T-16 2V34Z" fill="#1f4e8c" stroke-width="1.4" />
      <path d="M-25-8V34" stroke="#8fb8e8" stroke-width="1" />
      <path d="M-57-8v20l4 5 4-5V-8ZM-1-8v20l4 5 4-5V-8Z" fill="#b8352b" stroke-width="1" />
    </g>
    {quay()}
  </>
);

const order = (
  <>
    {sky('#d9c49b')}
    <g stroke={ink} stroke-width="1.6">
      <path d="M-74-50h40v46h-40Z" fill="#cfe3e4" />
      <path d="M-54-50V-4M-74-27H-34" />
      <path d="M-34-30L10 34H-60L-74 0Z" fill="#fff" opacity=".22" stroke="none" />
      <path d="M-90 20H90V40H-90Z" fill="#8a5a3c" />
      <path d="M-90 24H90" stroke="#c89a6b" stroke-width="2" />
      <g transform="translate(-20 -8) rotate(-6)">
        <path d="M-24-34H20Q26-34 26-28T20-24V26H-18Q-24 26-24 20Z" fill={paper} stroke-width="1.8" />
        <path d="M-24 20Q-24 26-18 26H24Q30 26 30 20V18H-14V20Q-14 26-19 26" fill="#efe3c8" />
        <path d="M-16-24H12M-16-16H12M-16-8H12M-16 0H2" stroke="#6b6250" stroke-width="2.2" />
        <circle cx="10" cy="8" r="8.5" fill="#b8352b" stroke="#7e1f18" />
        <path d="M7 5l6 6M13 5l-6 6" stroke="#fff" />
      </g>
      <path d="M-74 22V12H-71V8H-61V12H-58V22Z" fill="#1f4e8c" stroke-width="1.3" />
      <path d="M-66 8Q-60-12 -46-20 -48-6 -62 8" fill={paper} stroke-width="1.2" />
    </g>
    {quay()}
  </>
);

const scenes: Record<Tile, JSX.Element> = {
  market,
  order,
  workshop,
  master,
  wool,
  linen,
  gold,
  'port-a': port,
  'port-b': port,
};

export const Scene = ({ tile }: { tile: Tile }) => <g class="scene">{scenes[tile]}</g>;
