// Tables as a list of links, those that wait for me first (the server orders them so).
import { useSignal } from '@preact/signals';
import type { TableSummary } from '../net/http';
import { botLevel, gameName, originTexts, tempoText } from '../state/names';
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

interface Props {
  tables: TableSummary[] | null; // null: not known yet
  empty: string;
  short?: number; // show that many at first
}

export function TableList({ tables, empty, short = 20 }: Props) {
  const all = useSignal(false);
  if (tables === null) return <p class="muted">{t('loading')}</p>;
  if (tables.length === 0) return <p class="muted">{empty}</p>;
  const shown = all.value ? tables : tables.slice(0, short);
  return (
    <>
      <ul class="tables">
        {shown.map((table) => (
          <li key={table.id}>
            <a class={`table-row ${table.waits ? 'waits' : ''}`} href={`/t/${table.id}`}>
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
        ))}
      </ul>
      {shown.length < tables.length && (
        <button class="quiet" onClick={() => (all.value = true)}>
          {t('show-all', { count: tables.length })}
        </button>
      )}
    </>
  );
}
