// Plays lessons at tables of the house of this device, and finds what does not fit the rules.
import { isReading } from '../../src/lessons/machine';
import { firstSaved, LessonRun, type Saved } from '../../src/lessons/run';
import { answerTo, fits, fitsAny, type Script, type Step, type Words } from '../../src/lessons/script';
import { seatAt, termsOf } from '../../src/lessons/table';
import { Channel, MemoryShelf, type Page } from './device';

// A house whose shelf is in memory, for any number of tables.
export class LessonHouse {
  readonly shelf = new MemoryShelf();
  private readonly channel = new Channel();
  private page: Page | null = null;

  async open(): Promise<this> {
    await this.channel.openHouse(this.shelf);
    this.page = this.channel.page();
    return this;
  }
  close(): void {
    this.channel.house!.stop();
  }

  // The newest rules and edition of a game.
  async today(game: string, seats: number, options: object): Promise<{ rules: number; hash: string }> {
    const table = await this.page!.create({ game, seats: Array(seats).fill('easy'), options });
    const answer = await this.page!.line.page('GET', `/api/tables/${table}/edition`);
    return JSON.parse(answer.body) as { rules: number; hash: string };
  }

  // A table of the lesson after these actions.
  async table(script: Script, actions: string[] = [], saved?: Saved): Promise<LessonTable> {
    const before = [...script.before, ...actions];
    const made = await this.page!.create(termsOf({ ...script, before }));
    const names = Array.from({ length: script.seats }, (_, seat) => `Seat ${seat}`);
    const table = await seatAt(this.shelf, made, names);
    await this.page!.watch(table);
    await this.page!.until((state) => state.table === table);
    return new LessonTable(this.page!, table, script, this.shelf, actions, saved);
  }
}

export class LessonTable {
  readonly run: LessonRun;
  readonly actions: string[];

  constructor(
    private readonly page: Page,
    readonly id: string,
    script: Script,
    private readonly shelf: MemoryShelf,
    actions: string[],
    saved: Saved = firstSaved,
  ) {
    this.actions = [...actions];
    const act = async (actor: string, action: string, version: number) => {
      const seat = actor === 'chance' ? actor : Number(actor);
      return this.send(seat, action, version);
    };
    this.run = new LessonRun(script, { act, keep: () => undefined }, saved);
  }

  get legal(): string[] {
    const { waiting, legal } = this.page.state!;
    return waiting.includes(0) ? legal.map(([action]) => action) : [];
  }

  // Of the match, as the newest row has it.
  get hash(): string {
    const rows = this.shelf.kept.get(this.id)!.rows as unknown as { hash: string }[];
    return rows.at(-1)!.hash;
  }

  private async send(seat: number | 'chance', action: string, version: number): Promise<number | null> {
    try {
      const message = { type: 'act', table: this.id, seat, action, version } as const;
      const ok = await this.page.line.send(message);
      await this.page.until((state) => state.version >= (ok.version ?? 0));
      this.actions.push(seat === 'chance' ? action : `${seat}: ${action}`);
      this.hear();
      return ok.version ?? 0;
    } catch {
      return null;
    }
  }

  private hear(): void {
    const { version, waiting, legal, status } = this.page.state!;
    const actions = legal.map(([action]) => action);
    this.run.heard({ version, waiting, legal: actions, over: status === 'over' });
  }

  // Its house has room for the next one.
  async close(): Promise<void> {
    this.run.stop();
    await this.page.line.send({ type: 'unwatch', table: this.id });
    await this.page.line.page('DELETE', `/api/tables/${this.id}`);
  }

  // Until the learner is to do something.
  async rest(): Promise<void> {
    this.hear();
    for (let turns = 0; turns < 5000; ++turns) {
      if (this.run.resting.value) return;
      await new Promise((next) => setImmediate(next));
    }
    throw new Error('The lesson does not come to rest.');
  }

  async act(action: string): Promise<void> {
    if (!this.run.judge(action)) throw new Error(`${action} is not accepted`);
    const version = await this.send(0, action, this.page.state!.version);
    this.run.acted(action, version ?? 0);
    await this.rest();
  }

  // Reads and answers what needs no action.
  async readOn(): Promise<void> {
    for (;;) {
      const { step } = this.run;
      const { said } = this.run.place.value;
      if (!step || this.run.stuck.value) return;
      if (said || (step.next && isReading(step) && !step.ask)) this.run.next();
      else if (step.ask) this.run.choose(step.ask.right);
      else return;
      await this.rest();
      if (this.run.place.value.step >= this.run.script.steps.length) return;
    }
  }
}

// What a walk through a lesson has found.
export interface Found {
  problems: string[];
  paths: number;
  decisions: number;
}

interface Path {
  actions: string[]; // of all, as a record tells them
  saved: Saved;
  next: string; // the action with which it leaves the others
}

// Auctions and dice branch without end: then it stays with so many, the last branches first.
const pathsAtMost = 1000;

// `whole`: all accepted paths, where equal positions count once; else the main line, and one path for
// each other action that is accepted somewhere.
export async function walk(house: LessonHouse, script: Script, words: Words, whole = false): Promise<Found> {
  const found: Found = { problems: [], paths: 0, decisions: 0 };
  const steps = new Set<string>();
  const taken = new Set<string>();
  const waiting: (Path | null)[] = [null];
  const tell = (problem: string) => {
    if (!found.problems.includes(problem)) found.problems.push(problem);
  };
  while (waiting.length > 0 && found.paths < pathsAtMost) {
    const from = waiting.pop()!;
    ++found.paths;
    const table = await house.table(script, from?.actions, from?.saved);
    await table.rest();
    await table.readOn();
    for (let next: string | undefined = from?.next; ; next = undefined) {
      const { step, stuck } = table.run;
      for (const id of table.run.place.value.passed) steps.add(id);
      if (stuck.value) tell(`${step?.id}: stuck after ${table.actions.slice(-4).join(', ')}`);
      if (!step || stuck.value) break;
      const accepted = checkDecision(table, step, words, tell);
      ++found.decisions;
      const saved = structuredClone(table.run.saved);
      const key = (action: string) =>
        whole
          ? `${table.hash} ${step.id} ${saved.place.stage} ${memory(script, saved)} ${action}`
          : `${step.id} ${saved.place.stage} ${action}`;
      const first = next ?? accepted.find((action) => !taken.has(key(action))) ?? (whole ? undefined : accepted[0]);
      for (const action of accepted) {
        if (action === first || taken.has(key(action))) continue;
        taken.add(key(action));
        waiting.push({ actions: [...table.actions], saved, next: action });
      }
      if (first === undefined) break;
      taken.add(key(first));
      await table.act(first);
      await table.readOn();
    }
    const { step, place } = table.run;
    if (!step && !place.value.said) checkEnd(table, tell);
    await table.close();
  }
  const isWhole = whole && waiting.length === 0;
  for (const { id, when, can } of script.steps) {
    // Only the whole walk finds every way to a step that comes seldom.
    if (!steps.has(id) && (isWhole || (!when && !can))) tell(`${id}: it never comes`);
  }
  return found;
}

// What later steps depend on.
function memory(script: Script, { place, cursors }: Saved): string {
  const patterns = script.steps.flatMap(({ when = [], see = [], doing = [] }) => [
    ...when.map((pattern) => pattern.replace('!', '')),
    ...[...see, ...doing].map(([pattern]) => pattern),
  ]);
  const known = patterns.map((pattern) => (place.past.some((a) => fits(pattern, a)) ? 1 : 0));
  return JSON.stringify([known, cursors, place.here.length]);
}

// At a decision of the learner every lawful action is accepted or answered, and one leads on.
function checkDecision(table: LessonTable, step: Step, words: Words, tell: (problem: string) => void): string[] {
  const { run, legal } = table;
  const { place } = run;
  const wanted = step.do?.[place.value.stage] ?? [];
  const leads = (pattern: string) => legal.filter((action) => fits(pattern, action));
  const accepted = [...new Set([...wanted, ...(step.also ?? [])].flatMap(leads))];
  const after = table.actions.slice(-3).join(', ');
  if (accepted.length === 0) tell(`${step.id} ${place.value.stage}: nothing accepted is legal after ${after}`);
  for (const action of legal) {
    if (fitsAny(wanted, action) || fitsAny(step.also, action)) continue;
    const key = answerTo(step.otherwise, [action]);
    if (key === null || !words.steps[step.id]?.otherwise?.[key]) tell(`${step.id}: no answer to ${action}`);
  }
  return accepted;
}

function checkEnd({ run, actions }: LessonTable, tell: (problem: string) => void): void {
  const { cursors } = run.saved;
  const after = actions.slice(-3).join(', ');
  const all = [['chance', run.script.outcomes] as const, ...Object.entries(run.script.others)];
  for (const [actor, entries] of all) {
    const left = entries.slice(cursors[actor] ?? 0).filter((entry) => !String(entry).startsWith('? '));
    if (left.length > 0) tell(`${actor} has ${JSON.stringify(left)} left after ${after}`);
  }
}

// Every key that the script names stands in the words, and no other.
export function keyProblems(script: Script, words: Words): string[] {
  const problems: string[] = [];
  const same = (what: string, named: string[], there: string[]) => {
    const [a, b] = [[...new Set(named)].sort().join(), [...there].sort().join()];
    if (a !== b) problems.push(`${what}: the script names ${a || 'none'}, the words have ${b || 'none'}`);
  };
  same('steps', script.steps.map(({ id }) => id), Object.keys(words.steps));
  for (const step of script.steps) {
    const own = words.steps[step.id];
    if (!own) continue;
    const keysOf = (answers: [string, string][] = []) => answers.map(([, key]) => key);
    same(`${step.id} otherwise`, keysOf(step.otherwise), Object.keys(own.otherwise ?? {}));
    same(`${step.id} then`, keysOf(step.then), Object.keys(own.then ?? {}));
    same(`${step.id} choices`, step.ask?.choices ?? [], Object.keys(own.choices ?? {}));
    const others = [...keysOf(step.see), ...keysOf(step.doing)];
    const usual = ['see', 'learnt', ...('do' in own ? ['do'] : [])];
    const groups = ['otherwise', 'then', 'choices'];
    const texts = Object.keys(own).filter((key) => !groups.includes(key));
    same(`${step.id} texts`, [...usual, ...others], texts);
  }
  return problems;
}

