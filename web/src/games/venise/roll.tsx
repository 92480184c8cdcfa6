// The dice of the turn on their board: which one moves the burgher, which one activates.
import { seatClass } from '../../draw/marks';
import { SvgPart } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps, Parts } from '../game';
import { explain } from './explain';
import { type Panel, rollSize, smallRollSize } from './layout';
import { type Edition, type Figures, type View } from './model';
import { seatName } from './phrases';
import { DieFace } from './pieces';

type Props = GameProps<View, Edition, Figures>;

const withDice = ['roll-second', 'move', 'ride', 'activate'];

// What each die is used for, as soon as that is settled. After the move only the die that activates
// is left, until it is placed.
export function diceOf({ view, parts }: Pick<Props, 'view' | 'parts'>): { value: number; role: string }[] {
  const rolled = withDice.includes(view.phase) ? view.rolled.filter((value) => value > 0) : [];
  if (view.phase === 'ride' || view.phase === 'activate')
    return rolled.slice(0, 1).map((value) => ({ value, role: 'activates' }));
  const moving = rolled.findIndex((value) => parts.chosen(`die:${value}`));
  return rolled.map((value, i) => ({
    value,
    role: moving < 0 ? '' : i === moving ? 'moves' : 'activates',
  }));
}

// Once a die is chosen to move, the other one if it could move instead.
export function otherDie({ view, figures, parts, viewer }: Swapping): number | undefined {
  if (view.phase !== 'move' || view.actor !== viewer) return undefined;
  const other = diceOf({ view, parts }).find(({ role }) => role === 'activates')?.value;
  if (view.rolled[0] === view.rolled[1]) return undefined;
  return figures?.ways?.some(({ die }) => die === other) ? other : undefined;
}

type Swapping = Pick<Props, 'view' | 'figures' | 'parts' | 'viewer'>;

function Swap({ other, props, y }: { other: number; props: Props; y: number }) {
  const say = useSay();
  const swap = () => props.parts.click(`die:${other}`);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    swap();
  };
  return (
    <g
      class="swap"
      role="button"
      tabIndex={0}
      aria-label={say('venise.swap')}
      onClick={swap}
      onKeyDown={pressed}
      transform={`translate(${rollSize.w / 2} ${y})`}
    >
      <rect x="-80" y="-13" width="160" height="26" rx="13" />
      <text y="5" font-size="14">{`⇄ ${say('venise.swap')}`}</text>
    </g>
  );
}

// The words under two dice that stand close are apart.
const roleAt = (high: boolean, side: number) =>
  high ? { x: side * 10, y: 47, 'font-size': 12.5 } : { x: 0, y: 56, 'font-size': 15 };

export function Roll({ props, panel, high }: { props: Props; panel: Panel; high: boolean }) {
  const say = useSay();
  const { view, viewer } = props;
  const other = otherDie(props);
  const parts: Parts = {
    ...props.parts,
    lit: (target) => props.parts.lit(target) || target === `die:${other}`,
  };
  const size = high ? smallRollSize : rollSize;
  const dice = diceOf(props);
  const begun = view.phase !== 'tiles' && view.phase !== 'cells' && view.phase !== 'boat';
  const title =
    view.turn === viewer ? say('venise.roll') : say('venise.roll.of', { name: seatName(props, view.turn) });
  const [scale, y] = high ? [1.45, 42] : [1.75, 78];
  const twins = (i: number) => dice.slice(0, i).filter(({ value }) => value === dice[i]!.value).length;
  return (
    <g
      class={`roll ${seatClass(view.turn)}`}
      transform={`translate(${panel.x} ${panel.y}) scale(${panel.w / size.w})`}
      role="group"
      aria-label={title}
    >
      <rect class="roll-frame" width={size.w} height={size.h} rx="8" />
      <rect class="roll-felt" x="8" y="8" width={size.w - 16} height={size.h - 16} rx="5" />
      {!high && begun && (
        <text class="roll-title" x={size.w / 2} y="32" font-size="16">
          {title}
        </text>
      )}
      {dice.map(({ value, role }, i) => (
        <g
          key={`${view.lap} ${view.turn} ${value} ${twins(i)}`}
          transform={`translate(${size.w / 2 + (i - (dice.length - 1) / 2) * (high ? 66 : 90)} ${y})`}
        >
          <SvgPart
            target={`die:${value}`}
            parts={parts}
            label={explain(`die:${value}`, props, say)}
            class="rolled-die"
          >
            <g transform={`scale(${scale})`}>
              <rect class="die-ring-ink" x="-21" y="-20" width="42" height="42" rx="9" />
              <rect class="die-ring" x="-21" y="-20" width="42" height="42" rx="9" />
              <g class="tumbling">
                <DieFace value={value} seat={view.turn} />
              </g>
            </g>
          </SvgPart>
          {role && (
            <text class="roll-role" {...roleAt(high, i - (dice.length - 1) / 2)}>
              {say(`venise.role.${role}`)}
            </text>
          )}
        </g>
      ))}
      {other !== undefined && !high && <Swap other={other} props={props} y={size.h - 20} />}
    </g>
  );
}
