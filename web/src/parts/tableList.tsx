// Tables as a list of links, those that wait for me first (the server orders them so).
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { listedGame } from '../games/list';
import type { TableSummary } from '../net/http';
import { myName } from '../state/me';
import { botNamed, gameName, originTexts, seatName, tempoText } from '../state/names';
import { resultText } from '../state/results';
import { addressOf } from '../state/router';
import { t } from '../texts';
import { Icon } from './icons';

function playersText(table: TableSummary): string {
  return table.seats
    .map((seat, i) => {
      if (seat.free) return t('seat-free');
      if (seat.kind === 'bot') return botNamed(seat.name, i, table.id);
      const same = seat.same === undefined ? undefined : table.seats[seat.same];
      return same ? `${seat.name} (${t('same-person', { name: same.name })})` : seat.name;
    })
    .join(', ');
}

function othersTurn({ id, waiting = [], seats }: TableSummary): string {
  const names = waiting.flatMap((seat) => (seats[seat] ? [seatName(seats[seat], seat, id)] : []));
  return names.length > 0
    ? t('waiting-for-names', { names: names.join(', ') })
    : t('status-others-turn');
}

function stateText(table: TableSummary): string {
  if (table.frozen) return t('status-frozen');
  if (table.status === 'over') return resultText(table, myName.value) || t('status-over');
  if (table.status === 'open') {
    return t('seats-free', { count: table.seats.filter((seat) => seat.free).length });
  }
  return table.waits ? t('status-your-turn') : othersTurn(table);
}

function Sign({ table }: { table: TableSummary }) {
  const sign = listedGame(table.game)?.card.sign;
  const over = table.status === 'over';
  return (
    <svg class={`game-sign ${over ? 'over' : ''}`} viewBox="-18 -18 36 36" aria-hidden="true">
      <rect x="-18" y="-18" width="36" height="36" rx="5" fill={sign?.colour ?? '#5b6770'} />
      <path d={sign?.path} />
    </svg>
  );
}

interface RowProps {
  table: TableSummary;
  remove?: ((table: TableSummary) => void) | undefined;
}

function Row({ table, remove }: RowProps) {
  const facts = [
    tempoText(table.tempo),
    ...originTexts(table.origin, table['by-hand'] ?? false, true),
  ];
  return (
    <li>
      <a class={`table-row ${table.waits ? 'waits' : table.status}`} href={addressOf(`/t/${table.id}`)}>
        <Sign table={table} />
        <strong>{gameName(table.game)}</strong>
        <span class="table-players">{playersText(table)}</span>
        <span class="table-facts">{facts.join(' · ')}</span>
        <span class="table-state">{stateText(table)}</span>
      </a>
      {remove && (
        <button
          class="quiet round"
          data-do="delete-table"
          data-tip={t('delete-table')}
          aria-label={t('delete-table-of', { table: gameName(table.game) })}
          onClick={() => remove(table)}
        >
          <Icon name="bin" />
        </button>
      )}
    </li>
  );
}

interface Props {
  tables: TableSummary[] | null; // null: not known yet
  empty: string;
  short?: number; // show that many at first
  more?: () => Promise<void>; // gets further tables; none: there are no more
  remove?: (table: TableSummary) => void; // asks to delete one; none: they can't be deleted
}

export function TableList({ tables, empty, short = 20, more, remove }: Props) {
  const all = useSignal(false);
  const news = useSignal(''); // for a screen reader
  const grownFrom = useSignal<number | null>(null); // rows from here on were asked for
  const list = useRef<HTMLUListElement>(null);
  const shown = all.value ? (tables ?? []) : (tables ?? []).slice(0, short);
  useEffect(() => {
    const from = grownFrom.value;
    if (from === null) return;
    grownFrom.value = null;
    const count = Math.max(0, shown.length - from);
    news.value = count > 0 ? t('more-tables-shown', { count }) : t('no-more-tables');
    const links = list.current?.querySelectorAll('a') ?? [];
    links[Math.min(from, links.length - 1)]?.focus();
  }, [grownFrom.value]);
  const grow = async (get?: () => Promise<void>) => {
    const before = shown.length;
    if (get) await get();
    else all.value = true;
    grownFrom.value = before;
  };
  if (tables === null) {
    return (
      <p class="muted stacked">
        <span>{t('loading')}</span>
        <span class="kept-place" aria-hidden="true">
          {empty}
        </span>
      </p>
    );
  }
  if (tables.length === 0 && !more) return <p class="muted">{empty}</p>;
  return (
    <>
      <ul class="tables" ref={list}>
        {shown.map((table) => (
          <Row key={table.id} table={table} remove={remove} />
        ))}
      </ul>
      <p class="sr" role="status">
        {news.value}
      </p>
      {shown.length < tables.length ? (
        <button onClick={() => void grow()}>
          {t('show-all', { count: tables.length })}
        </button>
      ) : (
        more && (
          <button onClick={() => void grow(more)}>
            {t('more-tables')}
          </button>
        )
      )}
    </>
  );
}
