// A table as the learner sees it: his own seat, the others as bots, and only what a step accepts is played.
import { elsewhere } from '../local/elsewhere';
import type { Full, ServerMessage, Update } from '../net/messages';
import { Refusal } from '../net/refusal';
import { send } from '../net/socket';
import type { Moment as Shown } from '../state/playback';
import { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { chance } from './feed';
import { isReading } from './machine';
import { LessonRun, type Moment, type Saved } from './run';
import type { Script } from './script';

const learner = 0;
// Reasons that say nothing of the action.
const passing = new Set(['stale', 'offline', 'other-tab', 'no-house', 'no-such-table', 'storage-full', 'storage-failed']);
const chanceTime = 0.4; // of the time of other steps

// Everybody but the learner is a bot, and what chance may bring is not his to choose.
function asShown<Message extends Full | Update>(message: Message): Message {
  const seats = message.seats.map((seat, index) =>
    index === learner ? seat : { kind: 'bot' as const, name: 'easy', present: true },
  );
  const legal = message.waiting.includes(learner) ? (message.legal ?? []) : [];
  return { ...message, seats, legal, undo: false };
}

export class LessonSession extends Session {
  override readonly guided: boolean = true;
  readonly lesson: LessonRun;

  constructor(
    table: string,
    script: Script,
    keep: (saved: Saved) => void,
    saved?: Saved,
  ) {
    super(table);
    const act = (actor: string, action: string, version: number) =>
      this.enter(actor, action, version);
    this.lesson = new LessonRun(script, { act, keep }, saved);
  }

  override close(): void {
    this.lesson.stop();
    super.close();
  }

  override receive(message: ServerMessage): void {
    const isMine = 'table' in message && message.table === this.id;
    if (!isMine || (message.type !== 'full' && message.type !== 'update')) {
      return super.receive(message);
    }
    const { version, waiting, legal = [], status } = message;
    const shown = asShown(message);
    if (shown.type === 'full') {
      const { 'by-hand': _, ...terms } = shown.terms;
      super.receive({ ...shown, terms, origin: 'start' });
    } else {
      super.receive(shown);
    }
    const moment: Moment = {
      version,
      waiting,
      legal: legal.map((action) => String((action as unknown[])[0])),
      over: status === 'over',
    };
    if (elsewhere.value.has(this.id)) return;
    // A whole view for a spectator comes before the learner's own.
    if (message.type !== 'full' || message.viewer === learner) this.lesson.heard(moment);
  }

  override async act(action: string): Promise<number> {
    if (this.busy.value || this.legal.value.length === 0) return 0;
    if (!this.lesson.judge(action)) {
      this.cancel();
      return 0;
    }
    const version = await super.act(action);
    this.lesson.acted(action, version);
    return version;
  }

  protected override keepsScene(): boolean {
    const { step, place } = this.lesson;
    const { said, entered } = place.value;
    return entered && said === null && this.lesson.resting.value && step?.scene === true;
  }

  protected override isSilent(): boolean {
    const { step, place } = this.lesson;
    return place.value.said !== null || !place.value.entered || !step || isReading(step);
  }

  protected override timesOf<Times extends Pick<Shown, 'time' | 'think'>>(
    before: TableState,
    times: Times,
  ): Times {
    const byChance = before.status === 'playing' && before.waiting.length === 0;
    return byChance ? { ...times, time: times.time * chanceTime } : times;
  }

  // What chance or another seat does. The rules may refuse it; any other reason may pass.
  private async enter(actor: string, action: string, version: number): Promise<number | null> {
    const seat = actor === chance ? 'chance' : Number(actor);
    try {
      return (await send({ type: 'act', table: this.id, seat, action, version })).version ?? null;
    } catch (why) {
      if (why instanceof Refusal && passing.has(why.key)) throw why;
      return null;
    }
  }
}
