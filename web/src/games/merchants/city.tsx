// The city: four blocks of lots along canals, houses where somebody has built, bridges between.
import { useMemo } from 'preact/hooks';

import { gableOutline, gables } from '../../draw/gables';
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import { spectator } from '../../net/messages';
import type { GameProps } from '../game';
import { explain } from './explain';
import { houseOwner } from './facts';
import { quarterTone } from './glyphs';
import { type Block, type City as Plan, type Lot, cityOf, lot } from './layout';
import { type Edition, type Figures, type View, nobody, quarters } from './model';
import { quarterName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const front = { w: 40, eaves: -20, ground: 44 };

function windows(site: number): string {
  const [gap, wide] = [6.5, 6];
  const columns = site % 3 === 0 ? [-1, 0, 1] : [-0.6, 0.6];
  const at = (y: number) =>
    columns.map((c) => `M${c * (gap + wide) - wide / 2} ${y}h${wide}v8h${-wide}z`).join('');
  return `${at(-12)}${at(3)}${at(18)}`;
}

// A front with the mark of its owner over the door.
export function HouseFront({ site, seat }: { site: number; seat: number }) {
  const gable = gables[(site * 7 + Math.floor(site / 5)) % gables.length]!;
  return (
    <g class={`front ${seatClass(seat)}`}>
      <path
        class="front-wall"
        d={gableOutline(gable, -front.w / 2, front.w, front.eaves, front.ground)}
      />
      <path class="front-window" d={windows(site)} />
      <path class="front-door" d="M-4.5 44V33H4.5V44Z" />
      <circle class="front-sign" cy="-25" r="9" />
      <Mark seat={seat} y={-25} size={0.62} />
    </g>
  );
}

function LotRect({ class: classes, inset }: { class: string; inset: number }) {
  const [w, h] = [lot.w - 2 * inset, lot.h - 2 * inset];
  return <rect class={classes} x={-w / 2} y={-h / 2} width={w} height={h} rx="2.5" />;
}

function LotView({ at, props }: { at: Lot; props: Props }) {
  const say = useSay();
  const { view, parts } = props;
  const target = `site:${at.site}`;
  const owner = houseOwner(view, at.site);
  const classes = owner === nobody ? 'lot' : 'lot built';
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), classes)}
      transform={`translate(${at.x} ${at.y})`}
    >
      <LotRect class="ground" inset={2} />
      <path class="stakes" d="M-15 42V36M15 42V36M-15 39H15" />
      {owner !== nobody && (
        <g data-piece={`house:${at.site}`} data-from={`seat:${owner}`}>
          <HouseFront site={at.site} seat={owner} />
        </g>
      )}
      <LotRect class="lot-ring" inset={1} />
    </g>
  );
}

function BlockView({ block, glowing }: { block: Block; glowing: boolean }) {
  const say = useSay();
  const { quarter, x, y, w, h, name } = block;
  const tone = toneClass(quarterTone[quarter] ?? 'grey');
  return (
    <g class={`block ${tone} ${glowing ? 'part glowing' : ''}`}>
      <rect class="quay-wall" x={x - 9} y={y - 9} width={w + 18} height={h + 18} rx="7" />
      <rect class="quay" x={x - 6} y={y - 6} width={w + 12} height={h + 12} rx="5" />
      <rect class="tint" x={x - 6} y={y - 6} width={w + 12} height={h + 12} rx="5" />
      <text class="block-name" x={name.x} y={name.y}>
        {quarter + 1} · {quarterName(quarter, say)}
      </text>
    </g>
  );
}

function Bridges({ plan, figures }: { plan: Plan; figures: Figures | null }) {
  return (
    <g class="bridges">
      {plan.bridges.map(({ number, path, middle }) => {
        const owner = figures?.bridges[number] ?? spectator;
        const whole = owner !== spectator;
        return (
          <g key={path} class={whole ? `bridge whole ${seatClass(owner)}` : 'bridge'}>
            <path class="bridge-under" d={path} />
            <path class="bridge-deck" d={path} />
            <path class="bridge-planks" d={path} />
            {whole && (
              <g transform={`translate(${middle.x} ${middle.y})`}>
                <circle class="bridge-sign" r="9" />
                <Mark seat={owner} size={0.6} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

// Ripples, drawn once.
function Water({ plan }: { plan: Plan }) {
  const rows = Array.from({ length: Math.ceil(plan.h / 26) }, (_, i) => 14 + i * 26);
  const d = rows
    .map((y, i) => {
      const starts = [30, 170, 300, 430, 520].map((x) => (x + i * 67) % plan.w);
      return starts.map((x) => `M${x} ${y}q5 -4 10 0t10 0`).join('');
    })
    .join('');
  return <path class="ripples" d={d} />;
}

export function City(props: Props) {
  const say = useSay();
  const { figures, edition, parts } = props;
  const plan = cityOf(edition);
  const water = useMemo(() => <Water plan={plan} />, [plan]);
  return (
    <svg
      class="m-city"
      viewBox={`0 0 ${plan.w} ${plan.h}`}
      role="group"
      aria-label={say('merchants.area.amsterdam')}
    >
      {water}
      {plan.blocks.map((block) => (
        <BlockView
          key={quarters[block.quarter]}
          block={block}
          glowing={parts.glowing(`quarter:${block.quarter}`)}
        />
      ))}
      <Bridges plan={plan} figures={figures} />
      {[...plan.lots.values()].map((at) => (
        <LotView key={at.site} at={at} props={props} />
      ))}
    </svg>
  );
}
