// The note that stands beside a table now. Notes come only while the viewer is asked and nobody else's
// step is being shown: never to spectators, in replays, in lessons or while a live clock runs.
import { effect, signal, untracked } from '@preact/signals';
import { gameUi } from '../games';
import type { GameEvent, Note, NoteCome, NoteTime } from '../games/game';
import { spectator } from '../net/messages';
import { mayTell, noteId, withSeen, withTable } from './keptNotes';
import type { Session } from './session';
import { set, settings } from './settings';

export interface Standing {
  note: Note;
  come: NoteCome;
}

// The viewer's latest decision and all since. `news`: the lines after that decision.
export function latestEvents(log: GameEvent[], news: GameEvent[]): GameEvent[] {
  let from = log.length - news.length;
  const decision = log[from - 1]?.version;
  while (from > 0 && log[from - 1]?.version === decision) --from;
  return log.slice(from);
}

// One that stands stays as long as it is true; else the first comes that is true and was not told.
export function chosen(
  notes: Note[],
  time: NoteTime,
  standing: string | null,
  isTold: (key: string) => boolean,
): Standing | null {
  const own = notes.filter(({ key }) => key === standing);
  const fresh = notes.filter(({ key }) => key !== standing && !isTold(key));
  for (const note of [...own, ...fresh]) {
    const come = note.comes(time);
    if (come) return { note, come };
  }
  return null;
}

// Whether events show what another seat did.
export const areOthers = (events: GameEvent[], viewer: number): boolean =>
  events.some(({ seat }) => typeof seat === 'number' && seat < spectator && seat !== viewer);

export class FirstNotes {
  readonly shown = signal<Standing | null>(null);
  private standing: string | null = null; // also while it is hidden
  private closedAt = -1; // the version at which the reader closed one

  constructor(private readonly session: Session) {}

  // Returns how to stop it.
  start(): () => void {
    return effect(() => this.look());
  }

  // The next one comes after the next decision.
  close(): void {
    this.closedAt = this.session.state.value?.version ?? -1;
    this.tell();
    this.shown.value = null;
  }

  private tell(): void {
    const game = this.session.state.value?.game ?? '';
    const { notes } = settings.peek();
    if (this.standing !== null) set({ notes: withSeen(notes, noteId(game, this.standing)) });
    this.standing = null;
  }

  private look(): void {
    // Until it is known what an action has brought, what stands stays.
    if (this.session.busy.value) return;
    const time = this.time();
    const state = this.session.shown.value;
    if (!time || !state || this.closedAt === state.version) {
      this.shown.value = null;
      return;
    }
    untracked(() => {
      const isTold = (key: string) => settings.value.notes.seen.includes(noteId(state.game, key));
      const next = chosen(gameUi(state.game)?.notes ?? [], time, this.standing, isTold);
      if (this.standing !== null && next?.note.key !== this.standing) this.tell();
      this.standing = next?.note.key ?? null;
      this.shown.value = next;
    });
  }

  // Null: nothing may be told now.
  private time(): NoteTime | null {
    const { session } = this;
    const { notes } = settings.value;
    const state = session.shown.value;
    if (session.guided || !state || state.viewer === spectator || state.status !== 'playing') return null;
    untracked(() => {
      const counted = withTable(notes, state.game, state.table);
      if (counted !== notes) set({ notes: counted });
    });
    const { view, viewer } = state;
    const [figures, edition] = [session.foresight.figures.value, session.edition.value];
    const isKnown = session.foresight.figured.value === view && edition !== null;
    const step = session.playback.step.value;
    const isCalm = session.isAsked.value && !areOthers(step?.events ?? [], viewer);
    if (!isKnown || !isCalm || !mayTell(settings.peek().notes, state.game, state.table)) return null;
    const [log, legal] = [session.log.value, session.legal.value];
    const events = latestEvents(log, session.news.value);
    return { view, viewer, figures, edition, legal, log, events };
  }
}
