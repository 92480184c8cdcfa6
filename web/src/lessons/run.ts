// A lesson under way at a table: plays what chance and the others do, and judges what the learner wants
// to do. It knows the table only by its ports.
import { signal } from '@preact/signals';
import { afterPlayed, chance, isUsedUp, nextOf, usedOne, type Cursors } from './feed';
import {
  afterAction,
  afterReading,
  afterStep,
  comes,
  firstPlace,
  isPossible,
  isReading,
  replyTo,
  skipped,
  stepAt,
  type Place,
} from './machine';
import { answerTo, fits, type Script, type Step } from './script';

export interface Saved {
  place: Place;
  cursors: Cursors;
  last: string; // what was played last: "turn green", "1: draw"
  count: number; // actions since `before`
}

export const firstSaved: Saved = { place: firstPlace, cursors: {}, last: '', count: 0 };

// The table as the runner needs it.
export interface Moment {
  version: number;
  waiting: number[]; // seats; nobody: chance
  legal: string[]; // the learner's, or those of chance
  over: boolean;
}

export interface Ports {
  // The version that it led to; null: it is not legal. It throws if the table can't be asked.
  act(actor: string, action: string, version: number): Promise<number | null>;
  keep(saved: Saved): void;
}

export interface Answer {
  key: string | null; // null: it belongs to another step
  wrongs: number; // in this step
}

const learner = 0;

export class LessonRun {
  readonly place = signal<Place>(firstPlace);
  readonly answer = signal<Answer | null>(null);
  readonly resting = signal(false); // nobody but the learner goes on
  readonly stuck = signal(false); // the script does not fit the rules
  private cursors: Cursors;
  private last: string;
  private count: number;
  private moment: Moment | null = null;
  private reached = 0; // the version that the latest action led to
  private holds = false; // an action of the learner is on its way
  private busy = false;
  private asked = false;
  private stopped = false;

  constructor(
    readonly script: Script,
    private readonly ports: Ports,
    saved: Saved = firstSaved,
  ) {
    this.place.value = saved.place;
    this.cursors = saved.cursors;
    this.last = saved.last;
    this.count = saved.count;
  }

  get saved(): Saved {
    const { cursors, last, count } = this;
    return { place: this.place.value, cursors, last, count };
  }

  get step(): Step | undefined {
    return stepAt(this.script, this.place.value);
  }

  // What the table holds beyond what was kept: a page may be closed before it has written.
  catchUp(played: { actor: string; action: string }[]): void {
    for (const { actor, action } of played.slice(this.count)) {
      this.count += 1;
      this.last = actor === chance ? action : `${actor}: ${action}`;
      if (actor !== String(learner)) {
        this.cursors = afterPlayed(this.script, this.cursors, actor, action);
        continue;
      }
      let place: Place = { ...this.place.value, said: null, entered: true };
      while (stepAt(this.script, place) && !replyTo(this.script, place, action).plays) {
        place = { ...skipped(place), entered: true };
      }
      const reply = replyTo(this.script, place, action);
      if (reply.plays) this.place.value = afterAction(this.script, place, action, reply.leads);
    }
    this.ports.keep(this.saved);
  }

  // The newest state of the table.
  heard(moment: Moment): void {
    this.moment = moment;
    void this.goOn();
  }

  stop(): void {
    this.stopped = true;
  }

  // Whether an action of the learner is to be played; if not, it is answered.
  judge(action: string): boolean {
    const reply = replyTo(this.script, this.place.value, action);
    if (!reply.plays) this.tell(reply.answer);
    else this.holds = true;
    return reply.plays;
  }

  // It was played and led to this version; 0: it was refused.
  acted(action: string, version: number): void {
    this.holds = false;
    if (version > 0) {
      const reply = replyTo(this.script, this.place.value, action);
      this.note(`${learner}: ${action}`, version);
      this.move(afterAction(this.script, this.place.value, action, reply.plays && reply.leads));
    }
    void this.goOn();
  }

  next(): void {
    this.move(afterReading(this.script, this.place.value));
    void this.goOn();
  }

  // An answer to the question of the step.
  choose(choice: string): void {
    const { step } = this;
    if (!step?.ask || this.place.value.said) return;
    if (choice !== step.ask.right) return this.tell(answerTo(step.otherwise, [choice]));
    this.move(afterStep(this.script, this.place.value, [choice]));
    void this.goOn();
  }

  private tell(key: string | null): void {
    this.answer.value = { key, wrongs: (this.answer.value?.wrongs ?? 0) + 1 };
  }

  private move(place: Place): void {
    if (place === this.place.value) return;
    this.place.value = place;
    this.answer.value = null;
    this.ports.keep(this.saved);
  }

  private note(played: string, version: number): void {
    this.last = played;
    this.count += 1;
    this.reached = version;
  }

  private async goOn(): Promise<void> {
    this.asked = true; // also while it goes: more may have been heard
    if (this.busy) return;
    this.busy = true;
    this.resting.value = false;
    try {
      while (this.asked) {
        this.asked = false;
        while (await this.goes());
      }
    } catch {
      // The table could not be asked now; what it tells next goes on.
    } finally {
      this.busy = false;
    }
    this.resting.value = !this.holds && (this.moment?.version ?? -1) >= this.reached;
  }

  // One thing more; false: the learner is to do something, or the table has not told everything yet.
  private async goes(): Promise<boolean> {
    const { moment, step } = this;
    const place = this.place.value;
    const isOld = !moment || moment.version < this.reached;
    if (this.stopped || this.holds || this.stuck.value || isOld || !step) return false;
    if (place.entered) return !isReading(step) && !place.said ? this.feed(moment) : false;
    if (!comes(step, place.past)) return this.pass(skipped(place));
    const waits = step.until === 'now' || (step.until && fits(step.until, this.last));
    if (!waits && (await this.feed(moment))) return true;
    if (this.stuck.value || this.moment !== moment) return this.moment !== moment;
    const legal = moment.waiting.includes(learner) ? moment.legal : [];
    if (!isPossible(step, legal)) return this.pass(skipped(place));
    return this.pass({ ...place, entered: true });
  }

  private pass(place: Place): boolean {
    this.place.value = place;
    this.ports.keep(this.saved);
    return true;
  }

  // An action of chance or of another seat, if it is theirs to act.
  private async feed(moment: Moment): Promise<boolean> {
    if (moment.over || moment.waiting.includes(learner)) return false;
    const actor = moment.waiting.length === 0 ? chance : String(moment.waiting[0]);
    while (!isUsedUp(this.script, this.cursors, actor)) {
      const legal = actor === chance ? moment.legal : null;
      const { actions, optional } = nextOf(this.script, this.cursors, actor, legal)!;
      for (const action of actions) {
        const version = await this.ports.act(actor, action, moment.version);
        if (this.stopped) return false;
        if (version === null) continue;
        this.cursors = usedOne(this.cursors, actor);
        this.note(actor === chance ? action : `${actor}: ${action}`, version);
        this.ports.keep(this.saved);
        return true;
      }
      if (!optional) {
        this.stuck.value = true;
        return false;
      }
      this.cursors = usedOne(this.cursors, actor);
    }
    return false;
  }
}
