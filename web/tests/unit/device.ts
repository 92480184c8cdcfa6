// The house of this device without a browser: the real module, a shelf in memory, pages on a channel.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ToHouse, ToPages } from '../../src/local/channel';
import { Line } from '../../src/local/line';
import type { NetPorts } from '../../src/local/netSupply';
import { HouseRunner } from '../../src/local/runner';
import type { Shelf } from '../../src/local/shelf';
import type { HouseTable, HouseWrite, StoredGuest } from '../../src/net/generated/calls';
import type { Full, Json, ServerMessage } from '../../src/net/messages';
import { RulesModule } from '../../src/rules/module';
import { fromFull, withUpdate, type TableState } from '../../src/state/tableState';

const compiled = new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'));

export class MemoryShelf implements Shelf {
  person: StoredGuest | undefined;
  kept = new Map<string, HouseTable>();
  full = false;

  guest() {
    return Promise.resolve(this.person);
  }
  table(id: string): Promise<HouseTable> {
    return Promise.resolve(structuredClone(this.kept.get(id) ?? { table: id, rows: [] }));
  }
  remove(table: string): Promise<void> {
    this.kept.delete(table);
    return Promise.resolve();
  }
  write({ table, rows, summary, guest }: HouseWrite): Promise<void> {
    if (this.full) return Promise.reject(new DOMException('No space.', 'QuotaExceededError'));
    if (guest) this.person = guest;
    if (table === '') return Promise.resolve();
    const old = this.kept.get(table) ?? { table, rows: [] };
    const numbers = new Set(old.rows.map((row) => (row as { seq?: unknown }).seq));
    if (rows.some(({ seq }) => numbers.has(seq))) {
      return Promise.reject(new DOMException('There is such a row.', 'ConstraintError'));
    }
    const about = summary ? { summary: summary as unknown as Json } : {};
    const all = [...old.rows, ...(rows as unknown as Json[])];
    this.kept.set(table, { ...old, rows: all, ...about });
    return Promise.resolve();
  }
}

// All pages and houses of one browser.
export class Channel {
  readonly pages: ((message: ToPages) => void)[] = [];
  house: HouseRunner | null = null;
  // No net can be had, but by a test that says so.
  fetchNet: NetPorts['fetch'] = () => Promise.reject(new Error('There is no net.'));

  async openHouse(shelf: Shelf): Promise<void> {
    this.house?.stop();
    this.house = new HouseRunner({
      module: new RulesModule(new WebAssembly.Instance(compiled)),
      shelf,
      post: (message) => this.pages.forEach((hear) => queueMicrotask(() => hear(message))),
      failed: (why) => assert.fail(String(why)),
      fetchNet: (...asked) => this.fetchNet(...asked),
    });
    await this.house.start();
  }
  // `renew`: the house belongs to this page alone.
  page(renew?: () => void): Page {
    return new Page(
      new Line({
        ...(renew ? { renew } : {}),
        post: (message: ToHouse) => void this.house?.receive(message),
        hear: (receive) => this.pages.push(receive),
        failed: () => undefined,
      }),
    );
  }
}

export class Page {
  state: TableState | null = null;
  opened = 0;
  readiness: number | null = null; // of a live clock that is about to run: its version
  runs = false;
  private heard: (() => void)[] = [];

  constructor(readonly line: Line) {
    line.attach({ receive: (message) => this.receive(message), opened: () => (this.opened += 1) });
  }
  private receive(message: ServerMessage): void {
    if (message.type === 'readiness') this.readiness = message.version;
    if (message.type === 'clock') this.runs = true;
    if (message.type === 'full') this.state = fromFull(message as Full, 0);
    if (message.type === 'update' && this.state) this.state = withUpdate(this.state, message, 0);
    for (const go of this.heard.splice(0)) go();
  }
  async until(is: (state: TableState) => boolean): Promise<TableState> {
    while (!this.state || !is(this.state)) await new Promise<void>((go) => this.heard.push(go));
    return this.state;
  }
  async create(terms: object): Promise<string> {
    const made = await this.line.page('POST', '/api/tables', JSON.stringify({ terms }));
    assert.equal(made.status, 200, made.body);
    return (JSON.parse(made.body) as { table: string }).table;
  }
  async watch(table: string): Promise<void> {
    this.state = null;
    await this.line.send({ type: 'watch', table, seat: 0 });
  }
  act(table: string) {
    const { legal, version } = this.state!;
    return this.line.send({ type: 'act', table, seat: 0, action: legal[0]![0], version });
  }
}
