// What the shell asks of a game's drawing. A game is a module like this and a dictionary; it knows
// no rule: what may be done comes from the server as legal actions with their targets.
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { ActionPreview } from '../net/generated/calls';
import type { Legal } from '../net/messages';
import type { RulesModule } from '../rulebook/entries';
import type { SoundName } from '../state/sound';
import type { Lang } from '../texts/format';

// "track:12", "card:2", "pile": ids of parts of the board. Every part that a target can name carries
// it as `data-target`, and is drawn lit, chosen or glowing by what Parts says of it.
export type Target = string;

// How the parts of a board stand now, and what a click on one does.
export interface Parts {
  lit(target: Target): boolean; // a click on it leads on
  chosen(target: Target): boolean; // has been clicked on the way to the action
  glowing(target: Target): boolean; // something has just happened to it, or its log line is hovered
  click(target: Target): void;
  ask(target: Target): void; // clicked although a click leads nowhere: why not?
  explain(target: Target | null): void; // hovered, focused or long-pressed; null: no longer
}

// A seat as the table page knows it.
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'bot';
  mine: boolean;
}

// A run of a clock that somebody stops by pressing. It falls from the highest price by steps.
export interface ClockRun {
  version: number; // of the table
  doubled: boolean; // one pays twice what shows
  began: number; // by performance.now()
  startMs: number; // before the highest price shows
  priceMs: number; // on each price
  highest: number;
  lowest: number;
  step: number;
}

// A run that is about to begin: when every seat is ready, or at `latest`.
export interface Readiness {
  version: number; // of the table
  ready: boolean[]; // by seat
  latest: number; // by performance.now()
}

export interface LiveClock {
  run: ReadonlySignal<ClockRun | null>; // null: none is under way
  readiness: ReadonlySignal<Readiness | null>; // null: none is about to begin
  ready(): Promise<boolean>; // for all seats of this device
  press(seat: number): Promise<boolean>; // whether it counts
}

export interface GameProps<View, Edition, Figures = unknown> {
  view: View; // of the server, as JSON
  figures: Figures | null; // what the rules tell besides; null: not yet
  edition: Edition; // GET /api/tables/ID/edition
  seats: SeatInfo[];
  viewer: number; // a seat, or 5: a spectator
  options: Record<string, string>; // that the table was opened with; missing: the first choice
  parts: Parts;
  clock?: LiveClock; // at a table, not in a replay
  log?: GameEvent[]; // what has happened; in a replay, up to the step that is shown
}

// At the end of a match: the seats' points, and those of a rival without a seat.
export interface Outcome {
  scores: number[];
  rival: number | null;
}

// One thing that happened, as the server told it: `kind` and the game's own fields.
export interface GameEvent {
  kind: string;
  version?: number;
  step?: number;
  text?: string; // English, by the server: what is shown if the game has no words for the kind
  targets?: Target[];
  [field: string]: unknown;
}

// What was clicked on the way to an action, and the actions that still fit.
export interface Clicked {
  path: Target[];
  left: Legal[];
}

// What an event gave to a seat or took from it, and the parts of the board that it comes from.
export interface Gain {
  seat: number;
  amount: number; // negative: lost or paid
  unit: 'points' | 'money';
  at: Target[]; // the first that is drawn counts; none: it comes from the seat itself
  to?: Target; // where it is counted meanwhile: points that come to the score at the end only
}

// What a note for newcomers is decided by: all that the page of the viewer's seat knows when nobody
// else's step is being shown.
export interface NoteTime<View = unknown, Edition = unknown, Figures = unknown> {
  view: View;
  figures: Figures; // of this view
  edition: Edition;
  viewer: number; // a seat
  legal: Legal[]; // the viewer's
  events: GameEvent[]; // the viewer's latest decision and all since
  log: GameEvent[]; // all so far
}

export interface NoteCome {
  lit: Target[]; // what it speaks of
  facts?(say: Say): Record<string, string | number>; // for the holes of its words
}

// Something that a newcomer stumbles over. It is told once, in one of the first matches, at the first
// moment when it is true; it stands as long as it stays true. Its words are `GAME.note.KEY`.
export interface Note<View = unknown, Edition = unknown, Figures = unknown> {
  key: string;
  place: string; // the passage of the rules: an anchor
  comes(time: NoteTime<View, Edition, Figures>): NoteCome | null;
}

// A hint: its action as it is foreseen, and what it leads to in the same turn.
export interface Hinted<View = unknown, Edition = unknown, Figures = unknown> {
  preview: ActionPreview;
  then: Planned<View, Edition, Figures>[];
  only: boolean; // nothing else is possible
}

// An action that becomes possible by the one before.
export interface Planned<View = unknown, Edition = unknown, Figures = unknown> {
  action: string;
  targets: Target[];
  preview: ActionPreview;
  props: GameProps<View, Edition, Figures>; // as they are right before it
}

export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface GameUi<View = unknown, Edition = unknown, Figures = unknown> {
  id: string;
  texts: Record<Lang, Record<string, string>>; // what `say` knows by key
  // Words besides, fetched for the language chosen only: many long texts.
  moreTexts?(lang: Lang): Promise<Record<string, string>>;
  Board: ComponentType<GameProps<View, Edition, Figures>>; // takes the space it is given
  Mine: ComponentType<GameProps<View, Edition, Figures>>; // hand and what else is the viewer's, under the board
  // What is public of a player, on his slim card: cards in hand, pieces left, …
  Public: ComponentType<GameProps<View, Edition, Figures> & { seat: number }>;

  // What stands beside the board under the players: contracts, an auction, what ends the game.
  Side?: ComponentType<GameProps<View, Edition, Figures>>;
  // The symbols of the game and what they mean, for the legend (key `?`).
  Legend?: ComponentType<GameProps<View, Edition, Figures>>;
  // A small picture of a target for its button; it draws nothing if it has none.
  TargetPicture?: ComponentType<GameProps<View, Edition, Figures> & { target: Target }>;
  // What newcomers are told in their first matches, the most urgent first.
  notes?: Note<View, Edition, Figures>[];
  // The rules page: its files, all cards and tiles.
  rulebook?(): Promise<RulesModule>;
  // Whether a target is offered beside the part that was clicked even if it is drawn elsewhere, too.
  besideClick?(target: Target): boolean;
  // Whether its button answers the question that stands there, so that a click plays it at once.
  atOnce?(target: Target): boolean;
  // What an event gave and took, in the order in which it is counted: numbers fly from there to the
  // scores, and the log shows them.
  gains?(event: GameEvent, edition: Edition): Gain[];
  // Whether an event only repeats the one before it: lists leave it out.
  isEcho?(event: GameEvent): boolean;
  // A panel beside the board while the gains of a step are counted; the first `counted` have been.
  Scene?: ComponentType<
    GameProps<View, Edition, Figures> & { events: GameEvent[]; gains: Gain[]; counted: number }
  >;

  // Who plays without a seat, as a list item among the players; it draws nothing if nobody does.
  Rival?: ComponentType<GameProps<View, Edition, Figures>>;
  // What the score sheets leave to be told at the end.
  Ending?: ComponentType<GameProps<View, Edition, Figures> & { outcome: Outcome }>;

  // Setting up a table: a word on this number of seats, and why a choice of an option does not go
  // with it, as keys; empty: none.
  seatsKey?(seats: number): string;
  closedKey?(option: string, choice: string, seats: number): string;

  // Points that are open on the table now; undefined: none are.
  score(
    view: View,
    seat: number,
    edition: Edition,
    figures: Figures | null,
  ): number | undefined;
  // What is asked of the viewer now, as a short sentence; empty: the shell's general one.
  question(
    view: View,
    viewer: number,
    say: Say,
    edition?: Edition,
    figures?: Figures | null,
    clicked?: Clicked, // after a click: what is asked next ("Pay with which colour?")
    name?: (seat: number) => string, // of the player that a reaction answers
  ): string;
  // Whose turn it is; undefined: nobody's in particular. A viewer who is asked in another's turn only
  // reacts to it.
  turnOf?(view: View): number | undefined;
  // What goes on while no seat is asked; empty: the shell's general sentence. `aboutToRun`: a live
  // clock waits until people are ready.
  meanwhile?(view: View, say: Say, aboutToRun: boolean): string;
  // Words for a part, one to three sentences: name, what it is worth, who owns it.
  explain(target: Target, props: GameProps<View, Edition, Figures>, say: Say): string;
  // A few words for a target that has no place on the board, as its button in the chooser; without
  // it `explain` is shown.
  label?(target: Target, props: GameProps<View, Edition, Figures>, say: Say): string;
  // An action in words, as its button and for screen readers ("Claim Dam – Waag with two green").
  actionText(action: string, targets: Target[], props: GameProps<View, Edition, Figures>, say: Say): string;
  // What it costs and gives, and what comes then, as the rules foresee it: shown beside it before it
  // is confirmed.
  consequences(preview: ActionPreview, props: GameProps<View, Edition, Figures>, say: Say): string[];
  // Why an action that a hint shows is a good choice: what speaks for it beyond its consequences, or an
  // honest general reason where these tell no more than a cost.
  reasons?(
    hint: Hinted<View, Edition, Figures>,
    props: GameProps<View, Edition, Figures>,
    say: Say,
  ): string[];
  // An event in words; `name` gives a seat's name.
  eventText(event: GameEvent, edition: Edition, name: (seat: number) => string, say: Say): string;
  // What is heard when an event is shown; undefined: nothing.
  sound?(event: GameEvent): SoundName | undefined;
  // A name among the facts of a refusal in the reader's words: ("card", "black") → "noir".
  factWord?(fact: string, name: string, say: Say): string;
  // The label of one line of the score sheet ("tracks", "contracts-done"), and of an end reason.
  sheetKey(line: string): string;
  endKey(reason: string): string;
}
