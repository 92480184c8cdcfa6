// What an action costs and gives, told before it is confirmed.
import type { GameProps, Say, Target } from '../game';
import { indexOf } from '../shared/targets';
import {
  type Tiles,
  bonusMoney,
  colonyName,
  faceOf,
  isSeated,
  markerOf,
  seatBonuses,
  siteName,
  termOf,
  tilesOf,
} from './facts';
import {
  type Good,
  type Edition,
  type View,
  goods,
  houseSpace,
  sectors,
} from './model';
import { goodName } from './phrases';

type Props = GameProps<View, Edition>;

const moneyThen = (count: number, say: Say): string => say('merchants.preview.money', { count });

function bid(target: Target, { view, edition }: Props, say: Say): string[] {
  const money = view.money[view.viewer] ?? 0;
  if (target === 'nothing') return [];
  const { highest } = faceOf(edition);
  if (target === 'early') {
    return [say('merchants.preview.early'), say('merchants.preview.at-least', { count: highest })];
  }
  return [moneyThen(money - indexOf(target) * 10, say)];
}

// Money for continents, quarters and bridges that comes or goes with the tiles.
function bonus(then: Tiles, { view, edition }: Props, say: Say): string[] {
  const now = tilesOf(view, view.viewer);
  const more = bonusMoney(then, edition) - bonusMoney(now, edition);
  if (more === 0) return [];
  if (more > 0) return [say('merchants.preview.bonus', { count: more })];
  return [say('merchants.preview.returned', { count: -more })];
}

// A marker that goes on or back, and the house that hangs on all four.
function moved(good: Good, by: number, { view, edition }: Props, say: Say): string[] {
  const from = markerOf(view, view.viewer, good);
  const to = Math.min(from + by, termOf(edition, 'exchange-row'));
  const lines = [
    to === 0
      ? say('merchants.preview.off', { good: goodName(good, say) })
      : say('merchants.preview.marker', { good: goodName(good, say), from, to }),
  ];
  const there = seatBonuses(view, edition, view.viewer).markers;
  if (by > 0 && from < houseSpace && to >= houseSpace && there === sectors - 1) {
    lines.push(say('merchants.preview.free-house'));
  }
  const built = view['free-houses'].includes(view.viewer);
  if (by < 0 && from >= houseSpace && to < houseSpace && built) {
    lines.push(say('merchants.preview.lost-house'));
  }
  return lines;
}

function colonies(kind: number, more: number, props: Props, say: Say): string[] {
  const now = tilesOf(props.view, props.view.viewer);
  const name = colonyName(kind);
  const count = (now.colonies[name] ?? 0) + more;
  const then = { ...now, colonies: { ...now.colonies, [name]: count } };
  const step = more > 0 ? moved(goods[kind % sectors]!, 1, props, say) : [];
  return [...bonus(then, props, say), ...step];
}

export function preview(action: string, targets: Target[], props: Props, say: Say): string[] {
  const verb = action.split(' ')[0] ?? '';
  const { view, edition } = props;
  if (!isSeated(view)) return [];
  const index = indexOf(targets[0] ?? '');
  const now = tilesOf(view, view.viewer);
  switch (verb) {
    case 'bid':
      return bid(targets[0] ?? 'nothing', props, say);
    case 'step':
    case 'back':
      return moved(goods[index] ?? 'sugar', verb === 'step' ? 1 : -1, props, say);
    case 'found':
      return colonies(index, 1, props, say);
    case 'abandon':
      return colonies(index, -1, props, say);
    case 'build':
      return bonus({ ...now, houses: [...now.houses, siteName(index)] }, props, say);
    case 'demolish':
      return bonus(
        { ...now, houses: now.houses.filter((name) => name !== siteName(index)) },
        props,
        say,
      );
    case 'borrow': {
      const [credit, repayment] = [termOf(edition, 'credit'), termOf(edition, 'repayment')];
      return [
        moneyThen((view.money[view.viewer] ?? 0) + credit, say),
        say('merchants.preview.repay', { count: repayment }),
      ];
    }
    default:
      return [];
  }
}
