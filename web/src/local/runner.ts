// Runs the host of tables (the module's call `house`): gives it what pages send, keeps what it
// writes, and sends what it answers. The module says nothing before its rows are kept.
import type { HouseAnswer, HouseCall, HouseWrite, NetAnswer, PageProblem } from '../net/generated/calls';
import { RulesProblem } from '../rules/module';
import { tablesIn, type ToHouse, type ToPages } from './channel';
import { isLocal, myId } from './ids';
import { NetSupply, type NetPorts } from './netSupply';
import type { Shelf } from './shelf';

export interface HouseModule {
  call(call: HouseCall): HouseAnswer;
  putNet(bytes: Uint8Array): NetAnswer;
}

export interface RunnerPorts {
  module: HouseModule;
  shelf: Shelf;
  post(message: ToPages): void;
  failed(why: unknown): void; // the module has stopped: nothing can go on
  fetchNet: NetPorts['fetch'];
}

type Input = Omit<HouseCall, 'call' | 'now' | 'steady'>;

function seed(): string[] {
  const words = crypto.getRandomValues(new BigUint64Array(2));
  return [...words].map((word) => word.toString(16).padStart(16, '0'));
}

// Why a write was refused, as a stable key.
export function writeProblem(why: unknown): PageProblem {
  const name = why instanceof Error || why instanceof DOMException ? why.name : '';
  const key = name === 'QuotaExceededError' ? 'storage-full' : 'storage-failed';
  return { key, place: '', sentence: `This browser could not keep it: ${String(why)}` };
}

export class HouseRunner {
  private inputs: Promise<void> = Promise.resolve();
  private writes: Promise<void> = Promise.resolve();
  private readonly loaded = new Set<string>();
  private readonly removed = new Set<string>(); // the module may still have them
  private thinks = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private readonly nets: NetSupply;

  constructor(private readonly ports: RunnerPorts) {
    this.nets = new NetSupply({
      fetch: ports.fetchNet,
      put: (bytes) => void ports.module.putNet(bytes),
      tell: (net) => ports.post({ to: 'pages', net }),
      now: () => performance.now(),
    });
  }

  async start(): Promise<void> {
    const guest = (await this.ports.shelf.guest()) ?? { id: myId, name: 'Guest' };
    this.call({ start: { seed: seed(), guest: { id: guest.id, name: guest.name } } });
    this.ports.post({ to: 'pages', opened: true });
  }

  // In the order of the calls, each after its table is loaded.
  receive(message: ToHouse): Promise<void> {
    this.inputs = this.inputs.then(() => this.handle(message));
    return this.inputs;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async handle(message: ToHouse): Promise<void> {
    const tables = tablesIn(message);
    if ('page' in message && message.page.method === 'DELETE') await this.remove(tables);
    if (tables.some((table) => this.removed.has(table))) return this.refuseRemoved(message);
    for (const table of tables) await this.load(table);
    const { client } = message;
    if ('connect' in message) this.call({ connect: client });
    else if ('close' in message) this.call({ close: client });
    else if ('text' in message) this.call({ message: { client, text: message.text } });
    else {
      const { id } = message.page;
      const problem = this.call({ page: { ...message.page, id: JSON.stringify([client, id]) } });
      if (!problem) return;
      const page = { id, status: 400, body: JSON.stringify(problem) };
      this.ports.post({ to: 'pages', client, page });
    }
  }

  private async remove(tables: string[]): Promise<void> {
    for (const table of tables) {
      this.removed.add(table);
      this.writes = this.writes.then(() => this.ports.shelf.remove(table));
    }
    await this.writes;
  }

  private refuseRemoved(message: ToHouse): void {
    const { client } = message;
    const problem = { key: 'no-such-table', place: '', sentence: 'This table was deleted.' };
    if ('page' in message) {
      const { id, method } = message.page;
      const page = { id, status: method === 'DELETE' ? 200 : 404, body: JSON.stringify(problem) };
      return this.ports.post({ to: 'pages', client, page });
    }
    if (!('text' in message)) return;
    const { id } = JSON.parse(message.text) as { id: number };
    const text = JSON.stringify({ type: 'refused', id, ...problem });
    this.ports.post({ to: 'pages', client, text });
  }

  private async load(table: string): Promise<void> {
    if (!isLocal(table) || this.loaded.has(table)) return;
    this.loaded.add(table);
    try {
      this.call({ table: await this.ports.shelf.table(table) });
    } catch {
      this.loaded.delete(table); // the next request tries again; until then there is no such table
    }
  }

  // A refused call changes nothing. Any other failure is the module's end.
  private call(input: Input): PageProblem | null {
    if (this.stopped) return null;
    let answer: HouseAnswer;
    try {
      const now = Date.now();
      const steady = Math.floor(performance.now());
      answer = this.ports.module.call({ call: 'house', now, steady, ...input });
    } catch (why) {
      if (why instanceof RulesProblem) return why.problem;
      this.stop();
      this.ports.failed(why);
      return null;
    }
    this.take(answer);
    return null;
  }

  private take({ messages, pages, writes, thinks, net, timer }: HouseAnswer): void {
    for (const { client, text } of messages) this.ports.post({ to: 'pages', client, text });
    for (const { id, status, body } of pages) {
      const [client, page] = JSON.parse(id) as [string, string];
      this.ports.post({ to: 'pages', client, page: { id: page, status, body } });
    }
    for (const write of writes) {
      this.loaded.add(write.table);
      this.writes = this.writes.then(() => this.keep(write));
    }
    if (thinks && !this.thinks) void this.think(net);
    clearTimeout(this.timer);
    if (timer !== undefined) this.timer = setTimeout(() => void this.call({}), timer);
  }

  // As its own piece of work: messages come between two decisions. `net`: the game whose net the module
  // lacks for the next one; it decides without if there is none.
  private async think(net: string | undefined): Promise<void> {
    this.thinks = true;
    if (net && this.nets.isWanted(net)) await this.nets.get(net);
    else await new Promise<void>((next) => setTimeout(next));
    this.thinks = false;
    this.call({ think: true });
  }

  private async keep(write: HouseWrite): Promise<void> {
    let written = {};
    try {
      if (!this.removed.has(write.table)) await this.ports.shelf.write(write);
    } catch (why) {
      written = { problem: writeProblem(why) };
    }
    this.call({ written });
  }
}
