// The open tables of the lobby. The server gives them page by page, the latest activity first.
import type { TableSummary } from '../net/http';

export const tablesPerPage = 100;

export interface OpenTables {
  tables: TableSummary[];
  more: boolean; // there may be further pages
}

// Between two requests a table may have moved to a later page, so one may come twice.
export function joinPages(pages: TableSummary[][], own: TableSummary[]): OpenTables {
  const known = new Set(own.map((table) => table.id));
  const tables = pages.flat().filter((table) => {
    const isNew = !known.has(table.id);
    known.add(table.id);
    return isNew;
  });
  return { tables, more: pages.at(-1)?.length === tablesPerPage };
}
