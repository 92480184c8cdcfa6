// The end while it is counted: each source with what it brings to whom, and the sums so far.
import { Mark, seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import { printed, signed } from '../../texts/numbers';
import type { Gain, GameEvent, GameProps } from '../game';
import { seatList } from './facts';
import { type FinalSource, finalSources, gains as gainsOf, isFinal } from './gains';
import type { Edition, Figures, View } from './model';
import { seatName } from './phrases';

type Props = GameProps<View, Edition, Figures>;

export interface SourceRow {
  source: FinalSource;
  gains: Gain[];
  from: number; // how many gains are counted before its own
}

// The sources of points among the events of a step, in the order in which they are counted.
export function rowsOf(events: GameEvent[]): SourceRow[] {
  let from = 0;
  const rows = new Map<string, SourceRow>();
  for (const event of events) {
    const gains = gainsOf(event);
    if (isFinal(event) && gains.length > 0) {
      const source = event.kind as FinalSource;
      const row = rows.get(source) ?? { source, gains: [], from };
      rows.set(source, { ...row, gains: [...row.gains, ...gains] });
    }
    from += gains.length;
  }
  return finalSources.flatMap((source) => rows.get(source) ?? []);
}

// Of a row what a seat has got so far; undefined: nothing of its own is counted yet.
export function countedOf({ gains, from }: SourceRow, seat: number, counted: number): number | undefined {
  const own = gains.slice(0, Math.max(0, counted - from)).filter((gain) => gain.seat === seat);
  return own.length > 0 ? own.reduce((sum, { amount }) => sum + amount, 0) : undefined;
}

function stateOf(row: SourceRow, counted: number): string {
  if (counted >= row.from + row.gains.length) return 'counted';
  return counted >= row.from ? 'on' : 'later';
}

function Row({ row, counted, props }: { row: SourceRow; counted: number; props: Props }) {
  const say = useSay();
  return (
    <tr class={`scene-row ${stateOf(row, counted)}`}>
      <th scope="row">{say(`amsterdam.sheet.${row.source}`)}</th>
      {seatList(props.view).map((seat) => {
        const sum = countedOf(row, seat, counted);
        return <td key={seat}>{sum === undefined ? '' : signed(sum)}</td>;
      })}
    </tr>
  );
}

// The points of the track stand first: what is counted now is added to them.
export function Scene(props: Props & { events: GameEvent[]; gains: Gain[]; counted: number }) {
  const say = useSay();
  const { view, events, counted } = props;
  const rows = rowsOf(events);
  if (rows.length === 0) return null;
  const seats = seatList(view);
  const sumOf = (seat: number) =>
    rows.reduce((sum, row) => sum + (countedOf(row, seat, counted) ?? 0), view.points[seat] ?? 0);
  return (
    <section class="amsterdam-scene">
      <h2>{say('amsterdam.scene')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <svg class={seatClass(seat)} viewBox="-12 -12 24 24" aria-hidden="true">
                  <Mark seat={seat} />
                </svg>
                <span class="sr">{seatName(props, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="scene-row counted">
            <th scope="row">{say('amsterdam.sheet.track')}</th>
            {seats.map((seat) => (
              <td key={seat}>{view.points[seat]}</td>
            ))}
          </tr>
          {rows.map((row) => (
            <Row key={row.source} row={row} counted={counted} props={props} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {seats.map((seat) => (
              <td key={seat}>{printed(sumOf(seat))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
