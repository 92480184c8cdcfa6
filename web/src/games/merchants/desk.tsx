// The mayor's three discs with their cards, and the card just turned.
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { CardFace } from './cards';
import { explain } from './explain';
import { Fact } from './fact';
import { cardsLeft, discardedNow, isAuction } from './facts';
import { Icon } from './glyphs';
import { type Edition, type Figures, type View, discs } from './model';
import { cardName, cardTitle } from './phrases';

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

// It lies there, pale, until the turn is over.
function Gone({ card }: { card: string }) {
  const say = useSay();
  const words = say('merchants.disc.discarded', { card: cardTitle(card, say) });
  return (
    <span class="card-gone" role="img" aria-label={words} title={words}>
      <CardFace card={card} />
    </span>
  );
}

function Disc({ index, props }: { index: number; props: Props }) {
  const say = useSay();
  const { view, parts } = props;
  const target = `disc:${index}`;
  const card = view.discs[index];
  const gone = index === 2 ? discardedNow(view, props.log) : '';
  const used = view.phase === 'use' && index === view.discs.findIndex((it) => it !== null);
  const sold = isAuction(view) && index === 1;
  return (
    <Part
      target={target}
      parts={parts}
      label={explain(target, props, say)}
      class={`disc ${used || sold ? 'used' : ''}`}
    >
      <span class="disc-plate">
        {card ? <Card card={card} props={props} from="turned" /> : <Icon name={discs[index]!} />}
        {gone && <Gone card={gone} />}
      </span>
      <span class="disc-name">
        <Icon name={discs[index]!} />
        {say(`merchants.disc.${discs[index]}`)}
      </span>
    </Part>
  );
}

export function Desk(props: Props) {
  const say = useSay();
  return (
    <section class="desk" aria-label={say('merchants.desk')}>
      {discs.map((_, index) => (
        <Disc key={index} index={index} props={props} />
      ))}
    </section>
  );
}

// What is left in the deck.
export function Deck({ view }: Props) {
  const say = useSay();
  const [cards, glasses] = [cardsLeft(view), view.hourglasses];
  return (
    <p class="deck">
      <Fact icon="cards" words={say('merchants.pile', { count: cards })}>
        {cards}
      </Fact>
      <Fact icon="hourglass" words={say('merchants.glasses', { count: glasses })}>
        {glasses}
      </Fact>
    </p>
  );
}

// The card that waits for its disc, large.
export function Turned(props: Props) {
  const say = useSay();
  const { view, seats } = props;
  const card = view.turned ?? '';
  return (
    <div class="turned" data-target="turned">
      <Card card={card} props={props} from="pile" />
      <p>
        {say('merchants.turned-by', {
          name: seats[view.mayor]?.name ?? '',
          card: cardName(card, say),
        })}
      </p>
    </div>
  );
}
