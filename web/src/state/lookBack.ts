// Earlier moments of the match that is being played, as the viewer saw them: one by one, or all since
// the last own decision.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Gain, GameEvent } from '../games/game';
import { http } from '../net/http';
import { spectator } from '../net/messages';
import { momentTimes, type Moment, type Pace, type Playback } from './playback';
import { clamp, film, type Film } from './replay';
import { settings } from './settings';
import { pastState, type TableState } from './tableState';
import { showProblem } from './toast';

// What a session lends.
interface Table {
  readonly id: string;
  readonly state: ReadonlySignal<TableState | null>;
  readonly playback: Playback;
  gainsOf(events: GameEvent[]): Gain[];
}

// What happened after `from` steps, ending at `now`. It begins with the position before.
export function momentsSince(
  { views, events }: Film,
  from: number,
  now: TableState,
  pace: Pace,
  gains: (events: GameEvent[]) => number,
): Moment[] {
  const steps = views.length - 1;
  return views.slice(from).map((view, i) => {
    const step = from + i;
    const told = i === 0 ? [] : (events[step] ?? []);
    const times = momentTimes(pace, told, gains(told), 'none');
    const state = step === steps ? now : pastState(now, view, step, steps);
    const time = i === 0 ? momentTimes(pace, [{ kind: '', text: '' }], 0, 'none').time / 2 : times.time;
    return { state, events: told, fresh: false, time, think: 0 };
  });
}

export class LookBack {
  readonly at = signal<{ step: number; steps: number } | null>(null); // null: nobody looks back
  private known: { film: Film; viewer: number; version: number } | null = null;
  private kept: Film | null = null; // what is looked at, though the match goes on
  private asked = 0; // counts requests: a later one makes an earlier one void

  constructor(private readonly table: Table) {}

  // So many steps from where one is; from now if nobody looks back yet.
  async go(by: number): Promise<void> {
    const request = ++this.asked;
    const seen = this.kept ?? (await this.film());
    if (!seen || request !== this.asked) return;
    const steps = seen.views.length - 1;
    const step = clamp((this.at.value?.step ?? steps) + by, steps);
    const now = this.table.state.value;
    if (step === steps || !now) return this.leave();
    this.kept = seen;
    this.at.value = { step, steps };
    const state = pastState(now, seen.views[step]!, step, steps);
    this.table.playback.hold(state, seen.events[step] ?? []);
  }

  // Shows all since the viewer's last decision once more.
  async whatHappened(): Promise<void> {
    const request = ++this.asked;
    const seat = this.seat();
    try {
      const [seen, log] = await Promise.all([this.film(), http.log(this.table.id, seat)]);
      const now = this.table.state.value;
      if (!seen || !now || request !== this.asked) return;
      const pace = settings.value.pace === 'once' ? 'normal' : settings.value.pace;
      const gains = (events: GameEvent[]) => this.table.gainsOf(events).length;
      this.end();
      this.table.playback.jump();
      this.table.playback.add(...momentsSince(seen, log.decided, now, pace, gains));
    } catch (why) {
      showProblem(why);
    }
  }

  // Back to now.
  leave(): void {
    this.end();
    this.table.playback.jump();
  }

  end(): void {
    ++this.asked;
    this.kept = null;
    this.at.value = null;
  }

  private seat(): number | undefined {
    const viewer = this.table.state.value?.viewer ?? spectator;
    return viewer === spectator ? undefined : viewer;
  }

  private async film(): Promise<Film | null> {
    const now = this.table.state.value;
    if (!now) return null;
    const { viewer, version } = now;
    if (this.known?.viewer === viewer && this.known.version === version) return this.known.film;
    try {
      const made = film(await http.replay(this.table.id, this.seat()));
      this.known = { film: made, viewer, version };
      return made;
    } catch (why) {
      showProblem(why);
      return null;
    }
  }
}
