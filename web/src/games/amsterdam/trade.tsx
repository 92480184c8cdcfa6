// What stands in the harbour and is nobody's: the dockers' house and the black market.
import type { Point } from '../../draw/geometry';
import { SvgPart } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { isOpen, total } from '../shared/targets';
import { explain } from './explain';
import { askOf, spreadCrew } from './facts';
import { Crate, DockerFigure, Glyph } from './glyphs';
import { Dealer } from './walkers';
import { type Edition, type Figures, type View, type Good, goods } from './model';

type Props = GameProps<View, Edition, Figures> & { at: Point; size?: number };

// Each docker brought takes the next window; the last one has room for all that follow.
export function DockersHouse({ at, size = 1, ...props }: Props) {
  const say = useSay();
  const { view, edition, parts } = props;
  const crew = spreadCrew(view.promoted);
  const windows = edition.edition.dockers;
  const more = total(view.promoted) - windows.length;
  return (
    <SvgPart
      target="dockers"
      parts={parts}
      label={explain('dockers', props, say)}
      class="dockers-house"
    >
      <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
        <path class="shadow" d="M6 97V34H97V97Z" />
        <path class="wall" d="M2 92V34L47 2L92 34V92Z" />
        <path class="house-roof" d="M-3 38L47 1L97 38L92 43L47 10L2 43Z" />
        <g class="house-sign">
          <Glyph name="docker" x={47} y={25} size={0.75} />
        </g>
        {windows.map(({ points }, n) => (
          <g key={n} transform={`translate(${26 + (n % 2) * 42} ${50 + Math.floor(n / 2) * 28})`}>
            <rect class="pane" x="-19" y="-12" width="38" height="25" rx="3" />
            {crew[n] ? (
              <DockerFigure docker={crew[n]} y={1} size={0.85} />
            ) : (
              <text class="pane-points" y="6">
                {points}
                {n === windows.length - 1 ? '…' : ''}
              </text>
            )}
          </g>
        ))}
        {more > 0 && (
          <text class="pane-more" x="86" y="88">
            +{more}
          </text>
        )}
      </g>
    </SvgPart>
  );
}

function Stall({ good, n, props }: { good: Good; n: number; props: Omit<Props, 'at' | 'size'> }) {
  const say = useSay();
  const { view, parts } = props;
  const sold = (view['black-market'][good] ?? 0) > 0;
  const ask = askOf(view);
  const wanted = ask?.kind === 'trade' && ask.good === good;
  const target = `good:${goods.indexOf(good)}`;
  const face = (
    <g
      class={`stall-space ${sold ? 'sold' : wanted ? 'wanted' : ''}`}
      transform={`translate(${17 + (n % 3) * 30} ${16 + Math.floor(n / 3) * 30})`}
    >
      <rect x="-13.5" y="-13.5" width="27" height="27" rx="4" />
      {sold ? (
        <g data-piece={`sold:${good}`}>
          <Glyph name={good} size={0.8} />
          <path class="sold-cross" d="M-10 -10L10 10M10 -10L-10 10" />
        </g>
      ) : (
        <Crate good={good} size={0.94} />
      )}
      <rect class="stall-ring" x="-14" y="-14" width="28" height="28" rx="5" />
    </g>
  );
  // The dealer is put on a space; otherwise goods are clicked where they lie.
  if (ask?.kind !== 'dealer' || !isOpen(props, target)) return face;
  return (
    <SvgPart target={target} parts={parts} label={explain(target, props, say)} class="stall-part">
      {face}
    </SvgPart>
  );
}

// Three rows of three: crates that can be sold, and closed spaces of goods that were sold.
export function BlackMarket({ at, size = 1, ...props }: Props) {
  const say = useSay();
  const { edition, parts } = props;
  const target = 'black-market';
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <SvgPart target={target} parts={parts} label={explain(target, props, say)} class={target}>
        <path class="shadow" d="M4 96V6H98V96Z" />
        <rect class="stall" width="94" height="92" rx="5" />
      </SvgPart>
      {edition.edition['black-market'].map(({ good }, n) => (
        <Stall key={good} good={good} n={n} props={props} />
      ))}
      <Dealer {...props} />
    </g>
  );
}
