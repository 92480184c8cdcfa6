// Beside the city: the dice just rolled, the cards looked at, and choices that have no place on
// the map.
import type { ComponentChildren } from 'preact';

import { seatClass } from '../../draw/marks';
import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import type { GameProps, Target } from '../game';
import { Choice, ChoiceButton } from '../shared/choice';
import { isOpen, open } from '../shared/targets';
import { CardFace } from './cards';
import { explain, label } from './explain';
import { cardOf, cubesOn, isBuilt, isLaid, isOn, rowsOf, seenCards } from './facts';
import { Cube } from './glyphs';
import { type Edition, type Figures, type View, colours, firstMaster, tiles } from './model';
import { kindName, tileName } from './phrases';
import { DieIcon } from './pieces';
import { TileChip } from './tileView';

type Props = GameProps<View, Edition, Figures>;

const cardCount = (edition: Edition): number => firstMaster + edition.edition.masters.length;

function Button({
  target,
  props,
  children,
}: {
  target: Target;
  props: Props;
  children?: ComponentChildren;
}) {
  const say = useSay();
  return (
    <ChoiceButton target={target} parts={props.parts} label={explain(target, props, say)}>
      {children ?? label(target, props, say)}
    </ChoiceButton>
  );
}

const withDice = ['roll-second', 'move', 'ride', 'activate'];

// After the move only the die that activates is left, until it is placed.
function Rolled(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  const rolled = view.rolled.filter((value) => value > 0);
  if (rolled.length === 0 || !withDice.includes(view.phase)) return null;
  const twins = (i: number) => rolled.slice(0, i).filter((value) => value === rolled[i]).length;
  return (
    <div class={`rolled ${seatClass(view.turn)}`} role="group" aria-label={say('venise.dice')}>
      {rolled.map((value, i) => (
        <Part
          key={`${view.lap} ${view.turn} ${value} ${twins(i)}`}
          target={`die:${value}`}
          parts={parts}
          label={explain(`die:${value}`, props, say)}
          class="rolled-die"
        >
          <DieIcon value={value} seat={view.turn} />
        </Part>
      ))}
    </div>
  );
}

// Dice and cards of a table where chance is typed in: they lie nowhere yet.
function ByHand(props: Props) {
  const say = useSay();
  const { view, edition } = props;
  const dice = open(props, 'die', 7).filter((value) => !view.rolled.includes(value));
  const shown = new Set([
    ...seenCards(view, edition).map((card) => card.id),
    ...rowsOf(view, edition, view.viewer)
      .flat()
      .map((card) => card.id),
  ]);
  const cards = open(props, 'card', cardCount(edition)).filter((id) => !shown.has(id));
  return (
    <>
      {dice.length > 0 && (
        <Choice title={say('venise.dice')}>
          {dice.map((value) => (
            <Button target={`die:${value}`} props={props}>
              <DieIcon value={value} seat={view.turn} />
            </Button>
          ))}
        </Choice>
      )}
      {cards.length > 0 && <Cards title={say('venise.cards')} ids={cards} props={props} />}
    </>
  );
}

function Cards({
  title,
  ids,
  props,
  class: classes,
}: {
  title: string;
  ids: number[];
  props: Props;
  class?: string;
}) {
  const say = useSay();
  const { view, edition, parts } = props;
  return (
    <Choice title={title} class={classes}>
      {ids.map((id, n) => {
        const card = cardOf(id, edition);
        if (!card) return null;
        const done = isBuilt(card, view, edition) || isOn(card, view, edition);
        return (
          <Part
            key={n}
            target={`card:${id}`}
            parts={parts}
            label={explain(`card:${id}`, props, say)}
            class="card-place"
          >
            <CardFace card={card} there={cubesOn(card, view)} done={done} />
          </Part>
        );
      })}
    </Choice>
  );
}

// How many of each colour: thrown away, paid, or the new stock.
function Amounts(props: Props) {
  const say = useSay();
  const { view } = props;
  const shown = colours.filter((colour) => open(props, colour, 16).length > 0);
  if (shown.length === 0) return null;
  const why = view.ask === 'fill' ? 'fill' : view.phase === 'stock' ? 'throw' : 'pay';
  return (
    <Choice title={say(`venise.amounts.${why}`)} class="amounts">
      {shown.map((colour) => (
        <div class="amount">
          <svg class="cube-icon" viewBox="-13 -14 27 28" aria-hidden="true">
            <Cube kind={colour} />
          </svg>
          {open(props, colour, 16).map((n) => (
            <Button target={`${colour}:${n}`} props={props}>
              {n}
            </Button>
          ))}
        </div>
      ))}
    </Choice>
  );
}

// On a phone the viewer's own board is a drawer: what can be clicked on it is offered here, too.
function OwnThings(props: Props) {
  const say = useSay();
  const { view, edition } = props;
  const cubes = open(props, 'cube', 3);
  const own = new Set(
    rowsOf(view, edition, view.viewer)
      .flat()
      .map((card) => card.id),
  );
  const cards = open(props, 'card', cardCount(edition)).filter((id) => own.has(id));
  return (
    <>
      {cubes.length > 0 && (
        <Choice title={say('venise.stock')} class="only-narrow">
          {cubes.map((i) => (
            <Button target={`cube:${i}`} props={props}>
              <svg class="cube-icon" viewBox="-13 -14 27 28" aria-hidden="true">
                <Cube kind={colours[i]!} />
              </svg>
            </Button>
          ))}
        </Choice>
      )}
      {cards.length > 0 && (
        <Cards title={say('venise.cards')} ids={cards} props={props} class="only-narrow" />
      )}
    </>
  );
}

// Cubes of a secondary activation that have no place yet.
function Arriving({ view }: Props) {
  const say = useSay();
  const kind = colours.find((colour) => colour === view.burgher[view.turn]);
  if (view.phase !== 'place' || !kind) return null;
  const words = say('venise.count', { count: view.left, kind: kindName(kind, say) });
  return (
    <div class="arriving" role="img" aria-label={words} title={words}>
      {Array.from({ length: view.left }, () => (
        <svg class="cube-icon" viewBox="-13 -14 27 28" aria-hidden="true">
          <Cube kind={kind} />
        </svg>
      ))}
    </div>
  );
}

// Quarters that are still to be laid, and the one that is being laid.
function Unlaid(props: Props) {
  const say = useSay();
  const { view, parts } = props;
  if (view.phase !== 'tiles' && view.phase !== 'cells') return null;
  const left = tiles.flatMap((tile, i) =>
    !isLaid(view.cells[i]) && (view.phase === 'tiles' || tile === view.held) ? [i] : [],
  );
  return (
    <Choice title={say('venise.unlaid')} class="unlaid">
      {left.map((i) => (
        <Part
          key={i}
          target={`tile:${i}`}
          parts={parts}
          label={explain(`tile:${i}`, props, say)}
          class="tile-choice"
        >
          <TileChip index={i} view={view} />
          <span>{tileName(tiles[i]!, say)}</span>
        </Part>
      ))}
    </Choice>
  );
}

const plain = [
  ...['activate', 'rest', 'stay', 'raise', 'drop:1', 'drop:2', 'split', 'store', 'lose'],
  ...['look', 'decline'],
];
const after = ['row:1', 'row:2', 'order:1', 'order:2', 'none', 'end'];

// How much room the tray needs: 'asking' for much, 'offering' for a few buttons.
export function roomFor(props: Props): string {
  const { view, edition } = props;
  const anyOf = (...kinds: string[]) => kinds.some((kind) => open(props, kind, 16).length > 0);
  if (view.phase === 'tiles' || view.phase === 'cells') return 'asking';
  if (seenCards(view, edition).length > 0 || anyOf('wool', 'linen', 'gold')) return 'asking';
  const buttons = [...plain, ...after].some((target) => isOpen(props, target));
  return buttons || anyOf('cube', 'value', 'count') ? 'offering' : '';
}

export function Tray(props: Props) {
  const say = useSay();
  const { view, edition } = props;
  const seen = seenCards(view, edition).map((card) => card.id);
  const buttons = (list: Target[]) =>
    list
      .filter((target) => isOpen(props, target))
      .map((target) => <Button key={target} target={target} props={props} />);
  const numbers = (kind: string) => open(props, kind, 13).map((n) => `${kind}:${n}`);
  return (
    <div class="tray" aria-live="polite">
      {view.last !== 'no' && view.phase !== 'over' && (
        <p class="last-lap">{say(`venise.last.${view.last}`)}</p>
      )}
      <Rolled {...props} />
      <Arriving {...props} />
      <Unlaid {...props} />
      {seen.length > 0 && (
        <Cards title={say('venise.looking')} ids={seen} props={props} class="looking" />
      )}
      <OwnThings {...props} />
      <Amounts {...props} />
      <div class="buttons">
        {buttons(plain)}
        {buttons(numbers('value'))}
        {buttons(numbers('count'))}
        {buttons(after)}
      </div>
      <ByHand {...props} />
    </div>
  );
}
