// One quarter of the city: its scene in a rim of bricks, and what lies on it.
import { useMemo } from 'preact/hooks';

import type { Point } from '../../draw/geometry';
import { SvgPart } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { CardBack } from './cards';
import { explain } from './explain';
import { deckOf, deckSize, isShipped } from './facts';
import { GoodDisc } from './glyphs';
import { corners, polygon } from './layout';
import { type Edition, type Figures, type Tile, type View, goods, tiles } from './model';
import { tileName } from './phrases';
import { Scene } from './scenes';

type Props = GameProps<View, Edition, Figures>;

const hexagon = (size: number, turn: number) => polygon(corners(size, turn));

function Block({ tile, turn }: { tile: Tile; turn: number }) {
  const clip = `venise-${tile}-${Math.round(turn * 100)}`;
  return (
    <>
      <path class="tile-shade" d={hexagon(100, turn)} />
      <path class="tile-rim" d={hexagon(98, turn)} />
      <path class="tile-bricks" d={hexagon(94.5, turn)} />
      <clipPath id={clip}>
        <path d={hexagon(91, turn)} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <Scene tile={tile} />
      </g>
      <path class="tile-frame" d={hexagon(91, turn)} />
    </>
  );
}

// The bonus of each space of the market; a covered one is crossed out.
function Spaces({ figures, edition }: Props) {
  const spaces = edition.edition.market;
  const pitch = Math.min(19, 133 / spaces.length);
  const states = figures?.spaces ?? [];
  const next = states.indexOf('free');
  return (
    <g class="spaces">
      {spaces.map(({ bonus }, i) => (
        <g
          class={`space ${states[i] ?? ''} ${i === next ? 'next' : ''}`}
          transform={`translate(${(i - (spaces.length - 1) / 2) * pitch} 45)`}
        >
          <rect x={-pitch / 2 + 0.6} y="-10" width={pitch - 1.2} height="20" rx="3" />
          {(states[i] ?? 'free') === 'free' ? (
            <text y="5">{bonus}</text>
          ) : (
            <path d="M-4.5 -5L4.5 5M4.5 -5L-4.5 5" />
          )}
        </g>
      ))}
    </g>
  );
}

// What a port has taken already, and what it still takes.
function Shipped({ port, view }: { port: Tile; view: View }) {
  return (
    <g class="shipped">
      {goods.map((good, i) => (
        <g
          class={isShipped(port, i, view) ? 'berth taken' : 'berth'}
          transform={`translate(${(i - 1) * 20.5} 68)`}
        >
          <circle class="berth-place" r="9.6" />
          <GoodDisc good={good} size={isShipped(port, i, view) ? 0.74 : 0.56} />
        </g>
      ))}
    </g>
  );
}

function DeckStack({ tile, view }: { tile: Tile; view: View }) {
  const deck = deckOf(tile, view)!;
  const size = deckSize(deck);
  return (
    <g class={`deck ${size ? '' : 'empty'}`} transform="translate(54 4)">
      {size > 1 && <rect class="deck-under" x="-12" y="-18" width="30" height="42" rx="3" />}
      {size === 0 && <rect class="deck-none" x="-15" y="-21" width="30" height="42" rx="3" />}
      {size > 0 && <CardBack kind={tile} />}
      <g class="count-badge">
        <circle r="11" />
        <text y="5">{size}</text>
      </g>
      {deck['seen-count'] > 0 && (
        <g class="looked" transform="translate(-14 -22)">
          <path d="M-9 0C-5 -6 5 -6 9 0C5 6 -5 6 -9 0Z" />
          <circle r="2.6" />
        </g>
      )}
    </g>
  );
}

function Things({ tile, props }: { tile: Tile; props: Props }) {
  if (deckOf(tile, props.view)) return <DeckStack tile={tile} view={props.view} />;
  if (tile === 'market') return <Spaces {...props} />;
  if (tile === 'port-a' || tile === 'port-b') return <Shipped port={tile} view={props.view} />;
  return null;
}

export function TileView({
  index,
  at,
  turn,
  props,
}: {
  index: number;
  at: Point;
  turn: number;
  props: Props;
}) {
  const say = useSay();
  const tile = tiles[index]!;
  const target = `tile:${index}`;
  const block = useMemo(() => <Block tile={tile} turn={turn} />, [tile, turn]);
  return (
    <SvgPart
      target={target}
      parts={props.parts}
      label={explain(target, props, say)}
      class={`tile tile-${tile}`}
    >
      <g
        transform={`translate(${at.x} ${at.y})`}
        data-piece={`laid:${index}`}
        data-from={`tile:${index}`}
      >
        {block}
        <path class="tile-veil" d={hexagon(91, turn)} />
        <path class="tile-ring-ink" d={hexagon(97, turn)} />
        <path class="tile-ring" data-outline d={hexagon(97, turn)} />
        <Things tile={tile} props={props} />
      </g>
    </SvgPart>
  );
}

// Its name on a board above all that lies on it; `least`: how large its letters must be to be read.
export function Plaque({ index, at, least }: { index: number; at: Point; least: number }) {
  const name = tileName(tiles[index]!, useSay());
  const letters = name.length + 0.45 * (name.match(/[mw]/gi)?.length ?? 0); // these are wide
  const size = Math.min(Math.max(16, least), 150 / (letters * 0.62));
  const width = letters * size * 0.66 + size;
  return (
    <g class="plaque" transform={`translate(${at.x} ${at.y - 66})`} aria-hidden="true">
      <rect x={-width / 2} y={-size * 0.76} width={width} height={size * 1.5} rx="4" />
      <text y={size * 0.34} font-size={size}>
        {name}
      </text>
    </g>
  );
}

// A quarter that is not laid yet, small, beside the board.
export function TileChip({ index }: { index: number }) {
  return (
    <svg class="tile-chip" viewBox="-102 -102 204 204" aria-hidden="true">
      <Block tile={tiles[index]!} turn={0} />
    </svg>
  );
}
