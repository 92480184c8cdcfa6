// A card to be read at a glance: its picture, when it works, its name, what it does, what it costs
// or how it stands.
import type { ComponentChildren } from 'preact';
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { explain } from './explain';
import { classOf, costOf, rowOf, spread } from './facts';
import { Icon, PipIcon, timingSign } from './glyphs';
import { type Edition, type Figures, type View, type CardRow, colours, quarters } from './model';
import { cardEffect, cardText, cardTitle } from './phrases';
import { CardPicture } from './pictures';

type Props = GameProps<View, Edition, Figures>;

const quarterOfCard = (row: CardRow) =>
  colours[quarters.findIndex((quarter) => quarter === row.kind)] ?? null;

function TimingBadge({ row }: { row: CardRow }) {
  const say = useSay();
  return (
    <span class={`timing timing-${row.timing}`} title={say(`amsterdam.timing.${row.timing}`)}>
      {row.timing === 'end' ? <Icon name="laurel" /> : timingSign[row.timing]}
    </span>
  );
}

export type CardState = 'active' | 'used' | 'below' | '';

// What has to be paid for it; an active one is paid.
function Cost({ index, edition }: { index: number; edition: Edition }) {
  return (
    <span class="a-card-cost">
      {spread(costOf(index, edition)).map((colour, i) => (
        <PipIcon key={i} colour={colour} />
      ))}
    </span>
  );
}

// What an active card can do now.
function Now({ index, state, props }: { index: number; state: CardState; props: Props }) {
  const say = useSay();
  if (state === 'used') return <span class="card-now done">{say('amsterdam.card-now.used')}</span>;
  if (state !== 'active' || !props.parts.lit(`card:${index}`)) return null;
  return <span class="card-now">{say('amsterdam.card-now.use')}</span>;
}

// A place where a card may lie.
export const FreeSlot = ({ children }: { children?: ComponentChildren }) => (
  <span class="free-slot">{children}</span>
);

const longTitle = 13; // letters that fit in one line
const wordy = 78; // letters that leave little room for the picture

interface CardProps {
  index: number;
  props: Props;
  state?: CardState;
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
  // On a player's board there is little room; what works always has no badge that tells when.
  const isTimed = state !== '' && row.timing !== 'permanent';
  const title = cardTitle(index, say);
  const words = (isTimed ? cardEffect : cardText)(index, say);
  return (
    <Part
      target={target}
      parts={parts}
      label={explain(target, props, say)}
      class={`a-card ${classOf(index)} ${tone} ${state}`}
    >
      <div class="a-card-face" data-piece={piece} data-from={from}>
        <div class="card-top">
          <CardPicture kind={row.kind} />
          <span class="a-card-kind">{say(`amsterdam.class.${classOf(index)}`)}</span>
          <TimingBadge row={row} />
          <Now index={index} state={state} props={props} />
          {(state === 'below' || state === '') && <Cost index={index} edition={edition} />}
        </div>
        <b class={title.length > longTitle ? 'a-card-name long' : 'a-card-name'} title={title}>
          {title}
        </b>
        <p class={words.length > wordy ? 'a-card-text wordy' : 'a-card-text'}>{words}</p>
      </div>
    </Part>
  );
}
