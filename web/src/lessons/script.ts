// What the files of a lesson hold (CONTRIBUTING, "Add or change a lesson").

// An action or an outcome; `*` stands for any rest, `?` for one letter. Of several the first that is
// legal; "? keep *": left out if it is not.
export type Entry = string | string[];
export type Answers = [pattern: string, key: string][];

export interface Step {
  id: string;
  // Targets, or ".class" for other things; "a|b": the one of them that is drawn. First the part to click:
  // a phone opens its panel.
  lit: string[];
  litAt?: Record<string, string[]>; // others from a stage of `do` on: its number, from 0
  do?: string[][]; // stages: one action of each list, in this order
  next?: boolean; // nothing to do but to read
  ask?: { choices: string[]; right: string }; // a question in the bubble
  also?: string[]; // played, but leads no further
  otherwise?: Answers; // to every other lawful action or choice
  then?: Answers; // said after the step, by what was done in it
  when?: string[]; // it comes only if one of these was done earlier, and none of "!…"
  can?: string[]; // it comes only if one of these is legal when the others have played
  until?: string; // the others play only until this has happened; "now": not at all
  scene?: boolean; // what was counted last stays beside the board until the step is read
  see?: Answers; // other words to see, by what was done earlier
  doing?: Answers; // the same for what to do
}

export interface Script {
  lesson: string;
  game: string;
  rules: number; // their version
  edition: string; // its hash
  seats: number; // the learner has the first
  options: Record<string, string>;
  minutes: number;
  before: string[]; // what was played before the first step: "1: draw", "deal red"
  outcomes: Entry[]; // of chance, in order
  others: Record<string, Entry[]>; // by seat: what it does, in order
  after: string; // the bot that plays on
  steps: Step[];
}

export interface StepWords {
  see: string;
  do?: string;
  learnt: string;
  otherwise?: Record<string, string>;
  then?: Record<string, string>;
  choices?: Record<string, string>;
  [other: string]: string | Record<string, string> | undefined;
}

export interface Words {
  title: string;
  about: string;
  goal: string;
  steps: Record<string, StepWords>;
}

const patterns = new Map<string, RegExp>();

export function fits(pattern: string, action: string): boolean {
  let found = patterns.get(pattern);
  if (!found) {
    const plain = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    found = new RegExp(`^${plain.replace(/\*/g, '.*').replace(/\?/g, '.')}$`);
    patterns.set(pattern, found);
  }
  return found.test(action);
}

export const fitsAny = (list: string[] | undefined, action: string): boolean =>
  (list ?? []).some((pattern) => fits(pattern, action));

// The key of the first answer that fits one of the actions.
export function answerTo(answers: Answers | undefined, actions: string[]): string | null {
  return (answers ?? []).find(([pattern]) => actions.some((a) => fits(pattern, a)))?.[1] ?? null;
}

// What is lit at a stage of a step.
export function litOf({ lit, litAt }: Step, stage: number): string[] {
  const stages = Array.from({ length: stage }, (_, n) => litAt?.[stage - n]);
  return stages.find((targets) => targets !== undefined) ?? lit;
}

// What an entry proposes, and whether it may be left out.
export function proposals(entry: Entry): { patterns: string[]; optional: boolean } {
  const list = typeof entry === 'string' ? [entry] : entry;
  const isOptional = (one: string) => one.startsWith('? ');
  return {
    patterns: list.map((one) => (isOptional(one) ? one.slice(2) : one)),
    optional: list.every(isOptional),
  };
}

// A text that a key of a step names.
export function wordOf(words: StepWords | undefined, kind: string, key: string): string {
  const group = words?.[kind];
  return typeof group === 'object' ? (group[key] ?? '') : '';
}

export function textOf(words: StepWords | undefined, key: string): string {
  const text = words?.[key];
  return typeof text === 'string' ? text : '';
}

// Where something that a step lights is drawn: a part of a board, a button that stands for it, a piece.
export function litCss(lit: string): string {
  const places = ['data-target', 'data-offer', 'data-piece'];
  const cssOf = (one: string) =>
    one.startsWith('.') ? [`#main ${one}`] : places.map((place) => `#main [${place}=${JSON.stringify(one)}]`);
  return lit.split('|').flatMap(cssOf).join(', ');
}
