// One tab at a time: by the locks of the browser, or, where it has none (plain HTTP but for localhost),
// by asking the other tabs on a channel.
//
// A question that nobody answers in time gives the lock, so a tab that sleeps may lose its own without a
// word. Its house can't spoil anything then: rows are only ever added (indexedShelf.ts), and a row that
// the other tab has written is refused.

export interface LockOptions {
  ifAvailable?: boolean; // work(false) at once, if somebody has it
  signal?: AbortSignal; // no longer wanted: the promise is rejected
}

// Works as long as the lock is held.
export type Work<T> = (got: boolean) => Promise<T>;

export interface Locks {
  request<T>(name: string, options: LockOptions, work: Work<T>): Promise<T>;
}

export const hasLocks = (): boolean => 'locks' in navigator;

type Message =
  | { ask: string; from: string }
  | { held: string; by: string } // to whoever asks, and once when it is got
  | { free: string };

interface LockPort {
  post(message: Message): void;
  hear(receive: (message: Message) => void): void;
}

const answerTime = 250; // milliseconds
const askAgain = 2000; // a tab that was killed tells nobody

export class ChannelLocks implements Locks {
  private readonly held = new Set<string>();
  private readonly asking = new Map<string, { refuse(): void; done: Promise<boolean> }>();
  private readonly waiting = new Map<string, Set<() => void>>();

  // `changed`: another tab has got a lock, or had it until now.
  constructor(
    private readonly port: LockPort,
    private readonly changed: (name: string) => void,
    private readonly times = { answerTime, askAgain },
    private readonly id = Math.random().toString(36).slice(2),
  ) {
    port.hear((message) => this.hear(message));
  }

  async request<T>(name: string, { ifAvailable, signal }: LockOptions, work: Work<T>): Promise<T> {
    while (!(await this.take(name))) {
      if (ifAvailable) return work(false);
      await this.change(name, signal);
    }
    if (signal?.aborted) this.release(name);
    signal?.throwIfAborted();
    try {
      return await work(true);
    } finally {
      this.release(name);
    }
  }

  // This tab goes: the others need not find out by themselves.
  releaseAll(): void {
    for (const name of [...this.held]) this.release(name);
  }

  private async take(name: string): Promise<boolean> {
    while (this.asking.has(name)) await this.asking.get(name)!.done;
    if (this.held.has(name)) return false;
    let refuse = () => {};
    const done = new Promise<boolean>((answer) => {
      refuse = () => answer(false);
      setTimeout(() => answer(true), this.times.answerTime);
    });
    this.asking.set(name, { refuse, done });
    this.port.post({ ask: name, from: this.id });
    const got = await done;
    this.asking.delete(name);
    if (!got) return false;
    this.held.add(name);
    this.port.post({ held: name, by: this.id });
    return true;
  }

  private release(name: string): void {
    if (!this.held.delete(name)) return;
    this.port.post({ free: name });
    this.wake(name);
  }

  private change(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, reject) => {
      const all = this.waiting.get(name) ?? new Set();
      this.waiting.set(name, all);
      const end = (then: () => void) => () => {
        clearTimeout(timer);
        all.delete(wake);
        signal?.removeEventListener('abort', stop);
        then();
      };
      const wake = end(go);
      const stop = end(() => reject(signal?.reason));
      const timer = setTimeout(wake, this.times.askAgain);
      all.add(wake);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop);
    });
  }

  private wake(name: string): void {
    for (const go of [...(this.waiting.get(name) ?? [])]) go();
  }

  private hear(message: Message): void {
    if ('free' in message) {
      this.changed(message.free);
      return this.wake(message.free);
    }
    if ('ask' in message) {
      // Of two that ask at the same time, one has it.
      const isFirst = this.asking.has(message.ask) && this.id < message.from;
      if (isFirst || this.held.has(message.ask)) this.port.post({ held: message.ask, by: this.id });
      return;
    }
    this.changed(message.held);
    this.asking.get(message.held)?.refuse();
  }
}

function browserLocks(): Locks {
  const { locks } = navigator;
  return {
    request: (name, options, work) =>
      locks.request(name, options, (lock) => work(lock !== null)) as ReturnType<typeof work>,
  };
}

function channelLocks(changed: (name: string) => void): Locks {
  const channel = new BroadcastChannel('pakhuis-locks');
  const locks = new ChannelLocks(
    {
      post: (message) => channel.postMessage(message),
      hear: (receive) => (channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)),
    },
    changed,
  );
  addEventListener('pagehide', () => locks.releaseAll());
  // A page that comes back from the history has no lock any more.
  addEventListener('pageshow', (event) => event.persisted && location.reload());
  return locks;
}

export const openLocks = (changed: (name: string) => void): Locks =>
  hasLocks() ? browserLocks() : channelLocks(changed);
