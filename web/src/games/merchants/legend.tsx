// The symbols of the game and what they mean.
import type { ComponentChildren } from 'preact';

import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { CardFace } from './cards';
import { cardOf, termOf } from './facts';
import { EventIcon, GoodDisc, Icon } from './glyphs';
import { type Edition, type Figures, type View, discs, goods } from './model';
import { goodName, sentenceCase } from './phrases';

type Props = GameProps<View, Edition, Figures>;

function List({ title, rows }: { title: string; rows: [ComponentChildren, string][] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl class="signs">
        {rows.map(([sign, words]) => (
          <div key={words}>
            <dt>{sign}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Disc = ({ good }: { good: string }) => (
  <svg class="glyph" viewBox="-15 -15 30 30" aria-hidden="true">
    <GoodDisc good={good} />
  </svg>
);

export function Legend({ edition }: Props) {
  const say = useSay();
  const brings = [...new Set(edition.edition.spaces.map(({ event }) => event))].filter(
    (event) => event !== 'nothing' && event !== 'start',
  );
  const kinds = ['goods', 'colony-east-indies', 'colony-silk', 'house-g', 'hourglass'];
  return (
    <div class="merchants-legend">
      <List
        title={say('merchants.time')}
        rows={brings.map((event) => [
          <EventIcon event={event} />,
          sentenceCase(say(`merchants.space.${event}`)),
        ])}
      />
      <List
        title={say('merchants.legend.goods')}
        rows={goods.map((good) => [<Disc good={good} />, sentenceCase(goodName(good, say))])}
      />
      <List
        title={say('merchants.desk')}
        rows={discs.map((disc) => [<Icon name={disc} />, say(`merchants.disc.${disc}.says`)])}
      />
      <List
        title={say('merchants.mine.bonuses')}
        rows={[
          [<Icon name="exchange" />, say('merchants.legend.house')],
          [
            <Icon name="globe" />,
            say('merchants.legend.continents', { count: termOf(edition, 'continents-bonus') }),
          ],
          [
            <Icon name="house" />,
            say('merchants.legend.quarters', { count: termOf(edition, 'quarters-bonus') }),
          ],
          [
            <Icon name="bridge" />,
            say('merchants.legend.bridges', { count: termOf(edition, 'bridge-bonus') }),
          ],
        ]}
      />
      <List
        title={say('merchants.legend.cards')}
        rows={kinds.map((kind) => [
          <CardFace card={kind} />,
          say(`merchants.legend.card.${cardOf(kind).kind}`),
        ])}
      />
    </div>
  );
}
