// The pictures on the cards, each in a room of 104 by 82: four districts, four continents, goods on
// the quay, a ship that carries one good, an hourglass.
import type { ComponentChildren } from 'preact';

import type { Gable } from '../../draw/gables';
import { toneClass } from '../../draw/symbols';
import { frontOf } from './fronts';
import { GoodDisc, goodTone } from './glyphs';
import { Ship } from './scenery';
import { goods } from './model';

export const picture = { w: 104, h: 82 };

const waves = 'M3 66q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0M9 75q6-5 12 0t12 0 12 0 12 0 12 0 12 0';

function Sky({ class: tone = 'p-sky' }: { class?: string }) {
  return <rect class={tone} width={picture.w} height={picture.h} />;
}

function Water({ from = 60 }: { from?: number }) {
  return (
    <>
      <path class="p-water" d={`M0 ${from}H104V82H0Z`} />
      <path class="p-waves" d={waves} />
    </>
  );
}

interface House {
  gable: Gable;
  x: number;
  w: number;
  top: number;
  tone: string;
}

function Row({ houses, ground = 58 }: { houses: House[]; ground?: number }) {
  return (
    <>
      {houses.map(({ gable, x, w, top, tone }) => {
        const it = frontOf(gable, x, w, top, ground);
        return (
          <g key={x} class={`p-house ${tone}`}>
            <path class="p-wall" d={it.wall} />
            <path class="p-shade" d={it.shade} />
            <path class="p-window" d={it.windows} />
            <path class="p-door" d={it.door} />
          </g>
        );
      })}
    </>
  );
}

function Quay() {
  return <path class="p-quay" d="M0 56H104V63H0Z" />;
}

// A church tower: body, gallery, spire.
function Tower({ x, top }: { x: number; top: number }) {
  return (
    <g class="p-tower">
      <path class="p-stone" d={`M${x - 8} 58V${top + 22}H${x + 8}V58Z`} />
      <path class="p-spire" d={`M${x - 8} ${top + 22}L${x} ${top}L${x + 8} ${top + 22}Z`} />
      <circle class="p-clock" cx={x} cy={top + 30} r="4" />
      <path class="p-line" d={`M${x} ${top + 27.5}V${top + 30}L${x + 2} ${top + 31.5}M${x} ${top}V${top - 5}`} />
    </g>
  );
}

function Grachten() {
  return (
    <>
      <Sky />
      <Row
        houses={[
          { gable: 'step', x: 6, w: 25, top: 9, tone: 'brick' },
          { gable: 'neck', x: 31, w: 23, top: 3, tone: 'sand' },
          { gable: 'bell', x: 54, w: 25, top: 11, tone: 'rust' },
          { gable: 'spout', x: 79, w: 19, top: 15, tone: 'brick' },
        ]}
      />
      <Quay />
      <Water from={62} />
    </>
  );
}

function NieuweZijde() {
  return (
    <>
      <Sky class="p-sky-green" />
      <Tower x={52} top={6} />
      <Row
        houses={[
          { gable: 'bell', x: 4, w: 22, top: 20, tone: 'sand' },
          { gable: 'step', x: 26, w: 20, top: 24, tone: 'rust' },
          { gable: 'neck', x: 60, w: 20, top: 22, tone: 'brick' },
          { gable: 'spout', x: 80, w: 20, top: 26, tone: 'sand' },
        ]}
      />
      <path class="p-paving" d="M0 58H104V82H0Z" />
      <path class="p-joints" d="M0 66H104M0 74H104M14 58V66M40 58V66M66 58V66M92 58V66M26 66V74M54 66V74M80 66V74M12 74V82M42 74V82M70 74V82" />
    </>
  );
}

function OudeZijde() {
  return (
    <>
      <Sky class="p-sky-rose" />
      <Row
        houses={[
          { gable: 'spout', x: 4, w: 20, top: 14, tone: 'rust' },
          { gable: 'bell', x: 24, w: 22, top: 8, tone: 'brick' },
          { gable: 'step', x: 58, w: 22, top: 10, tone: 'sand' },
          { gable: 'neck', x: 80, w: 20, top: 12, tone: 'rust' },
        ]}
      />
      <Water from={58} />
      <path class="p-bridge" d="M-2 70C20 46 84 46 106 70V82H92C84 60 20 60 12 82H-2Z" />
      <path class="p-line" d="M-2 62C20 39 84 39 106 62M18 54V48M36 48V42M52 46V40M68 48V42M86 54V48" />
    </>
  );
}

function Lastage() {
  return (
    <>
      <Sky class="p-sky-violet" />
      <Row
        houses={[
          { gable: 'spout', x: 2, w: 24, top: 20, tone: 'brick' },
          { gable: 'step', x: 80, w: 22, top: 18, tone: 'rust' },
        ]}
      />
      <path class="p-quay" d="M0 56H104V66H0Z" />
      <path class="p-line" d="M32 56V14L62 22M32 30L46 18M62 22V32" />
      <path class="p-hook" d="M58 32h8v7h-8z" />
      <path class="p-hull" d="M34 42H84C84 54 76 60 70 60H46C40 60 34 52 34 42Z" />
      <path class="p-ribs" d="M44 42V59M54 42V60M64 42V60M74 42V58" />
      <Water from={64} />
    </>
  );
}

function Palm({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="p-trunk" d="M0 0C1-12-1-20-4-26" />
      <path class="p-leaves" d="M-4-26C-14-32-19-26-17-19C-13-25-8-26-4-26C-6-36 4-38 10-34C4-32 0-30-4-26C4-28 8-22 7-16C4-22 0-24-4-26Z" />
    </g>
  );
}

function Sun({ x, y, r = 10 }: { x: number; y: number; r?: number }) {
  return <circle class="p-sun" cx={x} cy={y} r={r} />;
}

// Cane fields and a windmill for the sugar.
function Americas() {
  return (
    <>
      <Sky class="p-sea-sky" />
      <Sun x={20} y={18} />
      <path class="p-hill" d="M0 60C24 38 56 44 104 36V66H0Z" />
      <path class="p-mill" d="M60 54L63 26H73L76 54Z" />
      <path class="p-sails" d="M68 28L52 16M68 28L84 40M68 28L80 12M68 28L56 44" />
      <path class="p-cane" d="M8 64V48M14 64V44M20 64V47M26 64V43M32 64V48M86 64V46M92 64V42M98 64V47" />
      <path class="p-cane" d="M8 50q-5-2-6-6M14 46q5-2 6-6M26 45q-5-2-6-6M92 44q5-2 6-6" />
      <path class="p-earth" d="M0 62H104V82H0Z" />
      <path class="p-furrows" d="M0 70C30 64 70 64 104 70M0 78C30 72 70 72 104 78" />
    </>
  );
}

// A wide tree before a low sun.
function Africa() {
  return (
    <>
      <Sky class="p-evening" />
      <Sun x={74} y={34} r={17} />
      <path class="p-hill" d="M0 60C30 50 60 56 104 50V66H0Z" />
      <path class="p-trunk thick" d="M34 66C36 50 33 44 28 38M34 66C35 52 40 44 46 40M34 62V36" />
      <path class="p-leaves" d="M10 36C10 26 22 22 30 24C36 18 50 20 54 28C62 30 60 38 52 39C40 42 22 42 10 36Z" />
      <path class="p-earth" d="M0 62C30 58 70 60 104 58V82H0Z" />
      <path class="p-hut" d="M68 66V56H88V66ZM64 57L78 44L92 57Z" />
      <path class="p-door" d="M75 66V59H81V66Z" />
    </>
  );
}

// A smoking mountain, palms, a ship.
function EastIndies() {
  return (
    <>
      <Sky class="p-sea-sky" />
      <Sun x={84} y={18} />
      <path class="p-mountain" d="M0 62L28 20H40L70 62Z" />
      <path class="p-crater" d="M28 20H40L43 25C38 23 33 28 25 25Z" />
      <path class="p-smoke" d="M34 18C28 12 40 10 34 3" />
      <path class="p-hill" d="M0 62C14 46 34 50 48 62Z" />
      <Palm x={16} y={58} size={0.9} />
      <Water />
      <Ship x={78} y={66} size={0.82} />
    </>
  );
}

// A pagoda over the bay, a junk on it.
function FarEast() {
  return (
    <>
      <Sky class="p-sky-rose" />
      <Sun x={24} y={20} r={12} />
      <path class="p-mountain" d="M34 62L62 22L74 36L84 26L104 54V62Z" />
      <path class="p-snow" d="M62 22L55 32L61 30L65 34L70 31Z" />
      <path class="p-pagoda" d="M10 60V50H32V60ZM13 47V39H29V47ZM16 36V29H26V36Z" />
      <path class="p-roof" d="M4 51C10 50 12 46 14 46H28C30 46 32 50 38 51ZM8 40C12 39 14 35 16 35H26C28 35 30 39 34 40ZM12 30C16 29 18 25 21 20C24 25 26 29 30 30Z" />
      <Water />
      <path class="p-hull" d="M58 64H92C90 70 86 73 82 73H66C62 73 59 69 58 64Z" />
      <path class="p-junk" d="M66 62C64 50 66 42 72 36L74 62ZM77 62V34C86 40 90 52 88 62Z" />
      <path class="p-line" d="M66 54L74 52M67 47L74 45M77 44L84 47M77 52L88 55" />
    </>
  );
}

// Sugar loaf, bale, chest and sack on the quay.
function Wares() {
  return (
    <>
      <Sky class="p-store" />
      <path class="p-beams" d="M0 12H104M18 0V56M86 0V56" />
      <path class="p-floor" d="M0 56H104V82H0Z" />
      <path class="p-barrel" d="M10 74V50C10 45 28 45 28 50V74C28 79 10 79 10 74Z" />
      <path class="p-line" d="M10 56H28M10 68H28" />
      <path class="p-crate" d="M34 48H58V74H34Z" />
      <path class="p-line" d="M34 56H58M34 66H58" />
      <GoodDisc good="silk" x={46} y={61} size={0.62} />
      <GoodDisc good="sugar" x={46} y={36} size={0.8} />
      <GoodDisc good="gems" x={78} y={42} size={0.86} />
      <GoodDisc good="spices" x={78} y={67} size={0.86} />
    </>
  );
}

// A ship with the good on its sail.
function Cargo({ good }: { good: number }) {
  const name = goods[good]!;
  return (
    <>
      <Sky class="p-sea-sky" />
      <Sun x={16} y={14} r={8} />
      <Water from={62} />
      <path class="p-hull" d="M18 56H90L80 72H30Z" />
      <path class="p-rail" d="M18 56H90L87.500 60H20.500Z" />
      <path class="p-masts" d="M54 56V4M54 8H66L62 5L66 2H54" />
      <path class="p-sail" d="M30 14H78C84 26 84 40 78 52H30C36 40 36 26 30 14Z" />
      <g class={toneClass(goodTone[name]!)}>
        <GoodDisc good={name} x={57} y={33} size={1.15} />
      </g>
    </>
  );
}

function Sand() {
  return (
    <>
      <Sky class="p-store" />
      <path class="p-floor" d="M0 66H104V82H0Z" />
      <g class="p-glass">
        <path class="p-glass-body" d="M36 16H68C68 34 56 36 56 42C56 48 68 50 68 68H36C36 50 48 48 48 42C48 36 36 34 36 16Z" />
        <path class="p-sand" d="M40 26H64C62 34 54 36 52 41C50 36 42 34 40 26ZM52 46C58 52 64 56 64 66H40C40 56 46 52 52 46Z" />
        <path class="p-frame" d="M32 10H72V16H32ZM32 68H72V74H32ZM34 16V68M70 16V68" />
      </g>
    </>
  );
}

const districts: (() => ComponentChildren)[] = [Grachten, NieuweZijde, OudeZijde, Lastage];
const lands: (() => ComponentChildren)[] = [Americas, Africa, EastIndies, FarEast];

export function DistrictPicture({ quarter }: { quarter: number }) {
  return <g class="m-picture">{districts[quarter]?.()}</g>;
}

export function ContinentPicture({ continent }: { continent: number }) {
  return <g class="m-picture">{lands[continent]?.()}</g>;
}

export const WaresPicture = () => <g class="m-picture">{Wares()}</g>;
export const CargoPicture = ({ good }: { good: number }) => <g class="m-picture">{Cargo({ good })}</g>;
export const HourglassPicture = () => <g class="m-picture">{Sand()}</g>;
