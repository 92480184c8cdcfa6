// A card to be read at a glance: what kind, its name, when it works, what it does, what it costs.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { isReconstructed } from '../shared/source';
import { explain } from './explain';
import { cardName, classOf, costOf, rowOf, spread } from './facts';
import { Icon, KindIcon, PipIcon, timingSign } from './glyphs';
import {
  type Edition,
  type Figures,
  type View,
  type CardRow,
  colours,
  quarters,
} from './model';
import { cardText, cardTitle } from './phrases';

type Props = GameProps<View, Edition, Figures>;

export const quarterOfCard = (row: CardRow) =>
  colours[quarters.findIndex((quarter) => quarter === row.kind)] ?? null;

export function TimingBadge({ row }: { row: CardRow }) {
  return (
    <span class={`timing timing-${row.timing}`}>
      {row.timing === 'end' ? <Icon name="laurel" /> : timingSign[row.timing]}
    </span>
  );
}

// Long names are written smaller.
const longestWord = (title: string): number =>
  Math.max(...title.split(' ').map((word) => word.length));

interface CardProps {
  index: number;
  props: Props;
  state?: string; // "active", "used", "below"
  piece?: string;
  from?: string;
}

export function CardFace({ index, props, state = '', piece, from }: CardProps) {
  const say = useSay();
  const { edition, parts } = props;
  const row = rowOf(index, edition);
  if (!row) return null;
  const target = `card:${index}`;
  const quarter = quarterOfCard(row);
  const tone = quarter ? toneClass(quarter) : '';
  const title = cardTitle(index, say);
  const ours = isReconstructed(row['cost-mark']);
  return (
    <Part
      target={target}
      parts={parts}
      label={explain(target, props, say)}
      class={`a-card ${classOf(index)} ${tone} ${state}`}
    >
      <div class="a-card-face" data-piece={piece} data-from={from}>
        <div class="a-card-head">
          <KindIcon row={row} quarter={quarter} />
          <b class="a-card-name" style={{ '--long': longestWord(title) }}>
            {title}
          </b>
        </div>
        <p class="a-card-text">{cardText(index, say)}</p>
        <div class="a-card-foot">
          <TimingBadge row={row} />
          <small>{cardName(index)}</small>
          {state.includes('used') && <span class="used-mark">✓</span>}
          <span class="a-card-cost">
            {ours && <span class="ours-mark">≈</span>}
            {spread(costOf(index, edition)).map((colour, i) => (
              <PipIcon key={i} colour={colour} />
            ))}
          </span>
        </div>
      </div>
    </Part>
  );
}
