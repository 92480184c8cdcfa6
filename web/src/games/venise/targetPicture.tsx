// Small pictures for the buttons of targets without a place on the board.
import { indexOf, kindOf } from '../shared/targets';
import type { GameProps, Target } from '../game';
import { CubeIcon } from './cards';
import { CardPicture } from './cardPictures';
import { cardOf } from './facts';
import { GoodDisc } from './glyphs';
import { type Edition, type Figures, type View, colours, goods } from './model';
import { DieIcon } from './pieces';
import { TileChip } from './tileView';

type Props = GameProps<View, Edition, Figures> & { target: Target };

const wordless: Record<string, string> = {
  activate: 'M-7 -2L-2 4L8 -8M-9 9H9',
  raise: 'M0 9V-8M-6 -2L0 -9L6 -2',
  split: 'M-8 -6H8M0 -6V9M-5 4L0 9L5 4',
  drop: 'M0 -9V8M-6 2L0 9L6 2',
  stay: 'M-9 -3H9M-9 4H9',
};

export function TargetPicture({ target, ...props }: Props) {
  const { view, edition } = props;
  const kind = kindOf(target);
  const index = indexOf(target);
  const colour = colours.find((it) => it === kind);
  if (colour) return <CubeIcon kind={colour} />;
  const card = kind === 'card' ? cardOf(index, edition) : undefined;
  if (card) return <CardPicture card={card} />;
  const good = kind === 'good' ? goods[index] : undefined;
  if (good) {
    return (
      <svg class="target-picture" viewBox="-15 -15 30 30" aria-hidden="true">
        <GoodDisc good={good} />
      </svg>
    );
  }
  if (kind === 'cube') return <CubeIcon kind={colours[index]!} />;
  if (kind === 'tile') return <TileChip index={index} />;
  if (kind === 'die' || kind === 'value') return <DieIcon value={index} seat={view.turn} />;
  const line = wordless[kind];
  return line ? (
    <svg class="target-picture" viewBox="-12 -12 24 24" aria-hidden="true">
      <path class="target-line" d={line} />
    </svg>
  ) : null;
}

// What follows a click is offered beside it, though it is drawn elsewhere, too: rows and orders.
export const besideClick = (target: Target): boolean => ['row', 'order'].includes(kindOf(target));

// "Activate Wool?" is asked by itself, and the move has told what comes of it.
export const atOnce = (target: Target): boolean => ['activate', 'rest'].includes(target);
