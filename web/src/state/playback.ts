// Shows what happened one step after the other. The newest state is what the server knows; the shown
// state is what is drawn: always one that existed, at most some seconds older.
import { batch, signal } from '@preact/signals';
import type { GameEvent } from '../games/game';
import type { TableState } from './tableState';

export const paces = ['slow', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof paces)[number];

interface Tempo {
  step: number; // milliseconds that a step stays alone on the page
  gain: number; // more for each number that is counted
  think: number; // by which bots think longer
}

const tempos: Record<Pace, Tempo> = {
  slow: { step: 2600, gain: 900, think: 2 },
  normal: { step: 1500, gain: 550, think: 1 },
  fast: { step: 700, gain: 280, think: 0.25 },
  once: { step: 0, gain: 0, think: 0 },
};

// How long bots think before a step: milliseconds at the normal pace.
export const thoughts = ['none', 'short', 'long'] as const;
export type Thought = (typeof thoughts)[number];
const thoughtTimes: Record<Thought, number> = { none: 0, short: 600, long: 1500 };
// By level; others think at pace 1. The strongest have thought for some time before their step comes.
const slowness: Record<string, number> = { beginner: 2, hard: 0.8, expert: 0.4 };

const countedAtMost = 8; // numbers of one step that get time of their own
const behindAtMost = 9000; // milliseconds until all that waits has been shown
const wantedAtMost = 40_000; // the same for what the reader wants to see once more

export const gainTime = (pace: Pace): number => tempos[pace].gain;

// A state with the events that led to it.
export interface Moment {
  state: TableState;
  events: GameEvent[];
  fresh: boolean; // false: shown once more
  decided?: number; // the version of the viewer's own decision among the events; 0, none: no such
  time: number; // milliseconds; 0: goes with the next one
  think: number; // milliseconds before it
}

// How long a step is shown. Events of the table itself (chat, votes) take none.
export function momentTimes(
  pace: Pace,
  events: GameEvent[],
  gains: number,
  thought: Thought, // of the bot that acts; none: it is no bot
  level = '', // of that bot
): Pick<Moment, 'time' | 'think'> {
  const { step, gain, think } = tempos[pace];
  if (!events.some((event) => event.text !== undefined && event.kind !== 'chat')) return { time: 0, think: 0 };
  const counted = Math.min(gains, countedAtMost);
  return { time: step + Math.max(0, counted - 1) * gain, think: think * thoughtTimes[thought] * (slowness[level] ?? 1) };
}

// Many steps are shown faster: by this factor.
export function hurry(waiting: Omit<Moment, 'state' | 'events'>[]): number {
  const all = waiting.reduce((sum, { time, think }) => sum + time + think, 0);
  const most = waiting.every(({ fresh }) => fresh) ? behindAtMost : wantedAtMost;
  return Math.min(1, most / Math.max(1, all));
}

export interface Timing {
  after(ms: number, then: () => void): () => void; // returns how to call it off
}

const pageTiming: Timing = {
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

// What has just happened in the shown state, while it stays alone on the page.
export interface ShownStep {
  events: GameEvent[];
  time: number; // milliseconds until the next one
}

export class Playback {
  readonly shown = signal<TableState | null>(null);
  readonly step = signal<ShownStep | null>(null);
  readonly said = signal<GameEvent[]>([]); // of the latest step that was shown, also afterwards
  readonly waiting = signal(0); // moments that are still to be shown
  readonly held = signal(false); // the reader looks at the past: nothing goes on by itself

  private newest: TableState | null = null;
  private queue: Moment[] = [];
  private thought = false; // the first of the queue has had its moment of thinking
  private faster = 1; // until nothing waits any more
  private callOff: (() => void) | null = null;

  // `tell` hears of the events of fresh moments when they are shown.
  constructor(
    private readonly tell: (moment: Moment) => void,
    private readonly timing: Timing = pageTiming,
  ) {}

  add(...moments: Moment[]): void {
    for (const moment of moments) {
      if (moment.fresh) this.newest = moment.state;
      const takesTime = moment.time > 0 || moment.think > 0;
      if (takesTime || this.queue.length > 0 || this.held.value) this.queue.push(moment);
      else this.draw(moment, 0);
    }
    this.waiting.value = this.queue.length;
    if (!this.callOff && !this.held.value) this.next();
  }

  // To the newest state, without showing what lies between.
  jump(): void {
    this.stop();
    this.held.value = false;
    this.step.value = null;
    const all = this.queue.splice(0);
    for (const moment of all) this.say(moment.events);
    this.shown.value = this.newest;
    for (const moment of all) if (moment.fresh) this.tell(moment);
    this.waiting.value = 0;
  }

  // A state that no step leads to: the first one, another viewer's, one after an undo.
  begin(state: TableState): void {
    this.newest = state;
    this.jump();
    this.said.value = [];
  }

  // Another state of the past; what is new waits until jump().
  hold(state: TableState, events: GameEvent[]): void {
    this.stop();
    this.held.value = true;
    this.shown.value = state;
    this.step.value = { events, time: 0 };
    this.said.value = events;
  }

  // Another form of the newest state, without a step.
  replace(state: TableState): void {
    const was = this.newest;
    for (const moment of this.queue) if (moment.state === was) moment.state = state;
    if (this.shown.value === was) this.shown.value = state;
    this.newest = state;
  }

  // Talk at the table leaves the latest step alone.
  private say(events: GameEvent[]): void {
    if (events.some((event) => event.text !== undefined && event.kind !== 'chat')) {
      this.said.value = events;
    }
  }

  private stop(): void {
    this.callOff?.();
    this.callOff = null;
    this.thought = false;
    this.faster = 1;
  }

  private next(): void {
    this.callOff = null;
    const head = this.queue[0];
    if (!head) {
      this.step.value = null;
      this.faster = 1;
      return;
    }
    this.faster = Math.min(this.faster, hurry(this.queue));
    if (head.think > 0 && !this.thought) {
      this.thought = true;
      this.wait(head.think * this.faster);
      return;
    }
    this.thought = false;
    this.queue.shift();
    this.waiting.value = this.queue.length;
    this.draw(head, head.time * this.faster);
    this.wait(head.time * this.faster);
  }

  private draw(moment: Moment, time: number): void {
    batch(() => {
      this.shown.value = moment.state;
      if (time > 0) this.step.value = { events: moment.events, time };
      this.say(moment.events);
      if (moment.fresh) this.tell(moment);
    });
  }

  private wait(ms: number): void {
    if (ms <= 0) this.next();
    else this.callOff = this.timing.after(ms, () => this.next());
  }
}
