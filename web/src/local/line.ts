// A page's line to the house of this device: the same messages and pages as to a server's.
import { backoff } from '../net/backoff';
import { isOlderBuild, ownBuild } from '../net/base';
import { Refusal } from '../net/refusal';
import type { ClientMessage, Ok, ServerMessage } from '../net/messages';
import {
  houseName,
  ownHouseName,
  tablesIn,
  type HouseFailed,
  type PageAsked,
  type ToHouse,
  type ToPages,
} from './channel';
import { elsewhere } from './elsewhere';
import { hasLocks } from './locks';
import { hearNet } from './nets';

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
  renew?(): void; // another house instead of this tab's own
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
  private readonly known = new Set<string>(); // tables that the house may have read
  private old = false; // the house is to be renewed

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

  // Another tab has written a table. A house of this tab alone reads everything anew, once it has
  // answered what it was asked.
  changed(table: string): void {
    if (!this.port.renew || !this.known.has(table)) return;
    this.old = true;
    this.open = false;
    this.renewAtRest();
  }

  private renewAtRest(): void {
    if (!this.old || this.asked.size + this.pages.size > this.waiting.length) return;
    this.old = false;
    this.known.clear();
    this.port.renew!();
  }

  private post(message: ToHouse): void {
    if (!this.open) return void this.waiting.push(message);
    for (const table of tablesIn(message)) this.known.add(table);
    this.port.post(message);
  }

  private hear(message: ToPages): void {
    if ('opened' in message) return this.reopen();
    if ('net' in message) return hearNet(message.net);
    if (message.client !== this.client) return;
    if ('page' in message) {
      this.pages.get(message.page.id)?.resolve(message.page);
      this.pages.delete(message.page.id);
    } else {
      this.receive(JSON.parse(message.text) as ServerMessage);
    }
    this.renewAtRest();
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
    for (const message of this.waiting.splice(0)) this.post(message);
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

// ---- the one line of this page ----

// The worker's file, named by the build.
declare const rulesWorkerFile: string;

function browserPort(): LinePort {
  const build = isOlderBuild ? ownBuild : null;
  const name = hasLocks() ? houseName(build) : ownHouseName(build);
  const channel = new BroadcastChannel(name);
  let tell: (why: string) => void = () => undefined;
  let tries = 0;
  let worker: Worker;
  const open = () => {
    const mine = new Worker(new URL(rulesWorkerFile, import.meta.url), { type: 'module', name });
    worker = mine;
    const failed = (why: string) => {
      mine.terminate();
      tell(why);
      setTimeout(open, backoff(++tries));
    };
    mine.onmessage = ({ data }: MessageEvent<HouseFailed>) => failed(data.failed);
    mine.onerror = (event) => failed(event.message ?? 'The worker could not be loaded.');
  };
  open();
  const renew = () => {
    worker.terminate();
    open();
  };
  return {
    post: (message) => channel.postMessage(message),
    hear: (receive) => {
      channel.onmessage = ({ data }: MessageEvent<ToHouse | ToPages>) => {
        if (data.to === 'pages') receive(data);
      };
    },
    failed: (to) => (tell = to),
    ...(hasLocks() ? {} : { renew }),
  };
}

let line: Line | null = null;

// Another tab has written a table.
export const tableChanged = (table: string): void => line?.changed(table);

export function theLine(): Line {
  if (line) return line;
  const made = new Line(browserPort());
  line = made;
  addEventListener('pagehide', () => made.close());
  addEventListener('pageshow', (event) => event.persisted && made.connect());
  return made;
}
