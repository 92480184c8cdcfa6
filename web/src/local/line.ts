// A page's line to the house of this device: the same messages and pages as to a server's.
import { backoff } from '../net/backoff';
import { isOlderBuild, ownBuild } from '../net/base';
import { Refusal } from '../net/refusal';
import type { ClientMessage, Ok, ServerMessage } from '../net/messages';
import {
  houseName,
  tableLock,
  type HouseFailed,
  type PageAsked,
  type ToHouse,
  type ToPages,
} from './channel';
import { elsewhere } from './elsewhere';

interface Waiting<T> {
  resolve(value: T): void;
  reject(why: Refusal): void;
}

type HelloMessage = Extract<ServerMessage, { type: 'hello' }>;

export interface LineEnds {
  receive(message: ServerMessage): void;
  opened(): void; // tables are to be watched again
}

// What a tab may do at a table that another tab plays.
const harmless = new Set<ClientMessage['type']>(['watch', 'unwatch', 'why', 'ping']);

// What the line needs of a browser, for tests without one.
export interface LinePort {
  post(message: ToHouse): void;
  hear(receive: (message: ToPages) => void): void;
  failed(tell: (why: string) => void): void;
}

export class Line {
  private readonly client = Math.random().toString(36).slice(2);
  private readonly asked = new Map<number, Waiting<Ok>>();
  private readonly pages = new Map<string, Waiting<{ status: number; body: string }>>();
  private waiting: ToHouse[] = []; // until the house is there
  private ends: LineEnds | null = null;
  private open = false;
  private last = 0;
  private hello: HelloMessage | null = null; // the latest

  constructor(private readonly port: LinePort) {
    port.hear((message) => this.hear(message));
    port.failed((why) => {
      this.open = false;
      this.fail(new Refusal('no-house', why));
    });
    this.connect();
  }

  attach(ends: LineEnds): void {
    if (this.ends === ends) return;
    this.ends = ends;
    if (this.hello) ends.receive(this.hello);
    if (this.open) ends.opened();
  }

  // The person's name as the house knows it.
  get name(): string {
    return this.hello?.name ?? '';
  }

  send(message: ClientMessage): Promise<Ok> {
    const table = 'table' in message ? message.table : '';
    if (elsewhere.value.has(table) && !harmless.has(message.type)) {
      return Promise.reject(new Refusal('other-tab', 'Another tab plays this table.'));
    }
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.post({ to: 'house', client: this.client, text: JSON.stringify({ id, ...message }) });
    });
  }

  page(method: string, target: string, body?: string): Promise<{ status: number; body: string }> {
    const id = String(++this.last);
    const page: PageAsked = { id, method, target, ...(body === undefined ? {} : { body }) };
    return new Promise((resolve, reject) => {
      this.pages.set(id, { resolve, reject });
      this.post({ to: 'house', client: this.client, page });
    });
  }

  connect(): void {
    this.port.post({ to: 'house', client: this.client, connect: true });
  }

  close(): void {
    this.port.post({ to: 'house', client: this.client, close: true });
    this.open = false;
  }

  private post(message: ToHouse): void {
    if (this.open) this.port.post(message);
    else this.waiting.push(message);
  }

  private hear(message: ToPages): void {
    if ('opened' in message) return this.reopen();
    if (message.client !== this.client) return;
    if ('page' in message) {
      this.pages.get(message.page.id)?.resolve(message.page);
      this.pages.delete(message.page.id);
      return;
    }
    this.receive(JSON.parse(message.text) as ServerMessage);
  }

  // Another house has begun: what the one before did not answer may not have happened.
  private reopen(): void {
    if (this.open) this.fail(new Refusal('offline', 'The house of this device has moved.'));
    this.open = false;
    this.connect();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'hello') return this.greet(message);
    if (message.type === 'ok' || message.type === 'refused') {
      const waiting = this.asked.get(message.id);
      this.asked.delete(message.id);
      if (message.type === 'ok') waiting?.resolve(message);
      else waiting?.reject(new Refusal(message.key, message.sentence, message.facts));
      return;
    }
    this.ends?.receive(message);
  }

  private greet(hello: HelloMessage): void {
    this.hello = hello;
    this.open = true;
    for (const message of this.waiting.splice(0)) this.port.post(message);
    this.ends?.receive(hello);
    this.ends?.opened();
  }

  private fail(why: Refusal): void {
    for (const { reject } of [...this.asked.values(), ...this.pages.values()]) reject(why);
    this.asked.clear();
    this.pages.clear();
    this.waiting = [];
  }
}

// ---- which tab plays a table ----

const held = new Map<string, { count: number; release: AbortController }>();

function setElsewhere(table: string, on: boolean): void {
  const tables = new Set(elsewhere.value);
  if (on) tables.add(table);
  else tables.delete(table);
  elsewhere.value = tables;
}

// This tab plays the table from now on, or as soon as no other tab does.
export function hold(table: string): () => void {
  const mine = held.get(table) ?? { count: 0, release: new AbortController() };
  held.set(table, mine);
  if (mine.count++ === 0) void waitForTable(table, mine.release.signal);
  return () => {
    if (--mine.count > 0) return;
    held.delete(table);
    mine.release.abort();
    setElsewhere(table, false);
  };
}

// Does something with a table that no tab plays now.
export function whileFree<T>(table: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(tableLock(table), { ifAvailable: true }, (lock) => {
    if (!lock) throw new Refusal('table-in-use', 'Another tab plays this table.');
    return work();
  }) as Promise<T>;
}

async function waitForTable(table: string, released: AbortSignal): Promise<void> {
  const keep = () => {
    setElsewhere(table, false);
    return new Promise<void>((done) => {
      if (released.aborted) done();
      released.addEventListener('abort', () => done());
    });
  };
  const got = await navigator.locks.request(
    tableLock(table),
    { ifAvailable: true },
    async (lock) => (lock ? keep().then(() => true) : false),
  );
  if (got || released.aborted) return;
  setElsewhere(table, true);
  await navigator.locks
    .request(tableLock(table), { signal: released }, keep)
    .catch(() => undefined); // released before it had its turn
}

// ---- the one line of this page ----

// The worker's file, named by the build.
declare const rulesWorkerFile: string;

function browserPort(): LinePort {
  const name = houseName(isOlderBuild ? ownBuild : null);
  const channel = new BroadcastChannel(name);
  let tell: (why: string) => void = () => undefined;
  let tries = 0;
  const open = () => {
    const worker = new Worker(new URL(rulesWorkerFile, import.meta.url), {
      type: 'module',
      name,
    });
    const failed = (why: string) => {
      worker.terminate();
      tell(why);
      setTimeout(open, backoff(++tries));
    };
    worker.onmessage = ({ data }: MessageEvent<HouseFailed>) => failed(data.failed);
    worker.onerror = (event) => failed(event.message ?? 'The worker could not be loaded.');
  };
  open();
  return {
    post: (message) => channel.postMessage(message),
    hear: (receive) => {
      channel.onmessage = ({ data }: MessageEvent<ToHouse | ToPages>) => {
        if (data.to === 'pages') receive(data);
      };
    },
    failed: (to) => (tell = to),
  };
}

let line: Line | null = null;

export function theLine(): Line {
  if (line) return line;
  const made = new Line(browserPort());
  line = made;
  addEventListener('pagehide', () => made.close());
  addEventListener('pageshow', (event) => event.persisted && made.connect());
  return made;
}
