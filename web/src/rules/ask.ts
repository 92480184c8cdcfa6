// Asks the rules in the page. The worker and its module are fetched at the first request, so a page
// that asks nothing pays nothing. Nobody should ask before a board is drawn.
import type { PageCall } from '../net/generated/calls';
import type { RulesReply, RulesRequest } from './messages';
import { type AnswerOf, RulesProblem } from './module';

export { RulesProblem };

// What a worker has, for tests without one.
export interface RulesPort {
  postMessage(request: RulesRequest): void;
  onmessage: ((event: { data: RulesReply }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(why: RulesProblem): void;
}

export class Rules {
  private port: RulesPort | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly open: () => RulesPort) {}

  ask<Call extends PageCall>(call: Call): Promise<AnswerOf<Call>> {
    const port = (this.port ??= this.connect());
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      port.postMessage({ id, call });
    });
  }

  private connect(): RulesPort {
    const port = this.open();
    port.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('problem' in data) waiting?.reject(new RulesProblem(data.problem));
      else waiting?.resolve(data.answer);
    };
    // The worker itself could not be loaded, or stopped: the next request tries again.
    port.onerror = ({ message }) => {
      const problem = { key: 'rules-failed', place: '', sentence: message ?? '' };
      for (const { reject } of this.waiting.values()) reject(new RulesProblem(problem));
      this.waiting.clear();
      this.port = null;
    };
    return port;
  }
}

// The worker's file, named by the build.
declare const rulesWorkerFile: string;

const rules = new Rules(
  () =>
    new Worker(new URL(rulesWorkerFile, import.meta.url), {
      type: 'module',
    }) as unknown as RulesPort,
);

export const ask = <Call extends PageCall>(call: Call): Promise<AnswerOf<Call>> => rules.ask(call);
