// The city: four blocks of lots along canals, houses where somebody has built, bridges between.
import { Mark, seatClass } from '../../draw/marks';
import { partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import { spectator } from '../../net/messages';
import type { GameProps } from '../game';
import { explain } from './explain';
import { houseOwner } from './facts';
import { frontOf, gableAt } from './fronts';
import { quarterTone } from './glyphs';
import { type Block, type City as Plan, type Lot, lot } from './layout';
import { type Edition, type Figures, type View, nobody, quarters } from './model';
import { quarterName } from './phrases';
import { scoredClass } from './scored';

type Props = GameProps<View, Edition, Figures>;

const frontWide = 37;

// A front with the mark of its owner in the gable.
function HouseFront({ site, seat, high }: { site: number; seat: number; high: number }) {
  const left = -frontWide / 2;
  const it = frontOf(gableAt(site), left, frontWide, 4 - high / 2, high / 2 - 3);
  return (
    <g class={`front ${seatClass(seat)}`}>
      <path class="front-wall" d={it.wall} />
      <path class="front-shade" d={it.shade} />
      <path class="front-window" d={it.windows} />
      <path class="front-door" d={it.door} />
      <path class="front-eaves" d={`M${left} ${it.eaves}h${frontWide}`} />
      <circle class="front-sign" cy={it.eaves - 2} r="9.500" />
      <Mark seat={seat} y={it.eaves - 2} size={0.68} />
    </g>
  );
}

function LotRect({ class: classes, inset, high }: { class: string; inset: number; high: number }) {
  const [w, h] = [lot.w - 2 * inset, high - 2 * inset];
  return <rect class={classes} x={-w / 2} y={-h / 2} width={w} height={h} rx="2.5" />;
}

function LotView({ at, high, props }: { at: Lot; high: number; props: Props }) {
  const say = useSay();
  const { view, parts } = props;
  const target = `site:${at.site}`;
  const owner = houseOwner(view, at.site);
  const classes = owner === nobody ? 'lot' : 'lot built';
  const foot = high / 2 - 6;
  return (
    <g
      {...partProps(target, parts, explain(target, props, say), classes)}
      transform={`translate(${at.x} ${at.y})`}
    >
      <LotRect class="hit" inset={0} high={high} />
      <LotRect class="ground" inset={2} high={high} />
      <path class="stakes" d={`M-13 ${foot}V${-0.03 * high}L0 ${-0.26 * high}L13 ${-0.03 * high}V${foot}Z`} />
      {owner !== nobody && (
        <g data-piece={`house:${at.site}`} data-from={`seat:${owner}`}>
          <HouseFront site={at.site} seat={owner} high={high} />
        </g>
      )}
      <LotRect class="lot-ring" inset={1} high={high} />
    </g>
  );
}

function BlockView({ block, parts }: { block: Block; parts: Props['parts'] }) {
  const say = useSay();
  const { quarter, x, y, w, h, name } = block;
  const tone = toneClass(quarterTone[quarter] ?? 'grey');
  const target = `quarter:${quarter}`;
  return (
    <g
      class={`block ${tone} ${parts.glowing(target) ? 'part glowing' : ''} ${scoredClass(target)}`}
      data-target={target}
      onPointerEnter={() => parts.explain(target)}
      onPointerLeave={() => parts.explain(null)}
    >
      <rect class="m-quay-wall" x={x - 7} y={y - 4} width={w + 14} height={h + 13} rx="7" />
      <rect class="m-quay" x={x - 7} y={y - 7} width={w + 14} height={h + 13} rx="7" />
      <rect class="m-street" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx="4" />
      <rect class="tint" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx="4" />
      <text class="block-name" x={name.x} y={name.y}>
        {quarter + 1} · {quarterName(quarter, say)}
      </text>
    </g>
  );
}

function Bridges({ plan, figures }: { plan: Plan; figures: Figures | null }) {
  return (
    <g class="bridges">
      {plan.bridges.map(({ number, path, rail, middle }) => {
        const owner = figures?.bridges[number] ?? spectator;
        const whole = owner !== spectator;
        return (
          <g key={path} class={whole ? `bridge whole ${seatClass(owner)}` : 'bridge'}>
            <path class="bridge-under" d={path} />
            <path class="bridge-deck" d={path} />
            <path class="bridge-planks" d={path} />
            {rail && <path class="bridge-rail" d={rail} />}
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

export function City({ plan, ...props }: Props & { plan: Plan }) {
  const say = useSay();
  const { figures, parts } = props;
  return (
    <svg
      class="m-city"
      viewBox={`0 0 ${plan.w} ${plan.h}`}
      role="group"
      aria-label={say('merchants.area.amsterdam')}
    >
      {plan.blocks.map((block) => (
        <BlockView key={quarters[block.quarter]} block={block} parts={parts} />
      ))}
      <Bridges plan={plan} figures={figures} />
      {[...plan.lots.values()].map((at) => (
        <LotView key={at.site} at={at} high={plan.lotHigh} props={props} />
      ))}
    </svg>
  );
}
