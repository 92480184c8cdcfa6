// The one WebSocket, and beside it the line to the house of this device, which has tables of its own.
// The socket connects by itself and again after every loss; requests are promises that
// the server's answer settles; tables that are watched are watched again from the version reached.
import { signal } from '@preact/signals';
import { backoff, pauseAfterGoodbye } from './backoff';
import { isLocal } from '../local/ids';
import { builtWithoutServer, hasServer, localLine, setLineEnds } from './house';
import { http, Refusal } from './http';
import { protocolVersion, type ClientMessage, type Ok, type ServerMessage } from './messages';
import { isOutdated } from './version';

interface Waiting {
  resolve(ok: Ok): void;
  reject(why: Refusal): void;
}

export interface Follower {
  readonly id: string; // of the table
  // What to ask for when the connection is there (again).
  watch(): ClientMessage;
  receive(message: ServerMessage): void;
  refused(why: Refusal): void;
}

export const online = signal(true);
// The server said that it stops. Usually it starts again at once.
export const restarting = signal(false);
// The server is newer than this page. What it shows stays until the reader reloads it.
export const outdated = signal(false);

const goingAway = 1001; // the close code of a server that stops (RFC 6455, 7.4.1)
const openWithin = 10_000; // milliseconds; a line that neither opens nor fails is given up
const patience = 5; // tries to reach a stopped server before the loss counts as one

const followers = new Set<Follower>();
const pending = new Map<number, Waiting>();
const listeners = new Set<(message: ServerMessage) => void>();
let socket: WebSocket | null = null;
let open = false;
let connecting = false;
let tries = 0;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
let whenOpen: (() => void)[] = [];

function url(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?protocol=${protocolVersion}`;
}

async function connect(): Promise<void> {
  if (connecting || open) return;
  connecting = true;
  clearTimeout(timer);
  try {
    await http.me(); // sets the cookie that the socket needs, and tells whether anybody is there
  } catch {
    connecting = false;
    hasServer.value ??= false;
    return retry();
  }
  hasServer.value = true;
  const mine = new WebSocket(url());
  socket = mine;
  setTimeout(() => mine.readyState === WebSocket.CONNECTING && mine.close(), openWithin);
  mine.onopen = () => {
    open = true;
    connecting = false;
    tries = 0;
    online.value = true;
    restarting.value = false;
    for (const f of followers) if (!isLocal(f.id)) watchFor(f);
    for (const go of whenOpen) go();
    whenOpen = [];
  };
  mine.onmessage = (e) => {
    performance.mark('pakhuis-message');
    receive(JSON.parse(String(e.data)) as ServerMessage);
  };
  mine.onclose = (e) => {
    if (socket === mine) lost(e.code === goingAway);
  };
}

function lost(stopped: boolean): void {
  restarting.value = stopped;
  socket = null;
  open = false;
  connecting = false;
  for (const w of pending.values()) w.reject(new Refusal('offline', 'The connection was lost.'));
  pending.clear();
  retry();
}

function retry(): void {
  if (tries >= patience) restarting.value = false;
  // A blink of the line is not worth a banner; a restart has its own.
  if (tries > 0 && !restarting.value) online.value = hasServer.value = false;
  timer = setTimeout(() => void connect(), pause());
  tries += 1;
}

function pause(): number {
  if (tries > 0) return backoff(tries);
  return restarting.value ? pauseAfterGoodbye() : 200;
}

function receive(message: ServerMessage): void {
  if (isOutdated(message)) outdated.value = true;
  if (message.type === 'ok' || message.type === 'refused') {
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'ok') waiting?.resolve(message);
    else waiting?.reject(new Refusal(message.key, message.sentence, message.facts));
    return;
  }
  tell(message);
}

function tell(message: ServerMessage): void {
  for (const f of followers) f.receive(message);
  for (const listen of listeners) listen(message);
}

function sendNow(message: ClientMessage): Promise<Ok> {
  const id = nextId++;
  return new Promise((resolve, reject) => {
    if (!socket || !open) {
      reject(new Refusal('offline', 'There is no connection.'));
      return;
    }
    pending.set(id, { resolve, reject });
    socket.send(JSON.stringify({ id, ...message }));
  });
}

// Sends once the first connection stands; later, without one, it is refused at once.
export async function send(message: ClientMessage): Promise<Ok> {
  if (isForHere(message)) return (await localLine()).send(message);
  if (!open && tries === 0) await new Promise<void>((go) => whenOpen.push(go));
  return sendNow(message);
}

// Without a server the house of this device keeps the person's name too.
function isForHere(message: ClientMessage): boolean {
  if ('table' in message) return isLocal(message.table);
  return message.type === 'hello' && hasServer.value === false;
}

setLineEnds({
  receive: (message) => {
    performance.mark('pakhuis-message');
    if (message.type !== 'hello') tell(message);
    else if (hasServer.value === false) for (const listen of listeners) listen(message);
  },
  opened: () => {
    for (const f of followers) if (isLocal(f.id)) watchFor(f);
  },
});

// Only one tab plays a table of this device.
function followHere(follower: Follower): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  void import('../local/hold').then(({ hold }) => {
    if (stopped) return;
    const { known, release } = hold(follower.id);
    stop = release;
    void known.then(() => stopped || watchFor(follower));
  });
  return () => {
    stopped = true;
    stop?.();
    followers.delete(follower);
  };
}

function watchFor(follower: Follower): void {
  const watch = isLocal(follower.id) ? send : sendNow;
  watch(follower.watch()).catch((why: Refusal) => {
    if (why.key !== 'offline' && why.key !== 'reload') follower.refused(why);
  });
}

export function follow(follower: Follower): () => void {
  followers.add(follower);
  if (isLocal(follower.id)) return followHere(follower);
  if (open) watchFor(follower);
  return () => followers.delete(follower);
}

export function isFollowed(table: string): boolean {
  return [...followers].some((f) => f.id === table);
}

export function listen(to: (message: ServerMessage) => void): () => void {
  listeners.add(to);
  return () => listeners.delete(to);
}

export function connectNow(): void {
  if (open) return;
  tries = Math.max(tries, 1);
  void connect();
}

export function start(): void {
  if (builtWithoutServer) return void localLine();
  void connect();
  addEventListener('online', connectNow);
  // A proxy may drop a silent line; a phone that wakes up may not know that its line is dead.
  setInterval(() => void sendNow({ type: 'ping' }).catch(() => undefined), 25_000);
}
