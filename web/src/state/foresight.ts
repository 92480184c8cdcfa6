// What the rules in the page tell about one table: figures beside the board, and the consequences of
// actions before they are done. They come a moment after the view that they belong to.
import { batch, signal } from '@preact/signals';
import type { ActionPreview, HintAnswer, MatchRules, PageCall } from '../net/generated/calls';
import { Refusal } from '../net/http';
import type { Json } from '../net/messages';
import { spectator } from '../net/messages';
import type { AnswerOf } from '../rules/module';

type Ask = <Call extends PageCall>(call: Call) => Promise<AnswerOf<Call>>;

// The first page does without the rules.
const askModule: Ask = async (call) => (await import('../rules/ask')).ask(call);

// What a table is played by: its terms, and what its edition's page says.
export interface PlayedBy {
  match: MatchRules; // without tables
  tables: Json; // the edition, for a module that does not know its hash
}

interface Moment {
  by: PlayedBy;
  view: Json;
  viewer: number;
}

// Of a RulesProblem.
const keyOf = (why: unknown): string =>
  (why as { problem?: { key: string } }).problem?.key ?? '';

export class Foresight {
  readonly figures = signal<unknown>(null);
  readonly figured = signal<Json | null>(null); // the view that the figures are of
  readonly previews = signal<ReadonlyMap<string, ActionPreview>>(new Map());
  // Why nothing is told, in English; empty: it is.
  readonly problem = signal('');

  // Why parts lead nowhere, as far as it was asked; null: they lead on, or no action begins there.
  readonly reasons = signal<ReadonlyMap<string, Refusal | null>>(new Map());

  private moment: Moment | null = null;
  private wanted = new Set<string>();
  private asked = new Set<string>();
  private withTables = false;

  constructor(private readonly ask: Ask = askModule) {}

  // A view that is drawn. (The module is fetched with the first question: not before that.)
  show(by: PlayedBy, view: Json, viewer: number): void {
    if (this.moment?.view === view) return;
    const moment = { by, view, viewer };
    this.moment = moment;
    this.previews.value = new Map();
    this.reasons.value = new Map();
    this.wanted.clear();
    this.asked.clear();
    void this.fetchFigures(moment);
  }

  // The preview of a legal action. The first time it is asked for; it comes with the signal.
  previewOf(action: string): ActionPreview | undefined {
    const found = this.previews.value.get(action);
    if (!found && !this.asked.has(action) && this.moment && this.moment.viewer !== spectator) {
      if (this.wanted.size === 0) queueMicrotask(() => void this.fetchPreviews());
      this.wanted.add(action);
      this.asked.add(action);
    }
    return found;
  }

  // Why nothing can be done with a part now; undefined: the rules can't tell.
  async whyNot(target: string): Promise<Refusal | null | undefined> {
    const moment = this.moment;
    const known = this.reasons.value.get(target);
    if (known !== undefined || !moment || moment.viewer === spectator) return known;
    const { view, viewer: seat } = moment;
    const answer = await this.about(moment, (match) =>
      this.ask({ call: 'why', match, view, seat, target }),
    );
    if (!answer) return undefined;
    const it = answer.refusal;
    const why = it ? new Refusal(it.key, it.sentence, it.facts) : null;
    if (this.moment === moment) this.reasons.value = new Map(this.reasons.value).set(target, why);
    return why;
  }

  // The action that a good player of this game would take now, and the next ones of its turn; null: the
  // rules can't tell.
  async hint(seed: number): Promise<HintAnswer | null> {
    const moment = this.moment;
    if (!moment || moment.viewer === spectator) return null;
    const { view, viewer: seat } = moment;
    const answer = await this.about(moment, (match) =>
      this.ask({ call: 'hint', match, view, seat, seed }),
    );
    return answer && this.moment === moment ? answer : null;
  }

  private async fetchFigures(moment: Moment): Promise<void> {
    const { view } = moment;
    const answer = await this.about(moment, (match) => this.ask({ call: 'figures', match, view }));
    if (!answer || this.moment !== moment) return;
    batch(() => {
      this.figures.value = answer.figures;
      this.figured.value = view;
    });
  }

  private async fetchPreviews(): Promise<void> {
    const moment = this.moment;
    const actions = [...this.wanted];
    this.wanted.clear();
    if (!moment || actions.length === 0) return;
    const { view, viewer: seat } = moment;
    const answer = await this.about(moment, (match) =>
      this.ask({ call: 'preview', match, view, seat, actions }),
    );
    if (!answer || this.moment !== moment) return;
    const more = answer.previews.map((one) => [one.action, one] as const);
    this.previews.value = new Map([...this.previews.value, ...more]);
  }

  // Asks with the hash of the edition, and with the edition itself if the module does not know it.
  private async about<Answer>(
    moment: Moment,
    ask: (match: MatchRules) => Promise<Answer>,
  ): Promise<Answer | null> {
    const { by } = moment;
    try {
      const answer = await ask(this.withTables ? { ...by.match, tables: by.tables } : by.match);
      this.problem.value = '';
      return answer;
    } catch (why) {
      const unknown = keyOf(why) === 'other-edition';
      if (unknown && !this.withTables) {
        this.withTables = true;
        return this.about(moment, ask);
      }
      this.problem.value = why instanceof Error ? why.message : String(why);
      return null;
    }
  }
}
