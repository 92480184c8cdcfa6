// A scoring while it is counted: each sector with its rank and who gets what, and the sums so far. The
// board shows the sector that is counted.
import { useLayoutEffect } from 'preact/hooks';

import { Mark, seatClass } from '../../draw/marks';
import { useSay } from '../../draw/say';
import type { Gain, GameEvent, GameProps } from '../game';
import { seatList } from './facts';
import { gains as gainsOf, sectorTarget } from './gains';
import { EventIcon, GoodDisc, Icon } from './glyphs';
import { type Area, type Edition, type Figures, type View, goods } from './model';
import { sectorName, sentenceCase } from './phrases';
import { type Scored, scored } from './scored';

type Props = GameProps<View, Edition, Figures>;

export interface SectorRow {
  area: Area;
  sector: number;
  rank: number;
  gains: Gain[];
  from: number; // how many gains are counted before its own
}

// The payouts among the events of a step, in the order in which they are counted.
export function rowsOf(events: GameEvent[], edition: Edition): SectorRow[] {
  let from = 0;
  return events.flatMap((event) => {
    const gains = gainsOf(event, edition);
    const row = {
      area: event['area'] as Area,
      sector: Number(event['sector'] ?? 0),
      rank: Number(event['number'] ?? 0),
      gains,
      from,
    };
    from += gains.length;
    return event.kind === 'payout' ? [row] : [];
  });
}

function Sign({ area, sector }: { area: Area; sector: number }) {
  if (area !== 'exchange') return <Icon name={area === 'amsterdam' ? 'house' : 'globe'} />;
  return (
    <svg viewBox="-15 -15 30 30" aria-hidden="true">
      <GoodDisc good={goods[sector]!} />
    </svg>
  );
}

const SeatSign = ({ seat }: { seat: number }) => (
  <svg class={`seat-sign ${seatClass(seat)}`} viewBox="-11 -11 22 22" aria-hidden="true">
    <Mark seat={seat} />
  </svg>
);

function Amount({ gain, counted, props }: { gain: Gain; counted: boolean; props: Props }) {
  return (
    <span class={counted ? 'amount counted' : 'amount'}>
      <SeatSign seat={gain.seat} />
      <span class="sr">{props.seats[gain.seat]?.name} </span>
      {counted ? `+${gain.amount}` : gain.amount}
    </span>
  );
}

function stateOf(row: SectorRow, counted: number): string {
  if (counted >= row.from + row.gains.length) return 'counted';
  return counted >= row.from ? 'on' : 'later';
}

function Row({ row, counted, props }: { row: SectorRow; counted: number; props: Props }) {
  const say = useSay();
  return (
    <li class={`scene-row ${stateOf(row, counted)}`}>
      <Sign area={row.area} sector={row.sector} />
      <span class="scene-sector">
        <b>{sentenceCase(sectorName(row.area, row.sector, say))}</b>
        <small>{say('merchants.scene.rank', { rank: row.rank })}</small>
      </span>
      <span class="scene-amounts">
        {row.gains.length === 0 && <span class="amount">–</span>}
        {row.gains.map((gain, i) => (
          <Amount key={gain.seat} gain={gain} counted={counted > row.from + i} props={props} />
        ))}
      </span>
    </li>
  );
}

function Sums({ rows, counted, props }: { rows: SectorRow[]; counted: number; props: Props }) {
  const so = rows.flatMap(({ gains, from }) => gains.slice(0, Math.max(0, counted - from)));
  const sumOf = (seat: number) =>
    so.reduce((sum, gain) => sum + (gain.seat === seat ? gain.amount : 0), 0);
  return (
    <p class="scene-sums">
      {seatList(props.view).map((seat) => (
        <span key={seat} class="amount counted">
          <SeatSign seat={seat} />
          <span class="sr">{props.seats[seat]?.name} </span>+{sumOf(seat)}
        </span>
      ))}
    </p>
  );
}

// What is counted now; at the end what was counted last.
export function rowNow(rows: SectorRow[], counted: number): SectorRow | undefined {
  return rows.find(({ from, gains }) => counted < from + gains.length) ?? rows.at(-1);
}

// Before the first number flies: it sets off from what is shown.
function useScored(row: SectorRow | undefined): void {
  const now: Scored | null = row
    ? { area: row.area, target: sectorTarget(row.area, row.sector) }
    : null;
  useLayoutEffect(() => {
    scored.value = now;
  }, [now?.target]);
  useLayoutEffect(() => () => void (scored.value = null), []);
}

function Title({ rows, area, props }: { rows: SectorRow[]; area: Area; props: Props }) {
  const say = useSay();
  const areas = [...new Set(rows.map((row) => row.area))];
  const space = props.edition.edition.spaces[props.view.space];
  const part = areas.length > 1 ? ` (${areas.indexOf(area) + 1}/${areas.length})` : '';
  return (
    <h2>
      {space && <EventIcon event={space.event} />}
      {`${space?.years ?? ''} · ${say(`merchants.area.${area}`)}${part}`}
    </h2>
  );
}

export function Scene(props: Props & { events: GameEvent[]; gains: Gain[]; counted: number }) {
  const say = useSay();
  const rows = rowsOf(props.events, props.edition);
  const now = rowNow(rows, props.counted);
  useScored(now);
  if (!now) return null;
  const { area } = now;
  return (
    <section class="merchants-scene">
      <Title rows={rows} area={area} props={props} />
      <p class="scene-help">{say(`merchants.scene.${area}`)}</p>
      <ol>
        {rows
          .filter((row) => row.area === area)
          .map((row) => (
            <Row key={row.sector} row={row} counted={props.counted} props={props} />
          ))}
      </ol>
      <Sums rows={rows} counted={props.counted} props={props} />
    </section>
  );
}
