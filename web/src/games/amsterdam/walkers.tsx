// The three who walk: foreman, bailiff, dealer. Each in a layer of its own, at its place in the whole
// drawing: so it is the same piece before and after, and travels.
import type { GameProps } from '../game';
import { numberOf } from './facts';
import { Glyph } from './glyphs';
import type { City, Harbour } from './layout';
import type { Edition, Figures, View, Walker } from './model';

type Props = GameProps<View, Edition, Figures>;

function Figure({ walker, x, y, size }: { walker: Walker; x: number; y: number; size: number }) {
  return (
    <g
      class={`figure still ${walker}`}
      data-piece={walker}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <path d="M-12 16L-9 5A12 12 0 1 1 9 5L12 16Z" />
      <Glyph name={walker} y={-3} size={0.78} />
    </g>
  );
}

export function Foreman({ layout, props }: { layout: Harbour; props: Props }) {
  const { view, edition } = props;
  const at = layout.berths[numberOf('space', view.foreman ?? '', edition)];
  return at ? <Figure walker="foreman" x={(at.building ?? at).x + 30} y={(at.building ?? at).y + 6} size={0.95} /> : null;
}

export function Bailiff({ layout, props }: { layout: City; props: Props }) {
  const { view, edition } = props;
  const at = layout.blocks[numberOf('block', view.bailiff ?? '', edition)];
  if (!at) return null;
  const { x: w, y: h } = layout.grid.block;
  return <Figure walker="bailiff" x={at.x + w / 2 - 11} y={at.y - h / 2 + 16} size={0.9} />;
}

// On the space of its good, three in a row.
export function Dealer({ view, edition }: Props) {
  const n = edition.edition['black-market'].findIndex(({ good }) => good === view.dealer);
  if (n < 0) return null;
  return (
    <Figure walker="dealer" x={25 + (n % 3) * 30} y={20 + Math.floor(n / 3) * 30} size={0.72} />
  );
}
