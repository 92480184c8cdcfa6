import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableSummary } from '../../src/net/http';
import { joinPages, tablesPerPage } from '../../src/state/openTables';

const table = (id: string): TableSummary => ({
  id,
  game: 'carts',
  status: 'open',
  tempo: { kind: 'untimed' },
  seats: [],
});
const pageOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => table(`t${from + i}`));
const ids = (tables: TableSummary[]) => tables.map(({ id }) => id);

test('Pages of the lobby are joined; a table that moved meanwhile is listed once', () => {
  const pages = [pageOf(tablesPerPage), pageOf(3, tablesPerPage - 1)];
  const { tables, more } = joinPages(pages, []);
  assert.deepEqual(ids(tables), ids(pageOf(tablesPerPage + 2)));
  assert.equal(more, false);
});

test('The lobby leaves out my own tables, and a full page may have another behind it', () => {
  const { tables, more } = joinPages([pageOf(tablesPerPage)], [table('t0')]);
  assert.equal(tables.length, tablesPerPage - 1);
  assert.equal(more, true);
  assert.deepEqual(joinPages([[]], []), { tables: [], more: false });
});
