// Points while they are counted: a sale or an export with what makes it up; at the end source by source.
import type { ComponentChildren } from 'preact';

import { Mark, seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import type { Gain, GameEvent, GameProps, Say } from '../game';
import { fieldsOf } from '../shared/events';
import { finalSources, gains as gainsOf } from './gains';
import { GoodDisc } from './glyphs';
import type { Edition, Figures, Good, View } from './model';
import { capital, kindName, seatName, tileName } from './phrases';
import { BridgeShape } from './pieces';

type Props = GameProps<View, Edition, Figures>;

export interface SceneRow {
  source: string; // the kind of its event
  event: GameEvent;
  gain: Gain;
  nth: number; // how many gains are counted before it
}

// The events of a step that give points, in the order in which they are counted.
export function rowsOf(events: GameEvent[], edition: Edition): SceneRow[] {
  const scoring = events.flatMap((event) => gainsOf(event, edition).map((gain) => ({ event, gain })));
  return scoring.map(({ event, gain }, nth) => ({ source: event.kind, event, gain, nth }));
}

// The source that is counted now; at last the last one.
export const sourceNow = (rows: SceneRow[], counted: number): string | undefined =>
  (rows[counted] ?? rows.at(-1))?.source;

export interface Part {
  label: string; // a key under venise.scene
  sum: string;
  points: number;
}

// What a sale or an export is made of. A sale covers a bonus, which counts for each cube.
export function partsOf(event: GameEvent, events: GameEvent[]): Part[] {
  const { number } = fieldsOf(event, String);
  const [count, points] = [number('number'), number('points')];
  if (event.kind === 'shipped') return [{ label: 'die', sum: '', points }];
  const covered = events.find(({ kind }) => kind === 'covered');
  const bonus = covered ? fieldsOf(covered, String).number('number') : 0;
  const price = points / count - bonus;
  return [
    { label: 'price', sum: `${count} × ${price}`, points: count * price },
    { label: 'bonus', sum: `${count} × ${bonus}`, points: count * bonus },
  ].filter((part) => part.points > 0);
}

// ---- drawn ----

const SeatSign = ({ seat }: { seat: number }) => (
  <svg class={`scene-seat ${seatClass(seat)}`} viewBox="-11 -11 22 22" aria-hidden="true">
    <Mark seat={seat} />
  </svg>
);

const GoodSign = ({ good }: { good: string }) => (
  <svg class="scene-sign" viewBox="-15 -15 30 30" aria-hidden="true">
    <GoodDisc good={good as Good} />
  </svg>
);

const BridgeSign = ({ seat }: { seat: number }) => (
  <svg class={`scene-sign ${seatClass(seat)}`} viewBox="-29 -24 58 42" aria-hidden="true">
    <BridgeShape seat={seat} />
  </svg>
);

function Detail({ row, say }: { row: SceneRow; say: Say }) {
  const { number, text } = fieldsOf(row.event, String);
  const count = number('number');
  switch (row.source) {
    case 'final-sale':
      return (
        <>
          <GoodSign good={text('good')} />
          <span class="sr">{kindName(text('good'), say)} </span>
          {`${count} × ${number('points') / count}`}
        </>
      );
    case 'chain':
      return (
        <>
          <BridgeSign seat={row.gain.seat} />
          {say('venise.scene.chain', { count })}
        </>
      );
    default:
      return <>{say(`venise.scene.${row.source === 'bridge-points' ? 'bridges' : 'masters'}`, { count })}</>;
  }
}

function Line({ state, sign, words, points }: {
  state: string;
  sign?: ComponentChildren;
  words: ComponentChildren;
  points: string;
}) {
  return (
    <li class={`scene-line ${state}`}>
      {sign}
      <span class="scene-words">{words}</span>
      <b>{points}</b>
    </li>
  );
}

function Sale({ row, all }: { row: SceneRow; all: Props & Counting }) {
  const say = useSay();
  const { text } = fieldsOf(row.event, String);
  const done = all.counted > row.nth;
  const tile = text('tile') ? tileName(text('tile'), say) : '';
  return (
    <section class="venise-scene">
      <h2>{say(`venise.scene.${row.source}`, { tile })}</h2>
      <p class="scene-good">
        <GoodSign good={text('good')} />
        {capital(kindName(text('good'), say))}
      </p>
      <ol>
        {partsOf(row.event, all.events).map(({ label, sum, points }) => (
          <Line
            key={label}
            state={done ? 'counted' : 'on'}
            words={`${say(`venise.scene.${label}`)} ${sum}`}
            points={String(points)}
          />
        ))}
      </ol>
      <Sums rows={[row]} seats={[row.gain.seat]} all={all} />
    </section>
  );
}

// How much each seat has got so far.
function Sums({ rows, seats, all }: { rows: SceneRow[]; seats: number[]; all: Props & Counting }) {
  const counted = rows.filter(({ nth }) => nth < all.counted);
  const sumOf = (seat: number) =>
    counted.reduce((sum, { gain }) => sum + (gain.seat === seat ? gain.amount : 0), 0);
  return (
    <p class="scene-sums">
      {seats.map((seat) => (
        <span key={seat}>
          <SeatSign seat={seat} />
          <span class="sr">{seatName(all, seat)} </span>+{sumOf(seat)}
        </span>
      ))}
    </p>
  );
}

const sheetLines: Record<string, string> = {
  'final-sale': 'final-sale',
  chain: 'bridges',
  'bridge-points': 'bridge-masters',
  'master-points': 'masters',
};

function FinalCount({ rows, source, all }: { rows: SceneRow[]; source: string; all: Props & Counting }) {
  const say = useSay();
  const sources = finalSources.filter((one) => rows.some((row) => row.source === one));
  const stateOf = ({ nth }: SceneRow) =>
    nth < all.counted ? 'counted' : nth === all.counted ? 'on' : 'later';
  return (
    <section class="venise-scene final">
      <h2>
        {say(`venise.sheet.${sheetLines[source]}`)}
        {sources.length > 1 && <small> {`${sources.indexOf(source) + 1}/${sources.length}`}</small>}
      </h2>
      <p class="scene-help">{say(`venise.scene.help.${source}`)}</p>
      <ol>
        {rows
          .filter((row) => row.source === source)
          .map((row) => (
            <Line
              key={row.nth}
              state={stateOf(row)}
              sign={<SeatSign seat={row.gain.seat} />}
              words={
                <>
                  <span class="sr">{seatName(all, row.gain.seat)} </span>
                  <Detail row={row} say={say} />
                </>
              }
              points={`+${row.gain.amount}`}
            />
          ))}
      </ol>
      <Sums rows={rows} seats={all.seats.map(({ seat }) => seat)} all={all} />
    </section>
  );
}

interface Counting {
  events: GameEvent[];
  counted: number;
}

export function Scene(all: Props & Counting & { gains: Gain[] }) {
  const rows = rowsOf(all.events, all.edition);
  const source = sourceNow(rows, all.counted);
  if (!source) return null;
  if (finalSources.includes(source)) return <FinalCount rows={rows} source={source} all={all} />;
  return <Sale row={rows[0]!} all={all} />;
}
