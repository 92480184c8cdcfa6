// One table as it is followed and played at in this browser.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { h } from 'preact';
import { gameUi } from '../games';
import type { ClockRun, GameEvent, Gain, LiveClock, Readiness, Target } from '../games/game';
import { elsewhere } from '../local/elsewhere';
import { http, type EditionPage, type Refusal } from '../net/http';
import {
  spectator,
  type ClientMessage,
  type Json,
  type Legal,
  type Ok,
  type ServerMessage,
} from '../net/messages';
import { follow, isFollowed, send, type Follower } from '../net/socket';
import { RulesLink } from '../parts/rulesLink';
import { Foresight, type PlayedBy } from './foresight';
import { glow } from './glow';
import type { HintAnswer } from '../net/generated/calls';
import { hintSeed, mayHint } from './hints';
import { countMatch } from './levelRuns';
import { readinessOf, runOf } from './liveClock';
import { LookBack } from './lookBack';
import { choose, click, clickEarly, confirms, kept, keptAction, secondClickMs, type Choice } from './picker';
import { momentTimes, Playback, type Moment } from './playback';
import { passageOf } from './rulesPlace';
import { settings } from './settings';
import { playSounds, soundsOf } from './sound';
import {
  fromFull,
  mySeats,
  newsFrom,
  nextSeat,
  ownDecision,
  withPresence,
  withUpdate,
  type TableState,
} from './tableState';
import { showProblem } from './toast';

export interface HandOver {
  seat: number; // who is to look now
  hidden: boolean; // false: the one before him still looks at what his last action brought
}

export interface Scene {
  events: GameEvent[];
  gains: Gain[];
  counted: number;
}

export interface ChatLine {
  name: string;
  text: string;
  version: number;
  watcher?: boolean; // of somebody who only watches
}

// Happenings that a live clock does not mind.
const asides = new Set(['chat', 'agree', 'drop-votes', 'allow-chat', 'mute', 'unmute']);

// How long a message took to the screen, for tests/e2e/move.bench.ts.
function measureDrawing(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Of messages that were drawn together the first has taken the mark.
      if (performance.getEntriesByName('pakhuis-message').length === 0) return;
      performance.clearMeasures('pakhuis-move');
      performance.measure('pakhuis-move', 'pakhuis-message');
      performance.clearMarks('pakhuis-message');
    }),
  );
}

export class Session implements Follower {
  readonly guided: boolean = false; // by a lesson
  readonly state = signal<TableState | null>(null); // what the server knows
  readonly playback = new Playback((moment) => this.addEvents(moment));
  readonly shown = this.playback.shown; // what is drawn
  readonly lookBack = new LookBack(this);
  // The gains of the step that is being shown, and how many of them have been counted.
  readonly counting = signal<{ gains: Gain[]; counted: number } | null>(null);
  readonly edition = signal<unknown>(null);
  readonly log = signal<GameEvent[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly news = signal<GameEvent[]>([]); // what happened since the viewer's last decision
  readonly path = signal<Target[]>([]);
  readonly picked = signal<Legal | null>(null); // an action named as a whole
  readonly hint = signal<string>(''); // the action that the hint on the board names
  hinted: Pick<HintAnswer, 'then' | 'only'> = { then: [] }; // what the rules tell besides
  readonly busy = signal(false);
  readonly handOver = signal<HandOver | null>(null);
  readonly problem = signal<Refusal | null>(null);
  readonly explained = signal<Target | null>(null);
  readonly warning = signal<GameEvent | null>(null); // of votes against me while I was away
  readonly foresight = new Foresight();
  readonly run = signal<ClockRun | null>(null);
  readonly readiness = signal<Readiness | null>(null);
  readonly clock: LiveClock = {
    run: this.run,
    readiness: this.readiness,
    ready: () => this.ready(),
    press: (seat) => this.press(seat),
  };

  readonly legal = computed<Legal[]>(() => {
    if (this.busy.value || this.handOver.value || elsewhere.value.has(this.id)) return [];
    if (this.isSilent()) return [];
    return this.isNow.value ? (this.state.value?.legal ?? []) : [];
  });
  // Whether a seat of the viewer decides now, without a clock that runs or is about to.
  readonly isAsked = computed(
    () => this.legal.value.length > 0 && !this.run.value && !this.readiness.value,
  );
  // Whether what is chosen comes from the hint.
  readonly isHint = computed(() => this.hint.value !== '' && this.choice.value.done?.[0] === this.hint.value);
  // Whether the newest state is the one that is drawn.
  readonly isNow = computed(() => this.shown.value === this.state.value);
  // What the panel beside the board counts, or has counted.
  readonly scene = computed<Scene | null>(() => {
    const counting = this.counting.value;
    if (counting) return { events: this.playback.step.value?.events ?? [], ...counting };
    const events = this.keepsScene() ? this.playback.said.value : [];
    const gains = this.gainsOf(events);
    return gains.length > 0 ? { events, gains, counted: gains.length } : null;
  });
  // By which rules it is played, once its edition is here.
  readonly playedBy = computed<PlayedBy | null>(() => {
    const [state, page] = [this.state.value, this.edition.value as EditionPage<Json> | null];
    if (!state || !page) return null;
    const { game, terms, seats } = state;
    const { hash, rules, edition } = page;
    const options = terms.options ?? {};
    return { match: { game, seats: seats.length, options, rules, edition: hash }, tables: edition };
  });
  readonly choice = computed<Choice>(() => {
    const picked = this.picked.value;
    if (picked && this.legal.value.includes(picked)) {
      return { path: picked.slice(1), left: [picked], next: [], done: picked };
    }
    return choose(this.legal.value, this.path.value);
  });

  private seat: number | undefined;
  private clickedAt = 0; // by performance.now()
  private late: Moment[] = []; // what was shown while the log was on its way
  private logVersion = -1;
  private newsAt = 0; // how many lines of the log are no news
  private acted = 0; // the version that the viewer's latest action led to
  private skips = false; // the reader waits for his turn only
  private resumed = false; // updates from another time may come next
  private stop: () => void;
  private stopEffects: (() => void)[];

  constructor(readonly id: string) {
    this.stop = follow(this);
    // Whoever is asked to be quick, or shows the page to another, is not kept waiting.
    const jumping = effect(() => {
      if (this.run.value || this.readiness.value || this.handOver.value) {
        untracked(() => this.toNow());
      }
    });
    const counting = effect(() => {
      const step = this.playback.step.value;
      const gains = step && step.time > 0 ? untracked(() => this.gainsOf(step.events)) : [];
      this.counting.value = gains.length > 0 ? { gains, counted: 0 } : null;
    });
    this.stopEffects = [jumping, counting];
  }

  close(): void {
    this.stop();
    for (const stop of this.stopEffects) stop();
    this.playback.jump();
    // The page that comes next may follow the same table.
    if (isFollowed(this.id)) return;
    send({ type: 'unwatch', table: this.id }).catch(() => undefined);
  }

  // ---- what the socket asks and brings ----

  watch(): ClientMessage {
    const state = this.state.value;
    const eyes = this.seat ?? spectator;
    const message: ClientMessage = { type: 'watch', table: this.id };
    this.resumed = true;
    if (this.seat !== undefined) message.seat = this.seat;
    if (state && state.viewer === eyes) message.version = state.version;
    return message;
  }

  refused(why: Refusal): void {
    // A seat that is no longer mine: look on as a spectator.
    if (why.key === 'not-your-seat' && this.seat !== undefined) return this.lookThrough(undefined);
    this.problem.value = why;
  }

  receive(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.id) return;
    const now = performance.now();
    batch(() => {
      if (message.type === 'full') this.take(fromFull(message, now), null);
      const state = this.state.value;
      if (!state) return;
      if (message.type === 'presence') {
        this.state.value = withPresence(state, message);
        this.playback.replace(this.state.value);
      }
      if (message.type === 'readiness') this.readiness.value = readinessOf(message, now);
      if (message.type === 'clock') {
        this.run.value = runOf(message, this.run.value, now);
        this.readiness.value = null;
      }
      if (message.type === 'update') {
        const next = withUpdate(state, message, now);
        if (next) this.take(next, message.events);
        else this.lookThrough(this.seat);
      }
    });
    measureDrawing();
  }

  // A new state, with the events that led to it, or none if it is the whole view.
  private take(state: TableState, events: GameEvent[] | null): void {
    const mine = mySeats(state);
    const only = mine.length === 1 || state.status === 'over' ? mine[0] : undefined;
    if (only !== undefined && state.viewer === spectator) return this.lookThrough(only);
    this.problem.value = null;
    this.settleRun(state, events);
    const before = this.state.value;
    const other = before?.viewer !== state.viewer;
    this.state.value = state;
    if (before?.status === 'playing' && state.status === 'over') countMatch(state);
    if (this.busy.value || other) this.cancel();
    else this.keepChoice(state.legal);
    this.busy.value = false;
    this.settleHandOver(state, mine);
    if (this.edition.value === null) void this.fetchEdition();
    const anew = events === null || this.resumed || events.some((e) => e.kind === 'undone');
    if (events !== null) {
      const votes = events.find((e) => e.kind === 'drop-votes' && mine.includes(Number(e['seat'])));
      if (votes) this.warning.value = votes;
      this.addChat(events);
    }
    this.resumed = false;
    if (!anew) return this.showNext(before!, state, events);
    this.lookBack.end();
    this.playback.begin(state);
    // Until the whole log is here.
    this.log.value = [...this.log.value, ...(events ?? []).filter((e) => e.kind === 'undone')];
    void this.fetchLog(state.viewer, events ?? []);
  }

  // Shows an update after those that wait, or at once.
  private showNext(before: TableState, state: TableState, events: GameEvent[]): void {
    const pace = document.hidden || this.skips ? 'once' : settings.value.pace;
    if (state.waiting.includes(state.viewer)) this.skips = false;
    const bot = before.waiting.map((seat) => before.seats[seat]).find((seat) => seat?.kind === 'bot');
    const decided = ownDecision(before, events, this.acted);
    if (decided) this.acted = Math.max(this.acted, decided);
    // One's own action is shown at once, unless one looks at the past.
    if (decided && !this.playback.held.value) this.playback.jump();
    const thought = bot && !decided ? settings.value.thought : 'none';
    const gains = this.gainsOf(events).length;
    const times = this.timesOf(before, momentTimes(pace, events, gains, thought, bot?.name));
    this.playback.add({ state, events, fresh: true, decided, ...times });
    const hurries = this.run.value || this.readiness.value || this.handOver.value;
    if ((document.hidden || hurries) && !this.playback.held.value) this.playback.jump();
  }

  // Whether the latest scoring stays beside the board after it was counted: a lesson speaks of it.
  protected keepsScene(): boolean {
    return false;
  }

  // Whether nothing is to be chosen yet, though it could be: a lesson is to be read first.
  protected isSilent(): boolean {
    return false;
  }

  // Of a table that is played as usual; a lesson has times of its own.
  protected timesOf<Times extends Pick<Moment, 'time' | 'think'>>(_: TableState, times: Times): Times {
    return times;
  }

  count(counted: number): void {
    const counting = this.counting.value;
    if (counting) this.counting.value = { ...counting, counted };
  }

  // What events gave and took, as the game counts them.
  gainsOf(events: GameEvent[]): Gain[] {
    const [game, edition] = [this.state.value?.game, this.edition.value];
    const ui = game ? gameUi(game) : null;
    if (!ui?.gains || edition === null) return [];
    return events.flatMap((event) => (event.text === undefined ? [] : ui.gains!(event, edition)));
  }

  // Others may act or speak while the person chooses: what was clicked stays as long as it fits.
  private keepChoice(legal: Legal[]): void {
    this.path.value = kept(legal, this.path.value);
    this.picked.value = keptAction(legal, this.picked.value);
  }

  // A move of the match ends a run, and the wait for one. Their own messages may come first.
  private settleRun(state: TableState, events: GameEvent[] | null): void {
    if (events?.every(({ kind }) => asides.has(kind))) return;
    for (const live of [this.run, this.readiness]) {
      if (live.value && live.value.version < state.version) live.value = null;
    }
  }

  private settleHandOver(state: TableState, mine: number[]): void {
    const next = state.status === 'playing' && mine.length > 1 ? nextSeat(state) : null;
    const was = this.handOver.value;
    if (next === null || next === state.viewer) {
      this.handOver.value = null;
    } else if (was?.seat !== next) {
      this.handOver.value = { seat: next, hidden: was?.hidden || state.viewer === spectator };
    }
  }

  private addChat(events: GameEvent[]): void {
    for (const e of events) {
      if (e.kind !== 'chat' || (e.version ?? 0) <= this.logVersion) continue;
      const line = { name: String(e['name']), text: String(e.text), version: e.version ?? 0 };
      this.chat.value = [...this.chat.value, { ...line, watcher: e['watcher'] === true }];
    }
  }

  // The log tells what has been shown.
  private addEvents(moment: Moment): void {
    if (this.logVersion < 0) {
      this.late.push(moment);
      return;
    }
    const fresh = moment.events.filter((e) => (e.version ?? 0) > this.logVersion);
    const lines = fresh.filter((e) => e.kind !== 'chat');
    if (lines.length === 0) return;
    if (moment.decided) this.newsAt = newsFrom(this.log.value, lines, moment.decided);
    this.log.value = [...this.log.value, ...lines];
    this.news.value = this.log.value.slice(this.newsAt);
    glow(lines);
    void playSounds(soundsOf(lines, gameUi(this.state.value?.game ?? '')));
  }

  // The log as the server has it, without what was taken back. `late`: events that it leaves out.
  private async fetchLog(viewer: number, late: GameEvent[]): Promise<void> {
    this.logVersion = -1;
    this.late = [];
    const version = this.state.value?.version;
    try {
      const page = await http.log(this.id, viewer === spectator ? undefined : viewer);
      if (this.state.value?.viewer !== viewer) return;
      batch(() => {
        const undone = late.filter((e) => e.kind === 'undone' && (e.version ?? 0) === version);
        this.log.value = [...page.events, ...undone];
        this.chat.value = page.chat;
        this.logVersion = page.version;
        this.newsAt = page.events.filter((e) => (e.step ?? 0) <= page.decided).length;
        this.news.value = viewer === spectator ? [] : this.log.value.slice(this.newsAt);
        glow(this.news.value);
        for (const moment of this.late.splice(0)) this.addEvents(moment);
      });
    } catch (why) {
      showProblem(why);
    }
  }

  private async fetchEdition(): Promise<void> {
    try {
      this.edition.value = await http.edition(this.id);
    } catch (why) {
      showProblem(why);
    }
  }

  // ---- what the person does ----

  lookThrough(seat: number | undefined): void {
    this.seat = seat;
    send(this.watch()).catch((why: Refusal) => why.key !== 'offline' && this.refused(why));
  }

  hide(): void {
    const next = this.handOver.value;
    if (next) this.handOver.value = { ...next, hidden: true };
  }

  takeOver(): void {
    const next = this.handOver.value;
    if (next) this.lookThrough(next.seat);
  }

  // To what is on the table now. Who skips wants to play: what still comes before that is skipped too.
  skip(): void {
    this.skips = this.state.value?.viewer !== spectator;
    this.toNow();
  }

  private toNow(): void {
    this.lookBack.end();
    this.playback.jump();
  }

  click(target: Target): void {
    if (this.legal.value.length === 0) return;
    const now = performance.now();
    if (!this.picked.value && confirms(this.legal.value, this.path.value, target)) {
      if (now - this.clickedAt >= secondClickMs) void this.act(this.choice.value.done![0]);
      return;
    }
    this.clickedAt = now;
    this.lead(click(this.legal.value, this.path.value, target));
  }

  private lead(path: Target[]): void {
    this.dropWhole();
    this.path.value = path;
    const done = this.choice.value.done;
    if (done && !settings.value.confirm) void this.act(done[0]);
  }

  // Takes the last click back.
  back(): void {
    if (this.picked.value) this.dropWhole();
    else this.path.value = this.path.value.slice(0, -1);
  }

  // A click on a part that is not asked for now. It may come before what is asked; else this shows why
  // nothing can be done with it, to the one who is asked.
  async askWhy(target: Target): Promise<void> {
    const { viewer } = this.state.value ?? { viewer: spectator };
    if (this.legal.value.length === 0 || viewer === spectator) return;
    const early = clickEarly(this.legal.value, this.path.value, target);
    if (early) {
      this.clickedAt = performance.now();
      return this.lead(early);
    }
    const why = await this.foresight.whyNot(target);
    if (why) this.showRefusal(why);
    if (why === undefined) await this.ask({ type: 'why', table: this.id, seat: viewer, target });
  }

  // An action named as a whole, from the list.
  pick(action: Legal): void {
    this.hint.value = '';
    this.picked.value = action;
    if (!settings.value.confirm) void this.act(action[0]);
  }

  // Chooses a good action, if there may be hints here. It is played only when confirmed, whatever the
  // settings say.
  async showHint(): Promise<void> {
    const state = this.state.value;
    if (!state || !this.isAsked.value || !mayHint(state)) return;
    const answer = await this.foresight.hint(hintSeed(this.id, state.version));
    const found = this.legal.value.find(([text]) => text === answer?.action);
    if (!answer || !found || this.state.value !== state) return;
    batch(() => {
      this.hinted = answer;
      this.path.value = [];
      this.picked.value = found;
      this.hint.value = found[0];
    });
  }

  private dropWhole(): void {
    this.picked.value = null;
    this.hint.value = '';
  }

  cancel(): void {
    this.path.value = [];
    this.dropWhole();
  }

  // The version that it led to; 0: it was not played.
  async act(action: string): Promise<number> {
    const state = this.state.value;
    if (!state || this.busy.value) return 0;
    this.busy.value = true;
    const seat = state.viewer === spectator ? 'chance' : state.viewer;
    const ok = await this.ask({
      type: 'act',
      table: this.id,
      seat,
      action,
      version: state.version,
    });
    this.acted = Math.max(this.acted, ok?.version ?? 0);
    this.cancel();
    // What came of it is on its way: until then nothing old is offered again.
    const known = this.state.value?.version ?? 0;
    if (!ok || (ok.version ?? 0) <= known) this.busy.value = false;
    return ok?.version ?? 0;
  }

  async ready(): Promise<boolean> {
    const version = this.readiness.value?.version;
    if (version === undefined) return false;
    return (await this.ask({ type: 'ready', table: this.id, version })) !== null;
  }

  async press(seat: number): Promise<boolean> {
    const version = this.run.value?.version;
    if (version === undefined) return false;
    return (await this.ask({ type: 'press', table: this.id, seat, version })) !== null;
  }

  // Sends and shows why if it is refused.
  async ask(message: ClientMessage): Promise<Ok | null> {
    try {
      return await send(message);
    } catch (why) {
      this.showRefusal(why);
      return null;
    }
  }

  private showRefusal(why: unknown): void {
    const id = this.state.value?.game;
    const game = id ? gameUi(id) : null;
    const rules = passageOf(why, game);
    showProblem(why, game, rules && h(RulesLink, rules));
  }

  seatAsk(type: 'sit' | 'undo' | 'resign' | 'back' | 'replace', seat: number): Promise<Ok | null> {
    if (type === 'undo') this.cancel();
    return this.ask({ type, table: this.id, seat });
  }
}
