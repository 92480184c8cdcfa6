// The mayor's desk: the three discs with their cards, the card just turned, the pile.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { CardFace } from './cards';
import { explain } from './explain';
import { cardsLeft } from './facts';
import { Icon } from './glyphs';
import { type Edition, type Figures, type View, discs } from './model';
import { cardTitle } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const cardTarget = (props: Props, card: string): string =>
  Object.entries(props.edition.parts).find(
    ([key, name]) => key.startsWith('card:') && name === card,
  )?.[0] ?? '';

function Card({ card, props, from }: { card: string; props: Props; from: string }) {
  const say = useSay();
  const glows = props.parts.glowing(cardTarget(props, card));
  return (
    <span
      class={glows ? 'card-on part glowing' : 'card-on'}
      role="img"
      aria-label={cardTitle(card, say)}
      title={cardTitle(card, say)}
      data-piece={`card:${from}:${card}`}
      data-from={from}
    >
      <CardFace card={card} />
    </span>
  );
}

function Disc({ index, props }: { index: number; props: Props }) {
  const say = useSay();
  const { view, parts } = props;
  const target = `disc:${index}`;
  const card = view.discs[index];
  const used = view.phase === 'use' && index === view.discs.findIndex((it) => it !== null);
  return (
    <Part
      target={target}
      parts={parts}
      label={explain(target, props, say)}
      class={`disc ${used ? 'used' : ''}`}
    >
      <span class="disc-plate">
        {card ? <Card card={card} props={props} from="turned" /> : <Icon name={discs[index]!} />}
      </span>
      <span class="disc-name">
        <Icon name={discs[index]!} />
        {say(`merchants.disc.${discs[index]}`)}
      </span>
    </Part>
  );
}

function Counts({ view }: { view: View }) {
  const say = useSay();
  const cards = cardsLeft(view);
  const glasses = view.hourglasses;
  return (
    <p class="pile">
      <span title={say('merchants.pile', { count: cards })}>
        <Icon name="cards" /> {cards}
        <span class="sr">{say('merchants.pile', { count: cards })}</span>
      </span>
      <span title={say('merchants.glasses', { count: glasses })}>
        <Icon name="hourglass" /> {glasses}
        <span class="sr">{say('merchants.glasses', { count: glasses })}</span>
      </span>
    </p>
  );
}

export function Desk(props: Props) {
  const say = useSay();
  const { view, seats } = props;
  return (
    <section class="desk" aria-label={say('merchants.desk')}>
      <h3>
        <span>{say('merchants.mayor-is', { name: seats[view.mayor]?.name ?? '' })}</span>
        <Counts view={view} />
      </h3>
      <div class="desk-cards">
        {discs.map((_, index) => (
          <Disc key={index} index={index} props={props} />
        ))}
      </div>
      {view.turned && (
        <div class="turned" data-target="turned">
          <Card card={view.turned} props={props} from="pile" />
          <span>{cardTitle(view.turned, say)}</span>
        </div>
      )}
    </section>
  );
}
