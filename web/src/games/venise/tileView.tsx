// One quarter of the city: a block of houses around a court, and in the court what it is for.
import { useMemo } from 'preact/hooks';

import { useSay } from '../../draw/say';
import { SvgPart } from '../../draw/part';
import type { Point } from '../../draw/geometry';
import type { GameProps } from '../game';
import { CardBack } from './cards';
import { explain } from './explain';
import { deckOf, deckSize, isShipped } from './facts';
import { Cube, CubePlace, Picture } from './glyphs';
import { corners, polygon, quayRadius, roofsOf } from './layout';
import { type Tile, type Edition, type Figures, type View, colours, goods, tiles } from './model';
import { tileName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

function Block({ tile, turn }: { tile: number; turn: number }) {
  const { tones, shade, ridges } = roofsOf(tile, turn);
  return (
    <>
      <path class="quay-wall" d={polygon(corners(quayRadius + 3, turn))} />
      <path class="quay" d={polygon(corners(quayRadius, turn))} />
      <path class="court" d={polygon(corners(67, turn))} />
      {tones.map((d, i) => (
        <path class={`roof roof-${i}`} d={d} />
      ))}
      <path class="roof-shade" d={shade} />
      <path class="ridges" d={ridges} />
    </>
  );
}

// The bonus of each space; a cube of what was sold there lies on a covered one.
function Spaces({ figures, edition }: Props) {
  const spaces = edition.edition.market;
  const pitch = Math.min(17, 112 / spaces.length);
  const states = figures?.spaces ?? [];
  const next = states.indexOf('free');
  return (
    <g class="spaces">
      {spaces.map(({ bonus }, i) => (
        <g
          class={`space ${states[i] ?? ''} ${i === next ? 'next' : ''}`}
          transform={`translate(${(i - (spaces.length - 1) / 2) * pitch} 0)`}
        >
          <rect x="-7.5" y="-10" width="15" height="20" rx="3" />
          <text y="5">{bonus}</text>
          {(states[i] ?? 'free') !== 'free' && <path d="M-6 -8.5L6 8.5M6 -8.5L-6 8.5" />}
        </g>
      ))}
    </g>
  );
}

function Shipped({ port, view }: { port: Tile; view: View }) {
  return (
    <g class="shipped">
      {goods.map((good, i) => {
        const spot = { kind: good, x: (i - 1) * 25, y: 0, size: 0.92 };
        return isShipped(port, i, view) ? <Cube {...spot} /> : <CubePlace {...spot} />;
      })}
    </g>
  );
}

function DeckStack({ tile, view }: { tile: Tile; view: View }) {
  const deck = deckOf(tile, view)!;
  const size = deckSize(deck);
  const under = Math.min(3, Math.max(0, Math.ceil(size / 4) - 1));
  return (
    <g class={`deck ${size ? '' : 'empty'}`} transform="translate(26 -12)">
      {size === 0 && <rect class="deck-none" x="-15" y="-21" width="30" height="42" rx="3" />}
      {Array.from({ length: size ? under + 1 : 0 }, (_, i) => (
        <g transform={`translate(${(under - i) * 2} ${(under - i) * -2})`}>
          <CardBack kind={tile} />
        </g>
      ))}
      <g class="count-badge" transform="translate(13 19)">
        <circle r="10.5" />
        <text y="4.8">{size}</text>
      </g>
      {deck['seen-count'] > 0 && (
        <g class="looked" transform="translate(-16 -20)">
          <path d="M-9 0C-5 -6 5 -6 9 0C5 6 -5 6 -9 0Z" />
          <circle r="2.6" />
        </g>
      )}
    </g>
  );
}

function Court({ tile, props }: { tile: Tile; props: Props }) {
  const raw = colours.find((colour) => colour === tile);
  if (raw) return <Cube kind={raw} x={0} y={-16} size={2} />;
  if (deckOf(tile, props.view)) {
    return (
      <>
        <Picture of={tile} x={-23} y={-12} />
        <DeckStack tile={tile} view={props.view} />
      </>
    );
  }
  if (tile === 'market') {
    return (
      <>
        <Picture of="market" x={0} y={-29} size={0.76} />
        <Spaces {...props} />
      </>
    );
  }
  return (
    <>
      <Picture of="port" x={-6} y={-30} size={0.64} />
      <text class="port-letter" x="22" y="-20">
        {tile === 'port-a' ? 'A' : 'B'}
      </text>
      <Shipped port={tile} view={props.view} />
    </>
  );
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
  const block = useMemo(() => <Block tile={index} turn={turn} />, [index, turn]);
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
        <path class="tile-veil" d={polygon(corners(quayRadius, turn))} />
        <Court tile={tile} props={props} />
        <path class="tile-ring" d={polygon(corners(quayRadius + 4, turn))} />
      </g>
    </SvgPart>
  );
}

// Its name on a board over the roofs, above the bridges.
export function Plaque({ index, at }: { index: number; at: Point }) {
  const name = tileName(tiles[index]!, useSay());
  const width = name.length * 8.8 + 13;
  return (
    <g class="plaque" transform={`translate(${at.x} ${at.y - 57})`} aria-hidden="true">
      <rect x={-width / 2} y="-10.5" width={width} height="21" rx="3" />
      <text y="5">{name}</text>
    </g>
  );
}

// A quarter that is not laid yet, small, beside the board.
export function TileChip({ index, view }: { index: number; view: View }) {
  const tile = tiles[index]!;
  const raw = colours.find((colour) => colour === tile);
  return (
    <svg class="tile-chip" viewBox="-92 -92 184 184" aria-hidden="true">
      <Block tile={index} turn={0} />
      {raw ? (
        <Cube kind={raw} size={2.6} />
      ) : (
        <Picture of={deckOf(tile, view) || tile === 'market' ? tile : 'port'} size={1.5} />
      )}
    </svg>
  );
}
