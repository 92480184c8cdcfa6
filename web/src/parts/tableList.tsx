// Tables as a list of links, those that wait for me first (the server orders them so).
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableSummary } from '../net/http';
import { botLevel, gameName, originTexts, tempoText } from '../state/names';
import { addressOf } from '../state/router';
import { t } from '../texts';

function playersText(table: TableSummary): string {
  return table.seats
    .map((seat) => {
      if (seat.free) return t('seat-free');
      if (seat.kind === 'bot') return t('bot-with-level', { level: botLevel(seat.name) });
      const same = seat.same === undefined ? undefined : table.seats[seat.same];
      return same ? `${seat.name} (${t('same-person', { name: same.name })})` : seat.name;
    })
    .join(', ');
}

function stateText(table: TableSummary): string {
  if (table.frozen) return t('status-frozen');
  if (table.status === 'over') return t('status-over');
  if (table.status === 'open') {
    return t('seats-free', { count: table.seats.filter((seat) => seat.free).length });
  }
  return table.waits ? t('status-your-turn') : t('status-others-turn');
}

function Row({ table }: { table: TableSummary }) {
  return (
    <li>
      <a class={`table-row ${table.waits ? 'waits' : ''}`} href={addressOf(`/t/${table.id}`)}>
        <strong>{gameName(table.game)}</strong>
        <span class="table-players">{playersText(table)}</span>
        <span class="muted">
          {[
            tempoText(table.tempo),
            ...originTexts(table.origin, table['by-hand'] ?? false, true),
          ].join(' · ')}
        </span>
        <span class="table-state">{stateText(table)}</span>
      </a>
    </li>
  );
}

interface Props {
  tables: TableSummary[] | null; // null: not known yet
  empty: string;
  short?: number; // show that many at first
  more?: () => Promise<void>; // gets further tables; none: there are no more
}

export function TableList({ tables, empty, short = 20, more }: Props) {
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
  if (tables === null) return <p class="muted">{t('loading')}</p>;
  if (tables.length === 0 && !more) return <p class="muted">{empty}</p>;
  return (
    <>
      <ul class="tables" ref={list}>
        {shown.map((table) => (
          <Row key={table.id} table={table} />
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
