// Cards, drawn: on a player's board with what lies on them, large while they are offered, small for
// what is public; and the backs of the decks.
import { useSay } from '../../draw/say';
import type { Say } from '../game';
import { total } from '../shared/targets';
import { CardPicture } from './cardPictures';
import { type Card, colourOf } from './facts';
import { Cube, CubePlace, EffectSign, Sign, kindClass } from './glyphs';
import { type Colour, type Cubes, type Tile, colours } from './model';
import { capital, cardName, cardTitle, cubesText, kindName } from './phrases';

// About 0, 0 and thirty wide, to lie on the board.
export function CardBack({ kind }: { kind: Tile }) {
  return (
    <g class={`card-back back-${kind}`}>
      <rect x="-15" y="-21" width="30" height="42" rx="3" />
      <path d="M-11.5 -17.5H11.5V17.5H-11.5Z" />
    </g>
  );
}

// Every cube that a cost asks for, with whether it lies there already.
export function placesFor(cost: Cubes, there: Cubes): { kind: Colour; filled: boolean }[] {
  return colours.flatMap((kind) =>
    Array.from({ length: cost[kind] ?? 0 }, (_, i) => ({ kind, filled: i < (there[kind] ?? 0) })),
  );
}

const costOf = (card: Card): Cubes =>
  card.kind === 'workshop' ? card.workshop.cost : card.kind === 'master' ? card.master.cost : {};

export function CubeIcon({ kind, filled = true }: { kind: Colour; filled?: boolean }) {
  return (
    <svg class="cube-icon" viewBox="-13 -14 27 28" aria-hidden="true">
      {filled ? <Cube kind={kind} /> : <CubePlace kind={kind} />}
    </svg>
  );
}

const Places = ({ list }: { list: { kind: Colour; filled: boolean }[] }) => (
  <span class="card-cubes">
    {list.map((place, i) => (
      <CubeIcon key={i} {...place} />
    ))}
  </span>
);

// In the corner of its picture: how much it makes, or by how much it changes a number.
function badgeOf(card: Card): string {
  if (card.kind === 'order') return `+${card.plus}`;
  if (card.kind === 'workshop') return String(card.workshop.capacity);
  const signs = { order: '+1', fill: '', bridges: '+2', step: '±1', skill: '±1', price: '±1' };
  return signs[card.master.effect];
}

export interface Laid {
  there: Cubes; // what lies on it
  done: boolean; // built, or engaged
  missing: Cubes;
}

function stateOf(card: Card, { there, done, missing }: Laid, say: Say): string {
  if (card.kind === 'order') return say('venise.state.price', { plus: card.plus });
  if (card.kind === 'workshop' && done) {
    const count = there[colourOf(card.workshop.good)] ?? 0;
    return say('venise.state.built', { count, most: card.workshop.capacity });
  }
  if (done) return say('venise.state.hired');
  const left = colours.filter((kind) => missing[kind]);
  // Its empty places show which.
  if (left.length > 1) return say('venise.state.missing-several', { count: total(missing) });
  return left.length > 0 ? say('venise.state.missing', { cubes: cubesText(missing, say) }) : '';
}

// Once a workshop is built, its places are those of its raw material.
function placesOn(card: Card, { there, done }: Laid) {
  if (card.kind === 'workshop' && done)
    return placesFor({ [colourOf(card.workshop.good)]: card.workshop.capacity }, there);
  return placesFor(costOf(card), done ? costOf(card) : there);
}

export function CardFace({ card, laid }: { card: Card; laid: Laid }) {
  const say = useSay();
  return (
    <div class={`vcard vcard-${card.kind} ${laid.done ? 'done' : ''}`}>
      <CardPicture card={card} />
      {badgeOf(card) && <span class="vcard-badge">{badgeOf(card)}</span>}
      <b class="vcard-name">{cardName(card, say)}</b>
      <Places list={placesOn(card, laid)} />
      <span class="vcard-state">{stateOf(card, laid, say)}</span>
    </div>
  );
}

// What it does, in a sentence.
export function cardDoes(card: Card, say: Say): string {
  if (card.kind === 'order')
    return say('venise.does.order', { good: kindName(card.good, say), plus: card.plus });
  if (card.kind === 'workshop') {
    const { good, capacity } = card.workshop;
    const args = { count: capacity, kind: kindName(colourOf(good), say), good: kindName(good, say) };
    return say('venise.does.workshop', args);
  }
  const { effect, good } = card.master;
  const key = effect === 'order' ? 'master-order' : effect;
  return say(`venise.does.${key}`, { good: good ? kindName(good, say) : '' });
}

export function LargeCard({ card }: { card: Card }) {
  const say = useSay();
  const cost = placesFor(costOf(card), {});
  return (
    <>
      <CardPicture card={card} />
      {badgeOf(card) && <span class="vcard-badge">{badgeOf(card)}</span>}
      <b class="large-name">{capital(cardTitle(card, say))}</b>
      <span class="large-does">{cardDoes(card, say)}</span>
      {cost.length > 0 && (
        <span class="large-cost">
          <small>{say(card.kind === 'workshop' ? 'venise.build-with' : 'venise.hire-with')}</small>
          <Places list={cost} />
        </span>
      )}
    </>
  );
}

// Small, for what is public of a player: a workshop with how many it holds, an order with its
// plus, a master with what he does.
export function CardChip({ card, done, full }: { card: Card; done: boolean; full: boolean }) {
  const good =
    card.kind === 'order'
      ? card.good
      : card.kind === 'workshop'
        ? card.workshop.good
        : card.master.good;
  return (
    <svg
      class={`card-chip chip-${card.kind} ${done ? 'done' : ''} ${good ? kindClass(good) : ''}`}
      viewBox="0 0 30 34"
      aria-hidden="true"
    >
      <rect class="chip-ground" x="1" y="1" width="28" height="32" rx="4" />
      {card.kind === 'master' ? (
        <EffectSign effect={card.master.effect} x={15} y={15} size={0.86} />
      ) : (
        <Sign kind={good!} x={15} y={12} size={0.8} />
      )}
      {card.kind !== 'master' && (
        <text class="chip-number" x="15" y="31">
          {card.kind === 'order' ? `+${card.plus}` : card.workshop.capacity}
        </text>
      )}
      {done && <path class="chip-done" d={full ? 'M3 29H27' : 'M3 29H15'} />}
    </svg>
  );
}
